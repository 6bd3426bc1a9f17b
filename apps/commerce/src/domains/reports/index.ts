import { SITE_IDS } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { notedSales } from './daily/counting.service.ts';
import { dailyRepository } from './daily/daily.repository.ts';
import { homeOf } from './home/home.service.ts';
import { waitingRepository } from './home/waiting.repository.ts';
import { couponsReport } from './kinds/coupons.service.ts';
import { liabilitiesReport, type PointsOf } from './kinds/liabilities.service.ts';
import { mailsReport } from './kinds/mails.service.ts';
import { reconciliationReport } from './kinds/reconciliation.service.ts';
import { searchesReport } from './kinds/searches.service.ts';
import { subscriptionsReport } from './kinds/subscriptions.service.ts';
import { taxesReport } from './kinds/taxes.service.ts';
import { wishesReport } from './kinds/wishes.service.ts';
import { registerReports } from './reports.routes.ts';
import { reportsService } from './reports.service.ts';
import { countedSearches } from './searches/searches.service.ts';
import { registerShownReports } from './shown/shown.routes.ts';
import { shownReports } from './shown/shown.service.ts';

export { reportStatements } from './shown/statements.repository.ts';

interface Services {
  catalog: Pick<Catalog, 'addSearchHook'>;
  orders: Pick<OrdersService, 'addHooks'>;
  /** What the points of a site will cost. */
  pointsOf: PointsOf;
}

/** Figures of a shop: sales by day, taxes, coupons and the like, and what waits for somebody. */
export function createReports(platform: Platform, { catalog, orders, pointsOf }: Services) {
  const { db, jobs } = platform;
  const repository = dailyRepository(db);
  const reports = reportsService(platform, repository);
  const searches = countedSearches(platform);
  orders.addHooks(notedSales(repository));
  catalog.addSearchHook(searches.missed);
  jobs.define('reports.count', reports.count, { cron: '*/10 * * * *' });
  jobs.define('reports.fold', reports.fold, { cron: '11 * * * *' });
  jobs.define('reports.forget', searches.forget, { cron: '23 4 * * *' });
  // Orders of the demo were placed in the past, which no hook hears of.
  platform.demo.add({
    name: 'reports',
    signIns: async () => {
      for (const site of SITE_IDS) await reports.countMissing(site);
    },
  });
  const waiting = waitingRepository(db);
  registerReports(platform, { reports, home: homeOf({ platform, reports, waiting }) });
  const kinds = [
    ...[taxesReport(db), couponsReport(db), searchesReport(db), subscriptionsReport(db)],
    wishesReport(db),
    liabilitiesReport(db, pointsOf),
    reconciliationReport(db),
    mailsReport(platform.outbox),
  ];
  registerShownReports(platform, kinds, shownReports(platform, reports));
  return { ...reports, searches };
}
