import type { Database } from '#platform/db/index.ts';
import type { Report } from '../shown/shown.types.ts';
import { REPORTS, SUBSCRIPTION_COLUMNS } from './columns.messages.ts';
import { monthsOf, runningBy } from './months.rules.ts';
import { subscriptionMonths } from './subscriptions.repository.ts';

/** Auto-deliveries by month: running, new, ended, and charges that failed. */
export function subscriptionsReport(db: Database): Report {
  const repository = subscriptionMonths(db);
  return {
    name: 'subscriptions',
    operationId: 'adminGetSubscriptionReport',
    fileOperationId: 'adminGetSubscriptionReportFile',
    ...REPORTS.subscriptions,
    hasPeriod: true,
    hasDays: false,
    columns: () => SUBSCRIPTION_COLUMNS,
    read: async ({ site, from, to }) => {
      const failures = new Map((await repository.failed(site)).map(({ month, count }) => [month, count]));
      const months = runningBy(
        monthsOf(from, to),
        await repository.started(site),
        await repository.ended(site),
      );
      const rows = months.map((month) => ({ ...month, failed: failures.get(month.month) ?? 0 }));
      const sumOf = (name: 'started' | 'ended' | 'failed'): number =>
        rows.reduce((sum, row) => sum + row[name], 0);
      return {
        rows: rows.map((row) => ({ values: { ...row } })),
        sums: { started: sumOf('started'), ended: sumOf('ended'), failed: sumOf('failed') },
      };
    },
  };
}
