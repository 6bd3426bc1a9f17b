import type pg from 'pg';
import { newClient, type PostgresOptions, timeoutsOf } from './client.ts';

const AGAIN_MS = 1000;

export interface Steady {
  /** Sets up a connection that was just made, the first and each after it. */
  ready(client: pg.Client): Promise<void>;
  /** Called when a lost connection was replaced. `since`: when the lost one was last known to be alive. */
  again?(since: number): void;
}

export interface Session {
  /** When the connection was last known to be alive, by `performance.now()`. */
  heardAt(): number;
  close(): Promise<void>;
}

/**
 * A connection of its own that is checked every heartbeat. One that ends or does not answer in time is destroyed and
 * replaced, with retries until that succeeds.
 *
 * @throws when the first connection cannot be made.
 */
export async function keepSession(options: PostgresOptions, { ready, again }: Steady): Promise<Session> {
  const { heartbeatMs } = timeoutsOf(options);
  const beats = options.guards?.heartbeat !== false;
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let heardAt = performance.now();

  /** Ends a connection without waiting: a dead one never confirms. */
  const drop = (dead: pg.Client): void => {
    if (client === dead) client = undefined;
    dead.end().catch(() => {});
  };

  const lost = (dead: pg.Client, error: Error): void => {
    if (client !== dead || stopped) return;
    options.onConnectionError(error);
    drop(dead);
    schedule(AGAIN_MS, reconnect);
  };

  const schedule = (delay: number, work: () => Promise<void>): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(work, delay);
  };

  const connect = async (): Promise<void> => {
    const next = newClient(options);
    try {
      await next.connect();
      const askedAt = performance.now();
      await ready(next);
      if (stopped) return drop(next);
      const before = heardAt;
      heardAt = askedAt;
      client = next;
      next.on('error', (error) => lost(next, error));
      next.on('end', () => lost(next, new Error('Connection terminated')));
      if (connected) again?.(before);
      connected = true;
    } catch (error) {
      drop(next);
      throw error;
    }
    if (beats) schedule(heartbeatMs, beat);
  };
  let connected = false;

  const reconnect = (): Promise<void> => connect().catch(() => schedule(AGAIN_MS, reconnect));

  const beat = async (): Promise<void> => {
    const asked = client;
    if (!asked) return;
    const askedAt = performance.now();
    try {
      await asked.query('select 1');
      if (client !== asked) return;
      heardAt = askedAt;
      schedule(heartbeatMs, beat);
    } catch (error) {
      lost(asked, error as Error);
    }
  };

  await connect();
  return {
    heardAt: () => (beats ? heardAt : performance.now()),
    close: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
