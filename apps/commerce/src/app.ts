import { fileURLToPath } from 'node:url';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  createAutoDelivery,
  type GenerationGuards,
  type GenerationRepository,
} from '#domains/auto-delivery/index.ts';
import { createBrewers } from '#domains/brewers/index.ts';
import { createCart } from '#domains/cart/index.ts';
import { createCatalog } from '#domains/catalog/index.ts';
import { createCheckout } from '#domains/checkout/index.ts';
import { createContent } from '#domains/content/index.ts';
import { createCoupons } from '#domains/coupons/index.ts';
import { createCustomers } from '#domains/customers/index.ts';
import { createDiscovery } from '#domains/discovery/index.ts';
import { createIdentity, type PasswordCost, readKnownPasswords } from '#domains/identity/index.ts';
import { createNobo } from '#domains/nobo/index.ts';
import { createOrders, type OrderGuards } from '#domains/orders/index.ts';
import { createOutreach } from '#domains/outreach/index.ts';
import { createPricing } from '#domains/pricing/index.ts';
import { createRecommendations } from '#domains/recommendations/index.ts';
import { createSearch } from '#domains/search/index.ts';
import { createStaff } from '#domains/staff/index.ts';
import { createTracking } from '#domains/tracking/index.ts';
import { guardOperations, type Operations } from '#platform/access/index.ts';
import { createChanges } from '#platform/changes/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { Database } from '#platform/db/index.ts';
import { createHttp, createIdempotency } from '#platform/http/index.ts';
import type { Artist } from '#platform/images/artist.ts';
import { registerImages } from '#platform/images/images.routes.ts';
import type { Platform } from '#platform/index.ts';
import { createJobs } from '#platform/jobs/index.ts';
import { createMailer, type Mailer } from '#platform/mail/index.ts';
import { createPayments } from '#platform/payments/index.ts';
import { createPriceSegments } from '#platform/price-segments.ts';
import { siteRoutesOf } from '#platform/site-routes.ts';
import { createAccessTokens } from '#platform/tokens/index.ts';
import { demoCustomers } from './demo.ts';
import { cardCompanion, cardKeeper, keepersOf } from './keepers.ts';
import { OPERATIONS } from './operations.ts';

export interface CommerceOptions {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** For proofs that take one guard of the orders away and must then fail; a shop never sets it. */
  orderGuards?(whole: OrderGuards): OrderGuards;
  /** Rows of the table of roles for what `extend` adds. */
  operations?: Operations;
  /** What hashing a password costs; tests take less than a shop must. */
  passwordCost?: PasswordCost;
  /** Where mails go instead: for simulations. */
  mailer?: Mailer;
  /** The same for the guards of auto-delivery's orders. */
  generationGuards?(whole: GenerationGuards, repository: GenerationRepository): GenerationGuards;
  /** Draws pictures instead: for tests that look at pages, not at pictures. */
  artist?: Artist;
  /** Registers more routes or jobs after the domains': for tests and for shops that add a domain. */
  extend?(platform: Platform): void;
}

const SEED_PICTURES = fileURLToPath(new URL('../../../seed/images/', import.meta.url));

