import { gzipSync } from 'node:zlib';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** How often the echo ran. */
let ran = 0;
let shop: TestCommerce;
/** With one route more, which echoes, because no real route takes so plain a body. */
beforeAll(async () => {
  shop = await openTestCommerce({
    operations: { echo: { grants: ['anonymous', 'customer'] } },
    extend: (platform) =>
      platform.siteRoutes((routes) => {
        routes.post(
          '/echo',
          {
            schema: {
              operationId: 'echo',
              body: Type.Object(
                { qty: Type.Optional(Type.Integer()), name: Type.Optional(Type.String()) },
                { additionalProperties: false },
              ),
            },
          },
          async (request, reply) => {
            const answer = await platform.idempotency.inTransaction(
              request,
              { operation: 'echo', owner: 'test' },
              async () => {
                ran += 1;
                return { status: 200, body: { ran } };
              },
            );
            return reply.status(answer.status).send(answer.body);
          },
        );
      }),
  });
});
beforeEach(() => {
  ran = 0;
});
afterAll(() => shop.commerce.close());

const errorsOf = (body: string): { type: string; subject?: string }[] =>
  (JSON.parse(body) as { errors: { type: string; subject?: string }[] }).errors;

test('an unknown site, path or method answers with an error body', async () => {
  // covers: S7.15, V13.1.1, V14.5.1
  const { app } = shop.commerce;
  for (const [method, url, status, type] of [
    ['GET', '/rest/v2/nowhere/cms/siteConfig', 404, 'UnknownSiteError'],
    ['GET', '/rest/v2/usb2c/nothing', 404, 'UnknownResourceError'],
    ['DELETE', '/rest/v2/usb2c/cms/siteConfig', 405, 'MethodNotAllowedError'],
    ['GET', '/rest/v2/usb2c/cms/%zz', 400, 'BadRequestError'],
    ['GET', '/rest/v2/usb2c/cms/pages?pageLabelOrId=%ff', 400, 'BadRequestError'],
    ['GET', '/rest/v2/usb2c/cms/pages?pageLabelOrId=a%00b', 400, 'BadRequestError'],
    ['GET', '/rest/v2/usb2c/products/a%00b', 400, 'BadRequestError'],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect([url, answer.statusCode, errorsOf(answer.body)[0]?.type]).toEqual([url, status, type]);
  }
});

test('a query beyond depth 5, 20 items of a list or 1000 parameters is refused', async () => {
  // covers: S9.82, S9.83, S9.84
  const { app } = shop.commerce;
  const ask = (query: string) => app.inject({ url: `/rest/v2/usb2c/products/productCodes?${query}` });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');
  const list = (count: number) => Array.from({ length: count }, () => 'a[]=1').join('&');
  for (const query of ['a[b][c][d][e][f]=1', list(20), many(1000)]) {
    expect((await ask(query)).statusCode).toBe(200);
  }
  for (const query of ['a[b][c][d][e][f][g]=1', list(21), many(1001)]) {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(errorsOf(answer.body)[0]).toMatchObject({ type: 'BadRequestError' });
  }
  // Two different values: neither is picked.
  expect((await app.inject({ url: '/rest/v2/usb2c/cms/siteConfig?lang=en&lang=fr' })).statusCode).toBe(400);
});

test('the paths of the three sites are answered, each with its own site', async () => {
  // covers: S7.12, S7.13, S7.14
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) await shop.commerce.content.seed(site);
  const { app } = shop.commerce;
  const fees = ['usb2c', 'cab2c', 'usafh'].map(async (site) => {
    const { siteConfigurations } = (await app.inject(`/rest/v2/${site}/cms/siteConfig`)).json();
    return siteConfigurations.entry.find(({ key }: { key: string }) => key === 'shippingFee').value;
  });
  expect(await Promise.all(fees)).toEqual([695, 895, 995]);
});

