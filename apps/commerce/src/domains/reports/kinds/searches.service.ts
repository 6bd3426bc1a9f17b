import type { Database } from '#platform/db/index.ts';
import { missesOf, missesTotal } from '../searches/searches.repository.ts';
import { pageOf } from '../shown/pages.repository.ts';
import type { Report } from '../shown/shown.types.ts';
import { REPORTS, SEARCH_COLUMNS } from './columns.messages.ts';

interface Row extends Record<string, unknown> {
  query: string;
  searches: number;
  last: string;
}

/** What shoppers searched for in vain, the most frequent first. */
export const searchesReport = (db: Database): Report => ({
  name: 'searches',
  operationId: 'adminGetSearchMisses',
  fileOperationId: 'adminGetSearchMissesFile',
  ...REPORTS.searches,
  hasPeriod: true,
  hasDays: false,
  columns: () => SEARCH_COLUMNS,
  read: async (asked) => {
    const rows = await db.rows<Row>(pageOf(missesOf(asked), { '-searches': 'int', query: 'text' }, asked));
    const [total] = await db.rows<{ searches: number }>(missesTotal(asked));
    return {
      rows: rows.map(({ query, searches, last }) => ({
        values: { query, searches, last },
        place: [-searches, query],
      })),
      sums: { searches: total?.searches ?? 0 },
    };
  },
});
