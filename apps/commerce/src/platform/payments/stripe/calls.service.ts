import type Stripe from 'stripe';
import type { ChargeRequest, Payer } from '../payments.types.ts';
import { ask } from './answers.ts';
import { customerOf, keepCustomer } from './stripe.repository.ts';
import { seenPayment, seenSetUp } from './stripe.rules.ts';
import type { SeenIntent, StoredIntent, StoredMethod, StripeNeeds } from './stripe.types.ts';

const EXPANDED = { expand: ['payment_method'] };
/** Cards and wallets; nothing that leaves the page and may not come back. */
const METHODS = { enabled: true, allow_redirects: 'never' } as const;

/** An intent that charges nobody yet. */
export async function makeIntent(
  { api }: StripeNeeds,
  row: StoredIntent,
  isKept: boolean,
): Promise<SeenIntent> {
  const { key, kind, created } = row;
  const about = {
    ...(row.customer ? { customer: row.customer } : {}),
    metadata: { order: key },
    automatic_payment_methods: METHODS,
    ...EXPANDED,
  };
  const idempotencyKey = created > 1 ? `order:${key}:create:${created}` : `order:${key}:create`;
  if (kind === 'setup') {
    const params = { ...about, usage: 'off_session' } as const;
    return seenSetUp(await ask(key, () => api.setupIntents.create(params, { idempotencyKey })));
  }
  const params = {
    ...about,
    amount: row.amount,
    currency: row.currency.toLowerCase(),
    // A card that is entered now and kept; one that is kept already needs no other consent.
    ...(row.customer && !isKept ? ({ setup_future_usage: 'off_session' } as const) : {}),
  };
  return seenPayment(await ask(key, () => api.paymentIntents.create(params, { idempotencyKey })));
}

/** What a charge is made with. */
export interface Means {
  kept: StoredMethod | undefined;
  initiator: ChargeRequest['initiator'];
}

/** Charges the intent. @throws {StripeRefusal} also when the card is declined: then look at the intent. */
export async function confirmIntent(
  { api }: StripeNeeds,
  { key, kind, token }: StoredIntent,
  intent: string,
  attempt: number,
  { kept, initiator }: Means,
): Promise<SeenIntent> {
  const means = {
    ...(kept ? { payment_method: kept.method } : { confirmation_token: token }),
    ...EXPANDED,
    // The browser's script takes over where the bank asks for more.
    ...(initiator === 'shopper' ? { use_stripe_sdk: true } : {}),
  };
  const options = { idempotencyKey: `order:${key}:confirm:${attempt}` };
  if (kind === 'setup')
    return seenSetUp(await ask(key, () => api.setupIntents.confirm(intent, means, options)));
  const params = initiator === 'merchant' ? { ...means, off_session: true } : means;
  return seenPayment(await ask(key, () => api.paymentIntents.confirm(intent, params, options)));
}

export const readIntent = async (
  { api }: StripeNeeds,
  { key, kind }: Pick<StoredIntent, 'key' | 'kind'>,
  intent: string,
): Promise<SeenIntent> =>
  kind === 'setup'
    ? seenSetUp(await ask(key, () => api.setupIntents.retrieve(intent, EXPANDED)))
    : seenPayment(await ask(key, () => api.paymentIntents.retrieve(intent, EXPANDED)));

/** Cancels an intent. @throws {StripeRefusal} when it has ended otherwise, or can no longer be stopped. */
export const cancelIntent = async (
  { api }: StripeNeeds,
  { key, kind }: Pick<StoredIntent, 'key' | 'kind'>,
  intent: string,
): Promise<SeenIntent> =>
  kind === 'setup'
    ? seenSetUp(await ask(key, () => api.setupIntents.cancel(intent, EXPANDED)))
    : seenPayment(await ask(key, () => api.paymentIntents.cancel(intent, EXPANDED)));

/** The customer as Stripe calls him, made where there is none. */
export async function customerFor(needs: StripeNeeds, { customerId, email }: Payer): Promise<string> {
  const known = await customerOf(needs, customerId);
  if (known) return known;
  const params: Stripe.CustomerCreateParams = { email, metadata: { customer: customerId } };
  const made = await ask(customerId, () =>
    needs.api.customers.create(params, { idempotencyKey: `customer:${customerId}` }),
  );
  return keepCustomer(needs, customerId, made.id);
}
