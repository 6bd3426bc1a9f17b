/**
 * Gift cards, store credit and a bank card over whatever is bought, spent, declined, refunded and cancelled, by two callers at once
 * and by both providers: what was charged and what the ledger paid are the total, money goes back in the order of the rules, the
 * balance is the sum of the entries and never below zero.
 */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { buyGiftCard, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { product, sell } from '@crema/testing/factories/products';
import { patience } from '@crema/testing/pace';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const step = fc.oneof(
  fc.record({
    act: fc.constant('order' as const),
    units: fc.integer({ min: 1, max: 4 }),
    cards: fc.integer({ min: 0, max: 2 }),
    declined: fc.boolean(),
    /** The same call twice at once, or two calls of two tabs. */
    tabs: fc.constantFrom('one' as const, 'same' as const, 'two' as const),
  }),
  fc.record({
    act: fc.constant('refund' as const),
    order: fc.nat(3),
    units: fc.integer({ min: 1, max: 2 }),
    twice: fc.boolean(),
  }),
  fc.record({
    act: fc.constantFrom('rest' as const, 'cancel' as const),
    order: fc.nat(3),
    twice: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('dispute' as const),
    card: fc.nat(1),
    /** Minor units that the bank takes back of what the card cost. */
    amount: fc.integer({ min: 1, max: 2500 }),
    isLost: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** How an amount goes back by the rules: the bank card first, then store credit, then gift cards. */
function byTheRules(paid: { card: number; storeCredit: number; giftCard: number }, amount: number) {
  const card = Math.min(amount, paid.card);
  const storeCredit = Math.min(amount - card, paid.storeCredit);
  return { card, storeCredit, giftCard: amount - card - storeCredit };
}

const fake = new FakeStripe({ now: () => shops.stripe?.clock.now() ?? new Date() });
const shops: Partial<Record<'test' | 'stripe', TestCommerce>> = {};

describe.each(['test', 'stripe'] as const)('%s', (provider) => {
  let shop: TestCommerce;
  const payment = (declined: boolean) =>
    provider === 'test'
      ? { provider, token: declined ? 'tok_declined' : 'tok_success' }
      : { provider, token: fake.token(declined ? 'declined' : 'success') };
  const charged = async (code: string, kind: 'charge' | 'refund') => {
    const entries = provider === 'test' ? await shop.commerce.payments.test.entries() : fake.entries();
    return sum(
      entries.filter((one) => one.chargeKey === code && one.kind === kind).map(({ amount }) => amount),
    );
  };

  beforeAll(async () => {
    shop = await openTestCommerce(
      provider === 'test' ? {} : { env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch },
    );
    shops[provider] = shop;
    await shop.commerce.platform.jobs.start(false);
    await sellGiftCards(shop);
    await sell(shop.commerce, 'usb2c', product('dawn', { stock: 1_000_000 }));
  });
  afterAll(() => shop.commerce.close());

  type Shopper = Awaited<ReturnType<typeof creditedShopper>>;

  async function order(ada: Shopper, codes: string[], asked: Step & { act: 'order' }): Promise<string[]> {
    const { body: old } = await ada.call('GET', 'carts/current');
    for (const { entryNumber } of old.entries ?? [])
      await ada.call('DELETE', `carts/${old.guid}/entries/${entryNumber}`);
    if (old.guid) await ada.call('DELETE', `carts/${old.guid}/giftcards`);
    const { guid } = await ada.readyCart([{ code: 'dawn-24', qty: asked.units }], null);
    await ada.call('PUT', `carts/${guid}/payment`, payment(asked.declined));
    for (const code of codes.slice(0, asked.cards)) {
      const { status } = await ada.call('POST', `carts/${guid}/giftcards`, { code });
      expect([200, 409]).toContain(status);
    }
    const key = ada.nextKey('order-of-a-sequence');
    const keys = { one: [key], same: [key, key], two: [key, ada.nextKey('order-of-a-sequence')] }[asked.tabs];
    const answers = await Promise.all(keys.map((one) => ada.place(guid, {}, one)));
    for (const { status } of answers) expect([201, 400, 404, 409]).toContain(status);
    return [...new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.code))];
  }

  async function giveBack(
    ada: Shopper,
    code: string,
    asked: Step & { act: 'refund' | 'rest' | 'cancel' },
  ): Promise<void> {
    const { orders } = shop.commerce;
    const refused = (error: { errors?: unknown }) => {
      if (!error.errors) throw error;
    };
    const { entryNumber = 0 } = (await orders.find(code))?.lines[0] ?? {};
    const once = async () => {
      if (asked.act === 'cancel') return orders.fulfilment.cancel(code, 'operator').catch(refused);
      const entries = asked.act === 'refund' ? [{ entryNumber, quantity: asked.units }] : undefined;
      const more = { ...(entries ? { entries } : {}), restock: 'unsent' as const };
      const by = { key: ada.nextKey('refund'), actor: 'operator' as const };
      return orders.refunds.make(code, more, by).catch(refused);
    };
    await Promise.all(asked.twice ? [once(), once()] : [once()]);
  }

  /** The payment of a card is disputed, and that ends. Only Stripe's are. */
  async function disputed(orderCode: string, { amount, isLost }: Step & { act: 'dispute' }): Promise<void> {
    if (provider !== 'stripe') return;
    const heard = fake.events.length;
    const id = fake.dispute(orderCode, 'needs_response', amount);
    fake.moveDispute(id, isLost ? 'lost' : 'won');
    for (const event of fake.events.slice(heard)) {
      const { payload, headers } = fake.signed(event);
      await shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
      await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
    }
  }

  /** Every order's books, as the rules say; answers what its gift cards have paid and not got back. */
  async function requireOrder(code: string): Promise<number> {
    const { orders } = shop.commerce;
    await orders.settle(code);
    const found = await orders.find(code);
    if (!found) throw new Error(`${code} is gone`);
    const by = (name: string) =>
      sum(found.payment.sources.filter((one) => one.name === name).map((one) => one.amount));
    const paid = { card: found.payment.amount, storeCredit: by('storeCredit'), giftCard: by('giftCard') };
    expect(paid.card + paid.storeCredit + paid.giftCard).toBe(found.total);
    expect(await charged(code, 'charge')).toBe(paid.card);
    for (const { amount, sources } of found.refunds) {
      const part = (name: string) => sum(sources.filter((one) => one.name === name).map((one) => one.amount));
      const back = { storeCredit: part('storeCredit'), giftCard: part('giftCard') };
      const expected = byTheRules(paid, amount);
      expect({ ...back, card: amount - back.storeCredit - back.giftCard }).toEqual(expected);
      paid.card -= expected.card;
      paid.storeCredit -= expected.storeCredit;
      paid.giftCard -= expected.giftCard;
    }
    expect(await charged(code, 'refund')).toBe(found.payment.amount - paid.card);
    return paid.giftCard;
  }

  /** No account is below zero or off the sum of its entries, at any of them. Answers what the cards have in all. */
  async function requireLedger(): Promise<void> {
    const { rows } = await shop.db.execute(
      `select a.balance::int as balance, coalesce(sum(e.amount), 0)::int as entries, min(e.run)::int as least
         from store_credit_accounts a left join (
           select *, sum(amount) over (partition by site, customer_id order by id) as run from store_credit_entries) e
           on e.site = a.site and e.customer_id = a.customer_id
         group by a.site, a.customer_id, a.balance`,
    );
    for (const { balance, entries, least } of rows as {
      balance: number;
      entries: number;
      least: number | null;
    }[]) {
      expect(balance).toBe(entries);
      expect(Math.min(balance, least ?? 0)).toBeGreaterThanOrEqual(0);
    }
  }

  test('the books are the rules’, whoever comes first', { timeout: patience(240_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 0, max: 3000 }),
        async (steps, credit) => {
          const ada = await creditedShopper(shop, { credit });
          const bought = [
            await buyGiftCard(shop, { amount: 25, payment: payment(false) }),
            await buyGiftCard(shop, { amount: 30, payment: payment(false) }),
          ];
          const codes: string[] = [];
          for (const one of steps) {
            if (one.act === 'order') {
              const placed = await order(
                ada,
                bought.map(({ code }) => code),
                one,
              );
              expect(placed.length).toBeLessThanOrEqual(1);
              codes.push(...placed);
            } else if (one.act === 'dispute') await disputed(bought[one.card]?.orderCode ?? '', one);
            else if (codes[one.order]) await giveBack(ada, codes[one.order] ?? '', one);
            await requireLedger();
          }
          const spent = sum(await Promise.all(codes.map(requireOrder)));
          const { rows } = await shop.db.execute(
            `select coalesce(sum(e.amount), 0)::int as left,
                 coalesce(sum(-e.amount) filter (where e.kind = 'voided'), 0)::int as void
               from store_credit_entries e join gift_cards g on g.id = e.customer_id
               where g.order_code = any($1)`,
            [bought.map(({ orderCode }) => orderCode)],
          );
          const booked = rows[0] as { left: number; void: number };
          const lost = steps.flatMap((one) => (one.act === 'dispute' && one.isLost ? one.amount : []));
          expect(booked.left).toBe(5500 - spent - booked.void);
          expect(booked.void).toBeLessThanOrEqual(sum(lost));
        },
      ),
      { numRuns: 12 },
    );
  });
});
