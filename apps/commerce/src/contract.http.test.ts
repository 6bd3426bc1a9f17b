import { SITE_IDS } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import type { LightMyRequestResponse as InjectAnswer, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Drives every operation of `/openapi.json` with input near to and far from its schema. Whatever comes, the answer
 * is no 5xx, and every refusal carries the error body.
 */
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITE_IDS) await shop.commerce.content.seed(site);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  // As in a shop: a call may ask a job for the rest.
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u202e right to left',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\ud800',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
  '00000000-0000-4000-8000-000000000000',
  -1,
  0,
  1.5,
  1e21,
  2 ** 31,
  2 ** 53,
  null,
  true,
  [],
  {},
  { constructor: { prototype: { a: 1 } } },
  { a: { b: { c: { d: { e: { f: 1 } } } } } },
);

/** Values that fit the schema about three times in four. */
function near(schema: Schema, document: Document, depth = 0): fc.Arbitrary<unknown> {
  const { $ref } = schema;
  if ($ref) {
    const named = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return depth > 6 ? nasty : near(named, document, depth + 1);
  }
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), nasty);
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), nasty);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => near(one, document, depth + 1)), nasty);
  const fitting = (): fc.Arbitrary<unknown> => {
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([name, one]) => [
              name,
              near(one, document, depth + 1),
            ]),
          ),
          { requiredKeys: [] },
        );
      case 'array':
        return fc.array(near(schema.items ?? {}, document, depth + 1), { maxLength: 4 });
      case 'integer':
        return fc.integer({ min: -2, max: 120 });
      case 'number':
        return fc.double({ noNaN: true });
      case 'boolean':
        return fc.boolean();
      default:
        return fc.oneof(
          fc.string({ maxLength: 40, unit: 'grapheme' }),
          fc.constantFrom('usb2c', 'anonymous', 'a-b'),
        );
    }
  };
  return fc.oneof({ weight: 3, arbitrary: fitting() }, { weight: 1, arbitrary: nasty });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** A process that stood still for two seconds turns away whatever comes next: that is no answer to the input. */
async function answered(call: InjectOptions): Promise<InjectAnswer> {
  const answer = await shop.commerce.app.inject(call);
  const isOverload = answer.statusCode === 503 && answer.body.includes('"OverloadedError"');
  if (!isOverload) return answer;
  await new Promise((next) => setTimeout(next, 1000));
  return answered(call);
}

test(
  'no input to any operation ends in a 5xx, and every refusal has the error body',
  async () => {
    // covers: V5.1.3, V5.4.3, V7.4.1, V7.4.2
    const { app } = shop.commerce;
    const document = (await app.inject({ url: '/openapi.json' })).json<Document>();
    let operations = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        operations += 1;
        const parameters = operation.parameters ?? [];
        const input = fc.record({
          site: fc.constantFrom('usb2c', 'cab2c', 'usafh', 'nowhere'),
          values: fc.record(
            Object.fromEntries(parameters.map((one) => [one.name, near(one.schema ?? {}, document)])),
            { requiredKeys: parameters.filter((one) => one.in === 'path').map((one) => one.name) },
          ),
          body: near(Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {}, document),
          type: fc.oneof(
            { weight: 9, arbitrary: fc.constant('application/json') },
            {
              weight: 1,
              arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'a/b'),
            },
          ),
          key: fc.option(fc.string({ minLength: 0, maxLength: 70 }).map((text) => encodeURIComponent(text))),
        });
        await fc.assert(
          fc.asyncProperty(input, async ({ site, values, body, type, key }) => {
            const url = path
              .replace('{site}', site)
              .replace(/\{(\w+)\}/g, (_all, name: string) => encode(values[name] ?? 'x') || 'x');
            const query = parameters
              .filter((one) => one.in === 'query' && values[one.name] !== undefined)
              .map((one) => `${one.name}=${encode(values[one.name])}`)
              .join('&');
            const answer = await answered({
              method: method.toUpperCase() as 'GET',
              url: query ? `${url}?${query}` : url,
              headers: {
                ...(operation.requestBody ? { 'content-type': type } : {}),
                ...(key === null ? {} : { 'idempotency-key': key }),
              },
              ...(operation.requestBody ? { payload: JSON.stringify(body) } : {}),
            });
            const said = `${method} ${url}?${query} ${JSON.stringify(body)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
            expect(answer.statusCode, said).toBeLessThan(500);
            if (answer.statusCode >= 400) {
              const { errors } = answer.json<{ errors: { type: string; message: string }[] }>();
              expect(errors.length, said).toBeGreaterThan(0);
              expect(
                errors.every((item) => item.type && item.message),
                said,
              ).toBe(true);
            }
          }),
          { numRuns: 25 },
        );
      }
    }
    expect(operations).toBeGreaterThan(3);
  },
  patience(240_000),
);

test(
  'what every object has by birth is a name like any other, in each parameter of each operation',
  async () => {
    const { app } = shop.commerce;
    const document = (await app.inject({ url: '/openapi.json' })).json<Document>();
    let calls = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        for (const { name, in: place } of parameters.filter((one) => one.in !== 'header')) {
          for (const word of ['constructor', '__proto__', 'toString']) {
            const filled = path
              .replace('{site}', 'usb2c')
              .replace(`{${name}}`, word)
              .replace(/\{\w+\}/g, 'x');
            const url = place === 'query' ? `${filled}?${name}=${word}` : filled;
            const answer = await answered({ method: method.toUpperCase() as 'GET', url });
            expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
            calls += 1;
          }
        }
      }
    }
    expect(calls).toBeGreaterThan(500);
  },
  patience(120_000),
);

/**
 * What others than the shop's own pages send may hold more, of which nothing is read: a token request (RFC 6749, section
 * 3.2), a browser's report, a mail program's one-click form (RFC 8058).
 */
const OPEN_OPERATIONS = [
  ...['token', 'postCspReport', 'confirmNewsletter', 'unsubscribeNewsletter', 'stopWishListEmails'],
];

test('no body takes a field that its operation does not name, at any depth', async () => {
  // covers: V4.1.2, V5.1.2, V13.2.2
  const document = (await shop.commerce.app.inject({ url: '/openapi.json' })).json<Document>();
  const open = new Set<string>();
  let closed = 0;
  const look = ({ $ref, ...schema }: Schema, where: string): void => {
    if ($ref) look(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, where);
    for (const one of schema.anyOf ?? []) look(one, where);
    if (schema.items) look(schema.items, where);
    if (schema.type !== 'object') return;
    if (schema.additionalProperties === false) closed += 1;
    else open.add(where);
    for (const [name, one] of Object.entries(schema.properties ?? {})) look(one, `${where} ${name}`);
  };
  for (const methods of Object.values(document.paths)) {
    for (const { operationId, requestBody } of Object.values(methods)) {
      const [body] = Object.values(requestBody?.content ?? {});
      if (body && !OPEN_OPERATIONS.includes(operationId)) look(body.schema, operationId);
    }
  }
  expect(closed).toBeGreaterThan(30);
  // A log record's own notes are only written down; answers are named by their questions, and those are read one by one.
  // Words of mails are named by the sentences that they take the place of.
  expect([...open].sort()).toEqual([
    'adminPreviewMail texts',
    'adminSaveMail changes texts',
    'changeTasteProfile answers',
    'decisionChatStart answers',
    'postLogs records extraInfo',
    'submitQuiz answers',
    'updateBrewerQuestionnaire answers',
  ]);
});
