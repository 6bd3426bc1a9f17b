import { SITE_IDS } from '@crema/brands';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { countedSales } from './counting.service.ts';
import { homeOf } from './home.service.ts';
import { reportsRepository } from './reports.repository.ts';
import { registerReports } from './reports.routes.ts';
import { reportsService } from './reports.service.ts';
import { waitingRepository } from './waiting.repository.ts';

/** Figures of a shop: sales by day, and what waits for somebody. */
export function createReports(platform: Platform, { orders }: { orders: Pick<OrdersService, 'addHooks'> }) {
  const repository = reportsRepository(platform.db);
  const reports = reportsService(platform, repository);
  orders.addHooks(countedSales(repository));
  platform.jobs.define('reports.fold', reports.fold, { cron: '11 * * * *' });
  // Orders of the demo were placed in the past, which no hook hears of.
  platform.demo.add({
    name: 'reports',
    signIns: async () => {
      for (const site of SITE_IDS) await reports.countMissing(site);
    },
  });
  const waiting = waitingRepository(platform.db);
  registerReports(platform, { reports, home: homeOf({ platform, reports, waiting }) });
  return reports;
}
