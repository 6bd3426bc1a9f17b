/** An order that could not be charged is paid in person, by the link in the mail about it. */
import { SITES } from '@crema/brands';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentLinks } from './link.rules.ts';

interface Answer {
  status: string;
  amount?: { value: number };
  code?: string;
  clientSecret?: string;
  entries: { name: string; quantity: number }[];
  errors?: { type: string; reason: string; message: string }[];
}

const DUE = '2027-02-01T11:00:00Z';
const cardOf = (token: string, provider = 'test') => ({
  ...{ provider, token },
  card: { brand: 'Visa', lastFour: '0002', expiryMonth: 12, expiryYear: 2034 },
});

/** What a reader does with a link of a shop. */
function reader(shop: () => RecurringShop) {
  const call = async (path: string, payload: object, key?: string): Promise<Answer & { code: string }> => {
    const url = `/rest/v2/usb2c/payments/link${path}`;
    const headers = key ? { 'idempotency-key': key } : {};
    return (await shop().commerce.app.inject({ method: 'POST', url, payload, headers })).json();
  };
  return {
    call,
    /** The link of the last mail about a subscription’s payment, as it is composed. */
    mailed: async (): Promise<string> => {
      const { platform } = shop().commerce;
      const [mail] = (await shop().mails('payment-failed')).slice(-1);
      if (!mail) throw new Error('Nothing was mailed');
      const { subscriptionId, cycle } = mail.data as { subscriptionId: string; cycle: number };
      const of = { site: 'usb2c', kind: 'subscription', id: subscriptionId, turn: cycle } as const;
      return paymentLinks(platform.config).sign(of, shop().clock.now());
    },
    open: (link: string) => call('', { link }),
    pay: (link: string, token: string, provider = 'test') => call('/pay', { link, provider, token }),
    confirm: (link: string) => call('/confirm', { link }),
  };
}

