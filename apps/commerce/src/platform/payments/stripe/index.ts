import Stripe from 'stripe';
import { bindAll } from '#platform/bind/index.ts';
import type { StripeSettings } from '#platform/config/stripe.ts';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { PaymentProvider } from '../payments.types.ts';
import { describe, forget, keptCard, setUp } from './cards.service.ts';
import { cancel, charge, confirm, lookup } from './charging.service.ts';
import { missed, read } from './events.service.ts';
import { movements } from './movements.service.ts';
import { STRIPE_ORIGINS } from './origins.ts';
import { stripePeople } from './people.service.ts';
import { disputes } from './refunds/disputes.service.ts';
import { outsideRefunds } from './refunds/outside.service.ts';
import { lookupRefund, refund } from './refunds/refunding.service.ts';
import { keepIntent } from './stripe.repository.ts';
import { isAsked } from './stripe.rules.ts';
import type { StripeGuards, StripeNeeds } from './stripe.types.ts';

/** Longest wait in milliseconds for an answer: a shopper waits for some of them. */
const TIMEOUT_MS = 20_000;

/** An account at Stripe. */
export interface StripeAccount {
  /** Kept with what is paid with it. */
  name: string;
  keys: StripeSettings;
}

/** For tests and proofs. */
export interface StripeOptions {
  /** Reaches Stripe in place of the process's own `fetch`. */
  paymentsFetch?: typeof globalThis.fetch | undefined;
  /** Takes one guard away. */
  paymentGuards?: ((whole: StripeGuards) => StripeGuards) | undefined;
}

/** An account at Stripe behind the shop's payment interface. */
export function createStripe(
  platform: Pick<Platform, 'clock' | 'db' | 'jobs'>,
  { name, keys }: StripeAccount,
  { paymentsFetch: fetch, paymentGuards: guarded = (whole) => whole }: StripeOptions = {},
): { provider: PaymentProvider; people: PersonalDataHandler } {
  const { clock, db } = platform;
  const api = new Stripe(keys.secretKey, {
    // What is repeated, and when, is decided by the adapter, which looks first.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });
  const guards = guarded({ keepIntent, isAsked });
  const needs: StripeNeeds = { name, db, outside: db.q, clock, api, keys, guards };
  const provider: PaymentProvider = {
    name,
    browser: () => ({ kind: 'stripe', publishableKey: keys.publishableKey, csp: STRIPE_ORIGINS }),
    ...bindAll(needs, { describe, setUp, forget, keptCard, charge, confirm, lookup, cancel }),
    ...bindAll(needs, { refund, lookupRefund, outsideRefunds, disputes, movements, read, missed }),
  };
  return { provider, people: stripePeople(platform, needs) };
}
