import type { Settings } from '@crema/brands/settings';
import {
  createAutoDelivery,
  type GenerationGuards,
  type GenerationRepository,
} from '#domains/auto-delivery/index.ts';
import { createBrewers } from '#domains/brewers/index.ts';
import { createCampaigns, type KitGuards } from '#domains/campaigns/index.ts';
import { createCart } from '#domains/cart/index.ts';
import { createCatalog } from '#domains/catalog/index.ts';
import { createCheckout } from '#domains/checkout/index.ts';
import { type ComponentKinds, createContent } from '#domains/content/index.ts';
import { createCoupons } from '#domains/coupons/index.ts';
import { createCustomerService } from '#domains/customer-service/index.ts';
import { createCustomers } from '#domains/customers/index.ts';
import { createDiscovery } from '#domains/discovery/index.ts';
import { createExperiments } from '#domains/experiments/index.ts';
import { createGiftCards } from '#domains/gift-cards/index.ts';
import { createGiftMessages } from '#domains/gift-messages/index.ts';
import { createIdentity, type PasswordCost } from '#domains/identity/index.ts';
import { createIntegrations } from '#domains/integrations/index.ts';
import { type BillingGuards, createMonthlyBoxes } from '#domains/monthly-boxes/index.ts';
import { createNobo } from '#domains/nobo/index.ts';
import { createOpening } from '#domains/opening/index.ts';
import { createOrders, type OrderGuards } from '#domains/orders/index.ts';
import { createOutreach } from '#domains/outreach/index.ts';
import { createPerks, type LedgerGuards } from '#domains/perks/index.ts';
import { createPriceReasons } from '#domains/price-reasons/index.ts';
import { createPricing } from '#domains/pricing/index.ts';
import { createPromotions } from '#domains/promotions/index.ts';
import { createQuizzes } from '#domains/quizzes/index.ts';
import { createRecipes } from '#domains/recipes/index.ts';
import { createRecommendations } from '#domains/recommendations/index.ts';
import { createReferrals } from '#domains/referrals/index.ts';
import { createReports } from '#domains/reports/index.ts';
import { createReviews } from '#domains/reviews/index.ts';
import { createSearch } from '#domains/search/index.ts';
import { createStaff } from '#domains/staff/index.ts';
import { createStoreCredit } from '#domains/store-credit/index.ts';
import { createTracking } from '#domains/tracking/index.ts';
import { createWishLists } from '#domains/wish-lists/index.ts';
import type { Platform } from '#platform/index.ts';
import { createPayments, type StripeGuards } from '#platform/payments/index.ts';

/** What is set of the domains from outside: by tests and proofs, and `settings` by a shop that adds a domain. */
export interface DomainOptions {
  /** Takes one guard of the orders away, for a proof that must then fail. */
  orderGuards?(whole: OrderGuards): OrderGuards;
  /** The same for the guards of auto-delivery's orders. */
  generationGuards?(whole: GenerationGuards, repository: GenerationRepository): GenerationGuards;
  /** The same for the orders of monthly boxes. */
  billingGuards?(whole: BillingGuards): BillingGuards;
  /** The same for kits and their commitments. */
  kitGuards?(whole: KitGuards): KitGuards;
  /** The same for the ledger of points. */
  ledgerGuards?: LedgerGuards;
  /** The same for charges at Stripe. */
  paymentGuards?(whole: StripeGuards): StripeGuards;
  /** Reaches payment providers in place of the process's own `fetch`: for tests. */
  paymentsFetch?: typeof globalThis.fetch;
  /** Told of the body of each message to an integration before it is sent: for tests. */
  webhookMade?(body: string): void;
  /** What hashing a password costs; tests take less than a shop must. */
  passwordCost?: PasswordCost;
  /** Settings of a site beside the shop's own. */
  settings?: Settings;
  /** Kinds of component beside the shop's own, by their type code: staff edit them as those. */
  components?: ComponentKinds;
}

