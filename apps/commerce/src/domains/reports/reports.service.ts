import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { addDays, type Day, dayOf, daysBetween } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { DailyRepository } from './daily/daily.repository.ts';
import { salesOf } from './daily/sales.repository.ts';
import { type SalesDay, SUMS, type Sums } from './reports.types.ts';

const NOTHING: Sums = {
  ...{ orders: 0, units: 0, goods: 0, discounts: 0, shipping: 0 },
  ...{ surcharges: 0, tax: 0, total: 0, refunds: 0 },
};

/** Sales by day, and what keeps their sums. */
export function reportsService({ db, clock }: Pick<Platform, 'db' | 'clock'>, repository: DailyRepository) {
  const today = (site: SiteId): Day => dayOf(clock.now(), SITES[site].timeZone);

  const daysOf = (site: SiteId, from: Day, to: Day) =>
    db.rows<SalesDay & Record<string, unknown>>(salesOf(site, from, to));

  const recount = (site: SiteId, days: readonly Day[]): Promise<void> =>
    db.transaction(async () => {
      for (const day of days) await repository.recount(site, day);
    });

  /** Counts what is noted. */
  const count = async (): Promise<void> => {
    while (await repository.countSome());
  };

  return {
    today,
    count,

    /** Every day from `from` to `to`, those without a sale too, and their sums. */
    sales: async (site: SiteId, from: Day, to: Day): Promise<{ rows: SalesDay[]; sums: Sums }> => {
      await count();
      const found = new Map((await daysOf(site, from, to)).map((row) => [row.day, row]));
      const rows = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
        const day = addDays(from, index);
        return { ...NOTHING, ...found.get(day), day };
      });
      const sums = { ...NOTHING };
      for (const row of rows) for (const name of SUMS) sums[name] += row[name];
      return { rows, sums };
    },

    /**
     * Makes one row for each key of each day that has rows of single orders, and counts today and yesterday again: an
     * earlier version that runs beside this one counts nothing.
     */
    fold: async (): Promise<void> => {
      await count();
      for (const site of SITE_IDS) {
        const open = (await repository.openDays(site)).map(({ day }) => day);
        await recount(site, [...new Set([...open, addDays(today(site), -1), today(site)])].sort());
      }
    },

    /** Counts every day of a site whose first day was never counted. */
    countMissing: async (site: SiteId): Promise<void> => {
      const first = await repository.firstDay(site);
      if (first === undefined || (await daysOf(site, first, first)).length > 0) return;
      const count = daysBetween(first, today(site)) + 1;
      const days = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
      await recount(site, days);
    },
  };
}

export type ReportsService = ReturnType<typeof reportsService>;
