import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { pageOf } from '../shown/pages.repository.ts';
import type { Asked } from '../shown/shown.types.ts';

/** A sum of a day, or a movement that only one of the books has. Minor units; `null`: it is not in that book. */
export interface ReconciledRow extends Record<string, unknown> {
  day: string;
  provider: string;
  kind: 'captured' | 'refunded' | 'disputed';
  reference: string;
  code: string;
  ours: number | null;
  theirs: number | null;
}

const within = ({ site, from, to }: Asked): SQL =>
  sql`site = ${site} and day between ${from}::date and ${to}::date`;

/** Days with what both books moved, each followed by what differs. */
const rowsOf = (asked: Asked): SQL => sql`
  select day::text as day, provider, kind, '' as reference, '' as code, ours, theirs from payment_days where ${within(asked)}
  union all
  select day::text, provider, kind, reference, order_code, ours, theirs from payment_differences where ${within(asked)}`;

const ORDER = { day: 'text', provider: 'text', kind: 'text', reference: 'text' } as const;

/** Our books beside the payment providers', a page of them. */
export const reconciledRows = (db: Database, asked: Asked): Promise<ReconciledRow[]> =>
  db.rows<ReconciledRow>(pageOf(rowsOf(asked), ORDER, asked));

/** What came in less what went out, by both books, in minor units. */
export async function reconciledSums(db: Database, asked: Asked): Promise<{ ours: number; theirs: number }> {
  const [sums] = await db.rows<{ ours: number; theirs: number }>(
    sql`select coalesce(sum(case when kind = 'captured' then ours else -ours end), 0)::float8 as ours,
          coalesce(sum(case when kind = 'captured' then theirs else -theirs end), 0)::float8 as theirs
        from payment_days where ${within(asked)}`,
  );
  return sums ?? { ours: 0, theirs: 0 };
}
