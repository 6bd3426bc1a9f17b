/** A monthly box in a cart and in the order that begins it, through the API. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { signUp } from '@crema/testing/factories/customer';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { answeredSums, assertCartAddsUp } from '@crema/testing/factories/totals';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.commerce.coupons.create('usb2c', { code: 'TWENTY', name: { en: '20% off' }, percent: 20 });
});
afterAll(() => shop.commerce.close());

const one = (code: string, qty = 1) => ({ code, qty });
const pods = [one('peak-20'), one('dawn-24')];
const stockOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code) ?? 0;

/** A guest's cart with a box of two, ready to be ordered, and the terms of it. */
async function boxed(products = pods, boxes = 2) {
  const guest = shopper(shop.commerce);
  const { body } = await guest.call('POST', 'addMonthlyBoxSubscription', { boxes, products });
  const cartGuid = body.guid;
  for (const [path, part] of [
    ['email', { email: `box-${cartGuid}@example.com` }],
    ['addresses/delivery', ADDRESSES.NY],
    ['payment', { provider: 'test', token: 'tok_success' }],
  ] as const)
    expect((await guest.call('PUT', `carts/${cartGuid}/${path}`, part)).status).toBe(200);
  const terms = (await guest.call('GET', `carts/${cartGuid}/monthlyBoxConsent`)).body as unknown as {
    version: string;
    text: string;
  };
  return { guest, cartGuid, terms };
}

test('a box costs its fixed price and what premium pods add, with shipping included', async () => {
  // covers: S7.138
  const guest = shopper(shop.commerce);
  const { status, body: cart } = await guest.call('POST', 'addMonthlyBoxSubscription', {
    boxes: 2,
    products: pods,
  });
  expect(status).toBe(200);
  // 29.99, and 1.50 for the premium one.
  expect(answeredSums(cart)).toMatchObject({ subTotal: 3149, deliveryCost: 0, total: 3149 });
  expect(cart.entries.map(({ product, priceKind }) => [product.code, priceKind])).toEqual([
    ['peak-20', 'monthlyBox'],
    ['dawn-24', 'monthlyBox'],
  ]);
  await assertCartAddsUp(shop.commerce, 'usb2c', cart.guid, cart);
});

test('the order of it takes the stock, charges the price once and begins the box', async () => {
  // covers: S1.24
  const { guest, cartGuid, terms } = await boxed();
  const before = await stockOf('peak-20');
  const refused = await guest.place(cartGuid, { monthlyBoxConsent: terms.version });
  expect([refused.status, refused.body.errors[0]?.subject]).toEqual([400, 'account']);
  const newAccount = { password: 'four quiet kettles' };
  const without = await guest.place(cartGuid, { newAccount });
  expect([without.status, without.body.errors[0]?.subject]).toEqual([400, 'monthlyBoxConsent']);
  const placed = await guest.place(cartGuid, { newAccount, monthlyBoxConsent: terms.version });
  expect([placed.status, placed.body.paymentStatus]).toEqual([201, 'captured']);
  expect(await stockOf('peak-20')).toBe(before - 1);
  const { rows } = await shop.db.execute(
    `select b.status, b.boxes, b.month, b.next_date::text as next, m.status as month_status, c.text_version as version
     from monthly_boxes b join monthly_box_months m on m.box_id = b.id join monthly_box_consents c on c.id = b.consent_id
     where b.order_code = $1`,
    [placed.body.code],
  );
  expect(rows).toMatchObject([
    {
      status: 'ACTIVE',
      boxes: 2,
      month: 1,
      next: '2027-02-04',
      month_status: 'ordered',
      version: terms.version,
    },
  ]);
});

test('a coupon takes nothing off a box, and something off what is beside it', async () => {
  const { guest, cartGuid } = await boxed();
  const alone = await guest.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=TWENTY`);
  expect([alone.status, alone.body.errors[0]?.type]).toEqual([400, 'CouponError']);
  await guest.add('brisk-22', 1, { cartGuid });
  const { body } = await guest.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=TWENTY`);
  expect(body).toBeDefined();
  const cart = (await guest.call('GET', `carts/${cartGuid}`)).body;
  expect(answeredSums(cart)).toMatchObject({ orderDiscounts: 380, total: 3149 + 1899 - 380 });
});

test('a guest’s box comes along to the account', async () => {
  const guest = shopper(shop.commerce);
  const added = await guest.call('POST', 'addMonthlyBoxSubscription', { boxes: 2, products: pods });
  const { email, password, headers } = await signUp(shop.commerce.app);
  const own = await guest.call('POST', '/users/current/addProductToCart', one('brisk-22'), headers);
  expect(own.status).toBe(200);
  const logIn = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email, password, cartGuid: added.body.guid },
  });
  expect(logIn.statusCode).toBe(200);
  const { body } = await guest.call('GET', `/users/current/carts/${own.body.cartGuid}`, undefined, headers);
  expect(body.entries.map(({ product: { code } }) => code)).toEqual(['brisk-22', 'peak-20', 'dawn-24']);
});

