import type { Database } from '#platform/db/index.ts';
import { pageOf } from '../shown/pages.repository.ts';
import type { Report } from '../shown/shown.types.ts';
import { REPORTS, WISH_COLUMNS } from './columns.messages.ts';
import { wishedProducts, wishedTotal } from './wishes.repository.ts';

type Row = Record<'wanted' | 'watching' | 'notified', number> & { product: string; name: string };

/** What customers keep on their wish lists, the most wanted first. */
export const wishesReport = (db: Database): Report => ({
  name: 'wishes',
  operationId: 'adminGetWishes',
  fileOperationId: 'adminGetWishesFile',
  ...REPORTS.wishes,
  hasPeriod: false,
  hasDays: false,
  columns: () => WISH_COLUMNS,
  read: async (asked) => {
    const rows = await db.rows<Row>(
      pageOf(wishedProducts(asked.site), { '-wanted': 'int', product: 'text' }, asked),
    );
    const [sums] = await db.rows<Pick<Row, 'wanted' | 'watching' | 'notified'>>(wishedTotal(asked.site));
    return {
      rows: rows.map(({ product, name, wanted, watching, notified }) => ({
        values: { name, product, wanted, watching, notified },
        links: { product: `products/${encodeURIComponent(product)}` },
        place: [-wanted, product],
      })),
      sums: sums ?? { wanted: 0, watching: 0, notified: 0 },
    };
  },
});
