import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { redactText } from '#platform/redaction/index.ts';
import { quarantineRepository } from './quarantine.repository.ts';

export { isolate } from './isolate.ts';
export { isQuarantined } from './quarantine.repository.ts';

/** Milliseconds of the second wait, doubled each time; none after the first failure, which may be transient. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
const LONGEST_ERROR = 300;
/** Milliseconds: items not tried for a day after they were due are removed, such as an order settled by other means. */
const STALE_MS = 86_400_000;

/**
 * Keeps items that fail each time from holding up others: an item is skipped until its next attempt. The wait doubles
 * with each failure, up to an hour; success ends the quarantine.
 */
export function createQuarantine({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }) {
  const repository = quarantineRepository(db);
  const expire = async (): Promise<void> =>
    void (await repository.expire(new Date(clock.now().getTime() - STALE_MS)));
  jobs.define('quarantine.expire', expire, { cron: '29 * * * *' });
  return {
    /**
     * Records a failure, in the running transaction if there is one.
     *
     * @param longestMs longest wait; shorter if the cause is elsewhere, such as a provider's outage.
     */
    hold: async (area: string, key: string, error: unknown, longestMs = LONGEST_WAIT_MS): Promise<void> => {
      const now = clock.now();
      const before = await repository.attemptsOf(area, key);
      const wait = before === 0 ? 0 : FIRST_WAIT_MS * 2 ** Math.min(before - 1, 20);
      const next = new Date(now.getTime() + Math.min(wait, longestMs));
      const message = error instanceof Error ? error.message : String(error);
      await repository.hold(area, key, redactText(message.slice(0, LONGEST_ERROR)), now, next);
    },
    /** Ends the quarantine of items that succeeded. */
    free: async (area: string, keys: readonly string[]): Promise<void> => {
      if (keys.length > 0) await repository.free(area, keys);
    },
    /** Held items, the longest first. */
    list: (most: number) => repository.list(most),
    /** Number of held items, by area. */
    counts: () => repository.counts(),
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
