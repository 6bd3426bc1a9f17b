import { type Language, SITES } from '@crema/brands';
import { addDays } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { TASKS, type TaskCode } from '../reports.messages.ts';
import type { ReportsService } from '../reports.service.ts';
import type { Sums } from '../reports.types.ts';
import type { WaitingRepository } from './waiting.repository.ts';

/** Units of a variant that are few. */
const FEW_UNITS = 5;
/** Minutes after which a payment or a refund has usually been settled. */
const SETTLED_MINUTES = 15;

interface Parts {
  platform: Pick<Platform, 'clock' | 'edits' | 'outbox'>;
  reports: Pick<ReportsService, 'sales' | 'today'>;
  waiting: WaitingRepository;
}

/** What a member of staff sees first: what is to do, then how yesterday went and how today goes. */
export const homeOf =
  ({ platform: { clock, edits, outbox }, reports, waiting }: Parts) =>
  async ({ site: { id: site }, language }: SiteContext) => {
    const since = new Date(clock.now().getTime() - SETTLED_MINUTES * 60_000);
    const today = reports.today(site);
    const { rows } = await reports.sales(site, addDays(today, -1), today);
    const open = await waiting.of(site, since, FEW_UNITS);
    const counts: Record<TaskCode, number> = {
      ...open,
      deadEmails: await outbox.dead(site),
      failedChanges: await edits.failed(site),
    };
    return {
      currency: SITES[site].currency,
      todo: todoOf(counts, language),
      yesterday: figuresOf(rows[0]),
      today: figuresOf(rows[1]),
    };
  };

const todoOf = (counts: Record<TaskCode, number>, language: Language) =>
  TASKS.map(({ code, title, href }) => ({
    ...{ code, title: title[language], count: counts[code] },
    ...(href ? { href } : {}),
  })).filter(({ count }) => count > 0);

const figuresOf = (sums: Sums | undefined) => ({
  orders: sums?.orders ?? 0,
  units: sums?.units ?? 0,
  sales: sums?.total ?? 0,
  refunds: sums?.refunds ?? 0,
});
