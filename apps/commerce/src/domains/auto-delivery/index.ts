import type { Platform } from '#platform/index.ts';
import { registerSubscriptionReads } from './account/reads.routes.ts';
import { addAutoDeliveryAdmin } from './admin/index.ts';
import { type AutoDelivery, type AutoDeliveryNeeds, assembleAutoDelivery } from './assembly.service.ts';
import { registerSubscriptionRoutes } from './editing/editing.routes.ts';
import { registerPaying } from './paying/paying.routes.ts';
import { subscribedAmong } from './subscription/lines.repository.ts';

export type { AutoDelivery } from './assembly.service.ts';
export { cardNoticeAt, noticeDay } from './emails/notices.rules.ts';
export type { AutoDeliveryHooks, Cancelling, SubscriptionCommitment } from './hooks/hooks.types.ts';
export type { PayableKind } from './paying/paying.deps.ts';
export { confirmOrder, standing } from './paying/standing.service.ts';
export type { GenerationGuards, GenerationMoment } from './renewal/renewal.deps.ts';
export type { GenerationRepository } from './renewal/renewal.repository.ts';
export { holdFrom, retryOf } from './renewal/renewal.rules.ts';
export type { Member } from './subscription/access.rules.ts';
export { spokenDay, spokenInstant } from './subscription/subscription.messages.ts';
export {
  autoDeliveryRepository,
  type NewSubscription,
} from './subscription/subscription.repository.ts';
export type { Subscription } from './subscription/subscription.types.ts';

/** Auto-delivery: what comes again and again, and everything its customers do to it. */
export function createAutoDelivery(platform: Platform, needs: AutoDeliveryNeeds): AutoDelivery {
  const autoDelivery = assembleAutoDelivery(platform, needs);
  registerSubscriptionRoutes(platform, autoDelivery);
  registerSubscriptionReads(platform, autoDelivery);
  registerPaying(autoDelivery.paying);
  addAutoDeliveryAdmin(platform, needs.catalog);
  needs.catalog.addKeeper((site, codes) => subscribedAmong(platform.db, site, codes));
  return autoDelivery;
}
