import pg from 'pg';
import { type Amounts, MEMBERS, type Member } from './amounts.ts';
import {
  cartsOf,
  mailsOf,
  ordersOf,
  ownOrders,
  peopleOf,
  SUM_UP,
  subscriptionsOf,
  type Table,
} from './rows.ts';

const AT_ONCE = 100_000;

/**
 * Writes so much into a shop's database. Indexes that are no key's are taken away and made again from their own definition, as
 * the migrations have them: written row by row they would take most of the time.
 *
 * @param members ids of the members whose orders are written among the others'
 */
export async function fill(
  url: string,
  amounts: Amounts,
  members: Record<Member, string>,
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Rows refer to rows that are there: to look each of them up again would take long.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set statement_timeout = 0`,
    );
    for (const table of [peopleOf, cartsOf, ordersOf, subscriptionsOf, mailsOf].map((of) => of(amounts))) {
      const isOrders = table.tables.includes('orders');
      await withoutIndexes(client, table.tables, say, () =>
        write(
          client,
          table,
          say,
          isOrders ? (share) => writeOwn(client, amounts, members, share) : undefined,
        ),
      );
    }
    say('sums of the days');
    await client.query(SUM_UP);
  } finally {
    await client.end();
  }
}

/** From which to which share of all rows a batch is. */
type Share = readonly [from: number, to: number];

async function write(
  client: pg.Client,
  { tables, rows, statements }: Table,
  say: (line: string) => void,
  beside?: (share: Share) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < rows; done += AT_ONCE) {
    const next = Math.min(done + AT_ONCE, rows);
    for (const statement of statements) await client.query(statement, [done, next - 1]);
    await beside?.([done / rows, next / rows]);
    say(`${tables.join(', ')}: ${next.toLocaleString('en')} of ${rows.toLocaleString('en')}`);
  }
}

/** Members' orders are written as time goes on, so that they lie as far apart as a member's do. */
async function writeOwn(
  client: pg.Client,
  amounts: Amounts,
  members: Record<Member, string>,
  [from, to]: Share,
): Promise<void> {
  for (const [name, { orders }] of Object.entries(MEMBERS)) {
    const [first, last] = [Math.ceil(from * orders), Math.ceil(to * orders) - 1];
    for (const statement of ownOrders(amounts, members[name as Member], orders))
      if (first <= last) await client.query(statement, [first, last]);
  }
}

async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { name, definition } of indexes) {
    say(`index ${name}`);
    await client.query(definition);
  }
}

/** Does what a server does by itself, in its own time, of what was written. */
export async function tidy(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
