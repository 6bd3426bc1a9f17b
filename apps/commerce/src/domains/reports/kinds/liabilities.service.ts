import type { Database } from '#platform/db/index.ts';
import type { Report, ReportRow } from '../shown/shown.types.ts';
import { LIABILITIES, LIABILITY_COLUMNS, REPORTS } from './columns.messages.ts';
import { liabilitiesRepository } from './liabilities.repository.ts';

/** The open points of a site and what they will cost, in minor units. */
export type PointsOf = (
  site: Parameters<Report['read']>[0]['site'],
) => Promise<{ points: number; amount: number }>;

/** Where the rows behind a number are. */
const LINKS = { giftCards: 'gift-cards', unshipped: 'orders?status=toShip' };

/** What is owed to customers now: store credit, gift cards, points, orders that are paid and not sent. */
export function liabilitiesReport(db: Database, pointsOf: PointsOf): Report {
  const repository = liabilitiesRepository(db);
  return {
    name: 'liabilities',
    operationId: 'adminGetLiabilities',
    fileOperationId: 'adminGetLiabilitiesFile',
    ...REPORTS.liabilities,
    hasPeriod: false,
    hasDays: false,
    columns: () => LIABILITY_COLUMNS,
    read: async ({ site, language }) => {
      const { points, amount } = await pointsOf(site);
      const owed = {
        storeCredit: await repository.value(site, 'storeCredit'),
        giftCards: await repository.value(site, 'giftCard'),
        points: { count: points, amount },
        unshipped: await repository.unshipped(site),
      };
      const rows = (Object.keys(owed) as (keyof typeof owed)[]).map(
        (what): ReportRow => ({
          values: { what: LIABILITIES[what][language], count: owed[what].count, amount: owed[what].amount },
          ...(what in LINKS ? { links: { count: LINKS[what as keyof typeof LINKS] } } : {}),
        }),
      );
      return { rows, sums: { amount: Object.values(owed).reduce((sum, one) => sum + one.amount, 0) } };
    },
  };
}
