import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisits } from '#domains/cart/index.ts';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const brewer = { productType: 'Brewer', taxCode: 'STANDARD', price: 100 } as const;
  await sell(shop.commerce, 'usb2c', product('dawn'), product('noon'), product('nib', brewer));
  await sell(shop.commerce, 'cab2c', product('dawn'), product('noon', { price: 40 }), product('nib', brewer));
  await shop.commerce.coupons.create(
    'usb2c',
    { code: 'TWENTY', name: { en: '20% off' }, percent: 20 },
    { code: 'FIVE', name: { en: '$5 off $40' }, amount: 500, minimum: 4000 },
    { code: 'SHIPFREE', name: { en: 'Free shipping' }, freeShipping: true },
    { code: 'BOTH', name: { en: 'Auto-delivery too' }, percent: 10, autoDelivery: true },
    { code: 'OLD', name: { en: 'Old' }, percent: 10, validTo: '2027-01-04T15:00:00Z' },
    { code: 'SOON', name: { en: 'Soon' }, percent: 10, validFrom: '2027-01-05T05:00:00Z' },
    { code: 'ONCE', name: { en: 'Once each' }, percent: 10, maxUsesPerEmail: 1 },
    { code: 'SINGLE', name: { en: 'Once in all' }, percent: 10, maxUses: 1 },
    { code: 'BREWERS', name: { en: 'Brewers' }, percent: 10, productTypes: ['Brewer'] },
  );
  await shop.commerce.coupons.create('cab2c', {
    code: 'VINGT',
    name: { en: '20% off', fr: '20 % de rabais' },
    percent: 20,
  });
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const cartOf = async (...codes: [string, number][]) => {
  let cartGuid: string | undefined;
  for (const [code, qty] of codes)
    cartGuid = (await ada.add(code, qty, { ...(cartGuid && { cartGuid }) })).body.cartGuid;
  return cartGuid as string;
};
const apply = (cartGuid: string, code: string, who = ada, headers = {}) =>
  who.call(
    'GET',
    `carts/${cartGuid}/coupon/apply?couponCode=${encodeURIComponent(code)}`,
    undefined,
    headers,
  );
const read = async (cartGuid: string) => (await ada.call('GET', `carts/${cartGuid}`)).body;
const uses = async (code: string) => {
  const { rows } = await shop.db.execute(
    `select used, (select count(*)::int from coupon_redemptions r
       where r.code = coupons.code and given_back_at is null) as redeemed
     from coupons where code = $1`,
    [code],
  );
  return rows[0] as { used: number; redeemed: number };
};

