import type { Platform } from '#platform/index.ts';
import { addReferralsAdmin } from './admin/index.ts';
import { referralsOfCustomer } from './privacy.service.ts';
import type { ReferralsServices } from './referrals.deps.ts';
import { registerReferralRoutes } from './referrals.routes.ts';
import { type ReferralsService, referralsService } from './referrals.service.ts';

export { runReferralsCommand } from './referrals.command.ts';
export type { ReferralsService } from './referrals.service.ts';

/** Referrals: a coupon for a friend, and store credit for who sent it. */
export function createReferrals(platform: Platform, services: ReferralsServices): ReferralsService {
  const { customers } = services;
  const referrals = referralsService(platform, services);
  registerReferralRoutes(platform, referrals);
  customers.addPersonalData(referralsOfCustomer({ referrals, customers }));
  addReferralsAdmin(platform, referrals);
  return referrals;
}
