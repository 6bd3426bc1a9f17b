import { emit, metadataOf, missing, newId, ok, refused } from './answers.ts';
import type { FakeAnswer, FakeCall, FakeRefund, FakeState } from './fake.types.ts';

/** What was refunded of a charge, or is on its way. */
const refundedOf = (state: FakeState, intent: string): number =>
  [...state.refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

/** `POST /v1/refunds`. `status`: how it begins. */
export function refund(state: FakeState, { params }: FakeCall, status: string): FakeAnswer {
  const id = params.get('payment_intent') ?? '';
  const intent = state.intents.get(id);
  if (!intent) return missing(id);
  const amount = Number(params.get('amount') ?? intent.amount_received);
  if (!(amount > 0)) return refused('parameter_invalid_integer');
  if (refundedOf(state, id) + amount > intent.amount_received)
    return refused('charge_already_refunded', 'The refund is greater than what is left');
  const made: FakeRefund = {
    ...{ id: newId(state, 're'), object: 'refund', payment_intent: id, amount, status },
    metadata: metadataOf(params),
  };
  state.refunds.set(made.id, made);
  emit(state, 'refund.created', { ...made });
  return ok(made);
}

/** `GET /v1/refunds?payment_intent=`. */
export const list = (state: FakeState, { params }: FakeCall): FakeAnswer =>
  ok({
    object: 'list',
    has_more: false,
    url: '/v1/refunds',
    data: [...state.refunds.values()].filter(
      ({ payment_intent }) => payment_intent === params.get('payment_intent'),
    ),
  });
