import type { CartService } from '#domains/cart/index.ts';
import type { AddressInput, CheckoutService, PaymentInput } from '#domains/checkout/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { sendConsents } from './auto-delivery.consent.mail.ts';
import { demoSubscriptions } from './auto-delivery.demo.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import { exportRepository } from './auto-delivery.export.repository.ts';
import { forgetPerson } from './auto-delivery.forget.repository.ts';
import { generationRepository } from './auto-delivery.generation.repository.ts';
import { mailsRepository } from './auto-delivery.mails.repository.ts';
import { presentOffer, presentTerms } from './auto-delivery.offer.ts';
import { ordersToCome } from './auto-delivery.order-mail.ts';
import { type PurchaseParts, type SupplyAsk, subscriptionPurchase } from './auto-delivery.purchase.ts';
import { readdress } from './auto-delivery.readdress.repository.ts';
import { subscriptionReads } from './auto-delivery.reads.ts';
import { autoDeliveryRepository } from './auto-delivery.repository.ts';
import { autoDeliveryService } from './auto-delivery.service.ts';
import { undoneRepository } from './auto-delivery.undone.repository.ts';
import { undoneOrders } from './auto-delivery.undone.ts';
import { subscriptionViews } from './auto-delivery.views.ts';
import { createWorker, type WorkerNeeds } from './auto-delivery.worker.ts';

export interface AutoDeliveryNeeds extends WorkerNeeds {
  cart: Pick<CartService, 'get' | 'price'>;
  checkout: Pick<CheckoutService, 'requireAddress' | 'describePayment'>;
  orders: Pick<OrdersService, 'recurring' | 'give' | 'accompany' | 'past'>;
  accounts: CheckoutAccounts;
  keepCard: PurchaseParts['keepCard'];
}

/** The parts of auto-delivery, put together. */
export function assembleAutoDelivery(platform: Platform, needs: AutoDeliveryNeeds) {
  const { catalog, pricing, content, cart, checkout, orders, accounts, keepCard, mailer } = needs;
  const repository = autoDeliveryRepository(platform.db);
  const mails = mailsRepository(platform.db);
  const worker = createWorker(platform, { subscriptions: repository, mails }, needs);
  const parts = {
    platform,
    repository,
    mails,
    catalog,
    pricing,
    configuration: content.configuration,
    stockOf: catalog.stockOf,
    reactions: worker.reactions,
  };
  const purchase = subscriptionPurchase({ ...parts, orders, accounts, keepCard });
  const generation = generationRepository(platform.db);
  const undone = undoneRepository(platform.db);
  orders.accompany({
    ...purchase,
    ...undoneOrders({ ...parts, generation, undone }),
    confirmed: async ({ code, language }) => ordersToCome(await mails.comingAfter([code]), language),
  });
  sendConsents(platform, repository, mailer);
  const views = subscriptionViews(parts);
  return {
    repository,
    worker,
    forgetPerson: forgetPerson(platform.db),
    exportOf: exportRepository(platform.db),
    readdress: readdress(platform.db),
    subscriptions: autoDeliveryService(parts),
    views,
    reads: subscriptionReads({ ...parts, views }),
    /** Subscriptions of a demo's customer. */
    demo: demoSubscriptions({ ...parts, generation, orders }),
    /** What a cart's lines would save on auto-delivery. @throws 404. */
    offer: async (ctx: SiteContext, cartGuid: string) =>
      presentOffer(
        ctx,
        cart.price(await cart.get(ctx, cartGuid)),
        pricing,
        content.configuration(ctx.site.id),
      ),
    /** What a shopper agrees to with this cart. @throws 404 without a recurring line. */
    consentOf: async (ctx: SiteContext, cartGuid: string, supply: SupplyAsk) => {
      const terms = purchase.terms(ctx, cart.price(await cart.get(ctx, cartGuid)), supply);
      if (!terms) throw autoDeliveryErrors.noTerms(ctx.language);
      return presentTerms(ctx, terms);
    },
    /** @throws 400 with an item a field. */
    addressOf: (ctx: SiteContext, input: AddressInput) => checkout.requireAddress(ctx, input),
    /** The card behind a token: a network call, so outside any transaction. @throws 400. */
    cardOf: async (ctx: SiteContext, card: PaymentInput) => {
      const payment = await checkout.describePayment(ctx, card);
      if (!payment) throw new Error('A provider described no card');
      return payment;
    },
  };
}

export type AutoDelivery = ReturnType<typeof assembleAutoDelivery>;