describe('a coupon on a cart', () => {
  test('takes 20 % off three boxes to the cent, whatever the case of its code', async () => {
    // covers: S1.41, S7.88
    const cartGuid = await cartOf(['dawn-24', 3]);
    const { status, body } = await apply(cartGuid, ' twenty ');
    expect([status, body]).toMatchObject([
      200,
      {
        couponCode: 'TWENTY',
        applied: true,
        message: 'TWENTY applied: $11.39 off.',
        cart: { orderDiscounts: { value: 11.39 }, totalPriceWithTax: { value: 45.58 } },
      },
    ]);
    expect(await read(cartGuid)).toMatchObject({
      appliedVouchers: [{ code: 'TWENTY', name: '20% off', active: true, amount: { value: 11.39 } }],
      orderDiscounts: { value: 11.39 },
      totalPriceWithTax: { value: 45.58 },
    });
  });

  test('gives way to a second, and comes off', async () => {
    const cartGuid = await cartOf(['dawn-24', 3]);
    await apply(cartGuid, 'TWENTY');
    expect((await apply(cartGuid, 'FIVE')).body).toMatchObject({ couponCode: 'FIVE', replaced: 'TWENTY' });
    expect(await read(cartGuid)).toMatchObject({
      appliedVouchers: [{ code: 'FIVE' }],
      orderDiscounts: { value: 5 },
    });
    const removed = await ada.call('DELETE', `carts/${cartGuid}/coupons/five`);
    expect(removed.body).toMatchObject({ appliedVouchers: [], orderDiscounts: { value: 0 } });
    expect((await ada.call('DELETE', `carts/${cartGuid}/coupons/five`)).status).toBe(200);
  });

  test('makes shipping free, but not to where it never is', async () => {
    const cartGuid = await cartOf(['dawn-24', 1]);
    expect((await apply(cartGuid, 'SHIPFREE')).body).toMatchObject({
      message: 'SHIPFREE applied: free shipping.',
      cart: {
        deliveryCost: { value: 0 },
        freeShipping: { reached: true },
        totalPriceWithTax: { value: 18.99 },
      },
    });
    await ada.call('PUT', `carts/${cartGuid}/addresses/delivery`, {
      ...ADDRESSES.NY,
      region: { isocode: 'US-AK' },
      town: 'Juneau',
      postalCode: '99801',
    });
    expect(await read(cartGuid)).toMatchObject({
      appliedVouchers: [
        { active: false, message: expect.stringContaining('not give free shipping to this address') },
      ],
      deliveryCost: { value: 6.95 },
    });
    expect((await apply(cartGuid, 'SHIPFREE')).body).toMatchObject({ errors: [{ reason: 'neverFree' }] });
  });

  test('covers one-time lines only unless it says otherwise', async () => {
    const cartGuid = await cartOf(['dawn-24', 1]);
    await ada.add('noon-24', 1, { cartGuid, isOneTimeProduct: false });
    expect((await apply(cartGuid, 'TWENTY')).body).toMatchObject({
      cart: { orderDiscounts: { value: 3.8 } },
    });
    // 18.99 and 14.24.
    expect((await apply(cartGuid, 'BOTH')).body).toMatchObject({ cart: { orderDiscounts: { value: 3.32 } } });
    await ada.call('DELETE', `carts/${cartGuid}/entries/0`);
    const refused = await apply(cartGuid, 'TWENTY');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ reason: 'notCovered' }] } });
  });

  test('rests while the cart is below its minimum, and says what is missing', async () => {
    const cartGuid = await cartOf(['dawn-24', 3]);
    expect((await apply(cartGuid, 'FIVE')).status).toBe(200);
    await ada.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 2 });
    expect(await read(cartGuid)).toMatchObject({
      appliedVouchers: [{ active: false, message: 'FIVE needs a minimum of $40.00. Add $2.02 more.' }],
      orderDiscounts: { value: 0 },
    });
    await ada.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 3 });
    expect(await read(cartGuid)).toMatchObject({ orderDiscounts: { value: 5 } });
  });

  test.each([
    ['no', 400, 'invalid'],
    ['NOT A CODE', 400, 'invalid'],
    ['UNHEARD-OF', 404, 'notFound'],
    ['OLD', 400, 'expired'],
    ['SOON', 400, 'notYet'],
    ['BREWERS', 400, 'notCovered'],
    ['FIVE', 400, 'minimum'],
  ])('%s is refused with %i for its reason, and nothing changes', async (code, status, reason) => {
    const cartGuid = await cartOf(['dawn-24', 1]);
    expect(await apply(cartGuid, code)).toMatchObject({ status, body: { errors: [{ reason }] } });
    expect(await read(cartGuid)).toMatchObject({ appliedVouchers: [], orderDiscounts: { value: 0 } });
  });

  test('is refused to another site’s page, and answered to a client that is no browser', async () => {
    const cartGuid = await cartOf(['dawn-24', 1]);
    for (const path of [
      `/users/anonymous/carts/${cartGuid}/coupon/apply?couponCode=TWENTY`,
      '/coupons/applyCouponData?couponCode=TWENTY',
      '/coupons/applyQueryParamCoupon?couponCode=TWENTY',
    ]) {
      const refused = await ada.call('GET', path, undefined, { 'sec-fetch-site': 'cross-site' });
      expect(refused).toMatchObject({ status: 403, body: { errors: [{ reason: 'crossSite' }] } });
    }
    expect(await read(cartGuid)).toMatchObject({ appliedVouchers: [] });
    expect((await apply(cartGuid, 'TWENTY', ada, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await apply(cartGuid, 'TWENTY')).headers['cache-control']).toContain('no-store');
  });

  test('once per Idempotency-Key', async () => {
    const cartGuid = await cartOf(['dawn-24', 1]);
    const key = { 'idempotency-key': 'apply-a-coupon-once' };
    const first = await apply(cartGuid, 'TWENTY', ada, key);
    await ada.call('DELETE', `carts/${cartGuid}/coupons/TWENTY`);
    expect((await apply(cartGuid, 'TWENTY', ada, key)).body).toEqual(first.body);
    expect(await read(cartGuid)).toMatchObject({ appliedVouchers: [] });
  });

  test('speaks French in Canada', async () => {
    const zoe = shopper(shop.commerce, 'cab2c');
    const { cartGuid } = (await zoe.add('dawn-24', 3)).body;
    const answer = await zoe.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=VINGT&lang=fr`);
    expect(answer.body).toMatchObject({
      name: '20 % de rabais',
      message: expect.stringMatching(/^Code VINGT appliqué\s: 11,39\s\$ de rabais\.$/),
    });
    expect(
      (await zoe.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=TWENTY&lang=fr`)).body,
    ).toMatchObject({ errors: [{ message: 'TWENTY n’est pas un code valide. Vérifiez l’orthographe.' }] });
  });
});