/** Builds the commerce engine: platform first, then the domains in the order in which they lean on each other. */
export async function buildCommerce({
  config,
  db,
  clock,
  log,
  orderGuards,
  generationGuards,
  mailer: ownMailer,
  operations,
  passwordCost,
  artist,
  extend,
}: CommerceOptions) {
  const app = await createHttp(config, clock, log);
  guardOperations(app, { ...OPERATIONS, ...operations });
  const priceSegments = createPriceSegments(config, clock);
  const accessTokens = createAccessTokens(config, clock);
  const platform: Platform = {
    app,
    ...siteRoutesOf(app, { priceSegments, accessTokens, config }),
    priceSegments,
    accessTokens,
    config,
    clock,
    db,
    jobs: createJobs(db, log),
    changes: await createChanges(db),
    idempotency: await createIdempotency(db, clock),
    log,
  };
  const payments = createPayments(platform);

  const content = createContent(platform);
  const pricing = createPricing(platform, { content });
  const search = createSearch();
  const catalog = createCatalog(platform, { content, pricing, search });
  content.completeMenusFrom(catalog.menu);
  createRecommendations(platform, { catalog, content });
  const coupons = createCoupons(platform);
  const customers = createCustomers(platform, { payments });
  const cart = createCart(platform, { catalog, pricing, content, coupons, visitor: customers.visitor });
  const checkout = createCheckout(platform, { cart, content, payments, customers: customers.reads });
  const mailer = ownMailer ?? createMailer(config);
  const orders = createOrders(platform, {
    checkout,
    cart,
    catalog,
    content,
    coupons,
    payments,
    mailer,
    guards: orderGuards,
  });
  const identity = createIdentity(platform, { cart, content, customers, mailer, passwordCost });
  const nobo = createNobo(platform, { content, customers });
  const keepCard = cardKeeper(customers);
  orders.accompany(cardCompanion(keepCard));
  const autoDelivery = createAutoDelivery(platform, {
    nobo,
    catalog,
    pricing,
    content,
    cart,
    checkout,
    orders,
    accounts: identity.accounts,
    keepCard,
    mailer,
    guards: generationGuards,
  });
  const staff = createStaff(platform, { content, customers, mailer, passwords: identity.passwords });
  const seedCustomers = demoCustomers({ platform, customers, identity, autoDelivery });
  createTracking(platform, { catalog, content });
  const outreach = createOutreach(platform, { catalog, content, mailer });
  const brewers = await createBrewers(platform, { catalog, content });
  const { trail } = staff;
  const keepers = { cart, orders, autoDelivery, coupons, customers, nobo, outreach, brewers, trail };
  for (const keeper of keepersOf(keepers)) customers.keep(keeper);

  createDiscovery(platform, { catalog, content });
  registerImages(app as unknown as FastifyInstance, {
    artist,
    seedFolder: SEED_PICTURES,
    dataFolder: config.dataDir,
    resolveDrawing: async (name) => catalog.drawing(name),
    resolveSet: async (code) => {
      const site = SITE_IDS.find((id) => catalog.product(id, code));
      return (
        site &&
        catalog.product(site, code)?.images.map(({ name, video }) => ({ name, ...(video && { video }) }))
      );
    },
  });
  platform.jobs.define('idempotency.expire', async () => void (await platform.idempotency.expire()), {
    cron: '47 3 * * *',
  });
  extend?.(platform);

  await app.ready();
  return {
    app,
    platform,
    payments,
    content,
    pricing,
    catalog,
    coupons,
    cart,
    checkout,
    orders,
    customers,
    identity,
    autoDelivery,
    nobo,
    staff,
    outreach,
    brewers,
    /** Fills what is served from memory; once, before the first request. */
    load: async () => {
      await content.load();
      await catalog.load();
    },
    /** Waits for what is made ahead, so that it takes no turns from the first who ask. */
    warmed: (): Promise<void> => catalog.warmed(),
    /** Reads what the first of its kind would have everybody wait for; once, while nobody asks. */
    warmUp: (): void => void readKnownPasswords(),
    /** Makes the demo's sign-ins and its customers' history, where there is a demo. */
    seedPeople: async () => seedCustomers(await staff.seed()),
    /** Writes the demo shop of a site that holds nothing yet. */
    seed: async (site: SiteId) => {
      await content.seed(site);
      await catalog.seed(site);
      await coupons.seed(site);
    },
    close: async () => {
      await orders.close();
      await autoDelivery.worker.close();
      await outreach.close();
      await platform.jobs.stop();
      await catalog.close();
      await search.close();
      await platform.changes.close();
      await app.close();
      await platform.idempotency.close();
    },
  };
}

export type Commerce = Awaited<ReturnType<typeof buildCommerce>>;
