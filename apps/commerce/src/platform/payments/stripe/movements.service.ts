import type { Movement } from '../payments.types.ts';
import { ask } from './answers.ts';
import { keyOf } from './stripe.repository.ts';
import { refundStateOf } from './stripe.rules.ts';
import type { StripeNeeds } from './stripe.types.ts';

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Charges that succeeded, refunds that did not fail and disputes of a window, each of an intent that this shop made. */
export async function movements(needs: StripeNeeds, from: Date, until: Date): Promise<Movement[]> {
  const { api } = needs;
  const window = { created: { gte: secondsOf(from), lt: secondsOf(until) }, limit: 100 };
  const charges = await ask('charges', () => allOf(api.charges.list(window)));
  const refunds = await ask('refunds', () => allOf(api.refunds.list(window)));
  const disputes = await ask('disputes', () => allOf(api.disputes.list(window)));
  const found: Movement[] = [];
  const add = async (kind: Movement['kind'], thing: Thing, reference: string | undefined, amount: number) => {
    const intent = typeof thing.payment_intent === 'string' ? thing.payment_intent : thing.payment_intent?.id;
    const key = intent && (await keyOf(needs, intent));
    if (!intent || !key) return;
    const at = new Date(thing.created * 1000);
    const currency = thing.currency.toUpperCase();
    found.push({ kind, reference: reference ?? intent, key, amount, currency, at });
  };
  for (const charge of charges)
    if (charge.amount_captured > 0) await add('captured', charge, undefined, charge.amount_captured);
  for (const refund of refunds)
    if (refundStateOf(refund).status !== 'failed') await add('refunded', refund, refund.id, refund.amount);
  for (const dispute of disputes)
    if (!dispute.status.startsWith('warning_')) await add('disputed', dispute, dispute.id, dispute.amount);
  return found;
}

/** Every item of a list, page after page. */
async function allOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** What charges, refunds and disputes have in common. */
interface Thing {
  payment_intent: string | { id: string } | null;
  currency: string;
  created: number;
}
