import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** What changed: the site and the tags under which caches and snapshots hold it. No tags: anything may have. */
export interface Change {
  site?: string;
  tags: string[];
}

const CHANNEL = 'crema_changes';
/** PostgreSQL's NOTIFY carries less than 8,000 bytes. */
const MOST_BYTES = 7000;
const LONGEST_SILENCE_MS = 5000;

/** Tells every process on this database what changed, in the transaction that changed it. */
export async function createChanges(db: Database) {
  const listeners = new Set<(change: Change) => void>();
  const stop = await db.listen(CHANNEL, (payload) => {
    const change: Change = payload ? (JSON.parse(payload) as Change) : { tags: [] };
    for (const listener of listeners) listener(change);
  });
  return {
    /** Delivered when the running transaction commits, and not at all if it rolls back. */
    publish: async (change: Change): Promise<void> => {
      const whole = JSON.stringify(change);
      const payload =
        Buffer.byteLength(whole) <= MOST_BYTES ? whole : JSON.stringify({ site: change.site, tags: [] });
      await db.rows(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    subscribe: (listener: (change: Change) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Waits until this process has heard all that was published before, by whoever: word arrives in the order of the
     * commits. Goes on after five seconds without: who listens may be connecting anew, and reads everything then.
     */
    heard: async (): Promise<void> => {
      const mark = `heard:${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      const listener = ({ tags }: Change): void => {
        if (tags.includes(mark)) resolve();
      };
      listeners.add(listener);
      const giveUp = setTimeout(resolve, LONGEST_SILENCE_MS);
      await db.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ tags: [mark] })})`);
      await promise;
      clearTimeout(giveUp);
      listeners.delete(listener);
    },
    close: stop,
  };
}

export type Changes = Awaited<ReturnType<typeof createChanges>>;
