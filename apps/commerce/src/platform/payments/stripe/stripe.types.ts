import type Stripe from 'stripe';
import type { Clock } from '#platform/clock/index.ts';
import type { StripeSettings } from '#platform/config/stripe.ts';
import type { Database } from '#platform/db/index.ts';
import type { ChargeRequest, PaymentState } from '../payments.types.ts';

/** How a charge was refused, as it is stored. */
export type StoredDecline = Pick<Extract<PaymentState, { status: 'declined' }>, 'reason' | 'retry'>;

/** A charge as it is stored. */
export interface StoredIntent extends Record<string, unknown> {
  key: string;
  kind: 'payment' | 'setup';
  amount: number;
  currency: string;
  token: string;
  customer: string | null;
  intent: string | null;
  created: number;
  confirmed: number;
  declined: StoredDecline | null;
  stopped: boolean;
  /** The account that it is charged with. */
  provider: string;
}

/** A refund as it is stored. */
export interface StoredRefund extends Record<string, unknown> {
  key: string;
  chargeKey: string;
  amount: number;
  refund: string | null;
  failures: number;
  /** Whether the provider has forgotten the key of the last attempt by now. */
  forgotten: boolean;
}

/** A charge to be stored. */
export type NewIntent = Pick<ChargeRequest, 'key' | 'amount' | 'currency' | 'token'> & {
  kind: StoredIntent['kind'];
  customer?: string;
};

/** A card that is kept. */
export interface StoredMethod extends Record<string, unknown> {
  token: string;
  customer: string;
  method: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A payment or set-up intent, reduced to what is decided by. */
export interface SeenIntent {
  id: string;
  status: Stripe.PaymentIntent.Status | Stripe.SetupIntent.Status;
  /** `metadata.order`. */
  key: string | undefined;
  /** Of a set-up: 0. */
  amount: number;
  /** In capitals; of a set-up: empty. */
  currency: string;
  clientSecret: string | null;
  /** Why the last try to charge it was refused. */
  problem:
    | { code?: string | undefined; declineCode?: string | undefined; advice?: string | undefined }
    | undefined;
  method: Stripe.PaymentMethod | undefined;
}

/**
 * What keeps "charged once, and what was asked for". One object, so that a proof can replace one and count what goes wrong
 * without it. A shop never passes its own.
 */
export interface StripeGuards {
  /** Keeps the intent's id before money can move. Answers the one that is kept; undefined: the charge was stopped meanwhile. */
  keepIntent(needs: StripeNeeds, key: string, intent: string): Promise<string | undefined>;
  /** Whether an intent that succeeded charged what it was made for. */
  isAsked(row: StoredIntent, seen: SeenIntent): boolean;
}

/** What the functions of the adapter take as their first argument. */
export interface StripeNeeds {
  /** Of the account: what is kept of another account's is not looked at. */
  name: string;
  guards: StripeGuards;
  db: Database;
  /** The database's queries outside any transaction. */
  outside: Database['q'];
  clock: Clock;
  api: Stripe;
  keys: StripeSettings;
}
