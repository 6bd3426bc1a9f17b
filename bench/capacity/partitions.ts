import pg from 'pg';
import { startPostgres } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';

const ROWS = { whole: 5_000_000, quick: 200_000 };
const MONTHS = 36;
const AT_ONCE = 100_000;
const LOOKS = 200;

/** What of an order or an occurrence is looked for: by its number, by its customer, by its day. */
const COLUMNS = `code text not null, site text not null, customer_id uuid not null, status text not null,
  total bigint not null, created_at timestamptz not null, details jsonb not null`;

/** Tables of orders, of one piece and of a piece for each month, filled with the same generated rows. */
export const partitions: Section = {
  name: 'partitions',
  about:
    '5,000,000 orders of three years (or --runs), in one table and in a partition for each month; PostgreSQL',
  engineOnly: true,
  run: async ({ quick, runs, say }) => {
    const rows = runs ?? (quick ? ROWS.quick : ROWS.whole);
    const server = await startPostgres({ fsync: false });
    const client = new pg.Client(server.url(await server.createDatabase()));
    await client.connect();
    try {
      const lines: Line[] = [];
      for (const kind of ['one table', 'by month'] as const) {
        const table = kind === 'one table' ? 'orders_whole' : 'orders_by_month';
        await make(client, table, kind === 'by month');
        const filled = await fill(client, table, rows, (done) => say(`${kind}: ${done} rows`));
        await client.query(`vacuum analyze ${table}`);
        lines.push({ name: `partitions, ${kind}: rows written`, value: rows / filled, unit: '/s' });
        lines.push(...(await look(client, table, kind, rows)));
        lines.push(await drop(client, table, kind));
        await client.query(`drop table ${table}`);
      }
      return lines;
    } finally {
      await client.end();
      await server.stop();
    }
  },
};

async function make(client: pg.Client, table: string, byMonth: boolean): Promise<void> {
  await client.query(
    `create table ${table} (${COLUMNS}) ${byMonth ? 'partition by range (created_at)' : ''}`,
  );
  for (let month = 0; byMonth && month < MONTHS; month += 1)
    await client.query(`create table ${table}_${month} partition of ${table}
      for values from ('${firstOf(month)}') to ('${firstOf(month + 1)}')`);
  // A key of a partitioned table holds what it is partitioned by.
  await client.query(`create unique index on ${table} (code${byMonth ? ', created_at' : ''})`);
  await client.query(`create index on ${table} (customer_id, created_at)`);
  await client.query(`create index on ${table} (site, created_at)`);
}

const firstOf = (month: number): string => new Date(Date.UTC(2024, month, 1)).toISOString();

/** Rows in the order in which a shop writes them. Gives the seconds that it took. */
async function fill(
  client: pg.Client,
  table: string,
  rows: number,
  say: (done: number) => void,
): Promise<number> {
  const from = performance.now();
  for (let done = 0; done < rows; done += AT_ONCE) {
    await client.query(
      `insert into ${table} select 'C' || lpad(n::text, 9, '0'), 'usb2c', md5((n % ($2::bigint / 20 + 1))::text)::uuid,
         'processing', 1899 + n % 5000, timestamptz '${firstOf(0)}' + n * (interval '1 month' * ${MONTHS} / $2::float8),
         jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('code', 'plenty-24', 'quantity', n % 9 + 1,
           'name', repeat('x', 60), 'price', 1899)), 'address', repeat('y', 120))
       from generate_series($1::bigint, $1::bigint + ${AT_ONCE} - 1) n where n < $2::bigint`,
      [done, rows],
    );
    if ((done / AT_ONCE) % 10 === 9) say(done + AT_ONCE);
  }
  return (performance.now() - from) / 1000;
}

/** What the shop asks most: one order by its number, a customer's orders, the orders of a day. */
async function look(client: pg.Client, table: string, kind: string, rows: number): Promise<Line[]> {
  const code = (turn: number): string => `C${String(Math.floor((rows / LOOKS) * turn)).padStart(9, '0')}`;
  const day = (turn: number): string =>
    new Date(Date.UTC(2024, 0, 1 + Math.floor((MONTHS * 30 * turn) / LOOKS))).toISOString();
  const each = async (sql: string, values: (turn: number) => unknown[]): Promise<number> => {
    const from = performance.now();
    for (let turn = 0; turn < LOOKS; turn += 1) await client.query(sql, values(turn));
    return (performance.now() - from) / LOOKS;
  };
  const day_ = `select count(*), sum(total) from ${table} where site = 'usb2c' and created_at >= $1::timestamptz
    and created_at < $1::timestamptz + interval '1 day'`;
  return [
    {
      ...{ name: `partitions, ${kind}: an order by its number`, unit: 'ms' },
      value: await each(`select * from ${table} where code = $1`, (turn) => [code(turn)]),
    },
    {
      ...{ name: `partitions, ${kind}: a customer’s ten latest`, unit: 'ms' },
      value: await each(
        `select * from ${table} where customer_id = md5($1)::uuid order by created_at desc limit 10`,
        (turn) => [String(turn)],
      ),
    },
    { name: `partitions, ${kind}: sum of a day`, unit: 'ms', value: await each(day_, (turn) => [day(turn)]) },
    {
      ...{ name: `partitions, ${kind}: largest index`, unit: 'MB' },
      value: await largestIndex(client, table),
    },
  ];
}

async function largestIndex(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ mb: number }>(
    `select max(pg_relation_size(indexrelid))::float8 / 1048576 as mb from pg_index
     where indrelid::regclass::text ~ ('^' || $1 || '(_[0-9]+)?$')`,
    [table],
  );
  return rows[0]?.mb ?? 0;
}

/** The oldest month goes: its rows deleted, or its partition dropped. */
async function drop(client: pg.Client, table: string, kind: string): Promise<Line> {
  const from = performance.now();
  await client.query(
    kind === 'by month' ? `drop table ${table}_0` : `delete from ${table} where created_at < '${firstOf(1)}'`,
  );
  return {
    name: `partitions, ${kind}: the oldest month removed`,
    value: performance.now() - from,
    unit: 'ms',
    note: kind === 'by month' ? 'its space is free' : 'its space is free after a vacuum',
  };
}
