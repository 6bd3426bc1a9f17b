import { buildCommerce } from '@crema/commerce';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { type PostgresServer, startPostgres, temporaryFolder } from '../../tools/testbed/index.ts';
import { mainThreadOf } from '../harness/meters/main-thread.ts';
import type { Line } from '../harness/report.ts';
import type { SectionOptions } from '../harness/sections.ts';
import { writeGoods } from './goods.ts';
import { writePeople } from './people.ts';

const FEW = 100;
const MANY = 100_000;
const QUICK_MANY = 3000;
const MOST_TIMES = 2;
const NOW = '2027-01-04T05:00:00Z';

/** What a page of a list costs staff's shop: of the engine and of its connection's process on the server. */
interface Office {
  db: Database;
  /** Milliseconds of processor time of one call. @throws where the answer has fewer rows than `least` */
  cost(path: string, calls: number, least: number): Promise<number>;
  close(): Promise<void>;
}

/** Lists of the back office with 100,000 rows, each page beside the first of a shop with 100, in turn. */
export async function lists(options: SectionOptions): Promise<Line[]> {
  const { quick, say } = options;
  const server = await startPostgres({ fsync: false });
  try {
    const few = await openOffice(server, FEW, options);
    const many = await openOffice(server, quick ? QUICK_MANY : MANY, options);
    const lines: Line[] = [];
    for (const [list, pages] of Object.entries(await pagesOf(many.db)))
      for (const [name, path, least = 50] of pages) {
        const ratio = await compared(few, many, { first: list, page: path, least }, quick);
        say(`${list}, ${name}: ${ratio.note}`);
        lines.push({ name: `list of ${list}: ${name}`, ...ratio });
      }
    await few.close();
    await many.close();
    return lines;
  } finally {
    await server.stop();
  }
}

/** @param least rows that the page must have */
type Page = readonly [name: string, path: string, least?: number];

/** Pages of each list: where they begin, what is searched for, what is left out. */
async function pagesOf(db: Database): Promise<Record<string, Page[]>> {
  const words = await searched(db);
  const at = async (table: string, key: string, share: number): Promise<string> => {
    const [row] = await db.rows<{ key: string }>(
      sql.raw(`select code as key from ${table} order by ${key}
        offset (select (count(*) - 60) * ${share} from ${table})::int limit 1`),
    );
    return row?.key ?? '';
  };
  const keyed = async (list: string, table: string): Promise<Page[]> => [
    ['first', list],
    ['middle', `${list}?after=${await at(table, 'code', 0.5)}`],
    ['last', `${list}?after=${await at(table, 'code', 1)}`],
    ...words.map(
      ([share, word, found]): Page => [`a word in ${share}`, `${list}?query=${word}`, Math.min(50, found)],
    ),
    ['a word in none', `${list}?query=zzzzqq`, 0],
  ];
  return {
    products: [...(await keyed('products', 'products')), ['drafts', 'products?status=draft']],
    prices: await keyed('prices', 'variants'),
    stock: await keyed('stock', 'variants'),
    orders: [
      ['first', 'orders'],
      ['middle', `orders?after=${await at('orders', 'code', 0.5)}`],
      ['last', `orders?after=${await at('orders', 'code desc', 1)}`],
      ['to ship', 'orders?status=toShip', 1],
      ['cancelled', 'orders?status=cancelled', 1],
      ['payment unsettled', 'orders?status=unsettled', 1],
      ['refund due', 'orders?status=refundDue', 0],
      ['a number', `orders?query=${await at('orders', 'code', 0.5)}`, 1],
      ['a name in 500', 'orders?query=marbc', 1],
      ['a name in 40', 'orders?query=anbc', 1],
      ['a beginning of all', 'orders?query=some'],
    ],
    customers: [
      ['a name in all', 'customers?query=an'],
      ['a name in 40', 'customers?query=anbc', 1],
      ['a name in 500', 'customers?query=marbc', 1],
      ['an address', 'customers?query=someone-77@example.com', 1],
      ['none', 'customers?query=zzzzqq', 0],
    ],
  };
}

/** Words of the catalogue by how many products have them. */
async function searched(db: Database): Promise<[share: string, word: string, found: number][]> {
  const found = await db.rows<{ word: string; ndoc: number }>(
    sql`select word, ndoc from ts_stat('select words from variants') where word ~ '^[a-z]{4,}$'`,
  );
  const all = Math.max(...found.map(({ ndoc }) => ndoc));
  return [1, 10, 100, 1000].map((share) => {
    const near = ({ ndoc }: { ndoc: number }): number => Math.abs(Math.log(ndoc / (all / share)));
    const best = found.reduce((one, other) => (near(other) < near(one) ? other : one));
    return [share === 1 ? 'most' : `1 of ${share}`, best.word, best.ndoc];
  });
}

async function compared(
  few: Office,
  many: Office,
  { first, page, least }: { first: string; page: string; least: number },
  quick: boolean,
): Promise<Omit<Line, 'name'> & { note: string }> {
  const calls = quick ? 5 : 20;
  const begin = first === 'customers' ? 'customers?query=an' : first;
  const costs: { few: number; many: number }[] = [];
  // The first round warms up.
  for (let round = 0; round < (quick ? 3 : 6); round += 1)
    costs.push({ few: await few.cost(begin, calls, 50), many: await many.cost(page, calls, least) });
  const median = (shop: 'few' | 'many'): number => {
    const sorted = costs
      .slice(1)
      .map((cost) => cost[shop])
      .sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    value: median('many') / median('few'),
    unit: '×',
    target: { at: 'most', value: MOST_TIMES },
    note: `${median('many').toFixed(1)} ms beside ${median('few').toFixed(1)} ms, processor time`,
  };
}

async function openOffice(server: PostgresServer, size: number, { say }: SectionOptions): Promise<Office> {
  const db = await openPostgres({
    url: server.url(await server.createDatabase()),
    poolSize: 1,
    onConnectionError: (error) => say(String(error)),
  });
  await migrate(db);
  const config = loadConfig({ DATA_DIR: await temporaryFolder('lists'), RATE_LIMIT: 'off', SEED: 'none' });
  const log = pino({ level: 'silent' });
  const commerce = await buildCommerce({ config, db, clock: fixedClock(NOW), log });
  const write = async (): Promise<void> => {
    await writeGoods(commerce, size);
    await writePeople(db, size, new Date(NOW));
    await db.execute('analyze');
  };
  await db.transaction(write, { unlimited: true });
  say(`${size} products, orders and customers`);
  const { headers } = await signInStaff(commerce);
  return {
    db,
    cost: async (path, calls, least) => {
      const [{ pid = 0 } = {}] = await db.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const before = [process.cpuUsage(), mainThreadOf(pid)] as const;
      for (let call = 0; call < calls; call += 1) {
        const answer = await commerce.app.inject({ url: `/admin/v1/usb2c/${path}`, headers });
        const rows = answer.statusCode === 200 ? answer.json<{ items: unknown[] }>().items.length : -1;
        if (rows < least) throw new Error(`${path}: ${answer.statusCode} with ${rows} rows, not ${least}`);
      }
      const { user, system } = process.cpuUsage(before[0]);
      return ((user + system) / 1000 + mainThreadOf(pid) - before[1]) / calls;
    },
    close: async () => {
      await commerce.close();
      await db.close();
    },
  };
}
