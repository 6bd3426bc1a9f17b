/** A shop that takes its payments through Stripe, from the cart to the refund, against the fake. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, type FakeCard, type FakeEvent, FakeStripe } from '@crema/testing/stripe';
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
  fake.refundsBegin = 'succeeded';
});
afterAll(() => shop.commerce.close());

const ada = () => shopper(shop.commerce);
const pay = async (card: FakeCard = 'success') => {
  const who = ada();
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token: fake.token(card) });
  const { status, body } = await who.place(cartGuid);
  return { who, status, body };
};
const found = async (code: string) => {
  const order = await shop.commerce.orders.find(code);
  if (!order) throw new Error(`There is no order ${code}`);
  return order;
};
const ledger = (code: string) => fake.entries().filter(({ chargeKey }) => chargeKey === code);
const post = (payload: string, headers: Record<string, string>) =>
  shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
const deliver = (event: FakeEvent | undefined) => {
  if (!event) throw new Error('Nothing was sent');
  const { payload, headers } = fake.signed(event);
  return post(payload, headers);
};
const kept = async () => (await shop.db.execute('select id from provider_events')).rows.length;
const hear = (event: FakeEvent | undefined) =>
  shop.commerce.platform.jobs.run('payments.stripe', { id: event?.id });
const lastOf = (type: string) => fake.events.findLast((event) => event.type === type);
/** The order of the last charge, whose code an answer without one does not say. */
const lastKey = () => {
  const asked = fake.calls.findLast(({ path }) => path === 'payment_intents');
  return asked?.params.get('metadata[order]') ?? '';
};

test('an order is charged once, for its total, in its currency', async () => {
  const { status, body } = await pay();
  expect([status, body.status]).toEqual([201, 'processing']);
  expect(ledger(body.code)).toEqual([{ kind: 'charge', key: body.code, chargeKey: body.code, amount: 3798 }]);
  expect(body.paymentInfo).toMatchObject({ card: { lastFour: '4242' } });
  const [asked, confirmed] = fake.calls.filter(({ path }) => path.startsWith('payment_intents')).slice(-2);
  expect([asked?.key, confirmed?.key]).toEqual([`order:${body.code}:create`, `order:${body.code}:confirm:1`]);
  expect(asked?.params.get('currency')).toBe('usd');
  // A guest's card is not kept.
  expect(asked?.params.has('setup_future_usage')).toBe(false);
});

test('pages are told who takes payments, and the key for the browser; no other', async () => {
  await shop.commerce.content.seed('usb2c');
  const { body } = await shop.commerce.app.inject({ url: '/rest/v2/usb2c/cms/siteConfig' });
  expect(body).toContain('pk_test_fake');
  expect(body).not.toMatch(/sk_test|whsec/);
});

test.each([
  ['declined', 'card_declined'],
  ['insufficient_funds', 'insufficient_funds'],
] as const)(
  'a card %s is a 400, and nothing can be charged with its intent any more',
  async (card, reason) => {
    const { status, body } = await pay(card);
    expect([status, body.errors?.[0]?.reason]).toEqual([400, reason]);
    expect(fake.intents(lastKey()).map((intent) => intent.status)).toEqual(['canceled']);
    expect(ledger(lastKey())).toEqual([]);
  },
);

test('a bank that asks: 202 with what the browser continues with; the browser is not believed', async () => {
  const { who, status, body } = await pay('authentication');
  const [intent] = fake.intents(body.code);
  expect([status, body.nextAction.clientSecret]).toEqual([202, intent?.client_secret]);
  const confirm = () => who.call('POST', `orders/${body.guid}/confirm`);
  // The browser says it is done, and it is not.
  expect((await confirm()).body.status).toBe('created');
  fake.authenticate(body.code);
  expect((await confirm()).body.status).toBe('processing');
  expect(ledger(body.code)).toHaveLength(1);
});

test('a message settles an order whose browser never came back; repeats and old ones change nothing', async () => {
  const { body } = await pay('authentication');
  const asked = lastOf('payment_intent.requires_action');
  fake.authenticate(body.code);
  const paid = lastOf('payment_intent.succeeded');
  const before = await kept();
  for (const event of [paid, paid, asked, paid]) expect((await deliver(event)).statusCode).toBe(200);
  expect(await kept()).toBe(before + 2);
  for (const event of [paid, asked, paid]) await hear(event);
  expect(await found(body.code)).toMatchObject({ status: 'processing', payment: { status: 'captured' } });
});

