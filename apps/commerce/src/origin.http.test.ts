/** What changes something is for the shop's own pages, whatever the caller shows. */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from './operations.ts';

/** Every operation, from every origin: seconds on a busy machine. */
const ALL = { timeout: patience(90_000) };

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

const HOST = 'www.crema.localhost';
const OWN: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` },
  { 'sec-fetch-site': 'none' },
  { origin: `http://${HOST}` },
  {},
];
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.crema.localhost' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { origin: 'https://evil.example' },
  { origin: `https://${HOST}.evil.example` },
  { origin: 'null' },
];

interface Operation {
  method: string;
  path: string;
  operationId: string;
}

async function operations(): Promise<Operation[]> {
  const { paths } = (await shop.commerce.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ method, path, operationId })),
  );
}

/** Why a call with these headers is refused, if it is for where it comes from. */
async function reasonOf({ method, path }: Operation, headers: Record<string, string>): Promise<unknown> {
  const url = path
    .replace('{site}', 'usb2c')
    .replace('{user}', 'anonymous')
    .replaceAll(/\{\w+\}/g, 'x');
  const answer = await shop.commerce.app.inject({
    method: method.toUpperCase() as 'POST',
    url,
    headers: { host: HOST, ...headers },
  });
  if (answer.statusCode !== 403) return undefined;
  return answer.json<{ errors: { reason?: string }[] }>().errors[0]?.reason;
}

test(
  'every operation that changes something refuses pages of other origins, and no others',
  ALL,
  async () => {
    // covers: V4.2.2, V13.2.3
    const all = await operations();
    const changes = all.filter(
      ({ method, operationId }) => method !== 'get' || OPERATIONS[operationId]?.changes,
    );
    expect(changes.length).toBeGreaterThan(20);
    for (const operation of changes) {
      for (const headers of FOREIGN)
        expect([operation.operationId, headers, await reasonOf(operation, headers)]).toEqual([
          operation.operationId,
          headers,
          'crossSite',
        ]);
      for (const headers of OWN) expect(await reasonOf(operation, headers)).not.toBe('crossSite');
    }
  },
);

test('what only reads is answered, but for what belongs to the visit of the host', ALL, async () => {
  const reads = (await operations()).filter(
    ({ method, operationId, path }) =>
      method === 'get' && !OPERATIONS[operationId]?.changes && path.startsWith('/rest/'),
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const operation of reads)
    for (const headers of FOREIGN) expect(await reasonOf(operation, headers)).toBeUndefined();
});

test('nothing is offered to scripts of other origins', async () => {
  // covers: V14.5.3
  const answer = await shop.commerce.app.inject({
    url: '/rest/v2/usb2c/cms/siteConfig',
    headers: { origin: 'https://evil.example' },
  });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
