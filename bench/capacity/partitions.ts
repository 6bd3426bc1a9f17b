import pg from 'pg';
import { startPostgres } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { KINDS, type Kind, PARTITIONED, type Partitioned, TABLES, type Table } from './acts.ts';

const ROWS = { whole: 5_000_000, quick: 200_000 };
const MONTHS = 36;
const AT_ONCE = 100_000;
const LOOKS = 200;

interface Shape {
  columns: string;
  /** What it is looked for by, and whose it is: with an index each, the first of them unique. */
  key: string;
  owner: string;
  /** Row `n` of `$2`, without its moment. */
  row: string;
  amount: string;
  /** Values of the key of row `n`; owners are counted from 0. */
  keyOf(n: number): readonly unknown[];
}

/** Rows an owner has, of three years. */
const EACH = 20;

const SHAPES: Record<Table, Shape> = {
  orders: {
    columns: `code text not null, site text not null, customer_id uuid not null, status text not null,
      total bigint not null, created_at timestamptz not null, details jsonb not null`,
    key: 'code',
    owner: 'customer_id',
    row: `'C' || lpad(n::text, 9, '0') as code, 'usb2c' as site, md5((n % ($2::bigint / ${EACH} + 1))::text)::uuid as customer_id,
      'processing' as status, 1899 + n % 5000 as total, jsonb_build_object('lines', jsonb_build_array(
        jsonb_build_object('code', 'plenty-24', 'quantity', n % 9 + 1, 'name', repeat('x', 60), 'price', 1899)),
        'address', repeat('y', 120)) as details`,
    amount: 'total',
    keyOf: (n) => [`C${String(n).padStart(9, '0')}`],
  },
  occurrences: {
    columns: `subscription_id uuid not null, cycle integer not null, site text not null, status text not null,
      order_code text not null, amount bigint not null, created_at timestamptz not null`,
    key: 'subscription_id, cycle',
    owner: 'subscription_id',
    row: `md5((n % ($2::bigint / ${EACH} + 1))::text)::uuid as subscription_id,
      (n / ($2::bigint / ${EACH} + 1))::int as cycle, 'usb2c' as site, 'settled' as status,
      'C' || lpad(n::text, 9, '0') as order_code, 1899 + n % 5000 as amount`,
    amount: 'amount',
    keyOf: (n) => [String(n), 0],
  },
};

/** Tables of orders and of occurrences, of one piece and of a piece for each month, filled with the same generated rows. */
export const partitions: Section = {
  name: 'partitions',
  about:
    '5,000,000 orders and as many occurrences of three years (or --runs), in one table and in a partition for each month; PostgreSQL',
  engineOnly: true,
  run: async ({ quick, runs, say }) => {
    const rows = runs ?? (quick ? ROWS.quick : ROWS.whole);
    const server = await startPostgres({ fsync: false });
    const client = new pg.Client(server.url(await server.createDatabase()));
    await client.connect();
    try {
      const lines: Line[] = [];
      for (const table of TABLES)
        for (const kind of KINDS) {
          const told = (what: string): void => say(`${table}, ${kind}: ${what}`);
          const measured = await measure({ client, table, kind, rows }, told);
          const named = Object.entries(PARTITIONED) as [Partitioned, string][];
          for (const [name, unit] of named)
            lines.push({ name: `${table}, ${kind}: ${name}`, value: measured[name], unit });
        }
      return lines;
    } finally {
      await client.end();
      await server.stop();
    }
  },
};

interface Trial {
  client: pg.Client;
  table: Table;
  kind: Kind;
  rows: number;
}

async function measure(trial: Trial, say: (what: string) => void): Promise<Record<Partitioned, number>> {
  const { client, table, rows } = trial;
  await make(trial);
  const filled = await fill(trial, say);
  say('vacuum');
  await client.query(`vacuum analyze ${table}`);
  say('looking up');
  const found = { ...(await look(trial)), ...(await sizes(trial)) };
  const measured = {
    rows,
    'rows written': rows / filled,
    ...found,
    'the oldest month removed': await removeOldest(trial),
  };
  await client.query(`drop table ${table}`);
  return measured;
}

