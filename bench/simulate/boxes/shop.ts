import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommerce } from '@crema/commerce';
import type { BillingGuards } from '@crema/commerce/domains/monthly-boxes/index';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import type { Database } from '@crema/commerce/platform/db/index';
import pino from 'pino';
import { productAt } from '../shop.ts';

type Locked = NonNullable<Awaited<ReturnType<BillingGuards['lockDue']>>>;
type Moment = Parameters<BillingGuards['reach']>[0];

/** Products of boxes; the last two are premium. */
export const INCLUDED = [
  ...['ash', 'bay', 'cove', 'dell', 'elm', 'fen', 'glen', 'heath', 'isle', 'jade', 'kelp', 'loam'],
  ...['moor', 'nook'],
];
export const PREMIUM = ['prime', 'regal'];

/** What a simulation does to the workers. */
export interface BoxMeddling {
  /** Called at each moment of a worker's life; throws to kill it. */
  reach(moment: Moment): Promise<void> | void;
  /** Months that a job brings a second time, as they were; what none has brought is read anew. */
  replay: Locked[];
  /** Remembered for `replay`. */
  onLock(box: Locked): void;
}

/**
 * The real engine on a database of its own, with a clock that only the simulation moves and mails that go nowhere.
 *
 * @param broken takes away what keeps a month from being billed twice
 */
export async function openBoxes(db: Database, broken: boolean) {
  const clock = fixedClock('2027-01-04T15:00:00Z');
  const meddling: BoxMeddling = { reach: () => {}, replay: [], onLock: () => {} };
  const commerce = await buildCommerce({
    config: loadConfig({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'crema-boxes-')),
      RATE_LIMIT: 'off',
      SEED: 'none',
    }),
    ...{ db, clock, log: pino({ level: 'silent' }) },
    mailer: { forget: async () => {}, expire: async () => {}, send: async () => {} },
    billingGuards: (whole) => ({
      due: async (now, most) => [...meddling.replay, ...(await whole.due(now, most))],
      lockDue: async (id, now) => {
        const again = meddling.replay.findIndex((box) => box.id === id);
        const [brought] = again >= 0 ? meddling.replay.splice(again, 1) : [];
        if (brought && (await isTaken(db, brought))) return brought;
        const box = await whole.lockDue(id, now);
        if (box) meddling.onLock(box);
        return box;
      },
      isUnique: !broken,
      reach: (moment) => meddling.reach(moment),
    }),
  });
  await commerce.platform.jobs.start(false);
  await db.execute('create index simulated_charges on test_gateway.charges (created_at)');
  if (broken) {
    // What stands behind the guard has to go with it.
    await db.execute('alter table monthly_box_months drop constraint monthly_box_months_box_id_month_pk');
    await db.execute('drop index monthly_box_months_order');
    await db.execute('drop index orders_one_per_cart');
  }
  for (const site of ['usb2c', 'cab2c'] as const) {
    await commerce.catalog.writeProducts(site, [
      ...INCLUDED.map((code) => productAt(code, 16.99)),
      ...PREMIUM.map((code) => productAt(code, 24.99)),
    ]);
  }
  await commerce.catalog.load();
  return { commerce, db, clock, meddling };
}

/** Whether the month of a box was taken: that of a worker which died before its transaction ended was not. */
async function isTaken(db: Database, { id, month }: Locked): Promise<boolean> {
  const { rows } = await db.execute('select 1 from monthly_box_months where box_id = $1 and month = $2', [
    id,
    month,
  ]);
  return rows.length > 0;
}

export type BoxShop = Awaited<ReturnType<typeof openBoxes>>;
