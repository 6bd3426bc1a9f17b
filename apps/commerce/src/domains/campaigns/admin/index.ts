import type { KitNeeds } from '../campaigns.deps.ts';
import type { KitsOperator } from '../operator/operator.service.ts';
import { campaignsResource } from './campaigns.resource.ts';
import { registerCampaignReport } from './report.routes.ts';
import { campaignReportSchemas } from './report.schemas.ts';

/** What staff do with campaigns: they change what is offered, and read what is owed. */
export function addCampaignsAdmin({ platform, content, repository }: KitNeeds, operator: KitsOperator): void {
  for (const schema of campaignReportSchemas) platform.app.addSchema(schema);
  platform.edits.add(campaignsResource(content.settings, repository));
  registerCampaignReport(platform, { operator, content });
}
