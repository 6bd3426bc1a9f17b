import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort, onPostgres, type Shop, startShop, temporaryFolder } from '../../tools/testbed/index.ts';
import { openNodes, type PostgresNode } from '../../tools/testbed/postgres-nodes.ts';
import { type Connection, connect } from '../harness/load/calls.ts';
import { type Added, addToCart, placeOrder, readyCart } from '../harness/load/shopper.ts';
import { processorMs } from '../harness/meters/resident.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { makeDueOver } from '../prove/auto-delivery/renewals.ts';

const WORKER = fileURLToPath(new URL('../prove/auto-delivery/auto-delivery.process.ts', import.meta.url));
const AMOUNT = { whole: 200, quick: 20 };
const RENEWALS = { whole: 1000, quick: 100 };
const DATABASE = 'shop';

/** What one page, one add, one order and one renewal cost the engine and PostgreSQL: the figures of docs/capacity.md. */
export const capacity: Section = {
  name: 'capacity',
  about: 'what a page, an add, an order and a renewal cost: processor ms, statements, bytes; PostgreSQL',
  run: async (options) => {
    const folder = await temporaryFolder('capacity');
    const nodes = openNodes(await temporaryFolder('capacity-postgres'));
    const node = await nodes.create('one', await freePort());
    try {
      await node.start({ shared_preload_libraries: 'pg_stat_statements' });
      await ask(node, `create database ${DATABASE}`, 'postgres');
      await ask(node, 'create extension pg_stat_statements');
      const url = node.url(DATABASE);
      const products = Object.fromEntries(
        Array.from({ length: amountOf(options) + 1 }, (_, number) => [`cold-${number}-24`, 1000]),
      );
      const stock = { 'plenty-24': 1_000_000, ...products };
      const due = options.quick ? RENEWALS.quick : RENEWALS.whole;
      await makeDueOver({ dataDir: folder, databaseUrl: url }, stock, due, 1);
      const renewal = await ofRenewals(node, folder, due, options);
      const shop = await startShop({
        dataDir: folder,
        env: { ...onPostgres(url), SEED: 'none', ROLES: 'storefront,commerce' },
      });
      try {
        return [...(await ofCalls(node, shop, options)), ...renewal];
      } finally {
        await shop.stop();
      }
    } finally {
      await node.stop();
      nodes.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const amountOf = ({ quick }: SectionOptions): number => (quick ? AMOUNT.quick : AMOUNT.whole);

async function ofCalls(node: PostgresNode, shop: Shop, options: SectionOptions): Promise<Line[]> {
  const amount = amountOf(options);
  const connection = connect(shop.origin);
  const measure = (what: string, act: (turn: number) => Promise<number>) => {
    options.say(what);
    return measured(node, shop.pid, what, amount, async () => {
      let bytes = 0;
      for (let turn = 0; turn < amount; turn += 1) bytes += await act(turn);
      return bytes;
    });
  };
  try {
    const page = (turn: number) => get(connection, `/p/cold-${turn}?site=usb2c`);
    await page(amount);
    const uncached = await measure('a page made', page);
    const kept = await measure('a page kept', page);
    const carts: string[] = [];
    const adds = await measure('an add to a cart', async () => {
      const answer = await addToCart(connection, 'plenty-24');
      carts.push(answer.json<Added>().cartGuid);
      return answer.text.length;
    });
    const ready: string[] = [];
    for (let turn = 0; turn < amount; turn += 1) ready.push(await readyCart(connection, 'plenty-24'));
    const orders = await measure('an order placed', async (turn) => {
      const answer = await placeOrder(connection, ready[turn] as string);
      if (answer.status !== 201) throw new Error(`Not placed: ${answer.status} ${answer.text}`);
      return answer.text.length;
    });
    return [...uncached, ...kept, ...adds, ...orders];
  } finally {
    connection.close();
  }
}

async function get({ call }: Connection, path: string): Promise<number> {
  const { status, text } = await call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return Buffer.byteLength(text);
}

/** A worker that makes what is due, in a process of its own. */
async function ofRenewals(node: PostgresNode, folder: string, due: number, { say }: SectionOptions) {
  const child: ChildProcess = spawn(process.execPath, [WORKER, node.url(DATABASE), folder, 'once'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  try {
    await once(lines, 'line');
    say('a renewal');
    return await measured(node, child.pid as number, 'a renewal', due, async () => {
      for (let taken = 0; taken < due; ) {
        child.stdin?.write('\n');
        const [line] = await once(lines, 'line');
        const made = (JSON.parse(String(line)) as { taken: number }).taken;
        if (made === 0) throw new Error(`${taken} of ${due} renewals were due.`);
        taken += made;
      }
      return 0;
    });
  } finally {
    child.kill('SIGKILL');
  }
}

/** What so many of one thing cost, each: in the shop's process, in the server's, and what is written to its log. */
async function measured(
  node: PostgresNode,
  pid: number,
  what: string,
  amount: number,
  work: () => Promise<number>,
): Promise<Line[]> {
  await ask(node, 'select pg_stat_statements_reset()');
  const [engine, server, log] = [processorMs(pid), serverMs(node.pid()), await written(node)];
  const bytes = await work();
  const spent = { engine: processorMs(pid) - engine, server: serverMs(node.pid()) - server };
  const [row] = await ask<{ calls: number }>(
    node,
    `select sum(calls)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`,
  );
  const log_ = (await written(node)) - log;
  const line = (name: string, value: number, unit: string): Line => ({
    name: `${what}: ${name}`,
    value: value / amount,
    unit,
  });
  return [
    line('processor time of the shop', spent.engine, 'ms'),
    line('processor time of PostgreSQL', spent.server, 'ms'),
    line('statements', row?.calls ?? 0, ''),
    line('written to the log of PostgreSQL', log_ / 1024, 'kB'),
    ...(bytes > 0 ? [line('answer', bytes / 1024, 'kB')] : []),
  ];
}

/** Processor time of a server and all its processes, in ms. Connections are kept, so that none ends with what it used. */
function serverMs(server: number): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid === server || parentOf(pid) === server);
  return own.reduce((sum, pid) => sum + msOf(pid), 0);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function msOf(pid: number): number {
  try {
    return processorMs(pid);
  } catch {
    return 0;
  }
}

const written = async (node: PostgresNode): Promise<number> => {
  const [row] = await ask<{ bytes: number }>(node, `select (pg_current_wal_lsn() - '0/0')::float8 as bytes`);
  return row?.bytes ?? 0;
};

async function ask<Row extends pg.QueryResultRow>(
  node: PostgresNode,
  statement: string,
  database = DATABASE,
): Promise<Row[]> {
  const client = new pg.Client(node.url(database));
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
