import { SITE_IDS } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Every refusal is in the language of the call: each operation of `/openapi.json` is refused in English and in French. */
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITE_IDS) await shop.commerce.content.seed(site);
  await sell(shop.commerce, 'cab2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: object;
}
interface Refusal {
  type: string;
  message: string;
  subject?: string;
}

/** Files for crawlers and pictures have no language. */
const WITHOUT_LANGUAGE = /^\/(?:sitemaps|feeds|media)\//;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** What a careless client sends: nothing, the wrong kinds of things, things that are nowhere. */
const CARELESS: { value: string; body?: string; headers: Record<string, string> }[] = [
  { value: 'x', headers: {} },
  { value: NOWHERE, body: '{}', headers: { 'idempotency-key': 'short' } },
  { value: NOWHERE, body: '{"code":7,"odd":null,"quantity":"many"}', headers: {} },
  { value: '1', body: '[]', headers: { 'x-price-group': 'forged' } },
  { value: '%E0%A4', body: '{', headers: {} },
  { value: 'x', body: '"\\ud800"', headers: {} },
  { value: 'x', body: '{}', headers: { 'content-type': 'image/png' } },
  { value: 'x', body: '{}', headers: { authorization: 'Bearer forged' } },
];

async function refusals(call: InjectOptions): Promise<Refusal[]> {
  const answer = await shop.commerce.app.inject(call);
  return answer.statusCode < 400 ? [] : answer.json<{ errors: Refusal[] }>().errors;
}

test(
  'whatever is refused, is refused in English or French as the call asks',
  async () => {
    const document = (await shop.commerce.app.inject({ url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const english = new Set<string>();
    let compared = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      if (WITHOUT_LANGUAGE.test(path)) continue;
      for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
        for (const { value, body, headers } of CARELESS) {
          const filled = path
            .replace('{site}', 'cab2c')
            .replace('{user}', 'anonymous')
            .replace(/\{\w+\}/g, value);
          const asked = parameters.filter((one) => one.in === 'query' && one.required);
          const query = asked.map(({ name }) => `${name}=${value}`).join('&');
          const ask = (lang: string) =>
            refusals({
              method: method.toUpperCase() as 'GET',
              url: `${filled}?${query}&lang=${lang}`,
              headers: {
                host: 'www.crema.ca.localhost',
                ...(requestBody ? { 'content-type': 'application/json' } : {}),
                ...headers,
              },
              ...(requestBody && body !== undefined ? { payload: body } : {}),
            });
          const [en, fr] = [await ask('en'), await ask('fr')];
          expect(fr.map(({ type, subject }) => [type, subject])).toEqual(
            en.map(({ type, subject }) => [type, subject]),
          );
          for (const [at, { message }] of en.entries()) {
            compared += 1;
            if (fr[at]?.message === message) english.add(`${method} ${path}: ${message}`);
          }
        }
      }
    }
    expect([...english]).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  },
  patience(240_000),
);
