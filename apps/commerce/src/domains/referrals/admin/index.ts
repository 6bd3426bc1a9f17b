import type { Platform } from '#platform/index.ts';
import type { ReferralsService } from '../referrals.service.ts';
import { registerHeldReferrals } from './held.routes.ts';
import { heldReferralSchemas } from './held.schemas.ts';

/** What staff do with referrals: they decide those that look like one person. */
export function addReferralsAdmin(platform: Platform, referrals: ReferralsService): void {
  for (const schema of heldReferralSchemas) platform.app.addSchema(schema);
  registerHeldReferrals(platform, referrals);
}
