/** What happens at Stripe without the shop: refunds in its dashboard, disputes. */
import { emit, newId, ok } from './answers.ts';
import type {
  FakeAnswer,
  FakeCall,
  FakeDispute,
  FakeIntent,
  FakeMethod,
  FakeRefund,
  FakeState,
} from './fake.types.ts';

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

const secondsOf = (state: FakeState): number => Math.floor(state.now().getTime() / 1000);

/** The cardholder's bank takes the money back for now, or asks: `warning_needs_response`. */
export function dispute(
  state: FakeState,
  { id, amount: all }: FakeIntent,
  status = 'needs_response',
  amount = all,
): FakeDispute {
  const created = secondsOf(state);
  const made: FakeDispute = {
    ...{ id: newId(state, 'du'), object: 'dispute', payment_intent: id, amount, status, created },
    ...{ reason: 'fraudulent', evidence_details: { due_by: created + 7 * 86_400 } },
  };
  state.disputes.push(made);
  emit(state, 'charge.dispute.created', { ...made });
  return made;
}

/** A dispute goes on. */
export function moveDispute(state: FakeState, id: string, status: string): void {
  for (const one of state.disputes.filter((dispute) => dispute.id === id)) {
    one.status = status;
    const isOver = ['won', 'lost', 'warning_closed'].includes(status);
    emit(state, isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', { ...one });
  }
}

/** The card's network reports a payment as fraud, before anybody disputes it. */
export function warn(state: FakeState, { id }: FakeIntent): void {
  const warning = {
    ...{ id: newId(state, 'issfr'), object: 'radar.early_fraud_warning' as const, payment_intent: id },
    ...{ fraud_type: 'made_with_stolen_card', actionable: true, created: secondsOf(state) },
  };
  state.warnings.push(warning);
  emit(state, 'radar.early_fraud_warning.created', { ...warning });
}

/** What a list of things that were made in a window answers: they are told by the events of their making. */
export function listWindow(state: FakeState, { path, params }: FakeCall): FakeAnswer | undefined {
  const [from, until] = [params.get('created[gte]'), params.get('created[lt]')];
  if (from === null || until === null) return undefined;
  const made = {
    charges: 'payment_intent.succeeded',
    refunds: 'refund.created',
    disputes: 'charge.dispute.created',
  };
  const type = made[path as keyof typeof made];
  const told = state.events.filter(
    (event) => event.type === type && event.created >= Number(from) && event.created < Number(until),
  );
  const data = told.flatMap(({ created, data: { object } }) =>
    thingOf(state, path, String(object.id), created),
  );
  return ok({ object: 'list', has_more: false, url: `/v1/${path}`, data });
}

function thingOf(state: FakeState, path: string, id: string, created: number): object[] {
  const refund = state.refunds.get(id);
  const dispute = state.disputes.find((one) => one.id === id);
  const intent = state.intents.get(refund?.payment_intent ?? dispute?.payment_intent ?? id);
  if (!intent) return [];
  const { currency } = intent;
  const charge = {
    ...{ id: `ch_${id}`, object: 'charge', payment_intent: id, amount: intent.amount },
    amount_captured: intent.amount_received,
  };
  const thing = { charges: charge, refunds: refund, disputes: dispute }[path];
  return thing ? [{ ...thing, currency, created }] : [];
}

/** `GET /v1/disputes` and `/v1/radar/early_fraud_warnings`, of one intent. */
export function listDisputed(state: FakeState, { path, params }: FakeCall): FakeAnswer {
  const all = path === 'disputes' ? state.disputes : state.warnings;
  const data = all.filter(({ payment_intent }) => payment_intent === params.get('payment_intent'));
  return ok({ object: 'list', has_more: false, url: `/v1/${path}`, data });
}

/** A bank replaces the card of a method, or somebody detaches it from its customer. */
export function changeCards(
  state: FakeState,
  change: { card: Partial<FakeMethod['card']> } | 'detached',
  isIt: (method: FakeMethod) => boolean,
): void {
  for (const method of [...state.methods.values()].filter(isIt)) {
    if (change === 'detached') method.customer = null;
    else Object.assign(method.card, change.card);
    const { behaviour: _, ...told } = method;
    emit(state, change === 'detached' ? 'payment_method.detached' : 'payment_method.automatically_updated', {
      ...told,
    });
  }
}
