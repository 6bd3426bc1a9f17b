import { addDays, instantOf, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { perksErrors } from '../perks.errors.ts';
import type { Member, Page } from '../perks.types.ts';
import { read, settle } from './account.service.ts';
import { historyRepository } from './history.repository.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import type { HistoryRow } from './ledger.types.ts';

/** Days that can be asked for: others are no instants on every database, or have a day before or after that is none. */
const DAYS = { first: '1970-01-01', last: '9998-12-31' };
const isAskable = (day: string): boolean => isDay(day) && day >= DAYS.first && day <= DAYS.last;

/** What happened to the points of a member, a page at a time. */
export function createHistory(needs: LedgerNeeds) {
  const { clock, db } = needs;
  const repository = historyRepository(db);
  const EVER = { skip: 0, limit: 1_000_000 };
  return {
    /** Every entry, newest first: for who takes their data along, and for the operator. */
    all: async (member: Member): Promise<HistoryRow[]> =>
      (await repository.page(member, EVER, clock.now())).entries,

    /**
     * Entries from a day to another, both included, newest first. What has expired by now is booked first, so that it is shown.
     *
     * @throws 400 no days, or in the wrong order.
     */
    page: async (
      { site, language }: Pick<SiteContext, 'site' | 'language'>,
      member: Member,
      { startDate, endDate, currentPage, limit }: Page & { startDate?: string; endDate?: string },
    ) => {
      if (startDate !== undefined && !isAskable(startDate)) throw perksErrors.period(language, 'startDate');
      if (endDate !== undefined && !isAskable(endDate)) throw perksErrors.period(language, 'endDate');
      if (startDate && endDate && endDate < startDate) throw perksErrors.period(language, 'endDate');
      if ((await read(needs, member)).isDue) await settle(needs, member);
      const midnight = (day: string): Date => instantOf(day, 0, site.timeZone);
      return repository.page(
        member,
        {
          ...(startDate ? { from: midnight(startDate) } : {}),
          ...(endDate ? { to: midnight(addDays(endDate, 1)) } : {}),
          ...{ skip: currentPage * limit, limit },
        },
        clock.now(),
      );
    },
  };
}
