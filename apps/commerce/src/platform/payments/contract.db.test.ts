import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChargeRequest, PaymentProvider } from './payments.types.ts';

/** Cards that every provider's tests can enter. */
type Card = 'success' | 'declined' | 'insufficient_funds' | 'authentication';

interface Side {
  provider: PaymentProvider;
  token(card: Card): string;
  entries(): Promise<{ kind: string; key: string; chargeKey: string; amount: number }[]>;
  /** The shopper proves who he is. */
  authenticate(key: string): void;
}

const TEST_TOKENS: Record<Card, string> = {
  success: 'tok_success',
  declined: 'tok_declined',
  insufficient_funds: 'tok_insufficient_funds',
  authentication: 'tok_requires_authentication',
};

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
let keys = 0;
let key = '';
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
});
beforeEach(() => {
  key = `CCONTRACT${keys++}`;
});
afterAll(() => shop.commerce.close());

const sides: Record<string, () => Side> = {
  'the test gateway': () => ({
    provider: shop.commerce.payments.test,
    token: (card) => TEST_TOKENS[card],
    entries: () => shop.commerce.payments.test.entries(),
    authenticate: () => undefined,
  }),
  Stripe: () => {
    const provider = shop.commerce.payments.provider('stripe');
    if (!provider) throw new Error('The shop has no Stripe');
    return {
      provider,
      token: (card) => fake.token(card),
      entries: async () => fake.entries(),
      authenticate: (of) => fake.authenticate(of),
    };
  },
};

describe.each(Object.keys(sides))('%s keeps the contract of payments:', (name) => {
  const side = () => (sides[name] as () => Side)();
  const request = (card: Card, more: Partial<ChargeRequest> = {}): ChargeRequest => ({
    ...{ key, amount: 2594, currency: 'USD', site: 'usb2c', initiator: 'shopper' },
    token: side().token(card),
    ...more,
  });
  const charge = (card: Card, more: Partial<ChargeRequest> = {}) =>
    side().provider.charge(request(card, more));
  const ledger = async () => (await side().entries()).filter(({ chargeKey }) => chargeKey === key);

  test.each([
    ['success', { status: 'captured' }, 1],
    ['declined', { status: 'declined', reason: 'card_declined' }, 0],
    ['insufficient_funds', { status: 'declined', reason: 'insufficient_funds', retry: 'later' }, 0],
    ['authentication', { status: 'requires_action', nextAction: { type: 'authenticate' } }, 0],
  ] as const)('a card %s', async (card, state, charges) => {
    expect(await charge(card)).toMatchObject(state);
    expect(await side().provider.lookup(key)).toMatchObject(state);
    expect(await ledger()).toHaveLength(charges);
  });

  test('an unknown token has no card, is declined, and cannot be kept', async () => {
    const { provider } = side();
    expect(await provider.describe('toString')).toBeUndefined();
    expect(await charge('success', { token: 'toString' })).toMatchObject({ status: 'declined' });
    const payer = { customerId: '00000000-0000-4000-8000-000000000001', email: 'ada@example.com' };
    expect(await provider.setUp({ key: `${key}:card`, token: 'toString', payer })).toMatchObject({
      status: 'declined',
    });
    expect(await ledger()).toEqual([]);
  });

  test('a known token has its card', async () => {
    expect(await side().provider.describe(side().token('success'))).toEqual({
      ...{ brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
    });
  });

  test('a key is charged once however often it is asked, and never for another amount', async () => {
    const asked = request('success');
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => side().provider.charge(asked)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await side().provider.charge(asked)).toMatchObject({ status: 'captured' });
    expect(await ledger()).toEqual([{ kind: 'charge', key, chargeKey: key, amount: 2594 }]);
    await expect(side().provider.charge({ ...asked, amount: 1 })).rejects.toThrow('another amount');
  });

  test('authentication captures once, and not after a cancellation', async () => {
    await charge('authentication');
    side().authenticate(key);
    expect(await side().provider.confirm(key)).toMatchObject({ status: 'captured' });
    expect(await side().provider.confirm(key)).toMatchObject({ status: 'captured' });
    expect(await side().provider.cancel(key)).toMatchObject({ status: 'captured' });
    expect(await ledger()).toHaveLength(1);
    key = `${key}B`;
    await charge('authentication');
    expect(await side().provider.cancel(key)).toEqual({ status: 'cancelled' });
    side().authenticate(key);
    expect(await side().provider.confirm(key)).toEqual({ status: 'cancelled' });
    expect(await ledger()).toEqual([]);
  });

  test('a cancelled key is never charged, also when nobody had asked before', async () => {
    const { provider } = side();
    expect(await provider.lookup(key)).toBeUndefined();
    expect(await provider.cancel(key)).toEqual({ status: 'cancelled' });
    expect(await charge('success')).toEqual({ status: 'cancelled' });
    expect(await provider.lookup(key)).toEqual({ status: 'cancelled' });
    expect(await ledger()).toEqual([]);
  });

  test('an amount of 0 tries the card, moves no money, and is never another amount', async () => {
    expect(await charge('success', { amount: 0 })).toMatchObject({ status: 'captured' });
    expect(await side().provider.lookup(key)).toMatchObject({ status: 'captured' });
    await expect(charge('success')).rejects.toThrow('another amount');
    expect(await ledger()).toEqual([]);
    key = `${key}B`;
    expect(await charge('declined', { amount: 0 })).toMatchObject({ status: 'declined' });
  });

  test('refunds come in parts, each under its key, and never to more than was captured', async () => {
    const { provider } = side();
    await charge('success');
    expect(await provider.lookupRefund(`${key}:1`)).toBeUndefined();
    const made = await provider.refund(key, `${key}:1`, 500);
    expect(made).toMatchObject({ status: 'succeeded' });
    expect(await provider.refund(key, `${key}:1`, 500)).toEqual(made);
    expect(await provider.lookupRefund(`${key}:1`)).toEqual(made);
    // Another part of the same amount is another refund.
    expect((await provider.refund(key, `${key}:2`, 500)).reference).not.toBe(made.reference);
    await expect(provider.refund(key, `${key}:1`, 499)).rejects.toThrow('another amount');
    await expect(provider.refund(key, `${key}:3`, 1595)).rejects.toThrow('cannot be refunded');
    await provider.refund(key, `${key}:3`, 1594);
    const back = (await ledger()).filter(({ kind }) => kind === 'refund');
    expect(back.map(({ amount }) => amount)).toEqual([500, 500, 1594]);
  });

  test('a card that is kept is charged again when nobody is there', async () => {
    const payer = { customerId: '00000000-0000-4000-8000-000000000002', email: 'ada@example.com' };
    const token = side().token('success');
    await charge('success', { token, keep: payer });
    key = `${key}B`;
    expect(await charge('success', { token, initiator: 'merchant' })).toMatchObject({ status: 'captured' });
    expect(await ledger()).toHaveLength(1);
  });

  test('it refuses to be called inside a transaction', async () => {
    await expect(shop.db.transaction(() => charge('success'))).rejects.toThrow('inside a transaction');
    expect(await ledger()).toEqual([]);
  });
});
