/** The browsers' log records over HTTP, as they come out in the server's log. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  shop = await openTestCommerce({ log, env: { RATE_LIMIT: '100000' } });
});
afterAll(() => shop.commerce.close());
beforeEach(() => {
  lines.length = 0;
});

const RECORD = {
  type: 'INFO',
  severity: 'low',
  message: 'Error page shown',
  eventType: 'error-page',
  brand: 'usb2c',
};
const post = async (records: object[], cookie = 'csrLogger=1') => {
  const payload = { records };
  const { statusCode, body } = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/logs',
    payload,
    headers: { cookie },
  });
  return { status: statusCode, errors: body ? JSON.parse(body).errors : undefined };
};
const logged = () => lines.filter(({ part }) => part === 'browser');

test('a record is a line of the server’s log, without what must not be in one', async () => {
  // covers: S3.135
  const { status } = await post([
    {
      ...RECORD,
      userEmail: 'ada@example.com',
      cartGuid: '0f3a12bc-1111-4222-8333-444455556666',
      correlationId: 'a'.repeat(32),
      currentPageUrl: 'http://www.crema.localhost/login?token=abc',
      extraInfo: { error: 'no such user: ada@example.com', password: 'hunter2' },
    },
  ]);
  expect(status).toBe(204);
  expect(logged()).toEqual([
    expect.objectContaining({
      msg: 'Error page shown',
      id: 'a'.repeat(32),
      userEmail: 'a***@example.com',
      cartGuid: '0f3a12bc…',
      currentPageUrl: 'http://www.crema.localhost/login?token=[hidden]',
      extraInfo: { error: 'no such user: a***@example.com', password: '[hidden]' },
    }),
  ]);
});

test('records of one session carry the same id, from which the session cannot be taken over', async () => {
  // covers: S3.137
  const sessions = ['7f0e2c51-visitor-one', '7f0e2c51-visitor-one', '7f0e2c51-visitor-two'];
  for (const session of sessions) await post([RECORD], `csrLogger=1; SESSION=${session}`);
  await post([RECORD]);
  const [first, second, third, none] = logged().map(({ sessionId }) => sessionId);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(none).toBeUndefined();
  expect(JSON.stringify(logged())).not.toContain('visitor-one');
});

test('INFO, ERROR and DEBUG each have four severities', async () => {
  // covers: S8.30, S8.31, S8.32
  const records = ['INFO', 'ERROR', 'DEBUG'].flatMap((type) =>
    ['low', 'medium', 'high', 'critical'].map((severity) => ({ ...RECORD, type, severity })),
  );
  expect((await post(records)).status).toBe(204);
  expect(logged().map(({ type, severity }) => `${type} ${severity}`)).toEqual(
    records.map(({ type, severity }) => `${type} ${severity}`),
  );
  expect((await post([{ ...RECORD, type: 'LOUD' }])).status).toBe(400);
  expect((await post([{ ...RECORD, severity: 'extreme' }])).status).toBe(400);
});

test('nothing is written unless the visit’s cookie or the site says 1', async () => {
  for (const cookie of ['', 'csrLogger=0', 'csrLogger=true']) await post([RECORD], cookie);
  expect(logged()).toEqual([]);
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position) values ('usb2c', 'configuration', 'csrLogger', '1', 0)`,
  );
  await shop.commerce.content.load();
  await post([RECORD, { ...RECORD, brand: 'cab2c' }], '');
  await post([RECORD], 'csrLogger=0');
  expect(logged()).toHaveLength(1);
});

test('what is too much or of another shape is refused, and a flood is turned away', async () => {
  const refused = [
    [],
    Array.from({ length: 21 }, () => RECORD),
    [{ ...RECORD, message: 'x'.repeat(4001) }],
    [{ ...RECORD, password: 'x' }],
    [{ ...RECORD, extraInfo: 'text' }],
    [{ type: 'INFO' }],
  ];
  for (const records of refused) expect((await post(records)).status).toBe(400);
  const large = await post([{ ...RECORD, extraInfo: { text: 'x'.repeat(70_000) } }]);
  expect([large.status, large.errors[0].type]).toEqual([413, 'PayloadTooLargeError']);
  expect(logged()).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 70 }, () => post([RECORD])));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(answers.find(({ status }) => status === 429)?.errors[0].type).toBe('TooManyRequestsError');
});

test('a violation of a page’s policy is a line of the log; what is no report is refused', async () => {
  const send = (payload: unknown, type = 'application/csp-report') =>
    shop.commerce.app.inject({
      method: 'POST',
      url: '/api/csp',
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    });
  const report = {
    'document-uri': 'http://www.crema.localhost/login?token=abc',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js',
    'script-sample': 'x'.repeat(40),
  };
  expect((await send({ 'csp-report': report })).statusCode).toBe(204);
  expect(logged()).toEqual([
    expect.objectContaining({
      msg: 'content security policy violated',
      'document-uri': 'http://www.crema.localhost/login?token=[hidden]',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js',
    }),
  ]);
  expect(JSON.stringify(logged())).not.toContain('xxxx');
  expect((await send([])).statusCode).toBe(400);
  expect((await send({ 'csp-report': report }, 'text/plain')).statusCode).toBe(415);
  expect((await send({ 'csp-report': { a: 'x'.repeat(9_000) } })).statusCode).toBe(413);
});
