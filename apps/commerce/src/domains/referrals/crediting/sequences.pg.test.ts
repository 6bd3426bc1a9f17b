/**
 * Whatever friends, operator and clock do in whatever order: a sender's credits are the friends' orders that were delivered
 * and kept for 14 days, at most so many in a year, each once. Counted by a plain model of what is promised.
 */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { referring } from '@crema/testing/factories/referrals/referring';
import { refundRest } from '@crema/testing/factories/refunds';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Fewer than by default, so that short sequences reach it. */
const PER_YEAR = 3;
const FRIENDS = 6;

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('usb2c', 'configuration', 'referralsPerYear', '${PER_YEAR}', 0)`,
  );
  await shop.commerce.content.load();
  us = referring(shop);
});
afterAll(() => shop.commerce.close());

const friend = fc.nat(FRIENDS - 1);
const act = (name: 'order' | 'deliver' | 'cancel' | 'return' | 'refund') =>
  fc.record({ act: fc.constant(name), friend });
const step = fc.oneof(
  { weight: 5, arbitrary: act('order') },
  { weight: 5, arbitrary: act('deliver') },
  { weight: 1, arbitrary: act('cancel') },
  { weight: 1, arbitrary: act('return') },
  { weight: 1, arbitrary: act('refund') },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('days' as const), days: fc.constantFrom(1, 7, 14, 20, 365) }),
  },
);

const FIVE_FRIENDS = [0, 1, 2, 3, 4].flatMap((index) => [
  { act: 'order' as const, friend: index },
  { act: 'deliver' as const, friend: index },
]);

/** What the model knows of a friend. Days are those of the sequence. */
interface Friend {
  state: 'referred' | 'ordered' | 'delivered' | 'over';
  deliveredOn: number;
}

/** What was promised, in the fewest words: no tables, no jobs, no keys. */
function promised() {
  const friends: Friend[] = Array.from({ length: FRIENDS }, () => ({ state: 'referred', deliveredOn: 0 }));
  const credits: number[] = [];
  let today = 0;
  return {
    credits,
    friend: (index: number) => friends[index] as Friend,
    today: () => today,
    pass: (days: number) => {
      today += days;
      for (const one of friends) {
        if (one.state !== 'delivered' || one.deliveredOn + 14 > today) continue;
        one.state = 'over';
        if (credits.filter((day) => day > today - 365).length < PER_YEAR) credits.push(today);
      }
    },
  };
}

test('credits are the orders that were delivered and kept, at most so many a year, each once', {
  timeout: patience(240_000),
}, async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      const model = promised();
      const ada = await us.sender();
      const emails = Array.from({ length: FRIENDS }, () => `friend-${++people}@example.org`);
      const codes: string[] = [];
      for (const email of emails) codes.push((await us.refer(ada, email))[1].code);
      const orders = new Map<number, string>();

      for (const one of steps) {
        if (one.act === 'days') {
          model.pass(one.days);
          // Two workers at once.
          await Promise.all([us.later(one.days), us.later(0)]);
          continue;
        }
        const known = model.friend(one.friend);
        const order = orders.get(one.friend) ?? '';
        const { fulfilment } = shop.commerce.orders;
        if (one.act === 'order' && known.state === 'referred') {
          const placed = await us.order(codes[one.friend] ?? '', emails[one.friend] ?? '');
          expect(placed.status).toBe(201);
          orders.set(one.friend, placed.code);
          known.state = 'ordered';
        } else if (one.act === 'deliver' && known.state === 'ordered') {
          await us.deliver(order);
          Object.assign(known, { state: 'delivered', deliveredOn: model.today() });
        } else if (one.act === 'cancel' && known.state === 'ordered') {
          await fulfilment.cancel(order, 'operator');
          known.state = 'referred';
        } else if (one.act === 'return' && known.state === 'delivered') {
          await fulfilment.takeBack(order);
          known.state = 'over';
        } else if (one.act === 'refund' && (known.state === 'delivered' || known.state === 'ordered')) {
          await refundRest(shop.commerce, order);
          known.state = 'over';
        }
      }
      model.pass(14);
      await us.later(14);
      const { referrals } = await us.list(ada, '?pageSize=100');
      expect(referrals.filter(({ status }) => status === 'credited')).toHaveLength(model.credits.length);
      expect(await us.balance(ada)).toBe(model.credits.length * 10);
    }),
    // The first one reaches the limit, so that no run is without it.
    { numRuns: 10, examples: [[FIVE_FRIENDS]] },
  );
});
