import { createHmac } from 'node:crypto';
import { emit, missing, newId, ok, refused, shown } from './answers.ts';
import type {
  FakeAnswer,
  FakeCall,
  FakeCard,
  FakeEvent,
  FakeFault,
  FakeIntent,
  FakeMethod,
  FakeState,
  FakeTold,
} from './fake.types.ts';
import { cancel, confirm, create, decline, succeed } from './intents.ts';
import {
  changeCards,
  dispute,
  listDisputed,
  listWindow,
  moveDispute,
  refundByHand,
  warn,
} from './outside.ts';
import { list, refund } from './refunds.ts';
import { problemOf } from './requests.ts';

export type { FakeCall, FakeCard, FakeEvent, FakeFault } from './fake.types.ts';

/** What the fake signs its messages with. */
const SECRET = 'whsec_of_the_fake';

/** Settings of a shop that pays with the fake. */
export const FAKE_STRIPE_ENV = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: SECRET,
};

/** Settings of the account that a site has for itself there, beside the shop's: a fake of its own, by `fetchOfAccounts`. */
export const ownStripeEnv = (site: 'USB2C' | 'CAB2C' | 'USAFH') => ({
  [`STRIPE_SECRET_KEY_${site}`]: `sk_test_fake_${site}`,
  [`STRIPE_PUBLISHABLE_KEY_${site}`]: `pk_test_fake_${site}`,
  [`STRIPE_WEBHOOK_SECRET_${site}`]: `whsec_of_${site}`,
});

/** The network where several accounts are called, each a fake: the secret key tells which. */
export const fetchOfAccounts =
  (fakes: Record<string, FakeStripe>): typeof globalThis.fetch =>
  async (input, init) => {
    const key = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    const fake = fakes[key];
    if (!fake) throw new Error('A call with the key of no account');
    return fake.fetch(input, init);
  };

/**
 * Stripe as far as the shop uses it, behind a `fetch`: it holds intents, cards, refunds and events, answers a repeated key as
 * it did before (also by 500), refuses a key with other parameters and a call that Stripe's types do not know, and goes wrong
 * where a test says so.
 */
export class FakeStripe {
  readonly #state: FakeState;
  readonly #clock: { now(): Date };
  /** How refunds begin: `succeeded` or `pending`. */
  refundsBegin = 'succeeded';
  /** What goes wrong with a call; undefined: nothing. */
  fault: (call: FakeCall) => FakeFault | undefined = () => undefined;
  /**
   * Told what Stripe would not take of a call, which is then refused. By default it ends the test, whatever becomes of the
   * refusal.
   */
  complain: (problem: string) => void = (problem) =>
    queueMicrotask(() => {
      throw new Error(problem);
    });
  /** Every call, in the order in which they arrived. */
  readonly calls: FakeCall[] = [];

  /** @param first what its ids are numbered from: another than an earlier fake's, where a shop goes on with a new one */
  constructor(clock: { now(): Date } = { now: () => new Date() }, first = 0) {
    this.#clock = clock;
    this.#state = {
      ...{ now: () => this.#clock.now(), count: first, events: [], charged: [] },
      ...{ tokens: new Map(), intents: new Map(), methods: new Map() },
      ...{ refunds: new Map(), customers: new Map(), answers: new Map() },
      ...{ disputes: [], warnings: [] },
    };
  }

