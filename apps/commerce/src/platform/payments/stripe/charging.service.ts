import { type ChargeRequest, type PaymentState, PaymentTimeoutError } from '../payments.types.ts';
import { StripeRefusal } from './answers.ts';
import {
  cancelIntent,
  confirmIntent,
  customerFor,
  type Means,
  makeIntent,
  readIntent,
} from './calls.service.ts';
import { countConfirm, find, keepDecline, keepMethod, methodOf, open, stop } from './stripe.repository.ts';
import { cardOf, declineOf } from './stripe.rules.ts';
import type { SeenIntent, StoredDecline, StoredIntent, StripeNeeds } from './stripe.types.ts';

/** Stripe charged something else than was asked for: nothing goes on before somebody has looked. */
class PaymentMismatchError extends Error {
  constructor(key: string, intent: string) {
    super(`The provider's ${intent} is not what ${key} was to be charged`);
    this.name = 'PaymentMismatchError';
  }
}

const CARD_OF_NOBODY: StoredDecline = { reason: 'not_supported', retry: 'with_shopper' };
const USED_UP: StoredDecline = { reason: 'card_declined', retry: 'with_shopper' };

/** Charges a key at most once: makes an intent, stores its id, then confirms it. */
export async function charge(needs: StripeNeeds, request: ChargeRequest): Promise<PaymentState> {
  const { key, amount, currency, token, initiator, keep } = request;
  const kept = await methodOf(needs, token);
  const payer = keep && (await customerFor(needs, keep));
  const kind = amount === 0 ? 'setup' : 'payment';
  const row = await open(needs, {
    ...{ key, kind, amount, token, currency: kind === 'setup' ? '' : currency },
    ...((kept?.customer ?? payer) ? { customer: kept?.customer ?? payer } : {}),
  });
  if (row.stopped && !row.intent) return endedWithout(row);
  if (row.amount !== amount || (kind === 'payment' && row.currency !== currency))
    throw new Error(`Key ${key} was used for another amount`);
  if (!row.intent) {
    // A token is good for one charge unless it is kept; another customer's card is nobody's here.
    const isUsable = kept ? !payer || payer === kept.customer : initiator === 'shopper';
    if (row.declined || !isUsable) return refuse(needs, row, row.declined ?? CARD_OF_NOBODY);
  }
  const seen = row.intent ? await readIntent(needs, row, row.intent) : await begin(needs, row, Boolean(kept));
  if (!seen) return { status: 'cancelled' };
  return (await stateOf(needs, row, seen)) ?? attempt(needs, row, seen.id, { kept, initiator });
}

/** A new intent whose id is stored; undefined: the charge was stopped meanwhile. */
async function begin(
  needs: StripeNeeds,
  row: StoredIntent,
  isKept: boolean,
): Promise<SeenIntent | undefined> {
  const made = await makeIntent(needs, row, isKept);
  const intent = await needs.guards.keepIntent(needs, row.key, made.id);
  if (intent === made.id) return made;
  // Of the one that nobody knows nothing can be charged; cancelling it is tidiness.
  await cancelIntent(needs, row, made.id).catch(() => undefined);
  return intent ? readIntent(needs, row, intent) : undefined;
}

/** Confirms an intent that was not confirmed. However often that happens, Stripe charges an intent once. */
async function attempt(
  needs: StripeNeeds,
  row: StoredIntent,
  intent: string,
  means: Means,
): Promise<PaymentState> {
  const number = await countConfirm(needs, row.key);
  if (number === undefined) return end(needs, row, intent);
  let isRefused = false;
  let unknown: unknown;
  try {
    const state = await stateOf(needs, row, await confirmIntent(needs, row, intent, number, means));
    if (state) return state;
  } catch (error) {
    isRefused = error instanceof StripeRefusal;
    if (!isRefused && !(error instanceof PaymentTimeoutError)) throw error;
    unknown = error;
  }
  // A decline, and an answer that was lost, are read from the intent itself.
  const state = await stateOf(needs, row, await readIntent(needs, row, intent));
  if (state) return state;
  if (!isRefused) throw unknown ?? new PaymentTimeoutError(row.key);
  return refuse(needs, { ...row, intent }, USED_UP);
}

/** The state of an intent; undefined: nobody has tried to charge it. */
async function stateOf(
  needs: StripeNeeds,
  row: StoredIntent,
  seen: SeenIntent,
): Promise<PaymentState | undefined> {
  const { id, status, problem, clientSecret } = seen;
  if (status === 'succeeded') {
    if (!needs.guards.isAsked(row, seen)) throw new PaymentMismatchError(row.key, id);
    if (row.customer && seen.method) await remember(needs, row, row.customer, seen.method);
    return { status: 'captured', reference: id };
  }
  if (status === 'processing') return { status: 'processing' };
  if (status === 'canceled') return endedWithout((await find(needs, row.key)) ?? row);
  if (status === 'requires_action')
    return {
      status: 'requires_action',
      nextAction: { type: 'authenticate', ...(clientSecret ? { clientSecret } : {}) },
    };
  if (status === 'requires_capture') throw new PaymentMismatchError(row.key, id);
  const declined = row.declined ?? (problem && declineOf(problem));
  return declined ? refuse(needs, { ...row, intent: id }, declined) : undefined;
}

const remember = (
  needs: StripeNeeds,
  { token }: StoredIntent,
  customer: string,
  method: NonNullable<SeenIntent['method']>,
) => keepMethod(needs, { token, customer, method: method.id, ...cardOf(method) });

/** Keeps why it was refused, and makes sure that the browser, which may hold its secret, does not charge it either. */
async function refuse(needs: StripeNeeds, row: StoredIntent, declined: StoredDecline): Promise<PaymentState> {
  await keepDecline(needs, row.key, declined);
  return row.intent ? end(needs, row, row.intent) : { status: 'declined', ...declined };
}

const endedWithout = ({ declined }: StoredIntent): PaymentState =>
  declined ? { status: 'declined', ...declined } : { status: 'cancelled' };

/** Cancels an intent, unless it has ended otherwise. @throws {PaymentTimeoutError} when it is not known to have ended. */
async function end(needs: StripeNeeds, row: StoredIntent, intent: string): Promise<PaymentState> {
  const seen = await cancelIntent(needs, row, intent).catch((error: unknown) => {
    if (error instanceof StripeRefusal) return readIntent(needs, row, intent);
    throw error;
  });
  if (seen.status === 'succeeded' || seen.status === 'processing' || seen.status === 'canceled')
    return (await stateOf(needs, row, seen)) ?? { status: 'cancelled' };
  throw new PaymentTimeoutError(row.key);
}

/** No intent is made or confirmed under this key from now on, and the one there is ends. */
export async function cancel(needs: StripeNeeds, key: string): Promise<PaymentState> {
  const row = await stop(needs, key);
  return row.intent ? end(needs, row, row.intent) : endedWithout(row);
}

/** State of a key; undefined: it was never charged. */
export async function lookup(needs: StripeNeeds, key: string): Promise<PaymentState | undefined> {
  const row = await find(needs, key);
  if (!row) return undefined;
  if (row.intent) return stateOf(needs, row, await readIntent(needs, row, row.intent));
  return row.stopped || row.declined ? endedWithout(row) : undefined;
}

/** Whatever the browser says, Stripe is asked. */
export async function confirm(needs: StripeNeeds, key: string): Promise<PaymentState> {
  if (!(await find(needs, key))) throw new Error(`Nothing to confirm under ${key}`);
  return (await lookup(needs, key)) ?? { status: 'processing' };
}
