import type { SiteId } from '@crema/brands';
import type { CartService } from '#domains/cart/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { OrderCatalog } from './orders.catalog.ts';
import { createCompany } from './orders.companion.ts';
import { orderErrors } from './orders.errors.ts';
import { createFulfilment } from './orders.fulfil.ts';
import { defaultGuards, type OrderGuards } from './orders.guards.ts';
import { createHistory } from './orders.history.ts';
import { createOrderLinks } from './orders.links.ts';
import { composeOrderMail, type MailAbout, type OrderMail } from './orders.mail.ts';
import { createPast } from './orders.past.ts';
import { createPlacing, type PlaceRequest } from './orders.place.ts';
import { createRecurring } from './orders.recurring.ts';
import { ordersRepository } from './orders.repository.ts';
import { createSettlement } from './orders.settle.ts';
import type { Order } from './orders.types.ts';

export interface OrdersServices {
  checkout: CheckoutService;
  cart: CartService;
  catalog: OrderCatalog;
  content: Pick<ContentService, 'configuration'>;
  coupons: Pick<CouponsService, 'redeem' | 'giveBack'>;
  payments: Payments;
  mailer: Mailer;
  /** For proofs only: exchanges guards for worse ones; see `OrderGuards`. */
  guards?(whole: OrderGuards): OrderGuards;
}

const SWEEP_MS = 10_000;

export function ordersService(platform: Platform, services: OrdersServices) {
  const { jobs, log } = platform;
  const { content, cart, catalog, checkout, coupons, payments, mailer } = services;
  const configuration = (site: SiteId) => content.configuration(site);
  const whole = defaultGuards(catalog, cart);
  const guards = services.guards?.(whole) ?? whole;
  const repository = ordersRepository(platform.db);
  const { companions, accompany } = createCompany();
  const settlement = createSettlement({
    platform,
    repository,
    guards,
    cart,
    catalog,
    coupons,
    payments,
    companions,
    configuration,
  });
  const fulfilment = createFulfilment({ platform, repository, settlement, guards, configuration });
  const place = createPlacing({
    platform,
    repository,
    settlement,
    guards,
    cart,
    checkout,
    coupons,
    companions,
    configuration,
  });

  jobs.define<{ code: string }>('orders.settle', ({ code }) => settlement.settle(code), { retryLimit: 5 });
  jobs.define('orders.sweep', async () => void (await settlement.sweep()), { cron: '* * * * *' });
  jobs.define<{ code: string; kind: OrderMail } & MailAbout>(
    'orders.mail',
    async ({ code, kind, ...about }) => {
      const order = await repository.byCode(code);
      if (!order || order.email === REMOVED_ADDRESS) return;
      const notes =
        kind === 'confirmation' ? await Promise.all(companions.map((one) => one.confirmed?.(order))) : [];
      await mailer.send(
        composeOrderMail(order, kind, platform.config, {
          notes: notes.filter((note) => note !== undefined),
          ...about,
        }),
      );
    },
  );

  let sweeping: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** The order if it is of whom the call is about: by guid, a customer's by its number too. @throws 404. */
  const get = async ({ site, language, customerId }: SiteContext, id: string): Promise<Order> => {
    const order = await (id.includes('-')
      ? repository.byGuid(site.id, id)
      : repository.byCode(id.toUpperCase()));
    const isTheirs = order?.site === site.id && order.customerId === customerId;
    // A number can be read over a shoulder: without a log-in it opens nothing.
    if (!order || !isTheirs || (!customerId && !id.includes('-'))) throw orderErrors.unknown(language, id);
    return order;
  };

  /** A refused payment is a failure to the shopper, however the order ended. @throws 400. */
  const paid = (order: Order, { language }: SiteContext): Order => {
    if (order.payment.status === 'failed') throw orderErrors.payment(language, order.payment.reason);
    return order;
  };

  return {
    /**
     * Places an order: paid (`placedAt` is set), waiting for the shopper (`requires_action`) or of unknown outcome.
     *
     * @throws 400 incomplete or refused payment, 404 unknown cart, 409 sold out, stale or already ordered.
     */
    place: async (ctx: SiteContext, request: PlaceRequest): Promise<Order> =>
      paid(await place(ctx, request), ctx),

    /** What an earlier call with this key came to, once its payment is no longer open. @throws 400 refused. */
    settledUnder: async (ctx: SiteContext, cartGuid: string, key: string): Promise<Order | undefined> => {
      const order = await repository.byKey(cartGuid, key);
      return order && order.payment.status !== 'pending' ? paid(order, ctx) : undefined;
    },

    /** Lets another domain commit with orders. Call while the shop is put together. */
    accompany,
    /** Makes a guest's order a customer's. Answers whether it was a guest's. */
    give: (order: Pick<Order, 'site' | 'guid'>, customerId: string) =>
      repository.claim(order.site, order.guid, customerId),

    /** What a demo begins with. */
    past: createPast({ platform, repository, payments, guards }),
    get,
    history: createHistory({ platform, repository, cart, get }),

    /** The way back to an order placed as a guest. */
    links: createOrderLinks({ platform, repository, mailer }),

    /** Charges after the shopper authenticated. Repeating it is harmless. @throws 400 refused, 404. */
    confirm: async (ctx: SiteContext, guid: string): Promise<Order> => {
      const order = await get(ctx, guid);
      if (order.payment.status !== 'requires_action') return paid(order, ctx);
      const state = await settlement.providerOf(order).confirm(guards.chargeKey(order.code));
      return paid(await settlement.apply(order.code, state), ctx);
    },

    /** Cancels an order until it is picked. @throws 404, 409. */
    cancel: async (ctx: SiteContext, guid: string): Promise<Order> =>
      fulfilment.cancel((await get(ctx, guid)).code, 'shopper', ctx.language),

    /** What the operator does with orders, by code. */
    fulfilment,
    /** Orders that the shop makes by itself. */
    recurring: createRecurring({ platform, repository, settlement, guards }),
    find: (code: string) => repository.byCode(code),
    list: repository.list,
    settle: settlement.settle,
    sweep: settlement.sweep,

    /**
     * Sweeps now and every ten seconds, so that what a killed process left is settled within a minute of the next
     * start. Call once, in the worker role, after the jobs started.
     */
    startSweeping: (): void => {
      const run = () => {
        sweeping = sweeping
          .then(() => settlement.sweep())
          .catch((error: unknown) => log.error({ err: error }, 'orders not swept'));
      };
      run();
      timer = setInterval(run, SWEEP_MS).unref();
    },
    /** Ends the sweeping, after the sweep that is running. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sweeping;
    },
  };
}

export type OrdersService = ReturnType<typeof ordersService>;
