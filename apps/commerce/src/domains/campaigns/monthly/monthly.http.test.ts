/** The monthly box, as callers ask for it. */
import type { TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { asking, openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.commerce.close());
const ask = asking(() => shop);

const sizesOf = (body: { sizes: { boxes: number; price: { value: number } }[] }) =>
  body.sizes.map(({ boxes, price }) => [boxes, price.value]);

test('its sizes, prices and dates are those of the site, in its currency and language', async () => {
  // covers: S7.126
  const { body } = await ask('campaign/getMonthlyFixedPriceDetails');
  expect(sizesOf(body)).toEqual([
    [2, 29.99],
    [4, 54.99],
    [6, 79.99],
  ]);
  expect(body).toMatchObject({
    ...{ campaignCode: 'MONTHLY_FIXED_PRICE', podsMost: 24, billingDay: 4, lockedMonths: 12, noticeDays: 30 },
    // Six in the morning of New York, 24 hours before the box of 4 February.
    ...{ cutOff: '2027-02-03T11:00:00.000Z', skipsMost: 3, giftMonths: [3, 6, 12] },
  });
  const french = await ask('campaign/getMonthlyFixedPriceDetails?lang=fr', 'cab2c');
  expect(sizesOf(french.body).flat()).toEqual([2, 39.99, 4, 74.99, 6, 107.99]);
  expect(french.body.sizes[0].price.formattedValue).toBe('39,99\u00a0$');
});

test('who signs up on the 31st is billed on the last days of shorter months', async () => {
  const before = shop.clock.now();
  shop.clock.set('2028-01-31T15:00:00.000Z');
  const { body } = await ask('campaign/getMonthlyFixedPriceDetails');
  shop.clock.set(before);
  expect([body.billingDay, body.billingDates.slice(0, 3)]).toEqual([
    31,
    ['2028-02-29', '2028-03-31', '2028-04-30'],
  ]);
});

test('what may be in it is small boxes of pods, and the dearer say what they add', async () => {
  // covers: S7.136
  const { body } = await ask('c/fetchMonthlyProducts');
  type Choice = { code: string; premium?: { value: number } };
  const premiums = body.choices.map(({ code, premium }: Choice) => [code, premium?.value]);
  expect(Object.fromEntries(premiums)).toEqual({
    ...{ 'dawn-12': 1.5, 'dawn-24': 1.5, 'small-10': 1.5, 'brisk-22': 1.5 },
    'peak-20': undefined,
  });
  expect(body.pagination).toMatchObject({ pageSize: 36, totalResults: 4 });
  const filtered = await ask('c/fetchMonthlyProducts?filters=boxCount:20');
  expect(filtered.body.choices).toMatchObject([{ code: 'peak-20' }]);
  expect((await ask('c/fetchMonthlyProducts?code=nowhere')).status).toBe(404);
});

test('it is found by a text, in the shopper’s language', async () => {
  // covers: S7.137
  const found = await ask('products/searchMonthlyProducts?query=dawn');
  expect(found.body.products.map(({ code }: { code: string }) => code)).toContain('dawn');
  const french = await ask('products/searchMonthlyProducts?query=Cortège&lang=fr', 'cab2c');
  expect([french.status, french.body.products[0].name]).toEqual([200, "Cortège de l'aube"]);
  const nothing = await ask('products/searchMonthlyProducts?query=zzzzzz');
  expect(nothing.body).toMatchObject({ products: [], choices: [], pagination: { totalResults: 0 } });
});

const CALLS = [
  'campaign/getMonthlyFixedPriceDetails',
  'c/fetchMonthlyProducts',
  'products/searchMonthlyProducts',
];

test.each(CALLS)('%s is not for business, and carries an agent’s id', async (call) => {
  const { status, body } = await ask(`${call}?query=dawn`, 'usafh');
  expect([status, body.errors[0].type]).toEqual([409, 'CampaignNotEligibleError']);
  const agent = await signInAgent(shop.commerce);
  const path = `${call}?query=dawn&csAgentId=${agent.agentId}`;
  expect([(await ask(path, 'usb2c', agent.headers)).status, (await ask(path)).status]).toEqual([200, 403]);
});

test('it refuses a text that is none or too long, and pages that are none', async () => {
  const refused = ['', `?query=${'x'.repeat(101)}`, '?query=a&currentPage=-1', '?query=a&filters=odd'];
  for (const query of refused) {
    const { status, body } = await ask(`products/searchMonthlyProducts${query}`);
    expect([query, status, body.errors[0].type]).toEqual([query, 400, 'ValidationError']);
  }
});
