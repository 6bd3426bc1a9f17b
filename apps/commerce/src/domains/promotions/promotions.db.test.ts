/** Promotions as staff make them and shoppers have them: from their beginning until their end, in carts, orders and lists. */
import type { TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import {
  addPromotion,
  amount,
  cartWith,
  forgetPromotions,
  openPromotionShop,
  percent,
} from '@crema/testing/factories/office/promotions';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { shopper } from '@crema/testing/factories/shopper';
import { answeredSums } from '@crema/testing/factories/totals';
import { patience } from '@crema/testing/pace';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const HOUR = 3_600_000;
let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openPromotionShop();
}, patience(120_000));
afterAll(() => shop.commerce.close());
// Hours pass in these tests, and a session ends after some.
beforeEach(async () => {
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
});
// What one test made is nothing to the next.
afterEach(() => forgetPromotions(shop));

type Parts = Parameters<typeof addPromotion>[2];
const add = (parts?: Parts, more?: Parameters<typeof addPromotion>[3]) =>
  addPromotion(shop, office, parts, more);
const cartOf = (...lines: { code: string; qty: number; isOneTimeProduct?: boolean }[]) =>
  cartWith(shop, ...lines);
/** Time passes, and the task does what is due. */
const pass = async (hours: number) => {
  shop.clock.advance(hours * HOUR);
  await shop.commerce.promotions.runDue();
  await shop.commerce.catalog.settle();
};
const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();

interface Shown {
  priceData: { value: number };
  autoDeliveryPriceData?: { value: number };
  isDiscountPrice: boolean;
  potentialPromotions?: { code: string; description: string }[];
}
const shown = async (code: string, query = 'fields=FULL', site: 'usb2c' | 'cab2c' = 'usb2c') =>
  (await shop.commerce.app.inject(`/rest/v2/${site}/products/${code}?${query}`)).json<Shown>();
test('a promotion is made, changed and turned off, and each step can be taken back', async () => {
  const added = await add({ categories: ['beverages'] });
  expect([added.status, (await shown('dawn')).priceData.value]).toEqual([201, 15.19]);
  expect((await shown('nib')).priceData.value).toBe(89.99);
  const changed = await office.save(`usb2c/promotions/${added.key}`, { tiers: [percent(50)] });
  await shop.commerce.catalog.settle();
  expect((await shown('dawn')).priceData.value).toBe(9.5);
  await office.undo('usb2c', changed.body.edit);
  await shop.commerce.catalog.settle();
  expect((await shown('dawn')).priceData.value).toBe(15.19);
  await office.save(`usb2c/promotions/${added.key}`, { active: false });
  await shop.commerce.catalog.settle();
  expect((await shown('dawn')).priceData.value).toBe(18.99);
  expect((await office.row(`usb2c/promotions/${added.key}`)).state.status).toBe('off');
});

test('it begins and ends by the clock, and the change feed says so each time', async () => {
  const tags: string[] = [];
  const stop = shop.commerce.platform.changes.subscribe((change) => void tags.push(...change.tags));
  const { key } = await add({ from: at(2), until: at(4), products: ['dawn'] });
  const seen = async () => [
    (await shown('dawn')).priceData.value,
    (await office.row(`usb2c/promotions/${key}`)).state.status,
    tags.splice(0).includes('site:usb2c'),
  ];
  expect(await seen()).toEqual([18.99, 'planned', true]);
  await pass(1);
  expect(await seen()).toEqual([18.99, 'planned', false]);
  await pass(1);
  expect(await seen()).toEqual([15.19, 'running', true]);
  await pass(1);
  expect(await seen()).toEqual([15.19, 'running', false]);
  await pass(1);
  expect(await seen()).toEqual([18.99, 'over', true]);
  stop();
});

test('lists sorted by price and the sale filter go by it', async () => {
  const codes = async (query: string) => {
    const answer = await shop.commerce.app.inject(`/rest/v2/usb2c/c/beverages?${query}`);
    return answer.json<{ products: { code: string }[] }>().products.map(({ code }) => code);
  };
  expect(await codes('sort=price-asc')).toEqual(['mist', 'mint', 'dawn']);
  expect(await codes('filters=offer:sale')).toEqual(['mint']);
  await add({ products: ['dawn'], tiers: [percent(60)] });
  expect(await codes('sort=price-asc')).toEqual(['dawn', 'mist', 'mint']);
  expect((await codes('filters=offer:sale')).sort()).toEqual(['dawn', 'mint']);
});

