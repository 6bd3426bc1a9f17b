/** Two accounts at Stripe: Canada's own, and the shop's for every other site. What was paid with one stays there. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { callsOf, signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { subscription } from '@crema/testing/factories/subscription';
import {
  FAKE_STRIPE_ENV,
  type FakeEvent,
  FakeStripe,
  fetchOfAccounts,
  ownStripeEnv,
} from '@crema/testing/stripe';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const clock = { now: () => shop.clock.now() };
const common = new FakeStripe(clock);
const own = new FakeStripe(clock, 500_000);
const OWN_SECRET = 'whsec_of_CAB2C';
const logged: { msg: string; provider?: string }[] = [];

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  shop = await openTestCommerce({
    env: { ...FAKE_STRIPE_ENV, ...ownStripeEnv('CAB2C') },
    paymentsFetch: fetchOfAccounts({ sk_test_fake: common, sk_test_fake_CAB2C: own }),
    log,
  });
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) {
    await sell(shop.commerce, site, product('dawn'));
    await shop.commerce.content.seed(site);
  }
});
afterAll(() => shop.commerce.close());

const place = async (site: 'usb2c' | 'cab2c', token: string) => {
  const who = shopper(shop.commerce, site);
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token });
  return (await who.place(cartGuid)).body;
};
const found = async (code: string) => {
  const order = await shop.commerce.orders.find(code);
  if (!order) throw new Error(`There is no order ${code}`);
  return order;
};
const chargesOf = (fake: FakeStripe, code: string) =>
  fake.entries().filter(({ chargeKey }) => chargeKey === code);
const deliver = async (fake: FakeStripe, event: FakeEvent | undefined, secret?: string): Promise<number> => {
  if (!event) throw new Error('Nothing was sent');
  const { payload, headers } = fake.signed(event, secret ? { secret } : {});
  const url = '/payments/stripe/events';
  return (await shop.commerce.app.inject({ method: 'POST', url, payload, headers })).statusCode;
};
const keptEvents = async (): Promise<string[]> => {
  const { rows } = await shop.db.execute('select provider from provider_events order by provider');
  return rows.map((row) => (row as { provider: string }).provider);
};
const lastOf = (fake: FakeStripe, type: string) => fake.events.findLast((event) => event.type === type);

test('pages of each site have the key of its account, and no other', async () => {
  for (const [site, key, other] of [
    ['cab2c', 'pk_test_fake_CAB2C', '"pk_test_fake"'],
    ['usb2c', '"pk_test_fake"', 'pk_test_fake_CAB2C'],
    ['usafh', '"pk_test_fake"', 'pk_test_fake_CAB2C'],
  ] as const) {
    await shop.commerce.content.seed(site);
    const { body } = await shop.commerce.app.inject({ url: `/rest/v2/${site}/cms/siteConfig` });
    expect(body).toContain(key);
    expect(body).not.toContain(other);
    expect(body).not.toMatch(/sk_test|whsec/);
  }
});

test('an order, its refund and its dispute are at the account of its site', async () => {
  const [here, there] = [await place('cab2c', own.token()), await place('usb2c', common.token())];
  expect([here.status, there.status]).toEqual(['processing', 'processing']);
  expect([chargesOf(own, here.code).length, chargesOf(common, here.code).length]).toEqual([1, 0]);
  expect([chargesOf(own, there.code).length, chargesOf(common, there.code).length]).toEqual([0, 1]);
  expect((await found(here.code)).payment.payment.provider).toBe('stripe-cab2c');
  expect((await found(there.code)).payment.payment.provider).toBe('stripe');

  await refundRest(shop.commerce, here.code);
  await shop.commerce.orders.settle(here.code);
  expect(chargesOf(own, here.code).map(({ kind }) => kind)).toEqual(['charge', 'refund']);

  const disputed = (await place('cab2c', own.token())).code;
  own.dispute(disputed);
  const event = lastOf(own, 'charge.dispute.created');
  expect(await deliver(own, event, OWN_SECRET)).toBe(200);
  await shop.commerce.platform.jobs.run('payments.stripe-cab2c', { id: event?.id });
  expect((await found(disputed)).isDisputed).toBe(true);
});

test('a token of the other account is no card here', async () => {
  const who = shopper(shop.commerce, 'cab2c');
  const wrong = { provider: 'stripe', token: common.token() };
  await expect(who.readyCart(['dawn-24'], wrong)).rejects.toThrow('payment');
});

test('a message settles its own account’s order; one that the other account signed does nothing, and is told', async () => {
  const { code } = await place('cab2c', own.token('slow'));
  own.complete(code);
  const event = lastOf(own, 'payment_intent.succeeded');
  const before = await keptEvents();
  const { misplaced } = shop.commerce.payments;
  expect(misplaced()).toBe(0);
  // Signed with the secret of the account that the other sites have.
  expect(await deliver(common, event)).toBe(200);
  expect(await deliver(common, event)).toBe(200);
  expect(await keptEvents()).toEqual(before);
  expect(misplaced()).toBe(2);
  expect(logged.filter(({ msg }) => msg.includes('another account'))).toMatchObject([
    { provider: 'stripe' },
    { provider: 'stripe' },
  ]);
  expect((await found(code)).status).toBe('created');

  expect(await deliver(own, event, 'whsec_of_nobody')).toBe(400);
  expect(await deliver(own, event, OWN_SECRET)).toBe(200);
  expect(await keptEvents()).toEqual([...before, 'stripe-cab2c'].sort());
  await shop.commerce.platform.jobs.run('payments.stripe-cab2c', { id: event?.id });
  expect((await found(code)).status).toBe('processing');
  expect(misplaced()).toBe(2);
});

test('what never came is fetched at night from each account, and each account’s books are compared', async () => {
  const late = (await place('cab2c', own.token('slow'))).code;
  own.complete(late);
  const { jobs } = shop.commerce.platform;
  await jobs.run('payments.stripe.missed', {});
  await jobs.run('payments.stripe-cab2c.missed', {});
  await jobs.run('payments.stripe-cab2c', { id: lastOf(own, 'payment_intent.succeeded')?.id });
  expect((await found(late)).status).toBe('processing');

  shop.clock.advance(86_400_000);
  await jobs.run('orders.reconcile', {});
  const { rows } = await shop.db.execute(
    `select distinct site, provider from payment_days where ours <> 0 and kind = 'captured' order by site`,
  );
  expect(rows).toEqual([
    { site: 'cab2c', provider: 'stripe-cab2c' },
    { site: 'usb2c', provider: 'stripe' },
  ]);
  expect(await shop.commerce.orders.reconciliation.differences()).toBe(0);
  // The account's own books are asked: a charge that it has not is a difference.
  await shop.db.execute(`update order_payments set amount = amount + 1 where order_code = $1`, [late]);
  await jobs.run('orders.reconcile', {});
  expect(await shop.commerce.orders.reconciliation.differences()).toBe(1);
});

/** Somebody in Canada whose card was kept by the shop's account, before the site had its own. */
const withOldCard = async () => {
  const who = await signUp(shop.commerce.app, { site: 'cab2c' });
  const call = callsOf(shop, who, 'cab2c');
  const { customerId, email } = who;
  const token = common.token();
  const old = shop.commerce.payments.provider('stripe');
  await old?.setUp({ key: `card:${token}`, token, payer: { customerId, email } });
  const ctx = { site: 'cab2c' as const, language: 'en' as const, customerId };
  const card = { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
  const payment = { provider: 'stripe', token, card };
  const id = await shop.commerce.customers.book.keepCard(ctx, payment);
  return { who, call, id: id ?? '', payment };
};

test('a card that another account keeps is not offered, not taken and not charged', async () => {
  const { who, call, id, payment } = await withOldCard();
  const listed = await call<{ payments: unknown[] }>('GET', 'paymentdetails');
  expect(listed.body.payments).toEqual([]);
  const { cartGuid } = (
    await call<{ cartGuid: string }>('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 })
  ).body;
  const chosen = await call('PUT', `carts/${cartGuid}/payment`, { paymentDetailsId: id });
  expect(chosen.status).toBe(400);

  const { customerId, email } = who;
  const { line1, town, postalCode, phone } = ADDRESSES.QC;
  const deliveryAddress = { firstName: 'Zoé', lastName: 'Côté', line1, town, postalCode, phone };
  const begun = await shop.commerce.autoDelivery.repository.insert(
    subscription({
      ...{ site: 'cab2c', customerId, email, currency: 'CAD', payment },
      deliveryAddress: { ...deliveryAddress, region: 'QC', country: 'CA' },
    }),
  );
  const [before, beforeOwn] = [common.entries().length, own.entries().length];
  shop.clock.set('2027-02-01T12:00:00Z');
  await shop.commerce.autoDelivery.worker.generation.runAll();
  expect(await shop.commerce.autoDelivery.repository.byId(String(begun))).toMatchObject({
    status: 'PAYMENT_FAILED',
  });
  expect([common.entries().length, own.entries().length]).toEqual([before, beforeOwn]);
});

test('a card that the site’s account keeps is offered, and both accounts forget who leaves', async () => {
  const { who, call } = await withOldCard();
  const headers = { 'idempotency-key': 'a-card-of-the-own-account' };
  const token = own.token();
  const kept = await call('POST', 'paymentdetails', { provider: 'stripe', token }, headers);
  expect([kept.status, kept.body]).toMatchObject([201, { provider: 'stripe-cab2c' }]);
  const listed = await call<{ payments: unknown[] }>('GET', 'paymentdetails');
  expect(listed.body.payments).toHaveLength(1);
  const { payments, platform } = shop.commerce;
  const again = { key: 'again', amount: 1500, currency: 'CAD', site: 'cab2c', token } as const;
  const account = payments.provider('stripe-cab2c');
  expect(await account?.charge({ ...again, initiator: 'merchant' })).toMatchObject({ status: 'captured' });
  // The other account knows neither the card nor what was charged with it.
  const other = payments.provider('stripe');
  await expect(other?.charge({ ...again, initiator: 'merchant' })).rejects.toThrow('another account');
  expect(await other?.lookup('again')).toBeUndefined();

  own.changeCards(who.email, { card: { last4: '1881' } });
  const event = lastOf(own, 'payment_method.automatically_updated') ?? own.events.at(-1);
  await deliver(own, event, OWN_SECRET);
  await platform.jobs.run('payments.stripe-cab2c', { id: event?.id });
  const [renewed] = (await call<{ payments: { card: object }[] }>('GET', 'paymentdetails')).body.payments;
  expect(renewed?.card).toMatchObject({ lastFour: '1881' });

  expect([common.knows(who.email), own.knows(who.email)]).toEqual([true, true]);
  const { rows } = await shop.db.execute(
    `select 'stripe' as name, customer from provider_customers where customer_id = $1
     union all select provider, customer from provider_account_customers where customer_id = $1`,
    [who.customerId],
  );
  expect(rows).toHaveLength(2);
  await platform.db.transaction(async () => {
    for (const people of payments.people) await people.forget?.('cab2c', who.customerId, 'en');
  });
  for (const { name, customer } of rows as { name: string; customer: string }[])
    await platform.jobs.run(`payments.${name}.forget`, { customer });
  expect([common.knows(who.email), own.knows(who.email)]).toEqual([false, false]);
});
