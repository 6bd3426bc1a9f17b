import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
let wires: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  ada = shopper(shop.commerce);
  wires = await openConnections(shop.commerce, 16);
});
afterAll(async () => {
  wires.close();
  await shop.commerce.close();
});

const many = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Sixteen carts that are ready to be ordered with the coupon on them. */
const sixteen = (coupon: string, token = 'tok_success') =>
  many(16, async (index) => {
    const cartGuid = await ada.readyCart(['dawn-24'], { qty: 3, token });
    await ada.call('PUT', `carts/${cartGuid}/email`, { email: `shopper-${index}@example.com` });
    const { status } = await ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=${coupon}`);
    expect(status).toBe(200);
    return cartGuid;
  });

const placeAll = (carts: readonly string[], attempt: string) =>
  many(carts.length, (index) =>
    wires.post(
      index,
      '/rest/v2/usb2c/users/anonymous/orders',
      { cartGuid: carts[index], termsChecked: true },
      { 'idempotency-key': `${attempt}-of-shopper-${index}` },
    ),
  );

/** What the database says: the counter, the uses that stand, and the orders that were given the discount and stand. */
const counts = async (coupon: string) => {
  const { rows } = await shop.db.execute(
    `select used,
       (select count(*)::int from coupon_redemptions r where r.code = c.code and r.given_back_at is null) as redeemed,
       (select count(*)::int from orders o where o.status <> 'cancelled'
          and o.coupons @> jsonb_build_array(jsonb_build_object('code', c.code))) as discounted
     from coupons c where code = $1`,
    [coupon],
  );
  return rows[0];
};

test('the last use of a coupon goes to exactly one of 16 carts placed at once', async () => {
  await shop.commerce.coupons.create('usb2c', {
    code: 'LAST',
    name: { en: 'Last' },
    percent: 50,
    maxUses: 1,
  });
  const carts = await sixteen('LAST');
  const before = (await shop.commerce.payments.test.entries()).length;
  const answers = await placeAll(carts, 'last-use');
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ errors: [{ type: 'CouponError', reason: 'usedUp', subject: 'LAST' }] });
  expect(await counts('LAST')).toEqual({ used: 1, redeemed: 1, discounted: 1 });
  expect((await shop.commerce.payments.test.entries()).length).toBe(before + 1);
  // The others kept their carts, and order them at the price without it.
  const loser = carts[answers.findIndex(({ status }) => status === 409)] as string;
  expect((await ada.call('GET', `carts/${loser}`)).body).toMatchObject({
    appliedVouchers: [{ active: false, message: 'LAST is no longer available.' }],
    totalPriceWithTax: { value: 56.97 },
  });
  expect((await ada.place(loser)).status).toBe(409);
  expect((await ada.place(loser, { expectedTotal: 56.97 })).status).toBe(201);
  expect(await counts('LAST')).toEqual({ used: 1, redeemed: 1, discounted: 1 });
});

test('uses of 16 payments that fail at once all come back', async () => {
  await shop.commerce.coupons.create('usb2c', {
    code: 'SIXTEEN',
    name: { en: 'All' },
    percent: 50,
    maxUses: 16,
  });
  const answers = await placeAll(await sixteen('SIXTEEN', 'tok_declined'), 'declined');
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(400));
  expect(await counts('SIXTEEN')).toEqual({ used: 0, redeemed: 0, discounted: 0 });
});

test('one e-mail address with 16 carts uses a coupon once', async () => {
  await shop.commerce.coupons.create('usb2c', {
    code: 'ONE-EACH',
    name: { en: 'Once each' },
    percent: 50,
    maxUsesPerEmail: 1,
  });
  const carts = await sixteen('ONE-EACH');
  for (const cartGuid of carts)
    await ada.call('PUT', `carts/${cartGuid}/email`, { email: 'Ada@example.com' });
  const answers = await placeAll(carts, 'one-person');
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
  expect(await counts('ONE-EACH')).toEqual({ used: 1, redeemed: 1, discounted: 1 });
});