test('a forged, changed or old message is refused, one of another system is taken and does nothing', async () => {
  const { body } = await pay();
  const event = lastOf('payment_intent.succeeded');
  if (!event) throw new Error('Nothing was sent');
  const { payload, headers } = fake.signed(event);
  const before = await kept();
  const seconds = Math.floor(shop.clock.now().getTime() / 1000);
  expect((await post(`${payload} `, headers)).statusCode).toBe(400);
  expect((await post(payload, { 'content-type': 'application/json' })).statusCode).toBe(400);
  for (const wrong of [{ secret: 'whsec_of_another' }, { signedAt: seconds - 301 }]) {
    const forged = fake.signed(event, wrong);
    expect((await post(forged.payload, forged.headers)).statusCode).toBe(400);
  }
  const foreign = structuredClone(event);
  foreign.data.object.id = 'pi_of_another_system';
  expect((await deliver(foreign)).statusCode).toBe(200);
  expect(await kept()).toBe(before);
  expect((await post(payload, headers)).statusCode).toBe(200);
  expect(await kept()).toBe(before + 1);
  expect(ledger(body.code)).toHaveLength(1);
});

test.each(['lost', 'failed after'] as const)(
  'a confirmation that is %s is looked up: paid, once',
  async (fault) => {
    fake.fault = ({ path }) => (path.endsWith('/confirm') ? fault : undefined);
    const { status, body } = await pay();
    expect([status, body.status]).toEqual([201, 'processing']);
    expect(ledger(body.code)).toHaveLength(1);
  },
);

test.each(['away', 'failed before', 'in use'] as const)(
  'while every call is %s the outcome is open; then the order ends, with nothing charged',
  async (fault) => {
    const who = ada();
    const token = fake.token();
    const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token });
    fake.fault = ({ method }) => (method === 'POST' ? fault : undefined);
    const { status, body } = await who.place(cartGuid);
    expect([status, body.status]).toEqual([202, 'created']);
    fake.fault = () => undefined;
    shop.clock.advance(60_000);
    await shop.commerce.orders.settle(body.code);
    expect(await found(body.code)).toMatchObject({ status: 'cancelled', payment: { status: 'failed' } });
    expect(ledger(body.code)).toEqual([]);
  },
);

test('messages that never came are fetched at night, once', async () => {
  const { body } = await pay('slow');
  fake.complete(body.code);
  for (let other = 0; other < 120; other += 1) fake.dispute(body.code);
  const { jobs } = shop.commerce.platform;
  await jobs.run('payments.stripe.missed', {});
  const before = await kept();
  await jobs.run('payments.stripe.missed', {});
  expect(await kept()).toBe(before);
  await hear(lastOf('payment_intent.succeeded'));
  expect((await found(body.code)).status).toBe('processing');
});

test('a charge that takes a while is left to Stripe, and placed once it has succeeded', async () => {
  const { status, body } = await pay('slow');
  expect([status, body.status]).toEqual([202, 'created']);
  shop.clock.advance(3_600_000);
  await shop.commerce.orders.settle(body.code);
  expect((await found(body.code)).status).toBe('created');
  fake.complete(body.code);
  const event = lastOf('payment_intent.succeeded');
  await deliver(event);
  await hear(event);
  expect((await found(body.code)).status).toBe('processing');
});

test('what Stripe charged is compared with the order: another amount is held, not placed', async () => {
  const { body } = await pay('slow');
  const [intent] = fake.intents(body.code);
  if (intent) intent.amount = 1;
  fake.complete(body.code);
  const event = lastOf('payment_intent.succeeded');
  await deliver(event);
  await expect(hear(event)).rejects.toThrow('is not what');
  expect((await found(body.code)).status).toBe('created');
});

test('a refund whose answer was lost is found among those of the charge, also a day later', async () => {
  for (const fault of ['lost', 'failed after', 'failed before'] as const) {
    const { body } = await pay();
    await refundRest(shop.commerce, body.code);
    fake.fault = ({ method, path }) => (method === 'POST' && path === 'refunds' ? fault : undefined);
    const settled = await shop.commerce.orders.settle(body.code).then(
      () => true,
      () => false,
    );
    // What was done is found at once where there was an answer.
    expect(settled).toBe(fault === 'failed after');
    fake.fault = () => undefined;
    fake.forgetKeys();
    shop.clock.advance(25 * 3_600_000);
    await shop.commerce.orders.settle(body.code);
    expect(ledger(body.code).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect((await found(body.code)).payment.status).toBe('refunded');
  }
});

test('a customer’s kept card is Stripe’s, of that customer alone, and pays again with nobody there', async () => {
  const who = await signUp(shop.commerce.app);
  const headers = { ...who.headers, 'idempotency-key': 'a-card-to-be-kept' };
  const token = fake.token();
  const url = '/rest/v2/usb2c/users/current/paymentdetails';
  const payload = { provider: 'stripe', token };
  const added = await shop.commerce.app.inject({ method: 'POST', url, headers, payload });
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { card: { brand: 'Visa', lastFour: '4242' } },
  ]);
  const stripe = shop.commerce.payments.provider('stripe');
  const again = { key: 'a-renewal', amount: 1500, currency: 'USD', site: 'usb2c', token } as const;
  expect(await stripe?.charge({ ...again, initiator: 'merchant' })).toMatchObject({ status: 'captured' });
  const confirmed = fake.calls.findLast(({ path }) => path.endsWith('/confirm'));
  expect(confirmed?.params.get('off_session')).toBe('true');
  // A token that is kept is its owner's: nobody enters it again, and nobody else keeps it.
  expect(await stripe?.describe(token)).toBeUndefined();
  const eve = { customerId: '00000000-0000-4000-8000-00000000000e', email: 'eve@example.com' };
  expect(await stripe?.setUp({ key: 'eve', token, payer: eve })).toMatchObject({ status: 'declined' });
  const { customerId } = who;
  const charged = { ...again, key: 'order-2', keep: { customerId, email: 'x@example.com' } } as const;
  expect(await stripe?.charge({ ...charged, initiator: 'shopper' })).toMatchObject({ status: 'captured' });
  await stripe?.forget(token);
  expect(await stripe?.charge({ ...again, key: 'another', initiator: 'merchant' })).toMatchObject({
    ...{ status: 'declined', reason: 'not_supported', retry: 'with_shopper' },
  });
});

