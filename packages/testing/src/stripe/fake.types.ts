/** How a card behaves that a test enters. */
export type FakeCard =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  /** The bank asks its owner, also when he is not there. */
  | 'authentication'
  /** The bank asks when its owner is not there. */
  | 'present_only'
  /** Its outcome takes a while: `FakeStripe.complete`. */
  | 'slow';

/** What Stripe's fields were told of the payment; the intent that their token confirms must be of the same. */
export interface FakeTold {
  mode: 'payment' | 'setup';
  amount?: number;
  currency?: string;
  setupFutureUsage?: string | null;
}

/** What goes wrong with a call, once. */
export type FakeFault =
  /** Nothing arrives. */
  | 'away'
  /** Done, and the answer is lost. */
  | 'lost'
  /** Done, answered by a 500 that a repeat of the key gets as well. */
  | 'failed after'
  /** Not done, answered by a 500 that a repeat of the key gets as well. */
  | 'failed before'
  /** Not done: the key is in use. */
  | 'in use';

/** A call as it arrived. */
export interface FakeCall {
  method: string;
  /** From `/v1/` on, without its query. */
  path: string;
  params: URLSearchParams;
  key: string | null;
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  customer: string | null;
  metadata: Record<string, string>;
  payment_method: FakeMethod | null;
  keeps: boolean;
  last_error: { type: string; code: string; decline_code?: string } | null;
}

export interface FakeMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  behaviour: FakeCard;
  customer: string | null;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

export interface FakeDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  reason: string;
  status: string;
  created: number;
  evidence_details: { due_by: number | null };
}

export interface FakeWarning {
  id: string;
  object: 'radar.early_fraud_warning';
  payment_intent: string;
  fraud_type: string;
  actionable: boolean;
  created: number;
}

export interface FakeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: Record<string, unknown> };
}

/** Everything that the provider holds. */
export interface FakeState {
  now(): Date;
  count: number;
  /** What was charged, oldest first. */
  charged: { key: string; amount: number; at: Date }[];
  tokens: Map<string, { behaviour: FakeCard; used: boolean; told?: FakeTold | undefined }>;
  intents: Map<string, FakeIntent>;
  methods: Map<string, FakeMethod>;
  refunds: Map<string, FakeRefund>;
  disputes: FakeDispute[];
  warnings: FakeWarning[];
  customers: Map<string, { id: string; email: string }>;
  events: FakeEvent[];
  /** Answers by idempotency key. */
  answers: Map<string, { asked: string; status: number; body: unknown }>;
}

/** What a call is answered with. */
export interface FakeAnswer {
  status: number;
  body: unknown;
}
