import type { SiteId } from '@crema/brands';
import { reportOf } from '../report/report.rules.ts';
import type { ExperimentReport } from '../report/report.service.ts';
import type { ExperimentStatus } from './experiments.schemas.ts';

/** What came of an experiment at a site, the arms without a visitor included. */
export function presentReport(
  { experiment, sites }: ExperimentReport,
  site: SiteId,
  status: ExperimentStatus,
) {
  const { id, name, startsAt, stopsAt, weights } = experiment;
  const nobody = { site, arm: 0, exposures: 0, buyers: 0, revenue: 0, squares: 0 };
  const own = sites.find((one) => one.site === site) ?? reportOf(experiment, [nobody])[0];
  return {
    ...{ id, name, status },
    startsAt: new Date(startsAt).toISOString(),
    stopsAt: new Date(stopsAt).toISOString(),
    mismatched: own?.mismatched ?? false,
    arms: (own?.arms ?? []).map(({ site: _, arm, ...one }) => ({ ...one, weight: weights[arm] ?? 0 })),
  };
}