describe('at the test gateway', () => {
  let shop: RecurringShop;
  beforeAll(async () => {
    shop = await RecurringShop.open();
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());
  const link = reader(() => shop);

  const failed = async (parts = {}) => {
    const id = await shop.subscribe({ payment: cardOf('tok_declined'), ...parts });
    await shop.run(DUE);
    expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED', turns: [{ status: 'failed' }] });
    return { id, url: await link.mailed() };
  };

  test('the link says what is paid; paid once, the ladder stops and the card stays with the auto-delivery', async () => {
    const { id, url } = await failed();
    expect(await link.open(url)).toMatchObject({
      ...{ status: 'due', date: '2027-02-01', amount: { value: 42.72 } },
      entries: [{ quantity: 3 }],
    });
    const paid = await link.pay(url, 'tok_success');
    expect(paid).toMatchObject({ status: 'paid', code: expect.stringMatching(/^C/) });
    // Again, from another tab, and when the ladder would have tried.
    expect(await link.pay(url, 'tok_success')).toEqual(paid);
    await shop.run('2027-02-08T11:00:00Z');
    expect(await shop.books()).toMatchObject({ charged: [4272] });
    expect(await shop.read(id)).toMatchObject({
      status: 'ACTIVE',
      payment: { token: 'tok_success', card: { lastFour: '4242' } },
      turns: [{ status: 'ordered' }],
    });
    expect(await shop.mails('order')).toHaveLength(1);
    expect((await link.open(url)).status).toBe('paid');
  });

  test('a card that is declined as well is said, the old one stays, and the link goes on', async () => {
    const { id, url } = await failed();
    const refused = await link.pay(url, 'tok_insufficient_funds');
    expect(refused.errors).toMatchObject([
      { type: 'PaymentAuthorizationError', reason: 'insufficient_funds' },
    ]);
    // The repeat of a call whose answer was lost is told the same, and tries nothing.
    const tried = async () => (await shop.read(id)).turns[0]?.attempts;
    const repeated = { link: url, provider: 'test', token: 'tok_declined' };
    const before = await tried();
    for (let time = 0; time < 2; time += 1)
      expect((await link.call('/pay', repeated, 'one-key-of-a-test-0001')).errors).toHaveLength(1);
    expect(await tried()).toBe((before ?? 0) + 1);
    expect(await shop.read(id)).toMatchObject({ payment: { token: 'tok_declined' } });
    expect((await link.pay(url, 'tok_success')).status).toBe('paid');
  });

  test('a bank that asks is answered, also when the browser is gone: by whoever looks next', async () => {
    for (const answers of ['confirm', 'worker'] as const) {
      await shop.reset();
      const { id, url } = await failed();
      expect((await link.pay(url, 'tok_requires_authentication')).status).toBe('asked');
      // A worker that looks meanwhile leaves it to the customer.
      await shop.run('2027-02-01T11:01:00Z');
      expect((await link.open(url)).status).toBe('asked');
      const { orderCode = '' } = (await shop.read(id)).turns[0] ?? {};
      if (answers === 'confirm') expect((await link.confirm(url)).status).toBe('paid');
      else {
        await shop.commerce.payments.test.confirm(orderCode);
        await shop.run('2027-02-01T11:02:00Z');
      }
      expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', turns: [{ status: 'ordered' }] });
      expect((await shop.books()).charged).toEqual([4272]);
      expect(await shop.mails('order')).toHaveLength(1);
    }
  });

  test('what would cost more than was shown is not charged', async () => {
    const { url } = await failed({ ceiling: 100_000 });
    await shop.execute(`update order_payments set amount = 100`);
    const refused = await link.pay(url, 'tok_success');
    expect(refused.errors).toMatchObject([{ type: 'StaleCartError', reason: 'totalChanged' }]);
    expect((await shop.books()).charged).toEqual([]);
    expect((await link.open(url)).amount?.value).toBe(42.72);
  });

  test('a cancelled one, a forged, old or foreign link: said, and nothing is charged', async () => {
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    const { id, url } = await failed({ customerId });
    const ctx = {
      ...{ site: SITES.usb2c, language: 'en' as const, correlationId: 'test', customerId },
      caller: { kind: 'customer' as const, customerId, sessionId: 'test' },
    };
    const member = { customerId, actor: { kind: 'customer' as const } };
    await shop.commerce.autoDelivery.subscriptions.cancel(ctx, member, id);
    expect((await link.open(url)).status).toBe('cancelled');
    expect((await link.pay(url, 'tok_success')).status).toBe('cancelled');
    expect((await link.open(`${url.slice(0, -2)}xx`)).errors).toMatchObject([{ type: 'InvalidLinkError' }]);
    const site = await shop.commerce.app.inject({
      ...{ method: 'POST', url: '/rest/v2/cab2c/payments/link', payload: { link: url } },
    });
    expect(site.statusCode).toBe(400);
    shop.clock.advance(14 * 86_400_000);
    expect((await link.pay(url, 'tok_success')).errors).toMatchObject([{ type: 'InvalidLinkError' }]);
    expect((await shop.books()).charged).toEqual([]);
  });
});

describe('at Stripe', () => {
  let shop: RecurringShop;
  const fake: FakeStripe = new FakeStripe({ now: () => shop.clock.now() });
  beforeAll(async () => {
    shop = await RecurringShop.open({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
    await shop.reset();
  });
  afterAll(() => shop.close());
  const link = reader(() => shop);

  test('a card whose bank wants its owner there is paid with him there, and kept for what comes next', async () => {
    const token = fake.token('present_only');
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    const payer = { customerId, email: 'ada@example.com' };
    await shop.commerce.payments.provider('stripe')?.setUp({ key: 'first', token, payer });
    const id = await shop.subscribe({ customerId, payment: cardOf(token, 'stripe') });
    await shop.run(DUE);
    expect((await shop.mails('payment-failed'))[0]?.data).toMatchObject({ bankAsks: true, cycle: 1 });
    const url = await link.mailed();
    const asked = await link.pay(url, fake.token('authentication'), 'stripe');
    expect(asked).toMatchObject({ status: 'asked', clientSecret: expect.stringContaining('_secret_') });
    const key = fake.keyOf(asked.clientSecret ?? '');
    // A reload finds the same; the browser says it is done, and it is not.
    expect((await link.open(url)).clientSecret).toBe(asked.clientSecret);
    expect((await link.confirm(url)).status).toBe('asked');
    fake.authenticate(key);
    // The message comes before the browser does, and the order is confirmed as a renewal, once.
    const event = fake.events.findLast(({ type }) => type === 'payment_intent.succeeded');
    if (!event) throw new Error('Nothing was sent');
    const { payload, headers } = fake.signed(event);
    await shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
    await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
    expect(await link.confirm(url)).toMatchObject({ status: 'paid', code: key });
    expect(fake.entries().filter(({ kind }) => kind === 'charge')).toMatchObject([{ key, amount: 4272 }]);
    expect(await shop.mails('order')).toHaveLength(1);
    const { payment } = await shop.read(id);
    const again = {
      key: 'next',
      amount: 1500,
      currency: 'USD',
      site: 'usb2c',
      token: payment?.token ?? '',
    } as const;
    expect(fake.intents(key)[0]).toMatchObject({ keeps: true });
    expect(
      await shop.commerce.payments.provider('stripe')?.charge({ ...again, initiator: 'merchant' }),
    ).toMatchObject({
      reason: 'authentication_required',
    });
  });

  test('who says no to the bank is told so, and can pay again', async () => {
    const id = await shop.subscribe({ payment: cardOf('ctoken_of_nobody', 'stripe') });
    shop.clock.set(DUE);
    await shop.run(DUE);
    expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED' });
    const url = await link.mailed();
    const asked = await link.pay(url, fake.token('authentication'), 'stripe');
    fake.authenticate(fake.keyOf(asked.clientSecret ?? ''), false);
    expect((await link.confirm(url)).errors).toMatchObject([{ reason: 'authentication_required' }]);
    expect((await link.pay(url, fake.token(), 'stripe')).status).toBe('paid');
  });
});
