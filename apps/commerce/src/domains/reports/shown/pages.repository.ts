import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { DailySums } from '../daily/sums.repository.ts';
import type { Asked } from './shown.types.ts';

/** Columns by which rows are ordered and pages end; a minus before the name: the largest first. */
type Order = Readonly<Record<string, 'text' | 'int' | 'bigint'>>;

const expression = (name: string): string => (name.startsWith('-') ? `-g.${name.slice(1)}` : `g.${name}`);

/** A page of rows in an order that is theirs alone. */
export function pageOf(rows: SQL, order: Order, { after, limit }: Pick<Asked, 'after' | 'limit'>): SQL {
  const places = Object.keys(order).map(expression).join(', ');
  const values = Object.values(order).map((type, at) => {
    const value = after?.[at];
    return type === 'text' ? sql`${String(value ?? '')}` : sql`${Number(value) || 0}::${sql.raw(type)}`;
  });
  const rest = after ? sql`where (${sql.raw(places)}) > (${sql.join(values, sql`, `)})` : sql``;
  return sql`select * from (${rows}) g ${rest} order by ${sql.raw(places)} limit ${limit}::int`;
}

const sumsIn = ({ sums }: DailySums): string =>
  Object.entries(sums)
    .map(([name, type]) => `coalesce(sum(s.${name}), 0)::${type} as ${name}`)
    .join(', ');

const within = (site: SiteId, from: Day, to: Day): SQL =>
  sql`s.site = ${site} and s.day between ${from}::date and ${to}::date`;

/** Daily sums of a site by their keys, and by day if asked. */
export function groupedOf(
  daily: DailySums,
  { site, from, to, by }: Pick<Asked, 'site' | 'from' | 'to' | 'by'>,
): SQL {
  const keys = Object.keys(daily.keys).map((name) => `s.${name}`);
  const days = by === 'day';
  const shown = [...(days ? ['s.day::text as day'] : []), ...keys, sumsIn(daily)].join(', ');
  return sql`select ${sql.raw(`${shown} from ${daily.table} s`)} where ${within(site, from, to)}
    group by ${sql.raw([...(days ? ['s.day'] : []), ...keys].join(', '))}`;
}

/** The sums of all of them. */
export const totalOf = (daily: DailySums, { site, from, to }: Pick<Asked, 'site' | 'from' | 'to'>): SQL =>
  sql`select ${sql.raw(`${sumsIn(daily)} from ${daily.table} s`)} where ${within(site, from, to)}`;

/** Runs reads that see the database as it is when they begin, and hold nothing that anybody waits for. */
export const inSnapshot = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.transaction(async () => {
    await db.rows(sql`set transaction isolation level repeatable read, read only`);
    return work();
  });
