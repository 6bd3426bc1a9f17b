import type { Platform } from '#platform/index.ts';
import { registerOutreachRoutes } from './outreach.routes.ts';
import { type OutreachService, type OutreachServices, outreachService } from './outreach.service.ts';

export type { OutreachService } from './outreach.service.ts';

/** Newsletter, back-in-stock alerts and the contact form, with their mails. */
export function createOutreach(platform: Platform, services: OutreachServices): OutreachService {
  const outreach = outreachService(platform, services);
  registerOutreachRoutes(platform, outreach);
  return outreach;
}
