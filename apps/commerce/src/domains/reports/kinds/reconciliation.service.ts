import type { Language } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { pageOf } from '../shown/pages.repository.ts';
import type { Asked, Report } from '../shown/shown.types.ts';
import { MOVEMENTS, RECONCILIATION_COLUMNS, RECONCILIATION_ROWS, REPORTS } from './columns.messages.ts';

interface Row extends Record<string, unknown> {
  day: string;
  provider: string;
  kind: keyof typeof MOVEMENTS;
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

/** Our books beside the payment providers'. */
export const reconciliationReport = (db: Database): Report => ({
  name: 'reconciliation',
  operationId: 'adminGetReconciliation',
  fileOperationId: 'adminGetReconciliationFile',
  ...REPORTS.reconciliation,
  hasPeriod: true,
  hasDays: false,
  columns: () => RECONCILIATION_COLUMNS,
  read: async (asked) => {
    const order = { day: 'text', provider: 'text', kind: 'text', reference: 'text' } as const;
    const rows = await db.rows<Row>(pageOf(rowsOf(asked), order, asked));
    const [sums] = await db.rows<{ ours: number; theirs: number }>(
      sql`select coalesce(sum(case when kind = 'captured' then ours else -ours end), 0)::float8 as ours,
            coalesce(sum(case when kind = 'captured' then theirs else -theirs end), 0)::float8 as theirs
          from payment_days where ${within(asked)}`,
    );
    const { ours = 0, theirs = 0 } = sums ?? {};
    return {
      rows: rows.map((row) => ({
        values: {
          ...{ day: row.day, provider: row.provider, what: MOVEMENTS[row.kind][asked.language] },
          order: row.reference === '' ? RECONCILIATION_ROWS.all[asked.language] : row.code,
          ...{ reference: row.reference, ...amountsOf(row, asked.language) },
        },
        ...(row.code === '' ? {} : { links: { order: `orders/${row.code}` } }),
        place: [row.day, row.provider, row.kind, row.reference],
      })),
      sums: { ours, theirs, difference: theirs - ours },
    };
  },
});

/** What is not in one of the books at all is 0 there, and said beside it. */
function amountsOf({ ours, theirs }: Row, language: Language) {
  const { nowhereHere, nowhereThere } = RECONCILIATION_ROWS;
  const problem = ours === null ? nowhereHere : theirs === null ? nowhereThere : undefined;
  const [here, there] = [Number(ours ?? 0), Number(theirs ?? 0)];
  return { ours: here, theirs: there, difference: there - here, problem: problem?.[language] ?? '' };
}