test('of two that overlap the lower price counts, never both, and not where another price is lower', async () => {
  await add({ tiers: [percent(20)], label: { en: 'A fifth' } });
  await add({ tiers: [amount(300)], label: { en: 'Three off' } });
  const { body, prices } = await cartOf({ code: 'dawn-24', qty: 1 }, { code: 'mist-24', qty: 1 });
  expect(prices).toEqual([1519, 700]);
  expect(body.entries).toMatchObject([
    { priceKind: 'promotion', priceLabel: 'A fifth', listPrice: { value: 18.99 } },
    { priceKind: 'promotion', priceLabel: 'Three off' },
  ]);
  expect(body).toMatchObject({
    appliedProductPromotions: [
      { description: 'A fifth: you save $3.80.' },
      { description: 'Three off: you save $3.00.' },
    ],
  });
  // Reduced to 11.50 already: less than 1 % off 12.35.
  await forgetPromotions(shop);
  await add({ products: ['mint'], tiers: [percent(1)] });
  expect((await cartOf({ code: 'mint-24', qty: 1 })).body.entries).toMatchObject([
    { priceKind: 'discount', basePrice: { value: 11.5 } },
  ]);
});

test('from a quantity on, of whatever is mixed; a product page says it and shows the price of one', async () => {
  await add({ products: ['mist', 'mint'], tiers: [amount(200, 3), amount(300, 5)] });
  expect((await cartOf({ code: 'mist-24', qty: 2 })).prices).toEqual([1000]);
  expect((await cartOf({ code: 'mist-24', qty: 2 }, { code: 'mint-24', qty: 1 })).prices).toEqual([
    800, 1035,
  ]);
  expect((await cartOf({ code: 'mist-24', qty: 5 })).prices).toEqual([700]);
  const page = await shown('mist');
  expect(page.priceData.value).toBe(10);
  expect(page.potentialPromotions).toEqual([
    {
      code: 'promotion',
      description: 'Coffee days: 3 or more, $2.00 off each; 5 or more, $3.00 off each.',
    },
  ]);
  expect((await shown('dawn')).potentialPromotions).toBeUndefined();
  await add({ tiers: [percent(10, 3)] }, { site: 'cab2c' });
  const french = await shown('mist', 'fields=FULL&lang=fr', 'cab2c');
  expect(french.potentialPromotions?.map(({ description }) => description)).toEqual([
    'Jours du café\u00a0: 3 ou plus, 10\u00a0% de rabais sur chacun.',
  ]);
});

test('the first order of an auto-delivery has it where it may, later ones keep what was agreed on', async () => {
  await add({ tiers: [percent(50)], buyers: 'autoDelivery' });
  const page = await shown('dawn');
  expect([page.priceData.value, page.autoDeliveryPriceData?.value]).toEqual([18.99, 9.5]);
  const { body } = await cartOf({ code: 'dawn-24', qty: 1, isOneTimeProduct: false });
  expect(body.entries).toMatchObject([{ priceKind: 'promotion', basePrice: { value: 9.5 } }]);
  expect(body).toMatchObject({ laterOrders: [{ subTotal: { value: 14.24 } }] });
});

test('what ends while a cart is open is not charged: the shopper is asked about the new total', async () => {
  await add({ until: at(1) });
  const ada = shopper(shop.commerce);
  const cartGuid = await ada.readyCart(['dawn-24'], { qty: 2 });
  const expectedTotal = (await ada.call('GET', `carts/${cartGuid}`)).body.totalPriceWithTax.value;
  expect(expectedTotal).toBe(30.38);
  await pass(2);
  const refused = await ada.place(cartGuid, { expectedTotal });
  expect(refused.status).toBe(409);
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  expect(body.totalPriceWithTax.value).toBe(37.98);
  expect((await ada.place(cartGuid, { expectedTotal: 37.98 })).status).toBe(201);
});

