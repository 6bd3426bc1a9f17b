import { type Language, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { addDays, dayOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { searchesRepository } from './searches.repository.ts';
import { countedQuery, OpenMisses } from './searches.rules.ts';

/** Milliseconds that a search may wait to be written. */
const PAUSE_MS = 10_000;
/** Different searches that wait, of all sites. */
const MOST_WAITING = 500;
/** Different searches of a day of a site. */
const MOST_A_DAY = 1000;
/** Days for which they are kept: two years and a month. */
const KEPT_DAYS = 762;

/**
 * Counts searches without a result, by words and day: in memory first, and every ten seconds in the database, so that nobody
 * waits for it. A process that is killed forgets those seconds.
 */
export function countedSearches({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  const repository = searchesRepository(db);
  const open = new OpenMisses(MOST_WAITING);
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const misses = open.take();
    for (const site of SITE_IDS) {
      const own = misses.filter((miss) => miss.site === site);
      if (own.length > 0)
        await repository.add(site, dayOf(clock.now(), SITES[site].timeZone), own, MOST_A_DAY);
    }
  };
  const lost = (error: unknown): void =>
    log.warn({ err: error }, 'searches without a result were not counted');

  return {
    missed: (site: SiteId, language: Language, text: string): void => {
      const query = countedQuery(text);
      if (query === undefined) return;
      open.add({ site, language, query });
      timer ??= setTimeout(() => void write().catch(lost), PAUSE_MS).unref();
    },
    /** Writes what waits, now. */
    write,
    /** The same for the end of the process, whatever the database says. */
    close: (): Promise<void> => write().catch(lost),
    forget: async (): Promise<void> =>
      void (await repository.forget(addDays(dayOf(clock.now(), 'UTC'), -KEPT_DAYS))),
  };
}
