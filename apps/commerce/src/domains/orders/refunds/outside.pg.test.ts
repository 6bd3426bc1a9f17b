/** Refunds that somebody makes in Stripe's own pages come into the shop's books, each once. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
beforeEach(() => {
  fake.fault = () => undefined;
});
afterAll(() => shop.commerce.close());

/** Minor units of an order of two boxes. */
const TOTAL = 3798;

const place = async (): Promise<string> => {
  const who = shopper(shop.commerce);
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token: fake.token() });
  const { status, body } = await who.place(cartGuid);
  expect(status).toBe(201);
  return body.code;
};
const found = async (code: string) => {
  const order = await shop.commerce.orders.find(code);
  if (!order) throw new Error(`There is no order ${code}`);
  return order;
};
/** Everything that Stripe has sent so far arrives, and its jobs run. */
const hearAll = async (): Promise<void> => {
  for (const event of fake.events) {
    const { payload, headers } = fake.signed(event);
    const url = '/payments/stripe/events';
    await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
    await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
  }
};
const amounts = async (code: string) =>
  (await found(code)).refunds.map(({ kind, amount, status, lines }) => [kind, amount, status, lines.length]);

test('two refunds of the same amount are two, however often they are told', async () => {
  const code = await place();
  fake.refundByHand(code, 500);
  fake.refundByHand(code, 500);
  await hearAll();
  await hearAll();
  await shop.commerce.orders.settle(code);
  expect(await amounts(code)).toEqual([
    ['provider', 500, 'refunded', 0],
    ['provider', 500, 'refunded', 0],
  ]);
  const { payment, lines, status } = await found(code);
  expect([payment.status, payment.refunded, status]).toEqual(['partially_refunded', 1000, 'processing']);
  expect(lines.every(({ refunded, withdrawn }) => refunded === 0 && withdrawn === 0)).toBe(true);
  // None of it was asked for here as well.
  expect(
    fake.entries().filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code),
  ).toHaveLength(2);
});

test('one whose message never came is found at night', async () => {
  const code = await place();
  fake.refundByHand(code, 700);
  const { jobs } = shop.commerce.platform;
  await jobs.run('payments.stripe.missed', {});
  const told = fake.events.findLast(({ type }) => type === 'refund.created');
  await jobs.run('payments.stripe', { id: told?.id });
  expect((await found(code)).payment.refunded).toBe(700);
});

test('the rest is what can still be refunded here, and never more', async () => {
  const code = await place();
  fake.refundByHand(code, 1000);
  await hearAll();
  await shop.commerce.orders.settle(code);
  const { refund } = await refundRest(shop.commerce, code);
  expect(refund.amount).toBe(TOTAL - 1000);
  expect(refund.lines.map(({ quantity }) => quantity)).toEqual([2]);
  await shop.commerce.orders.settle(code);
  const { payment } = await found(code);
  expect([payment.status, payment.refunded]).toEqual(['refunded', TOTAL]);
  const back = fake.entries().filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code);
  expect(back.map(({ amount }) => amount)).toEqual([1000, TOTAL - 1000]);
});

test('an order that was refunded there whole is refunded here, and can be cancelled without a refund more', async () => {
  const code = await place();
  fake.refundByHand(code, TOTAL);
  await hearAll();
  await shop.commerce.orders.settle(code);
  expect((await found(code)).payment).toMatchObject({ status: 'refunded', refunded: TOTAL });
  await shop.commerce.orders.fulfilment.cancel(code, 'operator');
  await shop.commerce.orders.settle(code);
  expect(await found(code)).toMatchObject({ status: 'cancelled', payment: { refunded: TOTAL } });
  expect(
    fake.entries().filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code),
  ).toHaveLength(1);
});

test('a refund that is due here and made there by hand is one refund', async () => {
  const code = await place();
  fake.fault = ({ method, path }) => (method === 'POST' && path === 'refunds' ? 'away' : undefined);
  await refundRest(shop.commerce, code);
  await expect(shop.commerce.orders.settle(code)).rejects.toThrow();
  fake.refundByHand(code, TOTAL);
  fake.fault = () => undefined;
  await hearAll();
  await hearAll();
  expect(await amounts(code)).toEqual([['refund', TOTAL, 'refunded', 1]]);
  expect((await found(code)).payment).toMatchObject({ status: 'refunded', refunded: TOTAL });
});

test('its points go back, its customer reads it and gets a mail, staff see where it was made', async () => {
  const { app, perks } = shop.commerce;
  const customer = await member(shop);
  const { body: cart } = await customer.add('dawn-24', 2);
  await customer.call('PUT', `carts/${cart.cartGuid}/addresses/delivery`, ADDRESSES.NY);
  const payment = { provider: 'stripe', token: fake.token() };
  await customer.call('PUT', `carts/${cart.cartGuid}/payment`, payment);
  const { code } = (await customer.place(cart.cartGuid)).body;
  const points = async () => {
    const owner = { site: 'usb2c', customerId: customer.customerId } as const;
    const { points: open, pendingPoints } = await perks.ledger.balance(owner);
    return open + pendingPoints;
  };
  const before = await points();
  fake.refundByHand(code, TOTAL);
  await hearAll();
  await shop.commerce.orders.settle(code);
  expect(before - (await points())).toBeGreaterThan(0);
  const own = await app.inject({
    url: `/rest/v2/usb2c/users/current/orders/${code}`,
    headers: customer.headers,
  });
  expect(own.json()).toMatchObject({
    paymentStatus: 'refunded',
    refundedAmount: { value: TOTAL / 100 },
    refunds: [{ status: 'succeeded', entries: [], amount: { value: TOTAL / 100 } }],
  });
  const { headers } = await signInStaff(shop.commerce, 'finance');
  const seen = await app.inject({ url: `/admin/v1/usb2c/orders/${code}`, headers });
  expect(seen.json()).toMatchObject({ refunds: { refunds: [{ kind: 'provider', actor: 'shop' }] } });
  const mails = await shop.db.execute(`select id from outbox_emails where data->>'code' = $1`, [code]);
  expect(mails.rows).toContainEqual({ id: `${code}-refunded` });
});
