import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startDemoShop } from '../../../../tools/testbed/index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startDemoShop({ env: { TRUST_PROXY: '1', RATE_LIMIT: '50' } });
}, patience(120_000));
afterAll(() => shop.stop());

const ask = async (path: string, from: string) => {
  const answer = await fetch(`${shop.origin}${path}`, {
    headers: { 'x-forwarded-for': `10.1.1.1, ${from}` },
  });
  await answer.arrayBuffer();
  return answer;
};

test('a network has 300 pages rendered a minute, whose calls are not counted again; then 429, but for kept pages', {
  timeout: patience(120_000),
}, async () => {
  const statuses = new Map<number, number>();
  expect((await ask('/plp/beverages', '203.0.113.7')).status).toBe(200);
  for (let n = 0; n < 309; n += 1) {
    const { status } = await ask(`/search?text=word${n}`, '203.0.113.7');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 299],
    [429, 10],
  ]);
  const refused = await ask('/search?text=once+more', '203.0.113.7');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/plp/beverages', '203.0.113.7')).status).toBe(200);
  expect((await ask('/search?text=once+more', '203.0.113.8')).status).toBe(200);
  // Its own calls are counted by themselves.
  expect((await ask('/rest/v2/usb2c/cms/siteConfig', '203.0.113.7')).status).toBe(200);
});
