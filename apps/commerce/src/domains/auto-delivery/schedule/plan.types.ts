import type { Day } from '#platform/clock/index.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { SubscriptionType } from '../subscription/subscription.types.ts';

/** A change of when orders come: on a fixed calendar, or on a smart schedule by consumption. */
export interface PlanAsk {
  nextDate?: Day;
  frequencyWeeks?: number;
  /** `smart`: schedule by consumption; `scheduled`: fixed calendar. */
  type?: SubscriptionType;
  cupsPerDay?: number;
  /** Pods at home, without those on their way. */
  podsOnHand?: number;
}

export interface PlanParts {
  repository: Pick<AutoDeliveryRepository, 'forgetSkips' | 'forgetPods' | 'sentSince'>;
  /** Which of these orders were delivered. */
  arrived(orderCodes: readonly string[]): Promise<ReadonlySet<string>>;
}