/** The domains, in the order in which they lean on each other. */
export async function createDomains(platform: Platform, options: DomainOptions) {
  const payments = await createPayments(platform, options);
  const content = createContent(platform, options);
  const pricing = createPricing(platform, { content });
  const search = createSearch();
  const catalog = createCatalog(platform, { content, pricing, search });
  content.completeMenusFrom(catalog.menu);
  const recommendations = createRecommendations(platform, { catalog, content });
  const coupons = createCoupons(platform);
  const customers = createCustomers(platform, { payments });
  for (const handler of payments.people) customers.addPersonalData(handler);
  const cart = createCart(platform, { catalog, pricing, content, coupons, customers });
  const { variantAt } = createPriceReasons(platform, { catalog, coupons, customers, pricing });
  const promotions = createPromotions(platform, { catalog, pricing, variantAt });
  const checkout = createCheckout(platform, { cart, content, payments, customers: customers.reads });
  const orders = createOrders(platform, {
    checkout,
    cart,
    catalog,
    content,
    coupons,
    customers,
    payments,
    guards: options.orderGuards,
  });
  orders.addHooks(coupons.orderHooks);
  // What pays first is added first.
  const giftCards = createGiftCards(platform, { cart, catalog, content, customers, orders, pricing });
  createGiftMessages(platform, { cart, customers, orders });
  const storeCredit = createStoreCredit(platform, { customers, orders });
  const identity = createIdentity(platform, { cart, content, customers, passwordCost: options.passwordCost });
  const nobo = createNobo(platform, { content, customers });
  const autoDelivery = createAutoDelivery(platform, {
    nobo,
    catalog,
    pricing,
    content,
    cart,
    checkout,
    orders,
    accounts: identity.accounts,
    customers,
    guards: options.generationGuards,
  });
  const monthlyBoxes = createMonthlyBoxes(platform, {
    ...{ autoDelivery, cart, catalog, checkout, content, customers, orders, pricing, storeCredit },
    accounts: identity.accounts,
    guards: options.billingGuards,
  });
  for (const cards of [autoDelivery, monthlyBoxes]) payments.listenToCards(cards.cardRenewed);
  const campaigns = createCampaigns(
    platform,
    {
      autoDelivery,
      cart,
      catalog,
      content,
      customers,
      orders,
      payments,
      pricing,
      kitGuards: options.kitGuards,
    },
    monthlyBoxes.boxesOf,
  );
  const staff = createStaff(platform, {
    ...{ content, customers, orders },
    passwords: identity.passwords,
  });
  const served = { autoDelivery, customers, orders, staff };
  createCustomerService(platform, served);
  const integrations = createIntegrations(
    platform,
    { ...served, catalog, identity },
    { made: options.webhookMade },
  );
  const further = await createFurther(platform, options, {
    ...{ cart, catalog, content, coupons, customers, monthlyBoxes, orders, pricing },
    ...{ recommendations, staff, storeCredit, autoDelivery },
  });
  createOpening(platform, { catalog, content });
  return {
    ...{ payments, content, pricing, search, catalog, coupons, cart, checkout, orders, customers },
    ...{ identity, autoDelivery, nobo, staff, storeCredit },
    ...{ campaigns, giftCards, monthlyBoxes, promotions, integrations },
    ...further,
  };
}

interface Sold {
  autoDelivery: ReturnType<typeof createAutoDelivery>;
  cart: ReturnType<typeof createCart>;
  catalog: ReturnType<typeof createCatalog>;
  content: ReturnType<typeof createContent>;
  coupons: ReturnType<typeof createCoupons>;
  customers: ReturnType<typeof createCustomers>;
  monthlyBoxes: ReturnType<typeof createMonthlyBoxes>;
  orders: ReturnType<typeof createOrders>;
  pricing: ReturnType<typeof createPricing>;
  recommendations: ReturnType<typeof createRecommendations>;
  staff: ReturnType<typeof createStaff>;
  storeCredit: ReturnType<typeof createStoreCredit>;
}

/** The domains beside selling itself: what tells, rewards, asks, guides and counts. */
async function createFurther(platform: Platform, options: DomainOptions, sold: Sold) {
  const { autoDelivery, cart, catalog, content, coupons, customers, monthlyBoxes, orders, pricing } = sold;
  const { recommendations, staff, storeCredit } = sold;
  createTracking(platform, { catalog, content });
  const outreach = createOutreach(platform, { catalog, content, customers });
  const referrals = createReferrals(platform, {
    ...{ content, coupons, customers, orders, storeCredit },
    newsletter: outreach.newsletter,
  });
  const reviews = createReviews(platform, {
    ...{ catalog, content, customers, orders },
    newsletter: outreach.newsletter,
  });
  const brewers = await createBrewers(platform, { cart, catalog, content, coupons, customers });
  const perks = createPerks(platform, {
    ...{ brewers, cart, catalog, content, customers, orders, pricing },
    ledgerGuards: options.ledgerGuards,
  });
  createRecipes(platform, { catalog, content, customers });
  const wishLists = createWishLists(platform, { catalog, content, customers, pricing });
  const quizzes = await createQuizzes(platform, {
    ...{ catalog, content, customers, monthlyBoxes, recommendations },
  });
  createDiscovery(platform, { catalog, content, pricing });
  const experiments = createExperiments(platform, {
    ...{ autoDelivery, customers, orders, staff },
    cart,
    catalog,
    content,
  });
  const reports = createReports(platform, { catalog, orders, pointsOf: perks.operator.liability });
  return { outreach, referrals, reviews, brewers, perks, wishLists, quizzes, experiments, reports };
}

export type Domains = Awaited<ReturnType<typeof createDomains>>;
