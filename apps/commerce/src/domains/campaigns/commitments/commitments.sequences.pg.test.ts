/**
 * Whatever is sent, comes back, is ordered again, cancelled or ended, in any order: a commitment is what the orders say, and what was
 * charged for ending it is what was owed at that moment. Recounted from the orders' own rows.
 */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { BBAD, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const BEGAN = '2027-01-04T15:00:00.000Z';
/** Boxes of one unit of each drink. */
const WEIGHTS: Record<string, number> = { 'dawn-24': 1, 'dawn-48': 2, 'dusk-96': 4, 'nib-ink': 0 };
const REDUCED = 6749;
const COMMITTED = 16;

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  // For every run of every database.
  await shop.db.execute('update stock set on_hand = 1000000');
});
beforeEach(() => shop.clock.set(BEGAN));
afterAll(() => shop.commerce.close());

type Step =
  | { act: 'ship'; at: number; first: boolean }
  | { act: 'refund'; at: number; line: number }
  | { act: 'renew' | 'deliver' | 'return' | 'cancelDelivery' | 'end' };
const at = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('ship' as const), at, first: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('refund' as const), at, line: at }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('renew' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('deliver' as const, 'end' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('return' as const, 'cancelDelivery' as const) }) },
);

interface Line {
  code: string;
  entryNumber: number;
  product: string;
  quantity: number;
  shipped: number;
  refunded: number;
  withdrawn: number;
  oneTime: boolean;
}
/** The lines of a customer's orders, oldest order first. */
async function linesOf(customerId: string): Promise<Line[]> {
  const { rows } = await shop.db.execute(
    `select o.code, e.entry_number as "entryNumber", e.code as product, e.quantity, e.shipped, e.refunded, e.withdrawn,
       e.one_time as "oneTime"
     from orders o join order_entries e on e.order_code = o.code
     where o.customer_id = $1 order by o.created_at, o.code, e.entry_number`,
    [customerId],
  );
  return rows as Line[];
}
const recount = (lines: readonly Line[]): number =>
  lines
    .filter(({ oneTime }) => !oneTime)
    .reduce(
      (sum, line) => sum + (WEIGHTS[line.product] ?? 0) * (line.shipped - (line.refunded - line.withdrawn)),
      0,
    );
const share = (owed: number): number => Math.floor((2 * REDUCED * owed + COMMITTED) / (2 * COMMITTED));

/** Whether a call of the operator's went through; a refusal changes nothing. */
const tried = async (work: () => Promise<unknown>): Promise<void> => void (await work().catch(refused));
function refused(error: unknown): void {
  if (!(error && typeof error === 'object' && 'status' in error)) throw error;
}

test('a commitment is what its orders say, and is charged once for what was owed', {
  timeout: patience(240_000),
}, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      run += 1;
      shop.clock.set(BEGAN);
      const ada = await kitBuyer(shop);
      const products = [
        { code: 'dawn-24', qty: 2 },
        { code: 'dawn-48', qty: 1 },
      ];
      const kitOrder = await ada.buy({ ...BBAD, products });
      const { fulfilment, refunds } = shop.commerce.orders;
      const { campaigns, autoDelivery } = shop.commerce;
      const commitment = async () => {
        const [found] = await campaigns.operator.of('usb2c', ada.customerId);
        if (!found) throw new Error('There is no commitment');
        return found;
      };
      const { id, subscriptionId = '' } = await commitment();
      let [ended, months, counted, over] = [undefined as number | undefined, 0, 0, false];
      for (const [index, taken] of steps.entries()) {
        const lines = await linesOf(ada.customerId);
        const orders = [...new Set(lines.map(({ code }) => code))];
        const code = 'at' in taken ? (orders[taken.at % orders.length] as string) : kitOrder;
        const own = lines.filter((line) => line.code === code);
        const before = await commitment();
        if (taken.act === 'ship') {
          const unsent = own.filter((line) => line.quantity - line.shipped - line.withdrawn > 0);
          const numbers = unsent.slice(0, taken.first ? 1 : undefined).map(({ entryNumber }) => entryNumber);
          if (numbers.length > 0) await tried(() => fulfilment.ship(code, { entryNumbers: numbers }));
        } else if (taken.act === 'refund') {
          const drinks = own.filter(({ oneTime, quantity, refunded }) => !oneTime && quantity > refunded);
          const line = drinks[taken.line % Math.max(1, drinks.length)];
          const entries = line && [{ entryNumber: line.entryNumber, quantity: 1 }];
          if (entries)
            await tried(() =>
              refunds.make(
                code,
                { entries, restock: 'all' },
                { key: `run-${run}-step-${index}`, actor: 'operator' },
              ),
            );
        } else if (taken.act === 'renew') {
          months += 1;
          shop.clock.set(new Date(Date.parse(BEGAN) + months * 28 * 86_400_000).toISOString());
          await autoDelivery.worker.generation.runAll();
        } else if (taken.act === 'deliver') await tried(() => fulfilment.deliver(kitOrder));
        else if (taken.act === 'return') await tried(() => fulfilment.takeBack(kitOrder));
        else if (taken.act === 'cancelDelivery') await ada.cancelDelivery(subscriptionId);
        else {
          const expectedAmount = before.earlyEnd.amount.value;
          const { status } = await ada.endEarly(id, { expectedAmount, consent: true });
          expect(status).toBe(before.status === 'running' ? 200 : 409);
          if (status === 200) ended = Math.round(expectedAmount * 100);
        }
        const now = await commitment();
        // It counts until it is over, and not after that.
        if (!over) counted = Math.min(COMMITTED, Math.max(0, recount(await linesOf(ada.customerId))));
        over = now.status === 'ended' || now.status === 'returned';
        expect([now.weightDone, now.weightDone + now.weightOwed]).toEqual([counted, COMMITTED]);
        if (now.status === 'running')
          expect(Math.round(now.earlyEnd.amount.value * 100)).toBe(share(COMMITTED - counted));
        expect(now.status === 'met' ? counted : 0).toBe(now.status === 'met' ? COMMITTED : 0);
      }
      await campaigns.clock.charge();
      const { status } = await commitment();
      const entries = (await shop.commerce.payments.test.entries()).filter(({ key }) =>
        key.startsWith(`kit-${id}`),
      );
      const sum = entries.reduce((all, { kind, amount }) => all + (kind === 'charge' ? amount : -amount), 0);
      expect(entries.filter(({ kind }) => kind === 'charge').length).toBeLessThanOrEqual(1);
      expect(sum).toBe(status === 'returned' ? 0 : (ended ?? 0));
    }),
    { numRuns: 20 },
  );
});
