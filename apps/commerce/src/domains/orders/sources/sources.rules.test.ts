/** Which part of a refund is whose: the model gives back cent by cent, each to the first whose turn it is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../orders.types.ts';
import type { RefundedWhen } from './paid.types.ts';
import { cardPartOf, paidOf, refundedOf, refundedTo, sourcePartsOf } from './sources.rules.ts';

const paidBy = (card: number, ...sources: [name: string, amount: number, refunded: RefundedWhen][]) => ({
  payment: {
    amount: card,
    refunded: 0,
    sources: sources.map(([name, amount, refunded]) => ({ name, label: name, amount, refunded })),
  },
  refunds: [] as Order['refunds'],
});
type Paid = ReturnType<typeof paidBy>;

/** The order once a refund was made of it. */
const after = (order: Paid, amount: number): Paid => {
  const refund = { amount, sources: sourcePartsOf(order, amount) } as Order['refunds'][number];
  return {
    payment: { ...order.payment, refunded: order.payment.refunded + cardPartOf(refund) },
    refunds: [...order.refunds, refund],
  };
};
const state = ({ payment, refunds }: Paid) => ({
  card: payment.refunded,
  ...Object.fromEntries(payment.sources.map(({ name }) => [name, refundedTo({ refunds }, name)])),
});

test('store credit gets back first, then the card, a gift card last', () => {
  let order = paidBy(500, ['gift', 300, 'afterCard'], ['credit', 200, 'beforeCard']);
  expect(paidOf(order)).toBe(1000);
  for (const [amount, expected] of [
    [150, { credit: 150, card: 0, gift: 0 }],
    [100, { credit: 200, card: 50, gift: 0 }],
    [500, { credit: 200, card: 500, gift: 50 }],
    [250, { credit: 200, card: 500, gift: 300 }],
  ] as const) {
    order = after(order, amount);
    expect(state(order)).toEqual(expected);
  }
  expect(() => sourcePartsOf(order, 1)).toThrow('above what is left');
});

test('of two that are refunded at the same time the last that paid is the first', () => {
  const order = after(paidBy(0, ['a', 100, 'beforeCard'], ['b', 100, 'beforeCard']), 150);
  expect(state(order)).toEqual({ a: 50, b: 100, card: 0 });
});

test('however an order was paid and is given back, nobody gets more than they paid, and all of it goes back', () => {
  const cents = fc.integer({ min: 0, max: 400 });
  const source = fc.record({
    amount: cents,
    refunded: fc.constantFrom('beforeCard' as const, 'afterCard' as const),
  });
  const refunds = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 });
  fc.assert(
    fc.property(cents, fc.array(source, { maxLength: 3 }), refunds, (card, sources, amounts) => {
      const named = sources.map((one, index) => ({ ...one, name: `s${index}` }));
      let order = paidBy(
        card,
        ...named.map(({ name, amount, refunded }): [string, number, RefundedWhen] => [
          name,
          amount,
          refunded,
        ]),
      );
      // Who paid, in the order in which they get back: one word for each cent.
      const turns = [
        ...named.filter(({ refunded }) => refunded === 'beforeCard').toReversed(),
        { name: 'card', amount: card },
        ...named.filter(({ refunded }) => refunded === 'afterCard').toReversed(),
      ].flatMap(({ name, amount }) => Array.from({ length: amount }, () => name));
      let given = 0;
      for (const amount of [...amounts, 10_000]) {
        const now = Math.min(amount, turns.length - given);
        order = after(order, now);
        given += now;
        expect(refundedOf(order)).toBe(given);
        const counted = Object.fromEntries([...named.map(({ name }) => [name, 0]), ['card', 0]]);
        for (const name of turns.slice(0, given)) counted[name] += 1;
        expect(state(order)).toEqual(counted);
      }
      expect(refundedOf(order)).toBe(paidOf(order));
    }),
  );
});
