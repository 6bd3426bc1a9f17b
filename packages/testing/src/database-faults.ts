import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** `before`: the statement never runs. `after`: it runs, and its answer is lost. */
export type FaultMoment = 'before' | 'after';

export interface StatementFault {
  /** Whether the statement was reached. */
  hit(): boolean;
  /** Lets every statement through again. */
  end(): void;
}

/** What the connections that wait ask by themselves. */
const HEARTBEAT = 'select 1';

/** Has PostgreSQL end the connection that sends the `n`th statement of this process from now on, counted from 1. */
export function endBackendAt(n: number, moment: FaultMoment, adminUrl: string): StatementFault {
  const whole = pg.Client.prototype.query;
  let count = 0;
  let hit = false;
  const query = function (this: pg.Client, ...args: unknown[]): unknown {
    const run = () => Reflect.apply(whole, this, args);
    if (hit || args[0] === HEARTBEAT) return run();
    count += 1;
    if (count < n) return run();
    hit = true;
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as (error: unknown) => void) : undefined;
    const answer = endedAt(moment, this, run, adminUrl);
    if (!callback) return answer;
    answer.catch(callback);
  };
  pg.Client.prototype.query = query as typeof whole;
  return {
    hit: () => hit,
    end: () => {
      pg.Client.prototype.query = whole;
    },
  };
}

async function endedAt(
  moment: FaultMoment,
  client: pg.Client,
  run: () => unknown,
  adminUrl: string,
): Promise<never> {
  if (moment === 'after') await run();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Not through the patched `query`, which has had its one statement.
  await admin.query('select pg_terminate_backend($1)', [Reflect.get(client, 'processID')]);
  await admin.end();
  await Promise.race([ended, delay(5000)]);
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
}
