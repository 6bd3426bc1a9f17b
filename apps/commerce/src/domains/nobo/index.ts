import type { Platform } from '#platform/index.ts';
import { guardSingleUse, registerNoboRoutes } from './nobo.routes.ts';
import { type NoboService, type NoboServices, noboService } from './nobo.service.ts';
import { linksOfCustomer } from './privacy.service.ts';

export type { NoboService } from './nobo.service.ts';

/** No-login ("nobo") links: what a mail lets its reader do for one customer without a log-in. */
export function createNobo(platform: Platform, services: NoboServices): NoboService {
  const nobo = noboService(platform, services);
  registerNoboRoutes(platform, nobo);
  guardSingleUse(platform, nobo);
  services.customers.addPersonalData(linksOfCustomer(nobo));
  platform.jobs.define('nobo.forget', async () => void (await nobo.forgetOld()), { cron: '7 4 * * *' });
  return nobo;
}