async function make({ client, table, kind }: Trial): Promise<void> {
  const { columns, key, owner } = SHAPES[table];
  const byMonth = kind === 'by month';
  await client.query(
    `create table ${table} (${columns}) ${byMonth ? 'partition by range (created_at)' : ''}`,
  );
  for (let month = 0; byMonth && month < MONTHS; month += 1)
    await client.query(`create table ${table}_${month} partition of ${table}
      for values from ('${firstOf(month)}') to ('${firstOf(month + 1)}')`);
  // A unique index of a partitioned table holds what it is partitioned by: it says that a key is unique within its month only.
  await client.query(`create unique index on ${table} (${key}${byMonth ? ', created_at' : ''})`);
  await client.query(`create index on ${table} (${owner}, created_at)`);
  await client.query(`create index on ${table} (site, created_at)`);
}

const firstOf = (month: number): string => new Date(Date.UTC(2024, month, 1)).toISOString();

/** Rows in the order in which a shop writes them. Gives the seconds that it took. */
async function fill({ client, table, rows }: Trial, say: (done: string) => void): Promise<number> {
  const from = performance.now();
  for (let done = 0; done < rows; done += AT_ONCE) {
    const names = SHAPES[table].columns
      .split(',')
      .map((column) => column.trim().split(' ')[0])
      .join(', ');
    await client.query(
      `insert into ${table} (${names}) select ${names} from (select ${SHAPES[table].row},
         timestamptz '${firstOf(0)}' + n * ((timestamptz '${firstOf(MONTHS)}' - timestamptz '${firstOf(0)}') / $2::float8) as created_at
       from generate_series($1::bigint, least($1::bigint + ${AT_ONCE}, $2::bigint) - 1) n) made`,
      [done, rows],
    );
    if ((done / AT_ONCE) % 10 === 9) say(`${done + AT_ONCE} rows`);
  }
  return (performance.now() - from) / 1000;
}

/** What the shop asks most: one by its key, the latest of a customer or a subscription, a day. */
async function look({ client, table, rows }: Trial) {
  const { key, owner, amount, keyOf } = SHAPES[table];
  const owners = Math.floor(rows / EACH);
  /** Rows far from each other; keys of occurrences are told of first ones only. */
  const some = (turn: number, of: number): number => Math.floor((of / LOOKS) * turn);
  const day = (turn: number): string =>
    new Date(Date.UTC(2024, 0, 1 + some(turn, MONTHS * 30))).toISOString();
  const each = async (sql: string, values: (turn: number) => readonly unknown[]): Promise<number> => {
    const from = performance.now();
    for (let turn = 0; turn < LOOKS; turn += 1) {
      const { rows: found } = await client.query(sql, [...values(turn)]);
      if (found.length === 0) throw new Error(`Nothing was found: ${sql} ${values(turn)}`);
    }
    return (performance.now() - from) / LOOKS;
  };
  const isKey = table === 'orders' ? `${key} = $1` : 'subscription_id = md5($1)::uuid and cycle = $2';
  return {
    'one by its key': await each(`select * from ${table} where ${isKey}`, (turn) =>
      keyOf(some(turn, table === 'orders' ? rows : owners)),
    ),
    'the ten latest of its owner': await each(
      `select * from ${table} where ${owner} = md5($1)::uuid order by created_at desc limit 10`,
      (turn) => [String(some(turn, owners))],
    ),
    'a day summed up': await each(
      `select count(*), sum(${amount}) from ${table} where site = 'usb2c' and created_at >= $1::timestamptz
         and created_at < $1::timestamptz + interval '1 day'`,
      (turn) => [day(turn)],
    ),
  };
}

async function sizes({ client, table }: Trial) {
  const { rows } = await client.query<{ index: number; all: number }>(
    `with parts as (select oid from pg_class where relname ~ ('^' || $1 || '(_[0-9]+)?$') and relkind = 'r')
     select (select max(pg_relation_size(indexrelid)) from pg_index where indrelid in (select oid from parts))::float8 / 1048576 as index,
       (select sum(pg_total_relation_size(oid)) from parts)::float8 / 1048576 as all`,
    [table],
  );
  return { 'the largest index': rows[0]?.index ?? 0, 'all of it on disk': rows[0]?.all ?? 0 };
}

/** The oldest month goes: its rows deleted, and their space freed, or its partition dropped. */
async function removeOldest({ client, table, kind }: Trial): Promise<number> {
  const from = performance.now();
  if (kind === 'by month') await client.query(`drop table ${table}_0`);
  else {
    await client.query(`delete from ${table} where created_at < '${firstOf(1)}'`);
    await client.query(`vacuum ${table}`);
  }
  return performance.now() - from;
}
