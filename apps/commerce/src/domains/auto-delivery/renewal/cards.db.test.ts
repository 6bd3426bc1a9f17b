/** A kept card that its bank replaces, that is removed in the account, or taken away at Stripe. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { callsOf, signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, type FakeCard, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const hearAll = async (): Promise<void> => {
  for (const event of fake.events) {
    const { payload, headers } = fake.signed(event);
    await shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
    await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
  }
};

let guests = 0;
/** Somebody who began an auto-delivery with a card. */
const begin = async (card: FakeCard) => {
  guests += 1;
  const email = `renewed-${guests}@example.com`;
  const who = shopper(shop.commerce);
  const token = fake.token(card);
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token });
  await who.call('PUT', `carts/${cartGuid}/email`, { email });
  await who.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 3, isOneTimeProduct: false, cartGuid });
  const agreed = await who.call('GET', `carts/${cartGuid}/autoDeliveryConsent`);
  const { version } = agreed.body as unknown as { version: string };
  const newAccount = { password: 'four quiet kettles' };
  const { status } = await who.place(cartGuid, { autoDeliveryConsent: version, newAccount });
  expect(status).toBe(201);
  return { email, token };
};
const subscriptionOf = async (token: string) => {
  const { rows } = await shop.db.execute(
    `select s.status, s.payment->'card' as card, s.card_notice_on::text as "noticeOn", o.status as occurrence, o.retry_at as "retryAt"
     from subscriptions s left join subscription_occurrences o on o.subscription_id = s.id and o.cycle = 1
     where s.payment->>'token' = $1`,
    [token],
  );
  return rows[0] as Record<string, unknown>;
};

test('a replaced card shows its new number, is not told to expire, and pays what had failed, at once', async () => {
  const { generation } = shop.commerce.autoDelivery.worker;
  const { email, token } = await begin('success');
  fake.changeCards(email, { card: {}, behaviour: 'insufficient_funds' });
  shop.clock.advance(40 * 86_400_000);
  await generation.runAll();
  expect(await subscriptionOf(token)).toMatchObject({ status: 'PAYMENT_FAILED', occurrence: 'failed' });
  await generation.runAll();
  expect(await subscriptionOf(token)).toMatchObject({ status: 'PAYMENT_FAILED', noticeOn: '2034-12-01' });

  fake.changeCards(email, { card: { last4: '1881', exp_year: 2040 }, behaviour: 'success' });
  await hearAll();
  const card = { brand: 'Visa', lastFour: '1881', expiryMonth: 12, expiryYear: 2040 };
  expect(await subscriptionOf(token)).toMatchObject({ card, noticeOn: '2040-12-01' });
  await generation.runAll();
  expect(await subscriptionOf(token)).toMatchObject({ status: 'ACTIVE', occurrence: 'ordered' });
  const { rows } = await shop.db.execute(`select last_four from payment_details where token = $1`, [token]);
  expect(rows.every((row) => (row as { last_four: string }).last_four === '1881')).toBe(true);
});

test('a card that is removed in the account goes at Stripe too, unless something is still paid with it', async () => {
  const who = await signUp(shop.commerce.app);
  const call = callsOf(shop, who, 'usb2c');
  const token = fake.token();
  const headers = { 'idempotency-key': 'a-card-to-be-removed' };
  const { body } = await call<{ id: string }>(
    'POST',
    'paymentdetails',
    { provider: 'stripe', token },
    headers,
  );
  expect(fake.cardsOf(who.email)).toBe(1);
  expect((await call('DELETE', `paymentdetails/${body.id}`)).status).toBeLessThan(300);
  const { jobs } = shop.commerce.platform;
  const card = { customerId: who.customerId, provider: 'stripe', token };
  await jobs.run('customers.forget-card', card);
  expect(fake.cardsOf(who.email)).toBe(0);

  const other = await begin('success');
  const { rows } = await shop.db.execute(
    `select customer_id from subscriptions where payment->>'token' = $1`,
    [other.token],
  );
  const { customer_id: customerId } = rows[0] as { customer_id: string };
  await shop.db.execute('delete from payment_details where token = $1', [other.token]);
  await jobs.run('customers.forget-card', { customerId, provider: 'stripe', token: other.token });
  expect(fake.cardsOf(other.email)).toBe(1);
});

test('a card that was taken away at Stripe leaves the account', async () => {
  const who = await signUp(shop.commerce.app);
  const call = callsOf(shop, who, 'usb2c');
  const headers = { 'idempotency-key': 'a-card-to-be-detached' };
  await call('POST', 'paymentdetails', { provider: 'stripe', token: fake.token() }, headers);
  fake.changeCards(who.email, 'detached');
  await hearAll();
  const { body } = await call<{ payments: unknown[] }>('GET', 'paymentdetails');
  expect(body.payments).toEqual([]);
});
