import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '#platform/db/index.ts';

export interface EnqueueOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** At most one waiting job with this key in its queue. */
  singletonKey?: string;
  /** With a key: at most one job in so many seconds, done or not; the others are dropped. */
  singletonSeconds?: number;
}

interface Definition {
  name: string;
  handler: (data: never) => Promise<void>;
  retryLimit: number;
  /** Standard five-field cron, in UTC. */
  cron?: string;
}

/** A new job wakes its queue by NOTIFY; asking again is for delayed and failed jobs only. */
const BACKSTOP_S = 30;
/** A job that a killed process had begun is begun again after this many seconds. */
const EXPIRE_S = 120;

/**
 * Jobs in the shop's own database. `enqueue` inside a transaction commits or vanishes with it; a handler may run
 * twice after a crash and must be safe to repeat.
 */
export function createJobs(db: Database, log: FastifyBaseLogger) {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.execute(text, values) as Promise<{ rows: unknown[] }>,
      // An empty payload is the word of a connection that was lost and is back.
      listen: async (channel, onJob, onReconnect) => ({
        close: await db.listen(channel, (queue) => (queue ? onJob(queue) : onReconnect())),
      }),
    },
    useListenNotify: true,
    schema: 'jobs',
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 60,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  let started = false;

  return {
    /** Declares a queue and what works it off. Call before `start`. */
    define: <Data extends object>(
      name: string,
      handler: (data: Data) => Promise<void>,
      options: { retryLimit?: number; cron?: string } = {},
    ): void => {
      definitions.set(name, {
        name,
        handler: handler as Definition['handler'],
        retryLimit: options.retryLimit ?? 10,
        cron: options.cron,
      });
    },
    /** Queues one job, in the running transaction if there is one. */
    enqueue: async (name: string, data: object, options: EnqueueOptions = {}): Promise<void> => {
      if (!definitions.has(name)) throw new Error(`No such job: ${name}`);
      await boss.send(name, data, { ...options });
    },
    /** Makes the queues; with `work`, also works them off in this process. */
    start: async (work: boolean): Promise<void> => {
      await boss.start();
      for (const { name, retryLimit, cron, handler } of definitions.values()) {
        await boss.createQueue(name, {
          retryLimit,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 60,
          expireInSeconds: EXPIRE_S,
          notify: true,
        });
        if (!work) continue;
        if (cron) await boss.schedule(name, cron);
        const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: BACKSTOP_S };
        await boss.work(name, { ...polling, batchSize: 10 }, async (jobs) => {
          for (const job of jobs) await handler(job.data as never);
        });
      }
      started = true;
    },
    /** Lets running handlers finish, then stops. */
    stop: async (): Promise<void> => {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
      started = false;
    },
    /** Runs the handler of a job here and now: for tests. */
    run: async (name: string, data: object): Promise<void> => {
      await definitions.get(name)?.handler(data as never);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
