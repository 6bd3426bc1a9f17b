/**
 * Whatever order messages come in, however often or never, and whichever calls fail or are cut off: an order is charged at most
 * once, refunded at most what was captured, and the shop's books are Stripe's.
 */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { FAKE_STRIPE_ENV, type FakeCard, type FakeFault, FakeStripe } from '@crema/testing/stripe';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const cards: FakeCard[] = ['success', 'success', 'declined', 'authentication', 'slow'];
const faults: (FakeFault | undefined)[] = [
  ...[undefined, undefined, undefined],
  ...(['away', 'lost', 'failed after', 'failed before', 'in use'] as const),
];
const ACTS = [
  ...([
    'place again',
    'authenticate',
    'refuse',
    'pay in browser',
    'confirm',
    'complete',
    'message',
    'message',
  ] as const),
  ...(['settle', 'sweep', 'refund', 'refund', 'refund', 'end refund', 'a day'] as const),
];
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  /** Of the calls that change something, one after another. */
  goesWrong: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
  /** After so many calls nothing arrives: the process is cut off. */
  cutAt: fc.option(fc.nat({ max: 6 }), { nil: undefined, freq: 1 }),
  /** Which message, which refund. */
  which: fc.nat({ max: 30 }),
  /** Two at once. */
  twice: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets the calls of what follows fail as told. */
function goWrong({ goesWrong, cutAt }: Pick<Step, 'goesWrong' | 'cutAt'>): void {
  let calls = 0;
  let changes = 0;
  fake.fault = ({ method }) => {
    calls += 1;
    if (cutAt !== undefined && calls > cutAt) return 'away';
    return method === 'POST' ? goesWrong[changes++] : undefined;
  };
}

interface Bought {
  who: ReturnType<typeof shopper>;
  cartGuid: string;
  key: string;
  /** Where its messages begin. */
  since: number;
}

const codeOf = async ({ cartGuid }: Bought): Promise<string | undefined> => {
  const { rows } = await shop.db.execute('select code from orders where cart_guid = $1', [cartGuid]);
  return (rows[0] as { code: string } | undefined)?.code;
};

async function perform(bought: Bought, { act, which }: Step): Promise<unknown> {
  const { who, cartGuid, key, since } = bought;
  const { orders, platform } = shop.commerce;
  const code = (await codeOf(bought)) ?? '';
  if (act === 'place again') return who.place(cartGuid, {}, key);
  if (act === 'authenticate' || act === 'refuse') return fake.authenticate(code, act === 'authenticate');
  if (act === 'pay in browser') return fake.payInBrowser(code);
  if (act === 'complete') return fake.complete(code);
  if (act === 'settle') return orders.settle(code);
  if (act === 'end refund') return fake.endRefund(`${code}:refund:${which % 3}`, 'succeeded');
  if (act === 'sweep') {
    shop.clock.advance(30_000);
    return orders.sweep();
  }
  if (act === 'a day') {
    fake.forgetKeys();
    return shop.clock.advance(25 * 3_600_000);
  }
  if (act === 'confirm') {
    const order = await orders.find(code);
    return order && who.call('POST', `orders/${order.guid}/confirm`);
  }
  if (act === 'refund') {
    const asked = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'none' } as const;
    await orders.refunds.make(code, asked, { key: `part-${which % 3}`, actor: 'operator' });
    return orders.settle(code);
  }
  const sent = fake.events.slice(since);
  const event = sent[which % Math.max(1, sent.length)];
  if (!event) return undefined;
  const { payload, headers } = fake.signed(event);
  await shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
  return platform.jobs.run('payments.stripe', { id: event.id });
}

/** What fails on the way is what this is about. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** Everything works again: the clock goes on, the sweep runs, the shopper is gone, and no message comes. */
async function comeToRest(bought: Bought): Promise<void> {
  fake.fault = () => undefined;
  const code = (await codeOf(bought)) ?? '';
  fake.complete(code);
  // Stripe has forgotten every key by then.
  fake.forgetKeys();
  shop.clock.advance(25 * 3_600_000);
  for (let round = 0; round < 4; round += 1) {
    shop.clock.advance(3 * 3_600_000);
    await shop.commerce.orders.sweep();
    fake.payInBrowser(code);
  }
}

async function requireEqualBooks(bought: Bought): Promise<void> {
  const code = await codeOf(bought);
  if (!code) return;
  const order = await shop.commerce.orders.find(code);
  if (!order) throw new Error('The order is gone');
  const entries = fake.entries().filter(({ chargeKey }) => chargeKey === code);
  const charges = entries.filter(({ kind }) => kind === 'charge');
  const back = entries.filter(({ kind }) => kind === 'refund');
  const sum = back.reduce((total, { amount }) => total + amount, 0);
  expect(charges.length).toBeLessThanOrEqual(1);
  expect(sum).toBeLessThanOrEqual(charges[0]?.amount ?? 0);
  expect(new Set(back.map(({ key }) => key)).size).toBe(back.length);
  // The shop's books: an order that is placed was charged its amount, one that is not was not, or has it back.
  const { status, amount, refunded } = order.payment;
  expect(['pending', 'requires_action']).not.toContain(status);
  expect(order.refunds.filter((refund) => refund.status === 'due')).toEqual([]);
  expect([sum, back.length]).toEqual([refunded, order.refunds.length]);
  if (order.placedAt) expect(charges).toMatchObject([{ amount }]);
  else expect(sum).toBe(charges[0]?.amount ?? 0);
}

test('an order is charged at most once, refunds stay within it, and both books are the same', {
  timeout: patience(120_000),
}, async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...cards),
    step,
    fc.array(step, { minLength: 2, maxLength: 8 }),
    async (card, first, steps) => {
      const who = shopper(shop.commerce);
      fake.fault = () => undefined;
      const payment = { provider: 'stripe', token: fake.token(card) };
      const cartGuid = await who.readyCart(['dawn-24'], payment);
      const bought = { who, cartGuid, key: `the-order-of-${cartGuid}`, since: fake.events.length };
      for (const one of [{ ...first, act: 'place again' as const }, ...steps]) {
        goWrong(one);
        const all = one.twice ? [perform(bought, one), perform(bought, one)] : [perform(bought, one)];
        await Promise.all(all.map(quietly));
      }
      await comeToRest(bought);
      await requireEqualBooks(bought);
    },
  );
  await fc.assert(property, { numRuns: 30 });
});
