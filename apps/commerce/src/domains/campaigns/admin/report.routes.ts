import type { SiteId } from '@crema/brands';
import { Type } from 'typebox';
import type { ContentService } from '#domains/content/index.ts';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import type { KitsOperator } from '../operator/operator.service.ts';
import { type CampaignFigures, presentReport } from './report.presenter.ts';

interface Parts {
  operator: KitsOperator;
  content: Pick<ContentService, 'configuration'>;
}

/** Registers what campaigns have sold and what is open of them: the same figures as the operator's command. */
export function registerCampaignReport(
  { admin }: Pick<Platform, 'admin'>,
  { operator, content }: Parts,
): void {
  admin.siteRoutes((routes) => {
    routes.get(
      '/reports/campaigns',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, operationId: 'adminGetCampaignReport' },
          summary: 'Kits sold, commitments open, met and unmet, and what would be owed if all ended today',
          response: { 200: Type.Ref('CampaignReport'), ...refs(401, 403, 404) },
        },
      },
      async ({ ctx }) => {
        const { site, language } = ctx;
        const settings = content.configuration(site.id);
        return presentReport(await figuresOf(operator, site.id), { language, settings });
      },
    );
  });
}

async function figuresOf(operator: KitsOperator, site: SiteId): Promise<CampaignFigures> {
  const [exposure, uses, counts, owed] = await Promise.all([
    operator.exposure(site),
    operator.uses(site),
    operator.counts(site),
    operator.owed(site),
  ]);
  return { exposure, uses, counts, owed };
}
