import type { Database } from '#platform/db/index.ts';
import { COUPONS_BY_DAY } from '../daily/coupons.repository.ts';
import { groupedOf, pageOf, totalOf } from '../shown/pages.repository.ts';
import type { Report } from '../shown/shown.types.ts';
import { COUPON_COLUMNS, REPORTS } from './columns.messages.ts';
import { ordersLink } from './links.rules.ts';

type Sums = Record<'uses' | 'given' | 'sales', number>;

/** What coupons took off, the most first, from their daily sums. */
export const couponsReport = (db: Database): Report => ({
  name: 'coupons',
  operationId: 'adminGetCouponCost',
  fileOperationId: 'adminGetCouponCostFile',
  ...REPORTS.coupons,
  hasPeriod: true,
  hasDays: false,
  columns: () => COUPON_COLUMNS,
  read: async (asked) => {
    const grouped = groupedOf(COUPONS_BY_DAY, { ...asked, by: 'total' });
    const rows = await db.rows<Sums & { code: string }>(
      pageOf(grouped, { '-given': 'bigint', code: 'text' }, asked),
    );
    const [sums] = await db.rows<Sums>(totalOf(COUPONS_BY_DAY, asked));
    return {
      rows: rows.map(({ code, uses, given, sales }) => ({
        values: { code, uses, given, sales },
        links: { uses: ordersLink(asked, { coupon: code }) },
        place: [-given, code],
      })),
      // An order with two coupons is in the totals of both.
      sums: { uses: sums?.uses ?? 0, given: sums?.given ?? 0 },
    };
  },
});
