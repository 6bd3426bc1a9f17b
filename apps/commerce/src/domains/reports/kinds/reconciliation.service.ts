import type { Language } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import type { Report } from '../shown/shown.types.ts';
import { MOVEMENTS, RECONCILIATION_COLUMNS, RECONCILIATION_ROWS, REPORTS } from './columns.messages.ts';
import { type ReconciledRow, reconciledRows, reconciledSums } from './reconciliation.repository.ts';

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
    const rows = await reconciledRows(db, asked);
    const { ours, theirs } = await reconciledSums(db, asked);
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
function amountsOf({ ours, theirs }: ReconciledRow, language: Language) {
  const { nowhereHere, nowhereThere } = RECONCILIATION_ROWS;
  const problem = ours === null ? nowhereHere : theirs === null ? nowhereThere : undefined;
  const [here, there] = [Number(ours ?? 0), Number(theirs ?? 0)];
  return { ours: here, theirs: there, difference: there - here, problem: problem?.[language] ?? '' };
}
