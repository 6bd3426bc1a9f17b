import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerOutreachRoutes } from './outreach.routes.ts';
import { type OutreachService, type OutreachServices, outreachService } from './outreach.service.ts';
import { outreachOfCustomer } from './privacy.service.ts';
import { describeOutreach } from './samples.emails.ts';

export type { OutreachService } from './outreach.service.ts';

/** Newsletter, back-in-stock alerts and the contact form, with their mails. */
export function createOutreach(
  platform: Platform,
  services: OutreachServices & { customers: CustomersService },
): OutreachService {
  const { customers } = services;
  const outreach = outreachService(platform, services);
  describeOutreach(platform);
  registerOutreachRoutes(platform, outreach);
  customers.addPersonalData(outreachOfCustomer({ outreach, customers }));
  return outreach;
}
