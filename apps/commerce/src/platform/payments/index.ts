import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { type CardListener, type Listeners, type PaymentListener, takeEvents } from './events.routes.ts';
import { registerCardFrame } from './frame/card-frame.routes.ts';
import type { PaymentProvider } from './payments.types.ts';
import type { StripeAccount, StripeOptions } from './stripe/index.ts';
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
  /**
   * Who takes a site's new cards, by the name that its pages are told, or by that of the site's own account there. Undefined for
   * one that `PAYMENTS` does not name.
   */
  forCards(name: string, site: SiteId): PaymentProvider | undefined;
  /** Whether a kept payment of that provider may be charged again at a site: not where another account takes its payments by now. */
  isTaking(provider: string, site: SiteId): boolean;
  /** Whether any provider takes payments. */
  isSetUp(): boolean;
  /** Adds who is told that a provider has news. Call while the shop is put together. */
  listen(listener: PaymentListener): void;
  /** Adds who is told that a kept card has changed. Call while the shop is put together. */
  listenToCards(listener: CardListener): void;
  /** Messages of providers that were about nothing of this shop, since this process began. */
  notOurs(): number;
  /** Those about what was paid with another account than the one that signed. */
  misplaced(): number;
  /** What providers hold of customers. */
  people: readonly PersonalDataHandler[];
  /** The built-in gateway, with its ledger. */
  test: ReturnType<typeof createTestGateway>;
}

type Needs = Pick<Platform, 'app' | 'clock' | 'config' | 'db' | 'jobs' | 'log'>;

/**
 * The payment providers of the shop. Serves the test gateway's card frame if `PAYMENTS=test`, and takes Stripe's messages
 * where its keys are set. An account that one site has for itself is a provider of its own, `stripe-<site>`: its name is kept with
 * what was paid with it, so that all that follows happens there.
 *
 * @param options how Stripe is reached in place of the process's own `fetch`, and which guard it lacks: for tests and proofs
 */
export async function createPayments(platform: Needs, options?: StripeOptions): Promise<Payments> {
  const { app, db, clock, config } = platform;
  const test = createTestGateway(db, clock);
  const providers = new Map<string, PaymentProvider>([[test.name, test]]);
  const listeners: Listeners = { charges: [], cards: [] };
  const people: PersonalDataHandler[] = [];
  const counts: ReturnType<typeof takeEvents>[] = [];
  if (config.payments === 'test') registerCardFrame(app);
  const accounts = accountsOf(config);
  if (accounts.length > 0) {
    // Its library is loaded by shops that use it.
    const { createStripe } = await import('./stripe/index.ts');
    const made = accounts.map((account) => createStripe(platform, account, options));
    for (const { provider } of made) providers.set(provider.name, provider);
    people.push(...made.map((account) => account.people));
    const takers = made.map(({ provider }) => provider);
    counts.push(takeEvents(platform, { path: '/payments/stripe/events', providers: takers, listeners }));
  }
  const takingOf = (site: SiteId): PaymentProvider | undefined =>
    config.payments === 'none'
      ? undefined
      : (providers.get(ownName(config.payments, site)) ?? providers.get(config.payments));
  return {
    provider: (name) => providers.get(name),
    providers: () => [...providers.values()],
    forCards: (name, site) => {
      const provider = takingOf(site);
      return name === config.payments || name === provider?.name ? provider : undefined;
    },
    isTaking: (provider, site) => takingOf(site)?.name === provider,
    isSetUp: () => config.payments !== 'none',
    people,
    notOurs: () => counts.reduce((all, count) => all + count.notOurs(), 0),
    misplaced: () => counts.reduce((all, count) => all + count.misplaced(), 0),
    listen: (listener) => void listeners.charges.push(listener),
    listenToCards: (listener) => void listeners.cards.push(listener),
    test,
  };
}

/** The name of the account that a site has for itself at a provider. */
const ownName = (provider: string, site: SiteId): string => `${provider}-${site}`;

/** The shop's account at Stripe and those of single sites, each with its name. */
const accountsOf = ({ stripe, stripeOf }: Platform['config']): StripeAccount[] => [
  ...(stripe ? [{ name: 'stripe', keys: stripe }] : []),
  ...SITE_IDS.flatMap((site) => {
    const keys = stripeOf[site];
    return keys ? [{ name: ownName('stripe', site), keys }] : [];
  }),
];
