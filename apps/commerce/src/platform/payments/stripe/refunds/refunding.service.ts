import type Stripe from 'stripe';
import { PaymentTimeoutError, type RefundState } from '../../payments.types.ts';
import { ask, StripeFailure } from '../answers.ts';
import { find } from '../stripe.repository.ts';
import { refundStateOf } from '../stripe.rules.ts';
import type { StoredRefund, StripeNeeds } from '../stripe.types.ts';
import { countFailure, findRefund, keepRefund, openRefund } from './refunds.repository.ts';

/**
 * Refunds once a key. The refund is written here before Stripe is asked, and named in its metadata, so that one whose answer
 * was lost is found among the charge's refunds however much later.
 */
export async function refund(
  needs: StripeNeeds,
  key: string,
  refundKey: string,
  amount: number,
): Promise<RefundState> {
  await openRefund(needs, refundKey, key, amount);
  const row = await findRefund(needs, refundKey);
  if (row?.chargeKey !== key) throw new Error(`${amount} cannot be refunded of ${key}`);
  if (row.amount !== amount) throw new Error(`Refund ${refundKey} was of another amount`);
  const known = await read(needs, row);
  if (known) return known;
  // Its last attempt made none, and Stripe has forgotten that attempt's key by now.
  if (row.forgotten) await countFailure(needs, refundKey, row.failures);
  const { failures } = (await findRefund(needs, refundKey)) ?? row;
  try {
    const payment_intent = await intentOf(needs, key);
    const params = { payment_intent, amount, metadata: { order: key, refund: refundKey } };
    const options = { idempotencyKey: `refund:${refundKey}:${failures}` };
    return await keep(
      needs,
      refundKey,
      await ask(refundKey, () => needs.api.refunds.create(params, options)),
    );
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const made = await read(needs, row);
    if (made) return made;
    // It has ended without a refund; its key would bring the same answer for a day.
    await countFailure(needs, refundKey, failures);
    throw error;
  }
}

/** Result of a refund; undefined: it was never made. */
export async function lookupRefund(needs: StripeNeeds, refundKey: string): Promise<RefundState | undefined> {
  const row = await findRefund(needs, refundKey);
  return row && read(needs, row);
}

async function read(needs: StripeNeeds, row: StoredRefund): Promise<RefundState | undefined> {
  const { api } = needs;
  const { key, refund: id } = row;
  if (id) return keep(needs, key, await ask(key, () => api.refunds.retrieve(id)));
  const payment_intent = await intentOf(needs, row.chargeKey);
  const { data } = await ask(key, () => api.refunds.list({ payment_intent, limit: 100 }));
  const made = data.find(({ metadata }) => metadata?.refund === key);
  return made && keep(needs, key, made);
}

async function keep(needs: StripeNeeds, key: string, refund: Stripe.Refund): Promise<RefundState> {
  const state = refundStateOf(refund);
  await keepRefund(needs, key, state);
  return state;
}

export async function intentOf(needs: StripeNeeds, key: string): Promise<string> {
  const row = await find(needs, key);
  if (!row?.intent) throw new PaymentTimeoutError(key);
  return row.intent;
}
