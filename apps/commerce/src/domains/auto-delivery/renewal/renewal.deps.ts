import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { EmailsRepository } from '../emails/emails.repository.ts';
import type { DeliveryPricing } from '../subscription/delivery.rules.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { GenerationRepository } from './renewal.repository.ts';
import { aboveCeiling } from './renewal.rules.ts';
import type { ClaimedOccurrence } from './renewal.types.ts';

/** What making and settling orders needs. */
export interface GenerationParts {
  platform: Platform;
  subscriptions: AutoDeliveryRepository;
  repository: GenerationRepository;
  emails: EmailsRepository;
  orders: RecurringOrders;
  catalog: Pick<Catalog, 'variant' | 'stockOf'>;
  pricing: DeliveryPricing;
  configuration(site: SiteId): SiteConfiguration;
  guards: GenerationGuards;
}

/** Where a worker may die while it makes orders. */
export type GenerationMoment = 'written' | 'committed' | 'charged' | 'settled';

/**
 * The places that keep an order from being made twice, above the quoted total or after a cancellation. A benchmark replaces
 * one and measures what goes wrong; a shop never passes its own.
 */
export interface GenerationGuards {
  /** Locks the occurrences that are due; called in the transaction that makes their orders. */
  claimDue(site: SiteId, now: Date, customers: number): Promise<ClaimedOccurrence[]>;
  /** What becomes of an order that would come to more than was confirmed. */
  aboveCeiling: typeof aboveCeiling;
  /** Which of some written orders are not charged: their customer has cancelled. */
  cancelledOf(codes: readonly string[]): Promise<Set<string>>;
  /** Whether a cancellation makes sure at the provider that nothing is charged any more. */
  withdrawsOnCancel: boolean;
  /** Called at each moment at which a process may be killed. */
  reach(moment: GenerationMoment): Promise<void> | void;
}

export function defaultGenerationGuards(repository: GenerationRepository): GenerationGuards {
  return {
    claimDue: repository.claimDue,
    aboveCeiling,
    cancelledOf: repository.cancelledOf,
    withdrawsOnCancel: true,
    reach: () => {},
  };
}
