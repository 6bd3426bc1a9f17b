/** What the storefront's server says about the calls behind a page. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LogEvent } from '../app/platform/logging/logger.ts';
import { siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

const events: (LogEvent & { id: string })[] = [];
let shop: Shop;
beforeAll(async () => {
  const logEvent = (event: LogEvent, id: string) => void events.push({ ...event, id });
  const systemClient = { id: 'storefront', secret: 'of the shop' };
  shop = await startShop({ cacheBytes: 0, answerBytes: 0, logEvent, systemClient });
});
afterAll(() => shop.stop());
beforeEach(() => {
  events.length = 0;
  shop.commerce.answers.clear();
  shop.commerce.answers.set('/rest/v2/usb2c/products/nib', () => json({}, '', { status: 503 }));
  shop.commerce.answers.set('/rest/v2/usb2c/products/recommendedProducts', () => json({ products: [] }));
});
const ssrLogger = (value: 0 | 1) =>
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry: [{ key: 'ssrLogger', value }] } }),
  );

it('product data that failed twice is logged with its sentence', async () => {
  // covers: S8.20, S8.21
  const answer = await fetch(`${shop.origin}/p/nib`);
  expect(answer.status).toBe(400);
  const id = answer.headers.get('x-correlation-id');
  expect(events.filter(({ eventType }) => eventType === 'product-data')).toEqual([
    expect.objectContaining({ message: 'Failed to fetch product data', type: 'ERROR', id }),
  ]);
  const attempts = events.filter(
    ({ eventType, requestUrl }) => eventType === 'api-failure' && !requestUrl?.includes('/reviews'),
  );
  expect(attempts.map(({ extraInfo }) => extraInfo)).toEqual([{ final: false }, { final: true }]);
});

it('is silent only where ssrLogger is 0', async () => {
  // covers: S9.87
  ssrLogger(0);
  await fetch(`${shop.origin}/p/nib`);
  expect(events).toEqual([]);
  ssrLogger(1);
  await fetch(`${shop.origin}/p/nib`);
  expect(events.length).toBeGreaterThan(0);
});

it('a list that failed, and its token before it, is logged with the other sentence, once', async () => {
  // covers: S8.22
  const failing = (status: number) => () => json({}, '', { status });
  shop.commerce.answers.set('/api/auth/systemUserToken', failing(503));
  shop.commerce.answers.set('/rest/v2/usb2c/c/tea', failing(503));
  expect((await fetch(`${shop.origin}/plp/tea`)).status).toBe(400);
  const sentences = () => events.filter(({ eventType }) => eventType === 'product-data');
  expect(sentences().map(({ message }) => message)).toEqual(['Failed calling systemUserToken api']);
  // A token that is missing is nothing to speak of where the list is there.
  events.length = 0;
  shop.commerce.answers.delete('/rest/v2/usb2c/c/tea');
  expect((await fetch(`${shop.origin}/plp/tea`)).status).toBe(200);
  expect(sentences()).toEqual([]);
});