test('an order keeps the price, its kind and what the shopper read; one unit goes back to the cent', async () => {
  await add({ tiers: [amount(333, 2)] });
  const ada = shopper(shop.commerce);
  const cartGuid = await ada.readyCart(['dawn-24'], { qty: 3 });
  const placed = await ada.place(cartGuid);
  expect(placed.body.entries).toMatchObject([
    { priceKind: 'promotion', priceLabel: 'Coffee days', basePrice: { value: 15.66 } },
  ]);
  const sums = answeredSums(placed.body);
  await forgetPromotions(shop);
  const { code } = placed.body;
  const back = async (quantity: number) =>
    (
      await office.call<{ amount: number }>(`usb2c/orders/${code}/refunds`, {
        method: 'POST',
        body: { entries: [{ entryNumber: 0, quantity }], reason: 'dented', dryRun: true },
      })
    ).body.amount;
  expect(await back(1)).toBe(1566);
  expect(await back(3)).toBe(sums.total);
});

test('what cannot be is refused by a sentence at its field', async () => {
  for (const [parts, subject] of [
    [{ tiers: [percent(0)] }, 'tiers'],
    [{ tiers: [percent(91)] }, 'tiers'],
    [{ tiers: [] }, 'tiers'],
    [{ tiers: [percent(20), percent(10, 3)] }, 'tiers'],
    [{ tiers: [{ quantity: 1, percent: 10, amount: 100 }] }, 'tiers'],
    [{ categories: ['no-such-category'] }, 'categories'],
    [{ products: ['no-such-product'] }, 'products'],
    [{ from: at(4), until: at(2) }, 'until'],
    [{ from: at(-4) }, 'from'],
    [{ from: 'Friday' }, 'from'],
    [{ buyers: 'nobody' }, 'buyers'],
  ] as const) {
    const { status, body } = await add(parts);
    const [error] = body.errors;
    expect([subject, status, error?.subject.split(/[./]/).includes(subject)]).toEqual([subject, 400, true]);
    expect(error?.message.length).toBeGreaterThan(10);
  }
  expect((await add({}, { key: 'Not a code' })).body.errors[0]?.subject).toBe('key');
  const { key } = await add({ from: at(1) });
  const late = await office.save(`usb2c/promotions/${key}`, { from: at(-2) });
  expect(late.status).toBe(400);
});

test('a change that is scheduled, and one of many at once, work as for any resource', async () => {
  const keys = [(await add({ products: ['dawn'] })).key, (await add({ products: ['mist'] })).key];
  const bulk = await office.bulk('usb2c/promotions', { keys, changes: { active: false } });
  await shop.commerce.catalog.settle();
  expect([bulk.preview.changed, (await shown('dawn')).priceData.value]).toEqual([2, 18.99]);
  const later = await office.save(
    `usb2c/promotions/${keys[0]}`,
    { active: true },
    { from: at(2), until: at(4) },
  );
  expect(later.status).toBe(202);
  for (const value of [15.19, 18.99]) {
    shop.clock.advance(2 * HOUR);
    await shop.commerce.platform.edits.runDue();
    await shop.commerce.catalog.settle();
    expect((await shown('dawn')).priceData.value).toBe(value);
  }
});

test('why this price names it, now and ahead of its time', async () => {
  await add({ from: at(2), tiers: [percent(30, 2)] });
  const winner = async (quantity: number, when?: string) => {
    const query = new URLSearchParams({
      product: 'dawn',
      quantity: String(quantity),
      ...(when ? { at: when } : {}),
    });
    const { body } = await office.call<{
      purchases: { candidates: { title: string; wins: boolean; amount: number }[] }[];
    }>(`usb2c/prices/why?${query}`);
    const { title, amount: price } = body.purchases[0]?.candidates.find(({ wins }) => wins) ?? {};
    return [title, price];
  };
  expect(await winner(2)).toEqual(['List price', 1899]);
  expect(await winner(2, at(3))).toEqual(['Promotion without a code: Coffee days', 1329]);
  expect(await winner(1, at(3))).toEqual(['List price', 1899]);
  await pass(2);
  expect(await winner(2)).toEqual(['Promotion without a code: Coffee days', 1329]);
});
