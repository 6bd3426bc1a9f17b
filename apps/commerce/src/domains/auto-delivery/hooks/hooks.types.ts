import type { Language } from '@crema/brands';
import type { PricedCart } from '#domains/cart/index.ts';
import type { Order } from '#domains/orders/index.ts';
import type { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Subscription, SubscriptionActor } from '../subscription/subscription.types.ts';

/** What another domain agrees on with a purchase of auto-delivery. */
export interface PurchaseTerms {
  /** The purchase comes with a commitment, which has a consent of its own. */
  commits: boolean;
  /** The day of the second order of one frequency; absent: a frequency after the first. A smart purchase takes none. */
  begins?: { frequencyWeeks: number; day: Day };
}

/** The customer's agreement to a charge for ending what came with a subscription, in the call that cancels it. */
export interface EndingConsent {
  /** What the customer was shown, in major units. */
  expectedAmount: number;
  consent: boolean;
}

/** What is known of a cancelling. */
export interface Cancelling {
  actor: SubscriptionActor;
  reason?: string | undefined;
  /** Absent: nothing may be charged. */
  ending?: EndingConsent | undefined;
}

type Price = ReturnType<typeof toPrice>;

/** What a customer has still to buy, and what ending that costs now. */
export interface OpenCommitment {
  /** What was bought with it, such as a brewer. */
  name: string;
  weightDone: number;
  weightOwed: number;
  weightCommitted: number;
  unit: 'boxes' | 'cases';
  deadline: Day;
  /** The last day on which it ends for nothing if what was bought comes back; absent once that is over. */
  returnBy?: Day;
  earlyEnd: { kind: 'PRORATED' | 'FULL'; amount: Price; list: Price; paid: Price };
}

/** What was agreed with a subscription beside its orders, and costs something to end. */
export interface SubscriptionCommitment {
  /** What becomes of it once the subscription has ended: a sentence. */
  told: string;
  /** Absent once it is over. */
  open?: OpenCommitment;
}

/** What other domains do at the moments of a subscription. */
export interface AutoDeliveryHooks {
  /** What else is agreed with a cart. Pure: it is called whenever the terms are shown. */
  terms?(priced: PricedCart): PurchaseTerms | undefined;
  /** In the transaction that made a subscription of a paid order. */
  subscribed?(order: Order, made: Pick<Subscription, 'id' | 'frequencyWeeks'>): Promise<void>;
  /**
   * In the transaction that cancels a locked subscription, before it. What is to be charged is charged once that has committed.
   *
   * @throws OccError where the agreement is not to what is owed now; the subscription then stays.
   */
  cancelling?(ctx: SiteContext, subscription: Subscription, how: Cancelling): Promise<void>;
  /**
   * In the transaction of a step that its history records, such as `skip`, `pause` or `charge-failed`: the subscription as
   * it is after it.
   */
  recorded?(subscription: Pick<Subscription, 'id' | 'site' | 'customerId'>, action: string): Promise<void>;
  /** The commitments that came with subscriptions, by the subscriptions' ids. One statement. */
  commitments?(
    subscriptionIds: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, SubscriptionCommitment>>;
}

/** The hooks of auto-delivery, in the order in which they were added. */
export interface HookNeeds {
  hooks: readonly AutoDeliveryHooks[];
}
