import type { Platform } from '#platform/index.ts';
import { type AutoDelivery, type AutoDeliveryNeeds, assembleAutoDelivery } from './auto-delivery.assembly.ts';
import { registerSubscriptionReads } from './auto-delivery.reads.routes.ts';
import { registerSubscriptionRoutes } from './auto-delivery.routes.ts';

export type { Day } from '#platform/clock/index.ts';
export type { AutoDelivery } from './auto-delivery.assembly.ts';
export type { DemoCustomer } from './auto-delivery.demo.ts';
export type { GenerationGuards, GenerationMoment } from './auto-delivery.generation.guards.ts';
export type { GenerationRepository } from './auto-delivery.generation.repository.ts';
export {
  type AutoDeliveryRepository,
  autoDeliveryRepository,
  type NewSubscription,
} from './auto-delivery.repository.ts';
export {
  SUBSCRIPTION_TRANSITIONS,
  type SubscriptionEvent,
  type SubscriptionStatus,
  statusAfter,
} from './auto-delivery.transitions.ts';
export type { Consent, Occurrence, Subscription, SubscriptionLine } from './auto-delivery.types.ts';

/** Auto-delivery: what comes again and again, and everything its customers do to it. */
export function createAutoDelivery(platform: Platform, needs: AutoDeliveryNeeds): AutoDelivery {
  const autoDelivery = assembleAutoDelivery(platform, needs);
  registerSubscriptionRoutes(platform, autoDelivery);
  registerSubscriptionReads(platform, autoDelivery);
  return autoDelivery;
}