test('a card for later is prepared with its bank: the browser goes on, and Stripe is asked; in words where it refuses', async () => {
  const who = await signUp(shop.commerce.app);
  const prepare = async (token: string) => {
    const url = '/rest/v2/usb2c/users/current/paymentdetails/prepare';
    const payload = { provider: 'stripe', token };
    const answer = await shop.commerce.app.inject({ method: 'POST', url, headers: who.headers, payload });
    return [answer.statusCode, answer.json()] as const;
  };
  const token = fake.token('authentication');
  const [, asked] = await prepare(token);
  const [intent] = fake.intents(`card:${token}`);
  expect(asked).toEqual({ status: 'requires_action', clientSecret: intent?.client_secret });
  expect((await prepare(token))[1].status).toBe('requires_action');
  fake.authenticate(`card:${token}`);
  expect(await prepare(token)).toEqual([
    200,
    { status: 'saved', card: expect.objectContaining({ lastFour: '4242' }) },
  ]);

  const refused = fake.token('authentication');
  await prepare(refused);
  fake.authenticate(`card:${refused}`, false);
  expect(await prepare(refused)).toMatchObject([
    400,
    { errors: [{ type: 'PaymentAuthorizationError', reason: 'authentication_required' }] },
  ]);
  expect((await prepare(fake.token('slow')))[1]).toEqual({ status: 'processing' });
});

test('a guest who begins an auto-delivery keeps the card for the account that opens with it', async () => {
  const who = ada();
  const token = fake.token();
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token });
  await who.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 3, isOneTimeProduct: false, cartGuid });
  const agreed = await who.call('GET', `carts/${cartGuid}/autoDeliveryConsent`);
  const { version } = agreed.body as unknown as { version: string };
  const newAccount = { password: 'four quiet kettles' };
  const { status, body } = await who.place(cartGuid, { autoDeliveryConsent: version, newAccount });
  expect([status, ledger(body.code).length]).toEqual([201, 1]);
  const again = { key: 'its-renewal', amount: 1500, currency: 'USD', site: 'usb2c', token } as const;
  const stripe = shop.commerce.payments.provider('stripe');
  expect(await stripe?.charge({ ...again, initiator: 'merchant' })).toMatchObject({ status: 'captured' });
});

test('an account that is removed is removed at Stripe', async () => {
  const { payments, platform } = shop.commerce;
  const payer = { customerId: '00000000-0000-4000-8000-00000000000a', email: 'gone@example.com' };
  const token = fake.token();
  await payments.provider('stripe')?.setUp({ key: 'gone', token, payer });
  expect(fake.knows(payer.email)).toBe(true);
  const { rows } = await shop.db.execute('select customer from provider_methods where token = $1', [token]);
  const [people] = payments.people;
  await platform.db.transaction(async () => people?.forget?.('usb2c', payer.customerId, 'en'));
  await platform.jobs.run('payments.stripe.forget', rows[0] as object);
  expect(fake.knows(payer.email)).toBe(false);
  const left = await shop.db.execute('select token from provider_methods where token = $1', [token]);
  expect(left.rows).toEqual([]);
});

test('a bank that asks for its customer refuses a renewal, and says that he must be there', async () => {
  const stripe = shop.commerce.payments.provider('stripe');
  const token = fake.token('present_only');
  const payer = { customerId: '00000000-0000-4000-8000-00000000000f', email: 'ada@example.com' };
  expect(await stripe?.setUp({ key: 'present', token, payer })).toMatchObject({ status: 'saved' });
  expect(
    await stripe?.charge({
      ...{ key: 'renewal-2', amount: 1500, currency: 'USD', site: 'usb2c', token, initiator: 'merchant' },
    }),
  ).toEqual({ status: 'declined', reason: 'authentication_required', retry: 'with_shopper' });
});
