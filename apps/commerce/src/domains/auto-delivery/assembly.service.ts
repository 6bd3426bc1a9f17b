import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { AddressInput, CheckoutService, PaymentInput } from '#domains/checkout/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { subscriptionReads } from './account/reads.service.ts';
import { subscriptionViews } from './account/views.service.ts';
import type { SupplyAsk } from './checkout/checkout.types.ts';
import { composeConsents } from './checkout/consent.emails.ts';
import { presentOffer, presentTerms } from './checkout/offer.presenter.ts';
import { subscriptionPurchase } from './checkout/purchase.service.ts';
import { demoSubscriptions } from './demo/subscriptions.demo.ts';
import { autoDeliveryService } from './editing/actions.service.ts';
import { ordersToCome } from './emails/confirmation.messages.ts';
import { emailsRepository } from './emails/emails.repository.ts';
import type { AutoDeliveryHooks } from './hooks/hooks.types.ts';
import { telling } from './hooks/telling.service.ts';
import { paymentLinks } from './paying/link.rules.ts';
import type { PayingNeeds } from './paying/paying.deps.ts';
import { payableSubscriptions } from './paying/subscriptions.service.ts';
import { subscriptionsOfCustomer } from './privacy/privacy.service.ts';
import { refundsRepository } from './refunds/refunds.repository.ts';
import { refundHooks } from './refunds/refunds.service.ts';
import { paidByCard } from './renewal/cards.repository.ts';
import { renewedCards } from './renewal/cards.service.ts';
import { createWorker, type WorkerNeeds } from './renewal/renewal.jobs.ts';
import { generationRepository } from './renewal/renewal.repository.ts';
import { autoDeliveryErrors } from './subscription/subscription.errors.ts';
import { autoDeliveryRepository } from './subscription/subscription.repository.ts';

export interface AutoDeliveryNeeds extends WorkerNeeds {
  catalog: WorkerNeeds['catalog'] & Pick<Catalog, 'addKeeper'>;
  cart: Pick<CartService, 'get' | 'price' | 'shown'>;
  checkout: Pick<CheckoutService, 'requireAddress' | 'keepPayment' | 'describePayment'>;
  orders: Pick<OrdersService, 'recurring' | 'give' | 'addHooks' | 'past'>;
  accounts: CheckoutAccounts;
  customers: Pick<CustomersService, 'addCardUse' | 'addPersonalData' | 'book'>;
}

/** The parts of auto-delivery, put together. */
export function assembleAutoDelivery(platform: Platform, needs: AutoDeliveryNeeds) {
  const { catalog, pricing, content, cart, checkout, orders, accounts, customers } = needs;
  const { book } = customers;
  const hooks: AutoDeliveryHooks[] = [];
  const repository = telling(autoDeliveryRepository(platform.db), hooks);
  const emails = emailsRepository(platform.db, platform.outbox);
  const worker = createWorker(platform, { subscriptions: repository, emails }, needs);
  const parts = {
    hooks,
    platform,
    repository,
    emails,
    catalog,
    pricing,
    configuration: content.configuration,
    stockOf: catalog.stockOf,
    reactions: worker.reactions,
    arrived: async (codes: readonly string[]) =>
      new Set(
        (await orders.recurring.byCodes(codes)).flatMap(({ code, status }) =>
          status === 'delivered' ? [code] : [],
        ),
      ),
  };
  const purchase = subscriptionPurchase({ ...parts, orders, accounts, book });
  const generation = generationRepository(platform.db);
  const refunds = refundsRepository(platform.db);
  orders.addHooks({
    ...purchase,
    ...refundHooks({ ...parts, generation, refunds }),
    confirmed: async ({ code, language, lines }) =>
      lines.every(({ oneTime }) => oneTime)
        ? undefined
        : ordersToCome(await emails.comingAfter([code]), language),
  });
  composeConsents(platform, repository);
  customers.addPersonalData(subscriptionsOfCustomer(parts));
  customers.addCardUse(
    async ({ token, ...card }) => (await paidByCard(platform.db, { ...card, tokens: [token] })).length > 0,
  );
  platform.demo.add(demoSubscriptions({ ...parts, generation, orders, book }));
  const paying: PayingNeeds = {
    ...{ platform, checkout, links: paymentLinks(platform.config) },
    kinds: new Map([
      [
        'subscription',
        payableSubscriptions({
          ...{ orders, subscriptions: repository, repository: generation },
          generation: worker.generation,
        }),
      ],
    ]),
  };
  const views = subscriptionViews(parts);
  return {
    repository,
    worker,
    /** What paying by a mailed link takes. */
    paying,
    /** Seconds that the longest waiting subscription is overdue; 0 where none waits. */
    lagSeconds: async (): Promise<number> => {
      const now = platform.clock.now();
      const since = await generation.dueSince(now);
      return since ? (now.getTime() - since.getTime()) / 1000 : 0;
    },
    /** A kept card was replaced by its bank. */
    cardRenewed: renewedCards(parts),
    /** Adds what another domain does at the moments of a subscription. Call while the shop is put together. */
    addHooks: (added: AutoDeliveryHooks): void => void hooks.push(added),
    subscriptions: autoDeliveryService(parts),
    views,
    reads: subscriptionReads({ ...parts, views }),
    /** The account that auto-delivery made with an order of a guest that is not paid yet. */
    accountOpenedWith: repository.accountOpenedWith,
    /** What a cart's lines would save on auto-delivery. @throws 404. */
    offer: async (ctx: SiteContext, cartGuid: string) =>
      presentOffer(
        ctx,
        cart.price(await cart.get(ctx, cartGuid)),
        pricing,
        content.configuration(ctx.site.id),
      ),
    /** The terms of this cart's auto-delivery. @throws 404 without a recurring line. */
    consentOf: async (ctx: SiteContext, cartGuid: string, supply: SupplyAsk) => {
      const priced = await cart.shown(await cart.get(ctx, cartGuid));
      const terms = purchase.terms(ctx, priced, supply);
      if (!terms) throw autoDeliveryErrors.noTerms(ctx.language);
      return presentTerms(ctx, terms);
    },
    /** @throws 400 with an item for each wrong field. */
    addressOf: (ctx: SiteContext, input: AddressInput) => checkout.requireAddress(ctx, input),
    /** The card of a token: a network call, so outside any transaction. @throws 400. */
    cardOf: (ctx: SiteContext & { customerId: string }, card: PaymentInput) =>
      checkout.keepPayment(ctx, card),
  };
}

export type AutoDelivery = ReturnType<typeof assembleAutoDelivery>;
