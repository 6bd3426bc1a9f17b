import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import { disputesToAnswer } from '#platform/payments/index.ts';
import { defineOrderEmails } from './emails/outbox.emails.ts';
import { createFulfilment } from './fulfilment/fulfilment.service.ts';
import { createHistory } from './history/history.service.ts';
import { createOrderHooks } from './hooks/hooks.service.ts';
import { savedWithCustomer } from './hooks/saved.service.ts';
import { createBuyers } from './lookup/buyers.service.ts';
import { createOrderLinks } from './lookup/links.service.ts';
import type { OrdersServices } from './orders.deps.ts';
import { ordersRepository } from './orders.repository.ts';
import type { Order } from './orders.types.ts';
import { createSettlement } from './payment/settlement.service.ts';
import { createSweeping, defineSettlementJobs, hearProviders } from './payment/sweeping.jobs.ts';
import { defaultGuards } from './placement/guards.deps.ts';
import { createPast } from './placement/past.demo.ts';
import { createPlacing } from './placement/placement.service.ts';
import { createRecurring } from './placement/recurring.service.ts';
import { ordersOfCustomer } from './privacy/handlers.service.ts';
import { createOrderPrivacy } from './privacy/privacy.service.ts';
import { createReconciliation } from './reconciliation/reconciliation.jobs.ts';
import { createRefunds } from './refunds/refunds.service.ts';
import { cancel, confirm, get, place, settledUnder } from './shopper.service.ts';
import { createPaymentSources } from './sources/sources.service.ts';

export function ordersService(platform: Platform, services: OrdersServices) {
  const { content, cart, catalog, checkout, coupons, customers, payments } = services;
  const configuration = (site: SiteId) => content.configuration(site);
  const whole = defaultGuards(catalog, cart);
  const guards = services.guards?.(whole) ?? whole;
  const repository = ordersRepository(platform.db);
  const { hooks, addHooks } = createOrderHooks();
  const sources = createPaymentSources(cart);
  const settlement = createSettlement({
    ...{ platform, repository, guards, cart, catalog, payments, hooks, sources, configuration },
  });
  const fulfilment = createFulfilment({ platform, repository, settlement, guards, hooks, configuration });
  const placeOrder = createPlacing({
    ...{ platform, repository, settlement, guards, cart, checkout, hooks, sources },
  });
  const shopper = bindAll(
    { repository, settlement, guards, fulfilment, placeOrder },
    { place, settledUnder, get, confirm, cancel },
  );
  defineSettlementJobs(platform, settlement);
  hearProviders(platform, payments, settlement);
  const reconciliation = createReconciliation({
    ...{ platform, payments },
    hear: {
      captured: settlement.hear,
      refunded: settlement.outsideRefunds,
      disputed: settlement.disputes,
    },
  });
  defineOrderEmails(platform, repository, hooks);
  addHooks(savedWithCustomer(customers.book));
  const buyers = createBuyers(platform.db);
  coupons.addCheck(buyers.firstOrder);
  const { idempotency } = platform;
  const privacy = createOrderPrivacy(platform.db, repository);
  for (const handler of ordersOfCustomer({ privacy, cart, coupons, idempotency }))
    customers.addPersonalData(handler);

  return {
    ...shopper,
    /** Adds another domain's hooks. Call while the shop is put together. */
    addHooks,
    /** Adds what pays before the card. Call while the shop is put together. @throws where its name is taken. */
    addPaymentSource: sources.addPaymentSource,
    /** Assigns a guest's order to a customer. Answers whether it was a guest's. */
    give: (order: Pick<Order, 'site' | 'guid'>, customerId: string) =>
      repository.claim(order.site, order.guid, customerId),
    /** Orders of the demo shop. */
    past: createPast({ platform, repository, payments, guards }),
    history: {
      ...createHistory({ platform, repository, cart, get: shopper.get }),
      /** All orders of a customer, newest first. */
      export: privacy.export,
      /** Where the latest orders of a customer went and what paid for them. */
      traces: repository.traces,
      /** The statuses that an order came to, oldest first. */
      steps: repository.stepsOf,
    },
    /** Mailed links to guests' orders. */
    links: createOrderLinks({ platform, repository }),
    /** The operator's actions on orders, by code. */
    fulfilment,
    /** Refunds of parts of a payment, after which the order stays. */
    refunds: createRefunds({ platform, repository, settlement }),
    /** Orders that the shop makes by itself. */
    recurring: createRecurring({ platform, repository, settlement, guards, hooks }),
    /** Whether somebody has ordered before, by account or e-mail address. */
    hasOrdered: buyers.hasOrdered,
    find: (code: string) => repository.byCode(code),
    list: repository.list,
    /** Items in quarantine, of orders and auto-delivery, the longest first. */
    stuck: platform.quarantine.list,
    /** Payments and refunds that wait for the provider, and the age of the oldest in seconds. */
    unsettled: async () => {
      const { count, since } = await repository.unsettledCounts();
      const ms = since ? platform.clock.now().getTime() - since.getTime() : 0;
      return { count, oldestSeconds: Math.max(0, ms / 1000) };
    },
    /** Disputes that wait for the shop's answer, and the seconds until the first is due; infinite where none is. */
    disputed: async () => {
      const { count, dueBy } = await disputesToAnswer(platform.db);
      const ms = dueBy ? dueBy.getTime() - platform.clock.now().getTime() : Number.POSITIVE_INFINITY;
      return { count, dueSeconds: Math.max(0, ms / 1000) };
    },
    /** Our books and the providers', day by day. */
    reconciliation,
    settle: settlement.settle,
    sweep: settlement.sweep,
    ...createSweeping(platform, settlement),
  };
}

export type OrdersService = ReturnType<typeof ordersService>;
