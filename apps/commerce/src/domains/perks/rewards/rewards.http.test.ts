/** Rewards on a cart, through the API. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { assertCartAddsUp } from '@crema/testing/factories/totals';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon', 'dusk'].map((code) => product(code)));
  await sell(shop.commerce, 'usb2c', product('small', { count: 12 }), product('rare', { stock: 5 }));
});
afterAll(() => shop.commerce.close());

const withCart = async (points: number, code = 'dawn-24', qty = 1) => {
  const ada = await member(shop, { points });
  const { cartGuid } = (await ada.add(code, qty)).body;
  return { ada, cartGuid };
};

test('a reward is a line at 0.00 with its list price beside it, and its points are taken until it is ordered', async () => {
  // covers: S1.20, S1.26, S7.115, S7.116
  const { ada, cartGuid } = await withCart(360);
  const { status, body } = await ada.apply(cartGuid, '350-noon-24');
  expect([status, body.points, body.sessionCartCount]).toEqual([200, 10, 2]);
  expect(body.rewards).toMatchObject([
    {
      rewardCode: '350-noon-24',
      points: 350,
      inStock: true,
      products: [{ code: 'noon-24', quantity: 1, listPrice: { value: 18.99 } }],
    },
  ]);
  expect((await ada.applied(cartGuid)).body).toEqual(body);
  const { body: cart } = await ada.call('GET', `carts/${cartGuid}`);
  expect(cart.entries[1]).toMatchObject({
    ...{ addedBy: 'perks', priceKind: 'perks', quantity: 1, isOneTimeProduct: true },
    ...{ basePrice: { value: 0 }, totalPrice: { value: 0 }, listPrice: { value: 18.99 } },
  });
  expect([cart.subTotal.value, cart.freeShipping.reached]).toEqual([18.99, false]);
  await assertCartAddsUp(shop.commerce, 'usb2c', cartGuid, cart, ada.customerId);

  const order = (await ada.place(await ada.ready(cartGuid))).body;
  expect(order.entries[1]).toMatchObject({
    ...{ quantity: 1, priceKind: 'perks', product: { code: 'noon-24' } },
    ...{ totalPrice: { value: 0 }, listPrice: { value: 18.99 } },
  });
  expect(await ada.points()).toBe(10);
});

test('every count of the cart has the reward in it', async () => {
  // covers: S7.96, S7.97, S7.98
  const { ada, cartGuid } = await withCart(760, 'dawn-24', 2);
  const counts = async () => [
    (await ada.call<{ cartCount: number }>('GET', 'getCustomerDetails')).body.cartCount,
    (await ada.applied(cartGuid)).body.sessionCartCount,
  ];
  expect((await ada.apply(cartGuid, '350-noon-24')).body.sessionCartCount).toBe(3);
  expect(await counts()).toEqual([3, 3]);
  expect((await ada.swap(cartGuid, '350-noon-24', '700-noon-24')).body.sessionCartCount).toBe(4);
  expect(await counts()).toEqual([4, 4]);
  expect((await ada.add('dusk-24')).body.cartQuantity).toBe(5);
  expect((await ada.remove(cartGuid, '700-noon-24')).body.sessionCartCount).toBe(3);
  expect(await counts()).toEqual([3, 3]);
});

test('360 points: A (350) exchanged for B (350) works, and with B sold out A stays', async () => {
  // covers: S1.28, S7.118
  const { ada, cartGuid } = await withCart(360);
  await ada.apply(cartGuid, '350-noon-24');
  const swapped = await ada.swap(cartGuid, '350-noon-24', '350-dusk-24');
  expect([swapped.status, swapped.body.points]).toEqual([200, 10]);
  expect(swapped.body.rewards.map(({ rewardCode }) => rewardCode)).toEqual(['350-dusk-24']);

  await sell(shop.commerce, 'usb2c', product('gone', { stock: 0 }));
  const refused = await ada.swap(cartGuid, '350-dusk-24', '350-gone-24');
  expect([refused.status, refused.body.errors[0]?.type]).toEqual([409, 'RewardSoldOutError']);
  const tooDear = await ada.swap(cartGuid, '350-dusk-24', '700-noon-24');
  expect([tooDear.status, tooDear.body.errors[0]]).toMatchObject([
    409,
    { type: 'NotEnoughPointsError', subject: '340' },
  ]);
  expect((await ada.applied(cartGuid)).body).toEqual(swapped.body);
  expect(await ada.points()).toBe(10);
});

test('taking a reward off gives its points back, once, and one that is not there changes nothing', async () => {
  // covers: S1.27, S7.117
  const { ada, cartGuid } = await withCart(360);
  await ada.apply(cartGuid, '350-noon-24');
  const other = await ada.remove(cartGuid, '350-dusk-24');
  expect([other.status, other.body.rewards.length, other.body.points]).toEqual([200, 1, 10]);
  for (const _ of [1, 2]) {
    const { status, body } = await ada.remove(cartGuid, '350-noon-24');
    expect([status, body]).toEqual([200, { rewards: [], points: 360, sessionCartCount: 1 }]);
  }
  expect((await ada.call('GET', `carts/${cartGuid}`)).body.entries).toHaveLength(1);
});

test('a call again under its key books once', async () => {
  const { ada, cartGuid } = await withCart(760);
  const key = (name: string) => ({ 'idempotency-key': `reward-${name}-${ada.customerId}` });
  const twice = async (call: () => Promise<{ status: number; body: unknown }>) => {
    const [first, again] = [await call(), await call()];
    expect([first.status, again]).toEqual([200, first]);
  };
  await twice(() => ada.apply(cartGuid, '350-noon-24', '', key('apply')));
  expect(await ada.points()).toBe(410);
  await twice(() => ada.swap(cartGuid, '350-noon-24', '200-small-24', '', key('swap')));
  expect(await ada.points()).toBe(560);
  await twice(() => ada.remove(cartGuid, '200-small-24', '', key('remove')));
  expect(await ada.points()).toBe(760);
  const history = await ada.call<{ pagination: { totalResults: number } }>(
    'GET',
    `/v1/lms/usb2c/fetchLoyaltyPointsHistory?customerId=${ada.customerId}`,
  );
  // The welcome, what the test gave, twice taken and twice given back.
  expect(history.body.pagination.totalResults).toBe(6);
});

test('a reward takes no part in buy more save more, coupons and free shipping', async () => {
  await sell(
    shop.commerce,
    'usb2c',
    product('more', { flags: ['isProductBMSMEligible'] }),
    product('cheap', { price: 5 }),
  );
  await shop.commerce.coupons.create('usb2c', { code: 'HALF', name: { en: 'Half' }, percent: 50 });
  const { ada, cartGuid } = await withCart(760, 'more-24', 3);
  await ada.apply(cartGuid, '700-more-24');
  const { body: cart } = await ada.call('GET', `carts/${cartGuid}`);
  // Three boxes of five are bought: one short of the first step.
  expect(cart.subTotal.value).toBe(56.97);
  await ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=HALF`);
  const { body: half } = await ada.call('GET', `carts/${cartGuid}`);
  expect([half.orderDiscounts.value, half.entries[1]?.totalPrice.value]).toEqual([28.49, 0]);
  await assertCartAddsUp(shop.commerce, 'usb2c', cartGuid, half, ada.customerId);

  const poor = await withCart(760, 'cheap-24');
  await poor.ada.apply(poor.cartGuid, '700-noon-24');
  const { body: small } = await poor.ada.call('GET', `carts/${poor.cartGuid}`);
  expect([small.freeShipping.remaining.value, small.deliveryCost.value]).toEqual([24, 6.95]);
});

test('a reward earns no points, and the cart says how far the next one is', async () => {
  // covers: S7.91
  const { ada, cartGuid } = await withCart(360);
  await ada.apply(cartGuid, '350-noon-24');
  const earning = async (body: object) => (await ada.call('POST', 'getLoyaltyPoints', body)).body as unknown;
  expect(await earning({ cartGuid })).toEqual({
    ...{ points: 18, oneTimePoints: 18, autoDeliveryPoints: 0, balance: 10 },
    nextReward: { points: 200, missing: 190 },
  });
  expect(await earning({ products: [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false }] })).toMatchObject({
    points: 84,
    oneTimePoints: 0,
    autoDeliveryPoints: 84,
  });
  const guest = await shop.commerce.app.inject({
    method: 'POST',
    url: '/rest/v2/usb2c/users/anonymous/getLoyaltyPoints',
    payload: { cartGuid: '0b9f6a0e-0000-4000-8000-00000000000b' },
  });
  expect([guest.statusCode, guest.json()]).toEqual([
    200,
    { points: 0, oneTimePoints: 0, autoDeliveryPoints: 0 },
  ]);
});

test('the list has rewards that are in stock, best sellers first, 28 a page', async () => {
  // covers: S9.18
  const many = Array.from({ length: 20 }, (_, index) => product(`many-${String(index).padStart(2, '0')}`));
  await sell(shop.commerce, 'usb2c', ...many, product('void', { stock: 0 }));
  const ada = await member(shop, { points: 360 });
  const list = async (more = '') =>
    (
      await ada.call<{
        rewards: { rewardCode: string; available: boolean }[];
        pagination: { pageSize: number; totalPages: number; totalResults: number };
      }>('GET', `/v1/lms/usb2c/fetchLoyaltyDetails?customerId=${ada.customerId}${more}`)
    ).body;
  const { rewards, pagination } = await list();
  expect([rewards.length, pagination.pageSize, pagination.totalPages]).toEqual([28, 28, 2]);
  const rest = (await list('&currentPage=1')).rewards;
  const codes = [...rewards, ...rest].map(({ rewardCode }) => rewardCode);
  expect([new Set(codes).size, codes.length]).toEqual([pagination.totalResults, pagination.totalResults]);
  expect(codes.slice(0, 4)).toEqual(['350-dawn-24', '700-dawn-24', '350-noon-24', '700-noon-24']);
  expect(codes).toContain('200-small-24');
  expect(codes.filter((code) => code.includes('void'))).toEqual([]);
  expect(rewards.filter(({ available }) => available).map(({ rewardCode }) => rewardCode)).toEqual(
    rewards.map(({ rewardCode }) => rewardCode).filter((code) => !code.startsWith('700')),
  );
});
