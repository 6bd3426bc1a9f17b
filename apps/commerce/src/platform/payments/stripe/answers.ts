import Stripe from 'stripe';
import { PaymentTimeoutError } from '../payments.types.ts';

/** Stripe refused a call, which therefore did nothing. Carries no part of the request or the answer but the codes. */
export class StripeRefusal extends Error {
  readonly code: string | undefined;
  constructor(key: string, { code, type, requestId }: Stripe.errors.StripeError) {
    super(`Stripe refused ${key}: ${code ?? type} (${requestId ?? 'no request id'})`);
    this.name = 'StripeRefusal';
    this.code = code;
  }
}

/** Stripe answered that it failed: whether it did what was asked is not known, and the same key gets the same answer. */
export class StripeFailure extends PaymentTimeoutError {}

/**
 * A call to Stripe.
 *
 * @param key what it is about, for messages
 * @throws {PaymentTimeoutError} when it is not known what Stripe did: no answer, 5xx, a key that is in use (409), too many
 *   calls.
 * @throws {StripeRefusal} when it did nothing.
 */
export async function ask<Answer>(key: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    // The error itself holds the request, with its tokens: none of it goes any further.
    if (!(error instanceof Stripe.errors.StripeError)) throw new PaymentTimeoutError(key);
    const { statusCode = 0 } = error;
    if (statusCode >= 500) throw new StripeFailure(key);
    if (statusCode === 0 || statusCode === 409 || statusCode === 429) throw new PaymentTimeoutError(key);
    throw new StripeRefusal(key, error);
  }
}
