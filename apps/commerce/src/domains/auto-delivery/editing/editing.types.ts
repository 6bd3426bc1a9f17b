import type { CartAddress } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { EmailsRepository } from '../emails/emails.repository.ts';
import type { EmailData, EmailKind } from '../emails/emails.types.ts';
import type { HookNeeds } from '../hooks/hooks.types.ts';
import type { PlanAsk, PlanParts } from '../schedule/plan.types.ts';
import type { QuoteNeeds } from '../subscription/quote.rules.ts';
import type { Done } from '../subscription/subscription.messages.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';
import type { SubscriptionEvent } from '../subscription/transitions.rules.ts';

/** Reactions to a change after its commit; they may call the payment provider. */
export interface SubscriptionReactions {
  cancelled(subscription: Subscription): Promise<void>;
  /** Another card: failed charges are tried again at once. */
  cardChanged(subscription: Subscription): Promise<void>;
  /** An order is to be made now. */
  shipNow(subscription: Subscription): Promise<void>;
}

export interface EditingParts extends QuoteNeeds {
  platform: Pick<Platform, 'db' | 'clock'>;
  repository: AutoDeliveryRepository;
  emails: Pick<EmailsRepository, 'add'>;
  configuration(site: SiteContext['site']['id']): SiteConfiguration;
}

export interface AutoDeliveryParts extends EditingParts, HookNeeds, Pick<PlanParts, 'arrived'> {
  reactions: SubscriptionReactions;
  stockOf(site: Subscription['site'], codes: string[]): Promise<Map<string, number>>;
}

/** The context of an edit beside the locked subscription. */
export interface EditContext {
  now: Date;
  today: Day;
  timeZone: string;
  rules: SiteConfiguration;
  open: readonly Occurrence[];
}

export interface Edit {
  /** Name of the action in the history. */
  action: Done;
  event: SubscriptionEvent;
  /** Whether it is allowed while the coming order is locked. */
  whileLocked?: boolean;
  /** The e-mail that the customer gets, once, whatever fails after the commit. */
  email?: { kind: EmailKind; data?: Pick<EmailData, 'commitment'> };
  /** Answers the changed subscription, with its new status already set; lines are changed in the repository. */
  work(
    subscription: Subscription,
    context: EditContext,
  ): Promise<{ changed: Subscription; details?: object }>;
}

/** A changed subscription and what was done; its `ceiling` is the one in the answer. */
export interface Edited {
  subscription: Subscription;
  action: Done;
}

/** Products to add, with the next order or with every one, and quantities to set; 0 removes a line. */
export interface LineAsk {
  add?: readonly { code: string; qty: number; once?: boolean }[];
  entries?: readonly { entryNumber: number; qty: number }[];
}

/** A product that replaces a line's. */
export interface SwapAsk {
  entryNumber: number;
  code: string;
  qty?: number;
}

/** A backup product to add to a line, or to remove from it. */
export interface BackupAsk {
  entryNumber: number;
  code: string;
  remove?: boolean;
}

/** All changes of a PATCH: applied together or not at all. */
export interface ChangeAsk extends PlanAsk, LineAsk {
  deliveryAddress?: CartAddress;
}
