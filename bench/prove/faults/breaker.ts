import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { FaultyProxy } from '../../../tools/testbed/index.ts';
import { PROOF } from '../checkouts/settled.ts';

/** Backends are ended this often, and the proxy cuts this often, in milliseconds. */
const BACKEND_EVERY_MS = 500;
const CUT_EVERY_MS = 5000;

export interface Breaker {
  /** Backends that were ended, and times that the proxy cut. */
  counts(): { backends: number; cuts: number };
  /** No fault begins after it resolves. */
  stop(): Promise<void>;
}

/**
 * Ends a backend of the shop every 500 ms, in turns any one and one that is at work, and every 5 s resets every connection
 * or cuts one at its commit, heard by the server or not, in turns.
 */
export async function startBreaking(databaseUrl: string, proxy: FaultyProxy): Promise<Breaker> {
  const admin = new pg.Client({ connectionString: databaseUrl, application_name: PROOF });
  await admin.connect();
  let [backends, cuts, turns] = [0, 0, 0];
  const stopping = new AbortController();

  const endBackend = async (): Promise<void> => {
    turns += 1;
    const { rows } = await admin.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from (
         select pid from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and application_name <> $1
         order by case when $2 and state <> 'idle' then 0 else 1 end, random() limit 1) one`,
      [PROOF, turns % 2 === 0],
    );
    if (rows[0]?.ended) backends += 1;
  };

  const cut = async (turn: number): Promise<void> => {
    if (turn % 3 === 0) {
      proxy.reset();
      cuts += 1;
      return;
    }
    // Resolves at the next commit; nobody waits for it where there is none, and the next cut takes its place.
    void proxy.cutOnce({ when: 'commit', forward: turn % 3 === 1 }).then(() => {
      cuts += 1;
    });
  };

  const every = async (milliseconds: number, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await work(turn);
    }
  };
  const running = Promise.all([every(BACKEND_EVERY_MS, endBackend), every(CUT_EVERY_MS, cut)]);
  // A failure is told by `stop`.
  running.catch(() => undefined);
  return {
    counts: () => ({ backends, cuts }),
    stop: async () => {
      stopping.abort();
      // A cut that still waits for its commit would be a fault after the last.
      proxy.resume();
      await running.finally(() => admin.end());
    },
  };
}