test.each([
  ['a size that there is not', { boxes: 3 }, 400, 'ValidationError', 'invalid'],
  ['too many', { products: [one('peak-20', 3)] }, 409, 'CampaignNotEligibleError', 'tooMany'],
  ['a pack that is too large', { products: [one('dawn-48')] }, 409, 'CampaignNotEligibleError', 'product'],
  ['a brewer', { products: [one('nib-ink')] }, 409, 'CampaignNotEligibleError', 'product'],
  ['nothing that there is', { products: [one('nothing')] }, 404, 'UnknownIdentifierError', 'notFound'],
  ['none of something', { products: [one('peak-20', 0)] }, 400, 'ValidationError', undefined],
])('%s is refused, and nothing is changed', async (_, asked, status, type, reason) => {
  const guest = shopper(shop.commerce);
  const { body: cart } = await guest.call('POST', 'addMonthlyBoxSubscription', { boxes: 2, products: pods });
  const refused = await guest.call('POST', 'addMonthlyBoxSubscription', {
    ...{ cartGuid: cart.guid, boxes: 2, products: pods, ...asked },
  });
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    status,
    { type, ...(reason && { reason }) },
  ]);
  expect((await guest.call('GET', `carts/${cart.guid}`)).body.entries).toEqual(cart.entries);
});

test('the business site has none', async () => {
  const office = shopper(shop.commerce, 'usafh');
  const { status, body } = await office.call('POST', 'addMonthlyBoxSubscription', {
    ...{ boxes: 2, products: [one('house-24', 2)] },
  });
  expect([status, body.errors[0]]).toMatchObject([409, { reason: 'wrongSite' }]);
});

test('a guest who buys auto-delivery with it gets one account and both', async () => {
  const { guest, cartGuid } = await boxed();
  await guest.add('brisk-22', 1, { cartGuid, isOneTimeProduct: false });
  const [box, auto] = await Promise.all(
    ['monthlyBoxConsent', 'autoDeliveryConsent'].map(async (kind) => {
      const { body } = await guest.call('GET', `carts/${cartGuid}/${kind}`);
      return 'version' in body ? String(body.version) : '';
    }),
  );
  const placed = await guest.place(cartGuid, {
    ...{ newAccount: { password: 'four quiet kettles' }, monthlyBoxConsent: box, autoDeliveryConsent: auto },
  });
  expect(placed.status).toBe(201);
  const { rows } = await shop.db.execute(
    `select (select count(*)::int from customers c where c.email = o.email) as accounts,
       (select count(*)::int from monthly_boxes b where b.customer_id = o.customer_id) as boxes,
       (select count(*)::int from subscriptions s where s.customer_id = o.customer_id) as subscriptions
     from orders o where o.code = $1`,
    [placed.body.code],
  );
  expect(rows).toEqual([{ accounts: 1, boxes: 1, subscriptions: 1 }]);
});

test('an order that is not paid leaves neither a box nor an account, and the box stays in the cart', async () => {
  const { guest, cartGuid, terms } = await boxed();
  await guest.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_declined' });
  const declined = await guest.place(cartGuid, {
    ...{ newAccount: { password: 'four quiet kettles' }, monthlyBoxConsent: terms.version },
  });
  expect([declined.status, declined.body.errors[0]?.type]).toEqual([400, 'PaymentAuthorizationError']);
  const left = await shop.db.execute(
    `select (select count(*)::int from customers where email = $1) as accounts,
       (select count(*)::int from monthly_box_intents) as intents`,
    [`box-${cartGuid}@example.com`],
  );
  expect(left.rows).toEqual([{ accounts: 0, intents: 0 }]);
  expect((await guest.call('GET', `carts/${cartGuid}`)).body.entries).toHaveLength(2);
});

test('terms of another box or price are refused', async () => {
  const { guest, cartGuid, terms } = await boxed();
  await guest.call('POST', 'updateMonthlyFixedPriceCampaignCart', {
    ...{ cartGuid, boxes: 4, products: [one('peak-20', 4)] },
  });
  const newAccount = { password: 'four quiet kettles' };
  const stale = await guest.place(cartGuid, { newAccount, monthlyBoxConsent: terms.version });
  expect([stale.status, stale.body.errors[0]?.type]).toEqual([409, 'StaleConsentError']);
  await guest.call('POST', 'updateMonthlyFixedPriceCampaignCart', {
    cartGuid,
    products: [one('peak-20', 3)],
  });
  const incomplete = await guest.place(cartGuid, { newAccount, monthlyBoxConsent: terms.version });
  expect([incomplete.status, incomplete.body.errors[0]]).toMatchObject([
    409,
    { type: 'CampaignNotEligibleError', reason: 'incomplete', subject: '1' },
  ]);
});
