import type { components } from '@crema/api-client';

/** A subscription as the engine sends it: priced now, with what can be done and what comes next. */
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionEntry = components['schemas']['SubscriptionEntry'];
/** The overview of a customer: every auto-delivery, and what needs attention. */
export type HomeData = components['schemas']['AutoDeliveryHome'];
export type SiteNotification = HomeData['notifications'][number];
/** What a starter kit still commits its customer to. */
export type Commitment = components['schemas']['SubscriptionCommitment'];
export type Address = components['schemas']['Address'];
export type Price = components['schemas']['Price'];

/** What may be changed in one call. */
export type Changes = components['schemas']['ChangeSubscription'];

/** One operation on a subscription, with its body. */
export type Change =
  | { action: 'change'; body: Changes }
  | { action: 'skip'; body: { undo?: boolean; date?: string } }
  | { action: 'pause'; body: { resumeDate: string } }
  | { action: 'resume'; body: { date?: string } }
  | { action: 'ship-now'; body: Record<string, never> }
  | { action: 'cancel'; body: { reason?: string; earlyEnd?: { expectedAmount: number; consent: true } } }
  | { action: 'swap'; body: { entryNumber: number; code: string; qty?: number } }
  | { action: 'backup-product'; body: { entryNumber: number; code: string; remove?: boolean } };

/** A product that can be added to an order. */
export interface Addable {
  /** Variant code. */
  code: string;
  name: string;
  brand: string;
  image?: string;
  details: string;
  price?: Price;
}

/** Statuses of a subscription that has not ended. */
const RUNNING = ['ACTIVE', 'PAUSED', 'PAYMENT_FAILED', 'ON_HOLD'];
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => RUNNING.includes(status);
