import { randomUUID } from 'node:crypto';
import type { Language } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { type Database, type DatabaseTimeouts, DEFAULT_TIMEOUTS } from '#platform/db/index.ts';
import { say, unavailable } from '#platform/http/index.ts';

/** What changed: the site and the tags under which caches and snapshots hold it. No tags: anything may have changed. */
export interface Change {
  site?: string;
  tags: string[];
}

const CHANNEL = 'crema_changes';
/** PostgreSQL's NOTIFY carries less than 8,000 bytes. */
const MOST_BYTES = 7000;
const LONGEST_SILENCE_MS = 5000;
/** Milliseconds after which a process that starts takes it that notifications do not arrive at all. */
const DEAF_AFTER_MS = 15_000;

/** Heartbeats after the last one answered for which prices count as current. */
const CURRENT_HEARTBEATS = 2.5;
/** Seconds after which a shopper may try again. */
const RETRY_AFTER_S = 5;

/** @param since no change from before this instant of `performance.now()` is missing */
export type ChangeListener = (change: Change, since: number) => void;
/** Since when a reader's data may be out of date, by `performance.now()`; `undefined`: it has read every change received. */
export type Reader = () => number | undefined;

/** Notifications of the database do not arrive. `main` shows the message without a stack. */
class NotificationsLost extends Error {
  constructor() {
    super(
      'No notification of the database arrives, so that this process would go on selling at old prices. DATABASE_URL seems to go ' +
        'through a pooler that shares connections between transactions, such as PgBouncer with pool_mode = transaction: ' +
        'set DATABASE_DIRECT_URL to the same database without the pooler.',
    );
    this.name = 'StartError';
  }
}

/**
 * Informs every process on this database of changes, in the transaction that makes them.
 *
 * @param heartbeatMs how often the connection that receives changes is checked
 * @param deafAfterMs milliseconds after which a start without notifications fails; a test waits less
 * @throws when notifications do not arrive, as behind a pooler that shares connections.
 */
export async function createChanges(
  db: Database,
  {
    heartbeatMs,
    deafAfterMs = DEAF_AFTER_MS,
  }: Pick<DatabaseTimeouts, 'heartbeatMs'> & { deafAfterMs?: number } = DEFAULT_TIMEOUTS,
) {
  const listeners = new Set<ChangeListener>();
  const readers = new Set<Reader>();
  const listening = await db.listen(CHANNEL, (payload, since) => {
    const change: Change = payload ? (JSON.parse(payload) as Change) : { tags: [] };
    for (const listener of listeners) listener(change, since);
  });
  const withinMs = CURRENT_HEARTBEATS * heartbeatMs;

  /** On the embedded database changes arrive at once. */
  const isCurrent = (): boolean => {
    if (db.kind === 'pglite') return true;
    const read = [...readers].map((reader) => reader() ?? Number.POSITIVE_INFINITY);
    return performance.now() - Math.min(listening.heardAt(), ...read) <= withinMs;
  };

  /** Whether a notification of this process came back to it in time. */
  const hear = async (withinMs: number): Promise<boolean> => {
    const mark = `heard:${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const listener = ({ tags }: Change): void => {
      if (tags.includes(mark)) resolve(true);
    };
    listeners.add(listener);
    const giveUp = setTimeout(resolve, withinMs, false);
    try {
      await db.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ tags: [mark] })})`);
      return await promise;
    } finally {
      clearTimeout(giveUp);
      listeners.delete(listener);
    }
  };
  if (!(await hear(deafAfterMs))) {
    await listening.close();
    throw new NotificationsLost();
  }

  return {
    /**
     * Whether this process's data in memory, prices included, was current at some time in the last 2.5 heartbeats.
     * False while the database is silent, and after that until everything has been read again.
     */
    isCurrent,
    /** @throws {OccError} 503 while this process may hold outdated prices, so that nothing is charged by them. */
    assertCurrent: (language: Language): void => {
      if (isCurrent()) return;
      const message = say(
        language,
        'We cannot check our prices right now, so nothing was ordered and nothing was charged. Please try again in a moment.',
        'Nous ne pouvons pas vérifier nos prix en ce moment\u00a0: rien n’a été commandé ni facturé. Réessayez dans un instant.',
      );
      throw unavailable(message, 'prices', RETRY_AFTER_S);
    },
    /** Registers a reader that keeps prices in memory: it answers since when it may be out of date. */
    addReader: (reader: Reader): void => void readers.add(reader),
    /** Delivered when the running transaction commits, and not at all if it rolls back. */
    publish: async (change: Change): Promise<void> => {
      const whole = JSON.stringify(change);
      const payload =
        Buffer.byteLength(whole) <= MOST_BYTES ? whole : JSON.stringify({ site: change.site, tags: [] });
      await db.rows(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    subscribe: (listener: ChangeListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Waits until this process has received all changes published before, by any process: they arrive in the order of
     * their commits. Gives up after five seconds: a listener that reconnects reads everything again.
     */
    heard: async (): Promise<void> => void (await hear(LONGEST_SILENCE_MS)),
    /** Milliseconds since the connection that receives changes was last known to be alive. */
    silentMs: (): number => (db.kind === 'pglite' ? 0 : performance.now() - listening.heardAt()),
    close: listening.close,
  };
}

export type Changes = Awaited<ReturnType<typeof createChanges>>;
