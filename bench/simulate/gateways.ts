import type { Commerce } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Database } from '@crema/commerce/platform/db/index';
import type { Random } from '@crema/search/bench';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';

export const PROVIDERS = ['test', 'stripe'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export interface Charged {
  /** Code of the order. */
  key: string;
  /** Cents. */
  amount: number;
}

interface Payer {
  customerId: string;
  email: string;
}

/** Who takes a simulation's money, with the ledger that the shop's books are held against. */
export interface Gateway {
  name: ProviderName;
  /** What the shop is built with. */
  env: Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** A card that can be charged. `silent`: its charges are made, and their answers are lost. */
  card(silent: boolean): string;
  /** The card of a customer who begins is kept for what comes later. */
  keep(commerce: Commerce, token: string, payer: Payer): Promise<void>;
  /** The card of a subscription is refused from now on. */
  refuse(subscription: string, token: string): Promise<void>;
  /** What was charged since an instant, oldest first. */
  chargedSince(since: Date): Promise<Charged[]>;
  /** What went back, by the order's code, in cents. */
  refunded(): Promise<Map<string, number>>;
  /** What the provider does by itself once a day. */
  day(commerce: Commerce): Promise<void>;
}

/** The test gateway: its ledger is a schema of its own in the shop's database. */
export async function testGateway(db: Database): Promise<Gateway> {
  // The audit's, which reads the ledger day by day.
  await db.execute('create index if not exists simulated_charges on test_gateway.charges (created_at)');
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await db.execute(text, values)).rows as Row[];
  return {
    name: 'test',
    env: {},
    card: (silent) => (silent ? 'tok_timeout_after_charge' : 'tok_success'),
    keep: async () => {},
    refuse: async (subscription) =>
      void (await db.execute(
        `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_declined"') where id = $1`,
        [subscription],
      )),
    chargedSince: (since) =>
      rows<Charged>(
        `select key, amount::int as amount from test_gateway.charges
         where status = 'captured' and created_at >= $1 order by created_at`,
        [since.toISOString()],
      ),
    refunded: async () =>
      new Map(
        (
          await rows<Charged>(
            'select charge_key as key, sum(amount)::int as amount from test_gateway.refunds group by 1',
          )
        ).map(({ key, amount }) => [key, amount]),
      ),
    day: async () => {},
  };
}

/** Messages that arrive, and those of them that arrive twice, of all. */
const ARRIVES = 0.9;
const TWICE = 0.1;

/** Stripe, as the fake has it: its ledger is in this process's memory, where the shop does not reach it. */
export function stripeGateway(db: Database, clock: Clock, random: Random): Gateway {
  const stripe = new FakeStripe(clock);
  const silent = new Set<string>();
  /** Cards by the token that each was entered with. */
  const methodOf = async (token: string): Promise<string> => {
    const { rows } = await db.execute('select method from provider_methods where token = $1', [token]);
    const [row] = rows as { method: string }[];
    if (!row) throw new Error(`The card of ${token} was not kept`);
    return row.method;
  };
  stripe.fault = ({ path, params }) =>
    path.endsWith('/confirm') && silent.has(params.get('payment_method') ?? '') ? 'lost' : undefined;
  let told = 0;
  return {
    name: 'stripe',
    env: FAKE_STRIPE_ENV,
    fetch: stripe.fetch,
    card: (isSilent) => {
      const token = stripe.token();
      if (isSilent) silent.add(token);
      return token;
    },
    keep: async (commerce, token, payer) => {
      const kept = await commerce.payments.provider('stripe')?.setUp({ key: `card:${token}`, token, payer });
      if (kept?.status !== 'saved')
        throw new Error(`The card of ${payer.email} was not kept: ${kept?.status}`);
      if (silent.has(token)) silent.add(await methodOf(token));
    },
    refuse: async (_subscription, token) => stripe.turn(await methodOf(token), 'declined'),
    chargedSince: async (since) => stripe.chargedSince(since),
    refunded: async () => {
      const sums = new Map<string, number>();
      for (const { kind, chargeKey, amount } of stripe.entries())
        if (kind === 'refund') sums.set(chargeKey, (sums.get(chargeKey) ?? 0) + amount);
      return sums;
    },
    day: async (commerce) => {
      const sent = stripe.events.slice(told).filter(() => random() < ARRIVES);
      told = stripe.events.length;
      const arriving = [...sent, ...sent.filter(() => random() < TWICE)];
      for (const event of shuffled(arriving, random)) {
        const { payload, headers } = stripe.signed(event);
        const url = '/payments/stripe/events';
        const { statusCode } = await commerce.app.inject({ method: 'POST', url, payload, headers });
        if (statusCode !== 200) throw new Error(`A message was answered ${statusCode}`);
        await commerce.platform.jobs.run('payments.stripe', { id: event.id });
      }
      stripe.forgetKeys();
      stripe.calls.length = 0;
    },
  };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
