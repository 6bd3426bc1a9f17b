import type { Day } from '#platform/clock/index.ts';
import type { SubscriptionStatus } from '../subscription/transitions.rules.ts';

/** The orders that auto-delivery makes on a day. */
export interface ComingDay extends Record<string, unknown> {
  day: Day;
  orders: number;
  units: number;
}

/** Whose auto-delivery it is, and what it sends. */
export interface ListedSubscription extends Record<string, unknown> {
  id: string;
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  status: SubscriptionStatus;
  /** The coming order's day. */
  nextDate: Day | null;
  /** Most that the coming order may charge, in minor units. */
  ceiling: number;
  lines: { code: string; quantity: number }[];
}

export interface FailedCharge extends ListedSubscription {
  /** When the charge failed first, and when it is tried again by itself. */
  failedAt: string;
  retryAt: string | null;
  attempts: number;
}

/** Boxes of a variant that are due in a week; weeks count from 0, which begins today. */
export interface Due extends Record<string, unknown> {
  code: string;
  week: number;
  units: number;
}
