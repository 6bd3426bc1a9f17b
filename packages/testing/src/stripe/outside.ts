/** What happens at Stripe without the shop: refunds in its dashboard. */
import { emit, newId } from './answers.ts';
import type { FakeIntent, FakeRefund, FakeState } from './fake.types.ts';

/** Somebody refunds a charge in the dashboard: no metadata, and a message of the refund and of the charge. */
export function refundByHand(
  state: FakeState,
  { id }: FakeIntent,
  amount: number,
  status: string,
): FakeRefund {
  const made: FakeRefund = {
    ...{ id: newId(state, 're'), object: 'refund', payment_intent: id, amount, status },
    metadata: {},
  };
  state.refunds.set(made.id, made);
  emit(state, 'refund.created', { ...made });
  emit(state, 'charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent: id });
  return made;
}