test('a well-formed correlation id comes back, another is replaced', async () => {
  // covers: S9.85, V7.1.4
  const { app } = shop.commerce;
  const ask = (id: string) => app.inject({ url: '/openapi.json', headers: { 'x-correlation-id': id } });
  expect((await ask('abcdef0123456789')).headers['x-correlation-id']).toBe('abcdef0123456789');
  const replaced = async () => String((await ask('bad id\twith spaces')).headers['x-correlation-id']);
  const [random = '', time = ''] = (await replaced()).split('-');
  expect(random).toMatch(/^[0-9a-f]{32}$/);
  expect(Number.parseInt(time, 36)).toBe(shop.clock.now().getTime());
  expect(await replaced()).not.toContain(random);
});

test('bodies with bad JSON, bad UTF-8, NUL, half a letter, prototype keys, a wrong type or a size over the limit are refused', async () => {
  // covers: V5.3.6, V5.5.3, V5.5.4, V12.1.1, V13.1.5, V13.2.5
  const { app } = shop.commerce;
  const send = (payload: string | Buffer, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/rest/v2/usb2c/echo', payload, headers: { 'content-type': type } });
  expect((await send('{"qty":1}')).statusCode).toBe(200);
  for (const payload of [
    '{',
    '{"__proto__":{"a":1}}',
    '{"name":"a\\u0000"}',
    '{"name":"\\ud800"}',
    '{"name":"\\udc00\\ud800"}',
    '{"name":"\\ud83d\\\\\\ude00"}',
    Buffer.from([0x22, 0xff, 0x22]),
  ]) {
    expect((await send(payload)).statusCode).toBe(400);
  }
  // A character in two escapes, and backslashes before what looks like an escape.
  for (const payload of ['{"name":"\\ud83d\\ude00"}', '{"name":"\\\\ud800 \\\\u0000"}'])
    expect([payload, (await send(payload)).statusCode]).toEqual([payload, 200]);
  expect((await send(`{"name":"${'x'.repeat(2_000_000)}"}`)).statusCode).toBe(413);
  expect((await send('<a/>', 'application/xml')).statusCode).toBe(415);
  // Small as sent; the unpacked size counts.
  for (const [size, status] of [
    [100, 200],
    [2_000_000, 413],
  ] as const) {
    const packed = await app.inject({
      method: 'POST',
      url: '/rest/v2/usb2c/echo',
      payload: gzipSync(`{"name":"${'x'.repeat(size)}"}`),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect([size, packed.statusCode]).toEqual([size, status]);
  }
});

test('one errors item a field, and no coercion in bodies', async () => {
  // covers: V5.1.2, V13.2.2
  const { app } = shop.commerce;
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/v2/usb2c/echo',
    payload: { qty: '5', name: null, extra: true },
  });
  expect(answer.statusCode).toBe(400);
  expect(
    errorsOf(answer.body)
      .map((item) => item.subject)
      .sort(),
  ).toEqual(['extra', 'name', 'qty']);
});

test('a mutation runs once a key, waits for the first, and refuses another body', async () => {
  const { app } = shop.commerce;
  const send = (key: string, qty: number) =>
    app.inject({
      method: 'POST',
      url: '/rest/v2/usb2c/echo',
      payload: { qty },
      headers: { 'idempotency-key': key },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('0123456789abcdef', 1)));
  expect(answers.map((answer) => answer.body)).toEqual(Array.from({ length: 5 }, () => '{"ran":1}'));
  expect(ran).toBe(1);
  expect((await send('0123456789abcdef', 2)).statusCode).toBe(409);
  expect((await send('fedcba9876543210', 2)).body).toBe('{"ran":2}');
  expect((await send('short', 2)).statusCode).toBe(400);
});

test('an answer is given again to whom it was given, and to nobody else who has its key', async () => {
  // covers: V4.2.1
  const { app } = shop.commerce;
  const [ada, bob] = [await signUp(app), await signUp(app)];
  const send = async (headers: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/rest/v2/usb2c/echo',
        payload: { qty: 1 },
        headers: { ...headers, 'idempotency-key': 'of-more-than-one-caller' },
      })
    ).body;
  expect(await send(ada.headers)).toBe('{"ran":1}');
  expect(await send(ada.headers)).toBe('{"ran":1}');
  expect(await send(bob.headers)).toBe('{"ran":2}');
  expect(await send({})).toBe('{"ran":3}');
});
