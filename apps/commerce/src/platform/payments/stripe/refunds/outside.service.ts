import type Stripe from 'stripe';
import type { OutsideRefund } from '../../payments.types.ts';
import { ask } from '../answers.ts';
import { refundStateOf } from '../stripe.rules.ts';
import type { StripeNeeds } from '../stripe.types.ts';
import { intentOf } from './refunding.service.ts';
import { keepOutside, keepRefund, refundsOf } from './refunds.repository.ts';

/** Most refunds of one charge that are looked at. */
const MOST = 1000;

/**
 * Refunds of a charge that were made at Stripe. Each is kept under a key of its own, so that two of the same amount are two,
 * and one that is seen again is the same. One that names a refund of this shop in its metadata is this shop's.
 */
export async function outsideRefunds(needs: StripeNeeds, key: string): Promise<OutsideRefund[]> {
  const payment_intent = await intentOf(needs, key);
  const all = await ask(key, () =>
    needs.api.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: MOST }),
  );
  const known = await refundsOf(needs, key);
  const isOurs = ({ id, metadata }: Stripe.Refund): boolean =>
    known.some(
      (own) => !own.isOutside && (own.refund === id || (own.refund === null && own.key === metadata?.refund)),
    );
  const found: OutsideRefund[] = [];
  for (const refund of all.filter((one) => !isOurs(one)).reverse()) {
    const outside = { key: `outside:${refund.id}`, amount: refund.amount, ...refundStateOf(refund) };
    await keepOutside(needs, key, outside);
    await keepRefund(needs, outside.key, outside);
    found.push(outside);
  }
  return found;
}
