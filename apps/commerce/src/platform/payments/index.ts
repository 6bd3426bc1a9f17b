import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { type CardListener, type Listeners, type PaymentListener, takeEvents } from './events.routes.ts';
import { registerCardFrame } from './frame/card-frame.routes.ts';
import type { PaymentProvider } from './payments.types.ts';
import type { StripeOptions } from './stripe/index.ts';
import { createTestGateway } from './test-gateway.ts';

export {
  disputesOf,
  disputesToAnswer,
  isDisputedCard,
  isDisputedCharge,
  isWarned,
  keepDispute,
  needsResponse,
} from './disputes.repository.ts';
export type { CardListener, PaymentListener } from './events.routes.ts';
export {
  type ChargeRequest,
  type Movement,
  type NextAction,
  type OutsideRefund,
  type PaymentProvider,
  type PaymentState,
  PaymentTimeoutError,
  type SeenDispute,
} from './payments.types.ts';
export type { StripeGuards } from './stripe/stripe.types.ts';
export { createTestGateway } from './test-gateway.ts';

export interface Payments {
  /** A provider by name, including one that takes no new payments: for earlier payments. */
  provider(name: string): PaymentProvider | undefined;
  /** All providers of the shop, also of earlier payments. */
  providers(): readonly PaymentProvider[];
  /** The provider for new cards and charges; undefined for one that `PAYMENTS` does not name. */
  taking(name: string): PaymentProvider | undefined;
  /** Whether any provider takes payments. */
  isSetUp(): boolean;
  /** Adds who is told that a provider has news. Call while the shop is put together. */
  listen(listener: PaymentListener): void;
  /** Adds who is told that a kept card has changed. Call while the shop is put together. */
  listenToCards(listener: CardListener): void;
  /** Messages of providers that were about nothing of this shop, since this process began. */
  notOurs(): number;
  /** What providers hold of customers. */
  people: readonly PersonalDataHandler[];
  /** The built-in gateway, with its ledger. */
  test: ReturnType<typeof createTestGateway>;
}

type Needs = Pick<Platform, 'app' | 'clock' | 'config' | 'db' | 'jobs' | 'log'>;

/**
 * The payment providers of the shop. Serves the test gateway's card frame if `PAYMENTS=test`, and takes Stripe's messages
 * where its keys are set.
 *
 * @param options how Stripe is reached in place of the process's own `fetch`, and which guard it lacks: for tests and proofs
 */
export async function createPayments(platform: Needs, options?: StripeOptions): Promise<Payments> {
  const { app, db, clock, config } = platform;
  const test = createTestGateway(db, clock);
  const providers = new Map<string, PaymentProvider>([[test.name, test]]);
  const listeners: Listeners = { charges: [], cards: [] };
  const people: PersonalDataHandler[] = [];
  const counts: (() => number)[] = [];
  if (config.payments === 'test') registerCardFrame(app);
  if (config.stripe) {
    // Its library is loaded by shops that use it.
    const { createStripe } = await import('./stripe/index.ts');
    const stripe = createStripe(platform, config.stripe, options);
    providers.set(stripe.provider.name, stripe.provider);
    people.push(stripe.people);
    counts.push(takeEvents(platform, stripe.provider, listeners).notOurs);
  }
  return {
    provider: (name) => providers.get(name),
    providers: () => [...providers.values()],
    taking: (name) => (name === config.payments ? providers.get(name) : undefined),
    isSetUp: () => config.payments !== 'none',
    people,
    notOurs: () => counts.reduce((all, count) => all + count(), 0),
    listen: (listener) => void listeners.charges.push(listener),
    listenToCards: (listener) => void listeners.cards.push(listener),
    test,
  };
}