  /** A confirmation token, as the Payment Element makes one of what it was `told`. */
  token(behaviour: FakeCard = 'success', told?: FakeTold): string {
    const id = newId(this.#state, `ctoken_${behaviour}`);
    this.#state.tokens.set(id, { behaviour, used: false, told });
    return id;
  }

  /** All movements of money, oldest first: what was charged, and refunds that did not fail. */
  entries(): { kind: 'charge' | 'refund'; key: string; chargeKey: string; amount: number }[] {
    const { intents, refunds } = this.#state;
    const charges = [...intents.values()]
      .filter(({ amount_received }) => amount_received > 0)
      .map(({ metadata, amount_received: amount }) => {
        const key = metadata.order ?? '';
        return { kind: 'charge' as const, key, chargeKey: key, amount };
      });
    const back = [...refunds.values()]
      .filter(({ status }) => status !== 'failed')
      .map(({ payment_intent, amount, metadata }) => ({
        kind: 'refund' as const,
        key: metadata.refund ?? '',
        chargeKey: intents.get(payment_intent)?.metadata.order ?? '',
        amount,
      }));
    return [...charges, ...back];
  }

  /** Charges since an instant, oldest first; `key`: the order's. */
  chargedSince(since: Date): { key: string; amount: number }[] {
    const { charged } = this.#state;
    const first = charged.findLastIndex(({ at }) => at < since) + 1;
    return charged.slice(first).map(({ key, amount }) => ({ key, amount }));
  }

  /** A card that was kept behaves otherwise from now on. */
  turn(method: string, behaviour: FakeCard): void {
    const kept = this.#state.methods.get(method);
    if (!kept) throw new Error(`No such card: ${method}`);
    kept.behaviour = behaviour;
  }

  /** Everything that it has sent, oldest first. */
  get events(): readonly FakeEvent[] {
    return this.#state.events;
  }

  /** A message as it would arrive. `signedAt`: seconds; `secret`: another than the shop's. */
  signed(
    event: FakeEvent,
    { secret = SECRET, signedAt = Math.floor(this.#clock.now().getTime() / 1000) } = {},
  ): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify(event);
    const signature = createHmac('sha256', secret).update(`${signedAt}.${payload}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': `t=${signedAt},v1=${signature}`,
    };
    return { payload, headers };
  }

  /** Whether Stripe knows somebody by an e-mail address. */
  knows(email: string): boolean {
    return [...this.#state.customers.values()].some((customer) => customer.email === email);
  }

  /** The key of the intent that a browser holds the secret of. */
  keyOf(clientSecret: string): string {
    const [id = ''] = clientSecret.split('_secret_');
    return this.#state.intents.get(id)?.metadata.order ?? '';
  }

  /** The intents of a key, in the order in which they were made. */
  intents(key: string): FakeIntent[] {
    return [...this.#state.intents.values()].filter(({ metadata }) => metadata.order === key);
  }

  /** What the shopper answers the bank. */
  authenticate(key: string, isHim = true): void {
    for (const intent of this.intents(key).filter(({ status }) => status === 'requires_action')) {
      if (isHim) succeed(this.#state, intent);
      else decline(this.#state, intent, { code: 'payment_intent_authentication_failure' });
    }
  }

  /** The shopper's browser, which holds the secret, pays a refused intent with another card. */
  payInBrowser(key: string): void {
    for (const intent of this.intents(key))
      if (intent.status === 'requires_payment_method' && intent.last_error) succeed(this.#state, intent);
  }

  /** Ends charges that were on their way. */
  complete(key: string): void {
    for (const intent of this.intents(key).filter(({ status }) => status === 'processing'))
      succeed(this.#state, intent);
  }

  /** A refund that was on its way ends. */
  endRefund(refundKey: string, status: 'succeeded' | 'failed'): void {
    for (const one of this.#state.refunds.values()) {
      if (one.metadata.refund !== refundKey) continue;
      one.status = status;
      emit(this.#state, status === 'failed' ? 'refund.failed' : 'refund.updated', { ...one });
    }
  }

  /** Somebody refunds an order's charge in Stripe's own pages. Answers the refund's id. */
  refundByHand(key: string, amount: number, status = 'succeeded'): string {
    const intent = this.intents(key).find(({ amount_received }) => amount_received > 0);
    if (!intent) throw new Error(`Nothing was charged under ${key}`);
    return refundByHand(this.#state, intent, amount, status).id;
  }

  /**
   * The cardholder's bank takes the money back for now, unless `status` says that it only asks; `amount`: minor units of it, all unless
   * told. Answers the dispute's id.
   */
  dispute(key: string, status = 'needs_response', amount?: number): string {
    const [intent] = this.intents(key);
    if (!intent) throw new Error(`There is no charge of ${key}`);
    return dispute(this.#state, intent, status, amount).id;
  }

  /** A dispute goes on, or ends. */
  moveDispute(id: string, status: string): void {
    moveDispute(this.#state, id, status);
  }

  /** The card's network reports an order's payment as fraud. */
  warnOfFraud(key: string): void {
    for (const intent of this.intents(key)) warn(this.#state, intent);
  }

  /** Banks replace the cards of a customer, or somebody detaches them; they behave as before unless told. */
  changeCards(
    customerEmail: string,
    change: { card: Partial<FakeMethod['card']>; behaviour?: FakeCard } | 'detached',
  ): void {
    const { customers } = this.#state;
    const isIt = ({ customer }: FakeMethod) =>
      customer !== null && customers.get(customer)?.email === customerEmail;
    for (const method of this.#state.methods.values())
      if (change !== 'detached' && change.behaviour && isIt(method)) method.behaviour = change.behaviour;
    changeCards(this.#state, change, isIt);
  }

  /** How many cards are attached to a customer. */
  cardsOf(customerEmail: string): number {
    const { customers, methods } = this.#state;
    return [...methods.values()].filter(
      ({ customer }) => customer !== null && customers.get(customer)?.email === customerEmail,
    ).length;
  }

  /** Forgets all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#state.answers.clear();
  }

  /** Stands in for the network. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? init.body : '';
    const call: FakeCall = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/v1\//, ''),
      params: new URLSearchParams(body || url.search),
      key: new Headers(init?.headers).get('idempotency-key'),
    };
    this.calls.push(call);
    const problem = problemOf(call);
    if (problem) this.complain(problem);
    const fault = this.fault(call);
    if (fault === 'away') throw new TypeError('fetch failed');
    const { status, body: answer } = problem
      ? refused('parameter_invalid', problem)
      : this.#answer(call, fault);
    if (fault === 'lost') throw new TypeError('fetch failed');
    return Response.json(answer, { status, headers: { 'request-id': `req_${this.calls.length}` } });
  };

  #answer(call: FakeCall, fault: FakeFault | undefined): FakeAnswer {
    const { answers } = this.#state;
    const { key, method } = call;
    const asked = `${call.method} ${call.path} ${call.params}`;
    const before = method === 'POST' && key ? answers.get(key) : undefined;
    if (before) return before.asked === asked ? before : OTHER_PARAMETERS;
    if (fault === 'in use') return IN_USE;
    const real = fault === 'failed before' ? FAILED : this.#act(call);
    const given = fault === 'failed after' ? FAILED : real;
    // What did not begin is not kept.
    if (key && (given.status < 400 || given.status === 402 || given.status >= 500))
      answers.set(key, { asked, ...given });
    return given;
  }

  #act(call: FakeCall): FakeAnswer {
    const state = this.#state;
    const [resource = '', id = '', action] = call.path.split('/');
    const isPost = call.method === 'POST';
    const window = isPost || id ? undefined : listWindow(state, call);
    if (window) return window;
    if (resource === 'refunds') {
      const one = state.refunds.get(id);
      if (id) return one ? ok(one) : missing(id);
      return isPost ? refund(state, call, this.refundsBegin) : list(state, call);
    }
    if (resource === 'payment_intents' || resource === 'setup_intents') {
      if (!id) return create(state, call, resource === 'setup_intents' ? 'setup_intent' : 'payment_intent');
      const intent = state.intents.get(id);
      if (!intent) return missing(id);
      if (action === 'confirm') return confirm(state, call, intent);
      return action === 'cancel' ? cancel(state, intent) : ok(shown(intent));
    }
    return this.#other(call, resource, id);
  }

  /** Newest first, in pages of at most `limit`. */
  #listed(params: URLSearchParams): FakeAnswer {
    const since = Number(params.get('created[gte]') ?? 0);
    const all = this.#state.events.filter(({ created }) => created >= since).toReversed();
    const begin = all.findIndex(({ id }) => id === params.get('starting_after')) + 1;
    const data = all.slice(begin, begin + Number(params.get('limit') ?? 10));
    return ok({ object: 'list', url: '/v1/events', data, has_more: begin + data.length < all.length });
  }

  #other(call: FakeCall, resource: string, id: string): FakeAnswer {
    const { params } = call;
    const state = this.#state;
    if (resource === 'disputes' || resource === 'radar') return listDisputed(state, call);
    if (resource === 'events') return this.#listed(params);
    if (resource === 'customers') {
      if (id) return state.customers.delete(id) ? ok({ id, object: 'customer', deleted: true }) : missing(id);
      const made = { id: newId(state, 'cus'), object: 'customer', email: params.get('email') ?? '' };
      state.customers.set(made.id, made);
      return ok(made);
    }
    if (resource === 'confirmation_tokens') {
      const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
      const payment_method_preview = { type: 'card', card };
      return state.tokens.has(id)
        ? ok({ id, object: 'confirmation_token', payment_method_preview })
        : missing(id);
    }
    const method = resource === 'payment_methods' ? state.methods.get(id) : undefined;
    if (!method) return missing(`${resource}/${id}`);
    if (call.path.endsWith('/detach')) method.customer = null;
    const { behaviour: _, ...told } = method;
    return ok(told);
  }
}

const FAILED: FakeAnswer = { status: 500, body: { error: { type: 'api_error', message: 'It failed' } } };
const IN_USE: FakeAnswer = {
  status: 409,
  body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' } },
};
const OTHER_PARAMETERS: FakeAnswer = {
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'The key was used with other parameters' } },
};