describe('a coupon of the visit', () => {
  const visit = () => ({ cookie: `SESSION=${createVisits(shop.commerce.platform.config).begin()}` });

  test('is put on the cart of the visit, which needs no guid', async () => {
    // covers: S7.89
    const cookie = visit();
    await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 3 }, cookie);
    const path = '/coupons/applyCouponData?couponCode=TWENTY';
    expect((await ada.call('GET', path, undefined, cookie)).body).toMatchObject({
      applied: true,
      cart: { orderDiscounts: { value: 11.39 } },
    });
    expect((await ada.call('GET', path)).body).toMatchObject({ errors: [{ reason: 'emptyCart' }] });
    expect((await ada.call('GET', '/coupons/applyCouponData?couponCode=NONE')).status).toBe(404);
  });

  test('from the address waits for a cart, and for its minimum, and then counts', async () => {
    // covers: S7.90
    const cookie = visit();
    const link = async (code: string) =>
      await ada.call('GET', `/coupons/applyQueryParamCoupon?couponCode=${code}`, undefined, cookie);
    expect(await link('OLD')).toMatchObject({ status: 400, body: { errors: [{ reason: 'expired' }] } });
    expect(await link('FIVE')).toMatchObject({
      status: 200,
      body: { applied: false, message: expect.stringContaining('is saved') },
    });
    await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 }, cookie);
    expect((await link('FIVE')).body).toMatchObject({
      applied: false,
      message: expect.stringContaining('needs a minimum'),
    });
    await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 }, cookie);
    expect((await link('FIVE')).body).toMatchObject({
      applied: true,
      cart: { orderDiscounts: { value: 5 } },
    });
    expect((await link('OLD')).body).toMatchObject({ errors: [{ reason: 'expired' }] });
    expect((await link('%20')).status).toBe(400);
  });
});

