import { emit, metadataOf, missing, newId, ok, refused, shown } from './answers.ts';
import type {
  FakeAnswer,
  FakeCall,
  FakeCard,
  FakeIntent,
  FakeMethod,
  FakeState,
  FakeTold,
} from './fake.types.ts';

/** Statuses from which an intent can be confirmed. */
const OPEN = new Set(['requires_payment_method', 'requires_confirmation']);
const STOPPABLE = new Set([...OPEN, 'requires_action']);

/** `POST /v1/payment_intents` and `/v1/setup_intents`. */
export function create(state: FakeState, call: FakeCall, object: FakeIntent['object']): FakeAnswer {
  const { params } = call;
  const amount = Number(params.get('amount') ?? 0);
  if (object === 'payment_intent' && !(amount > 0 && params.get('currency')))
    return refused('parameter_missing');
  const customer = params.get('customer');
  if (customer && !state.customers.has(customer)) return missing(customer);
  const id = newId(state, object === 'payment_intent' ? 'pi' : 'seti');
  const intent: FakeIntent = {
    ...{ id, object, amount, amount_received: 0, currency: params.get('currency') ?? '', customer },
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${state.count}`,
    metadata: metadataOf(params),
    payment_method: null,
    keeps: object === 'setup_intent' || params.has('setup_future_usage'),
    last_error: null,
  };
  state.intents.set(id, intent);
  return ok(shown(intent));
}

/** `POST /v1/…_intents/:id/confirm`. */
export function confirm(state: FakeState, { params }: FakeCall, intent: FakeIntent): FakeAnswer {
  if (!OPEN.has(intent.status)) return refused(`${intent.object}_unexpected_state`);
  const method = methodFor(state, params, intent);
  if ('status' in method) return method;
  intent.payment_method = method;
  const isAway = params.get('off_session') === 'true';
  const problem = problemOf(method.behaviour, isAway);
  if (problem) return decline(state, intent, problem);
  if (method.behaviour === 'authentication') {
    intent.status = 'requires_action';
    emit(state, `${intent.object}.requires_action`, shown(intent));
  } else if (method.behaviour === 'slow') {
    intent.status = 'processing';
    emit(state, `${intent.object}.processing`, shown(intent));
  } else succeed(state, intent);
  return ok(shown(intent));
}

function methodFor(state: FakeState, params: URLSearchParams, intent: FakeIntent): FakeMethod | FakeAnswer {
  const kept = params.get('payment_method');
  if (kept) {
    const method = state.methods.get(kept);
    // A card that is kept is charged for its own customer alone.
    if (!method?.customer || method.customer !== intent.customer) return missing(kept);
    return method;
  }
  const token = state.tokens.get(params.get('confirmation_token') ?? '');
  if (!token) return missing('confirmation_token');
  if (token.used) return refused('confirmation_token_already_used');
  if (token.told && !isAsTold(token.told, intent)) return refused('confirmation_token_mismatch');
  token.used = true;
  const method: FakeMethod = {
    ...{ id: newId(state, 'pm'), object: 'payment_method', type: 'card' },
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    behaviour: token.behaviour,
    customer: null,
  };
  state.methods.set(method.id, method);
  return method;
}

/** Whether an intent is what the fields were told that it would be. */
function isAsTold({ mode, amount, currency, setupFutureUsage }: FakeTold, intent: FakeIntent): boolean {
  if (mode === 'setup') return intent.object === 'setup_intent';
  return (
    intent.object === 'payment_intent' &&
    intent.amount === amount &&
    intent.currency === currency &&
    intent.keeps === (setupFutureUsage === 'off_session')
  );
}

function problemOf(
  behaviour: FakeCard,
  isAway: boolean,
): { code: string; decline_code?: string } | undefined {
  if (behaviour === 'declined') return { code: 'card_declined', decline_code: 'generic_decline' };
  if (behaviour === 'insufficient_funds')
    return { code: 'card_declined', decline_code: 'insufficient_funds' };
  const asks = behaviour === 'authentication' || behaviour === 'present_only';
  return asks && isAway
    ? { code: 'authentication_required', decline_code: 'authentication_required' }
    : undefined;
}

/** Refuses the charge; the intent could be confirmed with another card. */
export function decline(
  state: FakeState,
  intent: FakeIntent,
  problem: { code: string; decline_code?: string },
): FakeAnswer {
  intent.status = 'requires_payment_method';
  intent.last_error = { type: 'card_error', ...problem };
  emit(
    state,
    intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed',
    shown(intent),
  );
  const error = { ...intent.last_error, message: problem.code, [intent.object]: shown(intent) };
  return { status: 402, body: { error } };
}

/** Moves the money, or keeps the card. */
export function succeed(state: FakeState, intent: FakeIntent): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  if (intent.amount > 0)
    state.charged.push({ key: intent.metadata.order ?? '', amount: intent.amount, at: state.now() });
  if (intent.keeps && intent.payment_method) intent.payment_method.customer = intent.customer;
  emit(state, `${intent.object}.succeeded`, shown(intent));
}

/** `POST /v1/…_intents/:id/cancel`. */
export function cancel(state: FakeState, intent: FakeIntent): FakeAnswer {
  if (!STOPPABLE.has(intent.status)) return refused(`${intent.object}_unexpected_state`);
  intent.status = 'canceled';
  emit(state, `${intent.object}.canceled`, shown(intent));
  return ok(shown(intent));
}
