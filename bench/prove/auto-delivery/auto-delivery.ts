import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { type Database, migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { randomFrom } from '@crema/search/bench';
import { startPostgres, temporaryFolder } from '../../../tools/testbed/index.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { box } from '../../harness/shops/catalogue.ts';
import { exactly } from '../checkouts/lines.ts';
import { makeDue, openWorker } from './shop.ts';

const WORKER = fileURLToPath(new URL('./auto-delivery.process.ts', import.meta.url));
/** Within which the last of a killed worker's backlog has to be made. */
const TAKEN_OVER_MS = 60_000;
/** Due orders of the run with kills: long enough that many workers die over them. */
const KILLED_OVER = 40_000;
/** How much of them is made while workers are killed; what is left is the backlog of the last. */
const UNTIL = 0.9;
/** Fewer kills than this show little. */
const LEAST_KILLS = 10;
/** What every table of a day begins without. */
const TABLES = 'subscriptions, outbox_emails, orders, test_gateway.charges';

/** A day's orders made by two workers, and by two of which one is killed every few seconds. */
export const autoDelivery: Section = {
  name: 'auto-delivery',
  about: '10,000 orders of one day, 2 workers on PostgreSQL; 40,000 with kill -9 every few seconds',
  run: async (options) => {
    const server = await startPostgres();
    const folder = await temporaryFolder('auto-delivery');
    const url = server.url(await server.createDatabase());
    const db = await openPostgres({ url, onConnectionError: () => undefined });
    try {
      await migrate(db);
      const commerce = await openWorker(url, folder, systemClock);
      try {
        await commerce.catalog.writeProducts('usb2c', [box('plenty', 10_000_000)]);
        await commerce.catalog.load();
        const due = async (count: number): Promise<void> => {
          await db.execute(`truncate ${TABLES} cascade`);
          await makeDue(commerce, db, systemClock, count);
        };
        return [
          ...(await speed(db, { url, folder }, due, options)),
          ...(await kills(db, { url, folder }, due, options)),
        ];
      } finally {
        await commerce.close();
      }
    } finally {
      await db.close();
      await server.stop();
    }
  },
};

interface Place {
  url: string;
  folder: string;
}

async function speed(
  db: Database,
  place: Place,
  due: (count: number) => Promise<void>,
  { quick, say }: SectionOptions,
): Promise<Line[]> {
  const workers = await Promise.all([startWorker(place, 'once'), startWorker(place, 'once')]);
  const most = quick ? 1000 : 10_000;
  const run = async (count: number): Promise<number> => {
    await due(count);
    const start = performance.now();
    await Promise.all(workers.map((worker) => worker.ask()));
    const ms = performance.now() - start;
    const { orders, doubles } = await books(db);
    if (orders !== count || doubles > 0) throw new Error(`${orders} orders of ${count}, ${doubles} twice`);
    say(`${count} orders in ${(ms / 1000).toFixed(1)} s`);
    return ms / count;
  };
  try {
    await run(most / 10);
    const few = Math.min(await run(most / 10), await run(most / 10));
    const many = await run(most);
    return [
      {
        name: `${most} orders of a day, 2 workers`,
        value: 1000 / many,
        unit: '/s',
        target: { at: 'least', value: 200 },
      },
      {
        name: `cost of an order, ${most} to ${most / 10}`,
        value: many / few,
        unit: '×',
        target: { at: 'most', value: 1.2 },
      },
    ];
  } finally {
    for (const worker of workers) worker.child.kill('SIGKILL');
  }
}

async function kills(
  db: Database,
  place: Place,
  due: (count: number) => Promise<void>,
  { quick, say }: SectionOptions,
): Promise<Line[]> {
  const count = quick ? 1000 : KILLED_OVER;
  const random = randomFrom(11);
  await due(count);
  const workers = await Promise.all([startWorker(place, 'on'), startWorker(place, 'on')]);
  let killed = 0;
  let last = performance.now();
  try {
    // Until most of it is made, so that the last one killed leaves a backlog.
    while ((await books(db)).charges < count * UNTIL) {
      await delay(300 + random() * 2500);
      const index = killed % 2;
      workers[index]?.child.kill('SIGKILL');
      last = performance.now();
      killed += 1;
      say(`killed ${killed}, ${(await books(db)).charges} of ${count} charged`);
      if ((await books(db)).charges < count * UNTIL) workers[index] = await startWorker(place, 'on');
    }
    while ((await books(db)).settled < count && performance.now() - last < TAKEN_OVER_MS) await delay(250);
    const seconds = (performance.now() - last) / 1000;
    const { charges, doubles, settled } = await books(db);
    return [
      {
        name: 'auto-delivery: kill -9 of a worker',
        value: killed,
        unit: '',
        target: { at: 'least', value: quick ? 1 : LEAST_KILLS },
      },
      exactly('auto-delivery: orders twice', doubles, 0),
      exactly('auto-delivery: charges beyond the turns due', Math.max(0, charges - count), 0),
      exactly('auto-delivery: turns not settled within 60 s', count - settled, 0),
      {
        name: 'auto-delivery: backlog of the last one killed',
        value: seconds,
        unit: 's',
        target: { at: 'most', value: 60 },
      },
    ];
  } finally {
    for (const worker of workers) worker.child.kill('SIGKILL');
  }
}

/** What the gateway charged and what became of the turns; nothing of it is asked of the code that is proved. */
async function books(
  db: Database,
): Promise<{ orders: number; charges: number; doubles: number; settled: number }> {
  const { rows } = await db.execute(`
    select (select count(*) from orders where status <> 'cancelled')::int as orders,
      (select count(*) from test_gateway.charges where status = 'captured')::int as charges,
      (select count(*) from (select o.email from test_gateway.charges c join orders o on o.code = c.key
         where c.status = 'captured' group by o.email having count(*) > 1) twice)::int as doubles,
      (select count(*) from orders o join order_payments p on p.order_code = o.code
         where o.placed_at is not null and p.status = 'captured')::int as settled`);
  return rows[0] as { orders: number; charges: number; doubles: number; settled: number };
}

interface Worker {
  child: ChildProcess;
  /** Makes what is due; resolves when it is made. */
  ask(): Promise<void>;
}

async function startWorker({ url, folder }: Place, mode: 'once' | 'on'): Promise<Worker> {
  const child = spawn(process.execPath, [WORKER, url, folder, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines: Interface = createInterface({ input: child.stdout });
  await once(lines, 'line');
  return {
    child,
    ask: async () => {
      const answer = once(lines, 'line');
      child.stdin.write('go\n');
      await answer;
    },
  };
}
