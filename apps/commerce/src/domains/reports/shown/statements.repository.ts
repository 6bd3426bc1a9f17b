import type { SiteId } from '@crema/brands';
import type { SQL } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import { COUPONS_BY_DAY } from '../daily/coupons.repository.ts';
import { salesOf } from '../daily/sales.repository.ts';
import { TAXES_BY_DAY } from '../daily/taxes.repository.ts';
import { groupedOf } from './pages.repository.ts';

type Statement = (site: SiteId, period: { from: Day; to: Day }) => SQL;

/** What reports of a period read, for whoever measures it. */
export const reportStatements = {
  sales: (site, { from, to }) => salesOf(site, from, to),
  taxes: (site, period) => groupedOf(TAXES_BY_DAY, { ...period, site, by: 'day' }),
  coupons: (site, period) => groupedOf(COUPONS_BY_DAY, { ...period, site, by: 'total' }),
} as const satisfies Record<string, Statement>;
