import type { Day } from '#platform/clock/index.ts';
import type { Occurrence, OccurrenceStatus, Subscription } from '../subscription/subscription.types.ts';

/** A due occurrence with its subscription locked: the coming one, or an earlier one that is open. */
export interface ClaimedOccurrence {
  subscription: Subscription;
  /** Absent: the subscription's coming occurrence. */
  open?: Occurrence;
}

/** An occurrence as it is written when it is taken. */
export interface TakenOccurrence {
  subscriptionId: string;
  cycle: number;
  date: Day;
  status: OccurrenceStatus;
  ceiling: number;
  ceilingTax?: number | undefined;
  pods: number;
  orderCode?: string;
  lines: Subscription['lines'];
  amount: number;
  saved: number;
  /** When another worker takes it over, if it is not settled by then. */
  lookAt?: Date;
}

/** A subscription's schedule and status after its occurrence was taken. */
export type Advanced = Pick<
  Subscription,
  'id' | 'status' | 'nextDate' | 'locksAt' | 'processAt' | 'smart'
> & {
  /** Number of the occurrence that was taken; if the row has another, a second worker was faster. */
  cycle: number;
};

/** Quarantine area of subscriptions, by id. */
export const HELD_SUBSCRIPTIONS = 'subscription';
/** Quarantine area of orders of occurrences, by code; the word is stored. */
export const HELD_ORDERS = 'turn';
