/** Whatever a customer does in whatever order, and however long he waits between: what always holds. */

import { SITES } from '@crema/brands';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { subscription } from '@crema/testing/factories/subscription';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { isLocked, lockOf, processingOf } from '../schedule/calendar.rules.ts';
import { quoteOf } from '../subscription/quote.rules.ts';
import { type SubscriptionEvent, statusAfter } from '../subscription/transitions.rules.ts';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
afterAll(() => shop.close());

const { timeZone } = SITES.usb2c;
const ctx: SiteContext = {
  site: SITES.usb2c,
  language: 'en',
  caller: { kind: 'system' },
  correlationId: 'a-test-of-sequences',
};

type Step = { wait: number; act: keyof typeof ACTIONS; by: number };
/** What can be done, and the event of the table that it is. `by` chooses a day, a frequency or a quantity. */
const ACTIONS = {
  skip: 'skip',
  undo: 'undo-skip',
  pause: 'pause',
  resume: 'resume',
  move: 'move',
  frequency: 'edit',
  quantity: 'edit',
  add: 'edit',
  swap: 'edit',
  shipNow: 'ship-now',
  card: 'change-card',
  cancel: 'cancel',
} as const satisfies Record<string, SubscriptionEvent>;

const perform = (id: string, customerId: string, { act, by }: Step, today: Day) => {
  const { subscriptions } = shop.commerce.autoDelivery;
  const member = { customerId, actor: { kind: 'customer' as const } };
  const day = addDays(today, by);
  const size = Math.abs(by);
  switch (act) {
    case 'skip':
      return subscriptions.skip(ctx, member, id);
    case 'undo':
      return subscriptions.undoSkip(ctx, member, id);
    case 'pause':
      return subscriptions.pause(ctx, member, id, day);
    case 'resume':
      return subscriptions.resume(ctx, member, id, day);
    case 'move':
      return subscriptions.change(ctx, member, id, { nextDate: day });
    case 'frequency':
      return subscriptions.change(ctx, member, id, { frequencyWeeks: by % 15 });
    case 'quantity':
      return subscriptions.change(ctx, member, id, { entries: [{ entryNumber: 0, qty: size % 14 }] });
    case 'add':
      return subscriptions.change(ctx, member, id, {
        add: [{ code: 'dusk-24', qty: 1 + (size % 4), once: by % 2 === 0 }],
      });
    case 'swap':
      return subscriptions.swap(ctx, member, id, { entryNumber: 0, code: by % 2 ? 'noon-24' : 'dawn-24' });
    case 'shipNow':
      return subscriptions.shipNow(ctx, member, id);
    case 'card':
      return subscriptions.changeCard(ctx, member, id, subscription().payment);
    case 'cancel':
      return subscriptions.cancel(ctx, member, id);
  }
};

const step: fc.Arbitrary<Step> = fc.record({
  wait: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 72 }) }, fc.integer({ min: 0, max: 800 })),
  // A sequence that ends at once shows little.
  act: fc.oneof(
    {
      weight: 24,
      arbitrary: fc.constantFrom(
        ...(Object.keys(ACTIONS) as Step['act'][]).filter((one) => one !== 'cancel'),
      ),
    },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
  ),
  by: fc.integer({ min: -2, max: 95 }),
});

const CANCEL: Step = { wait: 0, act: 'cancel', by: 0 };

test(
  'one next date, the lock respected, the table obeyed, no charge above what was told',
  async () => {
    await shop.reset();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        shop.clock.set('2027-01-04T15:00:00Z');
        const made = subscription();
        const id = await shop.subscribe(made);
        const { catalog, pricing } = shop.commerce;
        for (const one of steps) {
          shop.clock.advance(one.wait * 3_600_000);
          await shop.worker.generation.runAll();
          const now = shop.clock.now();
          const before = await shop.read(id);
          const to = statusAfter(before.status ?? 'ACTIVE', ACTIONS[one.act]);
          const said = await perform(id, made.customerId, one, dayOf(now, timeZone)).catch(
            (error: Error) => error,
          );
          const after = await shop.read(id);

          if (said instanceof Error) {
            // Refused: nothing moved.
            expect(said).toHaveProperty('errors.0.type');
            expect({ ...after, updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
          } else if (one.act === 'cancel' && before.status === 'CANCELLED') {
            // Said again, and nothing moved: who heard no answer may ask twice.
            expect(after).toEqual(before);
          } else {
            expect(to, `${one.act} while ${before.status}`).toBe(after.status);
            const always = one.act === 'cancel' || one.act === 'card';
            if (!always) expect(isLocked(before.nextDate as Day, now, timeZone)).toBe(false);
            if (after.nextDate && one.act !== 'shipNow') {
              const { totals } = quoteOf({ catalog, pricing }, { ...made, lines: after.lines ?? [] });
              expect(after.ceiling).toBe(totals.totalPriceWithTax);
              expect(said.subscription.ceiling).toBe(after.ceiling);
            }
          }
          const ended = after.status === 'CANCELLED' || after.status === 'COMPLETED';
          expect(after.nextDate === undefined).toBe(ended);
          if (after.nextDate) {
            expect(after.locksAt).toEqual(lockOf(after.nextDate, timeZone));
            expect(after.processAt).toEqual(processingOf(after.nextDate, timeZone));
            expect(processingOf(after.nextDate, timeZone) > now).toBe(true);
          }
          const { rows } = (await shop.execute(
            `select cycle, date::text as date, status, ceiling::int, amount::int from subscription_occurrences
           where subscription_id = '${id}' order by cycle`,
          )) as {
            rows: { cycle: number; date: Day; status: string; ceiling: number; amount: number | null }[];
          };
          expect(rows.map(({ cycle }) => cycle)).toEqual(rows.map((_, index) => index + 1));
          expect(rows).toHaveLength((after.cycle ?? 1) - 1);
          for (const { status, ceiling, amount } of rows)
            if (status === 'ordered') expect(amount).toBeLessThanOrEqual(ceiling);
        }
      }),
      { numRuns: 10, examples: [[[CANCEL, CANCEL]]] },
    );
  },
  patience(120_000),
);

test(
  'a skip that is taken back leaves everything as it was',
  async () => {
    await shop.reset();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 600 }),
        async (skips, hours) => {
          shop.clock.set('2027-01-04T15:00:00Z');
          const made = subscription({ told: { total: 4272, tax: 0 } });
          const id = await shop.subscribe(made);
          const before = await shop.read(id);
          const act = (name: 'skip' | 'undo') =>
            perform(id, made.customerId, { act: name, by: 0, wait: 0 }, '2027-01-04');
          for (let count = 0; count < skips; count += 1) await act('skip');
          shop.clock.advance(hours * 3_600_000);
          for (let count = 0; count < skips; count += 1) await act('undo');
          expect({ ...(await shop.read(id)), updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
        },
      ),
      { numRuns: 5 },
    );
  },
  patience(60_000),
);
