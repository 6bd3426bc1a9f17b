import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, onPostgres, type Shop, startShop, temporaryFolder } from '../../tools/testbed/index.ts';
import { openNodes, type PostgresNode } from '../../tools/testbed/postgres-nodes.ts';
import { type Answer, type Connection, connect } from '../harness/load/calls.ts';
import { type Added, addToCart, giveDetails, newKey, placeOrder } from '../harness/load/shopper.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { writeCatalogue } from '../harness/shops/catalogue.ts';
import { onSite } from '../harness/shops/shops.ts';
import { makeDueOver } from '../prove/auto-delivery/renewals.ts';
import { syntheticProducts } from '../search/products.ts';
import type { Act } from './acts.ts';
import { ask, DATABASE, measured } from './meters.ts';

const WORKER = fileURLToPath(new URL('../prove/auto-delivery/auto-delivery.process.ts', import.meta.url));

interface Amounts {
  /** How many of each act are measured, and how many are done before, so that nothing is done for the first time. */
  acts: number;
  warm: number;
  renewals: number;
  /** Subscriptions whose day is another. */
  waiting: number;
}
const WHOLE: Amounts = { acts: 500, warm: 200, renewals: 2000, waiting: 100_000 };
const QUICK: Amounts = { acts: 20, warm: 10, renewals: 100, waiting: 1000 };
/** What one page, one add, one order and one renewal cost the engine and PostgreSQL: the figures of docs/capacity.md. */
export const capacity: Section = {
  name: 'capacity',
  about:
    'what a page, an add, an order and a renewal cost, with 100,000 (or --runs) subscriptions of other days; PostgreSQL',
  run: async ({ quick, runs, say }) => {
    const amounts = { ...(quick ? QUICK : WHOLE), ...(runs ? { waiting: runs } : {}) };
    const folder = await temporaryFolder('capacity');
    const nodes = openNodes(await temporaryFolder('capacity-postgres'));
    const node = await nodes.create('one', await freePort());
    try {
      await node.start({ shared_preload_libraries: 'pg_stat_statements', archive_mode: 'off' });
      await ask(node, `create database ${DATABASE}`, 'postgres');
      await ask(node, 'create extension pg_stat_statements');
      const url = node.url(DATABASE);
      const env = { ...onPostgres(url), SEED: 'demo', ROLES: 'storefront,commerce' };
      say('the demo, whose pages have all that a page has');
      await (await startShop({ dataDir: folder, env })).stop();
      const pages = amounts.warm + amounts.acts;
      await writeCatalogue({ dataDir: folder, databaseUrl: url }, 'usb2c', pages);
      const due = amounts.warm + amounts.renewals;
      await makeDueOver({ dataDir: folder, databaseUrl: url }, { 'plenty-24': 1_000_000 }, due, 1);
      say(`${amounts.waiting} subscriptions of other days`);
      const kept = await addWaiting(node, amounts.waiting);
      const renewal = await ofRenewals(node, folder, amounts, say);
      const shop = await startShop({ dataDir: folder, env });
      try {
        return [...(await ofCalls(node, shop, amounts, say)), ...renewal, kept];
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

/** Copies of a subscription whose day comes within the next four weeks. Gives what one takes in the database. */
async function addWaiting(node: PostgresNode, count: number): Promise<Line> {
  const size = async (): Promise<number> => {
    const [row] = await ask<{ size: number }>(
      node,
      `select (pg_total_relation_size('subscriptions') + pg_total_relation_size('subscription_lines'))::float8 as size`,
    );
    return row?.size ?? 0;
  };
  const before = await size();
  await ask(
    node,
    `with one as (select * from subscriptions where email = 'c0@example.com'), made as (
       insert into subscriptions (site, customer_id, email, language, currency, type, status, frequency_weeks, anchor_date,
         next_date, locks_at, process_at, cycle, delivery_address, payment, ceiling, born_of, next_line, created_at, updated_at)
       select site, gen_random_uuid(), 'w' || n || '@example.com', language, currency, type, status, frequency_weeks,
         anchor_date + later, next_date + later, locks_at + later * interval '1 day', process_at + later * interval '1 day',
         cycle, delivery_address, payment, ceiling, gen_random_uuid(), 1, created_at, updated_at
       from one, generate_series(1, ${count}) as n, lateral (select 1 + n % 28 as later) as days returning id)
     insert into subscription_lines (subscription_id, line_number, code, quantity, once, backups)
     select made.id, 0, 'plenty-24', 3, false, '{}' from made`,
  );
  const value = ((await size()) - before) / 1024 / count;
  await ask(node, 'vacuum analyze');
  return { name: 'a subscription that waits: kept in the database', value, unit: 'kB' };
}

async function ofCalls(node: PostgresNode, shop: Shop, amounts: Amounts, say: SectionOptions['say']) {
  const connection = connect(shop.origin);
  const lines: Line[] = [];
  /** Does it so often that nothing is new, then counts. `turn` goes on, so that what is done once only is not done twice. */
  const measure = async (act: Act, perform: (turn: number) => Promise<number>): Promise<void> => {
    say(act);
    for (let turn = 0; turn < amounts.warm; turn += 1) await perform(turn);
    const cost = { node, pid: shop.pid, act, amount: amounts.acts };
    lines.push(
      ...(await measured(cost, async () => {
        let bytes = 0;
        for (let turn = 0; turn < amounts.acts; turn += 1) bytes += await perform(amounts.warm + turn);
        return bytes;
      })),
    );
  };
  try {
    const products = [...syntheticProducts(amounts.warm + amounts.acts)];
    const page = (turn: number) => read(connection, onSite(`/p/${products[turn]?.code}`));
    await measure('a page made', page);
    await measure('a page kept', page);
    const carts: string[] = [];
    const cartOf = (turn: number): string => carts[turn] ?? '';
    await measure('an add to a cart', async () => {
      const answer = answeredWith(200, await addToCart(connection, 'plenty-24'));
      carts.push(answer.json<Added>().cartGuid);
      return bytesOf(answer);
    });
    await measure('a cart read', (turn) =>
      read(connection, `/rest/v2/usb2c/users/anonymous/carts/${cartOf(turn)}`),
    );
    await measure('e-mail, address and card given', async (turn) => {
      await giveDetails(connection, cartOf(turn));
      return 0;
    });
    await measure('an order placed', async (turn) =>
      bytesOf(answeredWith(201, await placeOrder(connection, cartOf(turn), newKey()))),
    );
    return lines;
  } finally {
    connection.close();
  }
}

/** As a browser asks, which takes Brotli. */
const read = async ({ send }: Connection, path: string): Promise<number> =>
  bytesOf(answeredWith(200, await send('GET', path, undefined, { 'accept-encoding': 'br' })));

function answeredWith(status: number, answer: Answer): Answer {
  if (answer.status !== status)
    throw new Error(`Answered with ${answer.status}: ${answer.text.slice(0, 500)}`);
  return answer;
}

/** What came over the line as a body: as it was said, where it was. */
const bytesOf = ({ headers, text }: Answer): number =>
  Number(headers['content-length'] ?? Buffer.byteLength(text));

/** Those of the subscriptions that are due that are counted, not those made before. */
const counted = ({ warm }: Amounts): string =>
  `where id in (select id from subscriptions where email ~ '^c[0-9]+@example' order by substr(email, 2, strpos(email, '@') - 2)::int offset ${warm})`;

/** A worker that makes what is due, in a process of its own. */
async function ofRenewals(
  node: PostgresNode,
  folder: string,
  amounts: Amounts,
  say: SectionOptions['say'],
): Promise<Line[]> {
  const child: ChildProcess = spawn(process.execPath, [WORKER, node.url(DATABASE), folder, 'once'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  /** Has it make all that is due; some of the demo may be due with the first. */
  const make = async (least: number): Promise<number> => {
    child.stdin?.write('\n');
    const [line] = await once(lines, 'line');
    const { taken } = JSON.parse(String(line)) as { taken: number };
    if (taken < least) throw new Error(`${taken} renewals were made, of ${least} that were due.`);
    return taken;
  };
  try {
    await once(lines, 'line');
    say('a renewal');
    await ask(node, `update subscriptions set process_at = now() + interval '1 hour' ${counted(amounts)}`);
    await make(amounts.warm);
    await ask(node, `update subscriptions set process_at = now() - interval '1 minute' ${counted(amounts)}`);
    await ask(node, 'vacuum analyze subscriptions');
    const cost = { node, pid: child.pid as number, act: 'a renewal', amount: amounts.renewals } as const;
    return await measured(cost, async () => {
      await make(amounts.renewals);
      return 0;
    });
  } finally {
    child.kill('SIGKILL');
  }
}