describe('a coupon of an order', () => {
  test('is kept with what it took off, charged so, and named on the receipt', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { qty: 3 });
    await apply(cartGuid, 'TWENTY');
    const { status, body } = await ada.place(cartGuid, { expectedTotal: 45.58 });
    expect([status, body]).toMatchObject([
      201,
      {
        appliedVouchers: [{ code: 'TWENTY', name: '20% off', amount: { value: 11.39 } }],
        orderDiscounts: { value: 11.39 },
        totalPriceWithTax: { value: 45.58 },
      },
    ]);
    const ledger = await shop.commerce.payments.test.entries();
    expect(ledger.filter((entry) => entry.chargeKey === body.code)).toMatchObject([{ amount: 4558 }]);
  });

  test('once for each e-mail address, whatever its case and tag', async () => {
    const place = async (email: string) => {
      const cartGuid = await ada.readyCart(['dawn-24'], { qty: 3 });
      const put = await ada.call('PUT', `carts/${cartGuid}/email`, { email });
      const applied = await apply(cartGuid, 'ONCE');
      return { put, applied, placed: await ada.place(cartGuid) };
    };
    expect((await place('grace@example.com')).placed.status).toBe(201);
    const again = await place('Grace+more@example.com');
    expect(again.applied).toMatchObject({ status: 409, body: { errors: [{ reason: 'alreadyUsed' }] } });
    expect((await place('linus@example.com')).placed.status).toBe(201);
  });

  test('whose e-mail address comes after the coupon rests from then on', async () => {
    const cartGuid = await cartOf(['dawn-24', 3]);
    expect((await apply(cartGuid, 'ONCE')).status).toBe(200);
    await ada.call('PUT', `carts/${cartGuid}/email`, { email: 'grace@example.com' });
    expect(await read(cartGuid)).toMatchObject({
      appliedVouchers: [{ active: false, message: expect.stringContaining('already been used') }],
    });
  });

  test('comes back when the payment fails and when the order is cancelled, each time once', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_declined' });
    await apply(cartGuid, 'SINGLE');
    expect((await ada.place(cartGuid)).status).toBe(400);
    expect(await uses('SINGLE')).toEqual({ used: 0, redeemed: 0 });
    await ada.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    const { body } = await ada.place(cartGuid);
    expect(await uses('SINGLE')).toEqual({ used: 1, redeemed: 1 });
    const cancels = await Promise.all([1, 2, 3].map(() => ada.call('POST', `orders/${body.guid}/cancel`)));
    expect(cancels.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await uses('SINGLE')).toEqual({ used: 0, redeemed: 0 });
  });

  test('Quebec and Ontario tax what is left after a coupon', async () => {
    const zoe = shopper(shop.commerce, 'cab2c');
    const cartGuid = await zoe.readyCart(['nib-24', 'noon-24'], { qty: 1 });
    const totals = async () => (await zoe.call('GET', `carts/${cartGuid}`)).body;
    expect(await totals()).toMatchObject({
      taxes: [
        { name: 'GST', amount: { value: 5 } },
        { name: 'QST', amount: { value: 9.98 } },
      ],
      totalPriceWithTax: { value: 154.98 },
    });
    await apply(cartGuid, 'VINGT', zoe);
    expect(await totals()).toMatchObject({
      orderDiscounts: { value: 28 },
      taxes: [
        { name: 'GST', amount: { value: 4 } },
        { name: 'QST', amount: { value: 7.98 } },
      ],
      totalPriceWithTax: { value: 123.98 },
    });
  });
});

test('a merchant sets how many coupons an order takes', async () => {
  const allow = async (count: number) => {
    await shop.db.execute(
      `insert into site_entries (site, kind, key, value, position)
       values ('usb2c', 'configuration', 'couponsPerOrder', '${count}', 0)
       on conflict (site, kind, key) do update set value = excluded.value`,
    );
    await shop.commerce.content.load();
  };
  const cartGuid = await cartOf(['dawn-24', 3]);
  await allow(2);
  await apply(cartGuid, 'TWENTY');
  expect((await apply(cartGuid, 'FIVE')).body).toMatchObject({
    cart: { orderDiscounts: { value: 16.39 }, appliedVouchers: [{ code: 'TWENTY' }, { code: 'FIVE' }] },
  });
  await allow(0);
  expect((await apply(cartGuid, 'BOTH')).body).toMatchObject({ errors: [{ reason: 'off' }] });
  await allow(1);
});

test('the demo coupons of every site are there after seeding, and again', async () => {
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) {
    await shop.commerce.coupons.seed(site);
    await shop.commerce.coupons.seed(site);
  }
  const { rows } = await shop.db.execute(`select site, count(*)::int as n from coupons
    where code in ('WELCOME20', 'BONJOUR20', 'OFFICE10') group by site order by site`);
  expect(rows).toEqual([
    { site: 'cab2c', n: 1 },
    { site: 'usafh', n: 1 },
    { site: 'usb2c', n: 1 },
  ]);
});
