import { Type } from 'typebox';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ExperimentsService } from '../experiments.service.ts';
import { experimentsIn, statusOf } from './payload.rules.ts';
import { presentReport } from './reports.presenter.ts';

type Parts = Pick<ExperimentsService, 'now' | 'reports' | 'repository'>;

/** Registers what came of the experiments: the same figures as the operator's command. */
export function registerExperimentReports({ admin }: Pick<Platform, 'admin'>, experiments: Parts): void {
  admin.siteRoutes((routes) => {
    routes.get(
      '/reports/experiments',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, operationId: 'adminGetExperimentReports' },
          summary: 'Visitors, buyers and revenue of each arm of the site’s experiments',
          response: { 200: Type.Ref('ExperimentReports'), ...refs(401, 403, 404) },
        },
      },
      async ({ ctx }) => {
        const site = ctx.site.id;
        const now = experiments.now();
        const saved = experimentsIn((await experiments.repository.current()) ?? { features: {} }, now);
        const reports = (await experiments.reports()).filter(({ experiment }) =>
          experiment.sites.includes(site),
        );
        return {
          items: reports.map((report) => {
            const found = saved.find(({ id }) => id === report.experiment.id);
            return presentReport(report, site, found ? statusOf(found, now) : 'stopped');
          }),
        };
      },
    );
  });
}
