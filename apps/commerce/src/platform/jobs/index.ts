import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { bindAll } from '#platform/bind/index.ts';
import { type Database, isDatabaseAway, reasonOf } from '#platform/db/index.ts';

export interface EnqueueOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** At most one waiting job with this key in its queue. */
  singletonKey?: string;
  /** With a key: at most one job in that many seconds, done or not; others are dropped. */
  singletonSeconds?: number;
}

/** Work that runs for as long as this process runs jobs. */
export interface BackgroundTask {
  start(): Promise<void>;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

export interface JobCounts {
  ready: number;
  failed: number;
}

interface JobsOptions {
  /** Whether a start may make or change the tables of the queue. */
  migrates?: boolean;
}

interface Definition {
  name: string;
  handler: (data: never) => Promise<void>;
  retryLimit: number;
  /** Standard five-field cron, in UTC. */
  cron?: string;
}

/** Jobs of a queue that a process runs at once. */
const AT_ONCE = 10;
/** Seconds between polls. A new job wakes its queue by NOTIFY; polling is for delayed and failed jobs only. */
const BACKSTOP_S = 30;
/** Seconds after which a job is run again if its process was killed. */
const EXPIRE_S = 120;
/** Seconds after which a hanging job fails, before its whole batch would expire. */
const GIVE_UP_S = EXPIRE_S - 10;

/** The queues of a process, and what goes on beside them. */
interface Work {
  boss: PgBoss;
  log: FastifyBaseLogger;
  definitions: Map<string, Definition>;
  tasks: BackgroundTask[];
  started: boolean;
  working: boolean;
}

/**
 * Jobs in the shop's own database. `enqueue` inside a transaction commits or vanishes with it; a handler may run
 * twice after a crash and must be safe to repeat.
 */
export function createJobs(db: Database, log: FastifyBaseLogger, { migrates = true }: JobsOptions = {}) {
  const definitions = new Map<string, Definition>();
  const tasks: BackgroundTask[] = [];
  const boss = openBoss(db, log, migrates);
  const work: Work = { boss, log, definitions, tasks, started: false, working: false };
  return {
    /** Declares a queue and its handler. Call before `start`. */
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
    /** Adds a task that starts with the jobs and stops before them. Call before `start`. */
    attach: (task: BackgroundTask): void => void tasks.push(task),
    ...bindAll(work, { start, stop }),
    /** Jobs that can be run now, and those that were given up, over all queues; counted once a minute. */
    counts: async (): Promise<JobCounts> => {
      const { rows } = await db.execute(
        `select coalesce(sum(ready_count), 0)::int as ready, coalesce(sum(failed_count), 0)::int as failed from jobs.queue`,
      );
      return rows[0] as JobCounts;
    },
    /** Runs the handler of a job here and now: for tests. */
    run: async (name: string, data: object): Promise<void> => {
      await definitions.get(name)?.handler(data as never);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;

function openBoss(db: Database, log: FastifyBaseLogger, migrate: boolean): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.execute(text, values) as Promise<{ rows: unknown[] }>,
      // An empty payload means that a lost connection was replaced.
      listen: async (channel, onJob, onReconnect) => ({
        close: (await db.listen(channel, (queue) => (queue ? onJob(queue) : onReconnect()))).close,
      }),
    },
    useListenNotify: true,
    schema: 'jobs',
    migrate,
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 60,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (error) => {
    if (isDatabaseAway(error)) log.warn({ reason: reasonOf(error) }, 'jobs wait for the database');
    else log.error({ err: error }, 'jobs');
  });
  return boss;
}

/** Creates the queues; with `working`, also runs their jobs in this process. */
async function start(work: Work, working: boolean): Promise<void> {
  const { boss, definitions, tasks } = work;
  await boss.start();
  // One question for all of them: to make a queue that is there changes nothing, and takes a transaction.
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, retryLimit, cron, handler } of definitions.values()) {
    if (!present.has(name))
      await boss.createQueue(name, {
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        expireInSeconds: EXPIRE_S,
        notify: true,
      });
    if (!working) continue;
    if (cron) await boss.schedule(name, cron);
    const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: BACKSTOP_S };
    // Fetched ten at a time; each completes or fails separately, and a failed job is retried alone.
    await boss.work(name, { ...polling, batchSize: AT_ONCE, perJobResults: true }, (jobs) =>
      Promise.all(jobs.map((job) => settle(work, name, job, handler))),
    );
  }
  work.started = true;
  if (working) for (const task of tasks) await task.start();
  work.working = working;
}

/** Lets running handlers finish, then stops. */
async function stop(work: Work): Promise<void> {
  if (work.working) for (const task of work.tasks) await task.stop();
  work.working = false;
  if (work.started) await work.boss.stop({ graceful: true, timeout: 10_000 });
  work.started = false;
}

/** Outcome of one job of a batch. A job that fails, or takes too long, is retried alone. */
async function settle(
  { log }: Work,
  name: string,
  { id, data }: Job<unknown>,
  handler: Definition['handler'],
): Promise<JobResult> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`${name} took longer than ${GIVE_UP_S} s`));
    timer = setTimeout(say, GIVE_UP_S * 1000).unref();
  });
  try {
    await Promise.race([handler(data as never), tooLong]);
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: name, id }, 'job failed');
    return { id, status: 'failed', output: error };
  } finally {
    clearTimeout(timer);
  }
}
