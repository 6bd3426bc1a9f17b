import { type Language, SITES, type SiteId } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { BrewersService } from '#domains/brewers/index.ts';
import { type CartPayment, type CartService, presentAddress } from '#domains/cart/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { CustomersService, Keeper } from '#domains/customers/index.ts';
import type { NoboService } from '#domains/nobo/index.ts';
import { type OrderCompanion, type OrdersService, presentOrder } from '#domains/orders/index.ts';
import type { OutreachService } from '#domains/outreach/index.ts';
import type { Staff } from '#domains/staff/index.ts';
import { conflict, OccError, say } from '#platform/http/index.ts';

interface Parts {
  cart: CartService;
  orders: OrdersService;
  autoDelivery: AutoDelivery;
  coupons: Pick<CouponsService, 'forgetPerson' | 'usedBy'>;
  customers: Pick<CustomersService, 'byId'>;
  nobo: NoboService;
  outreach: Pick<OutreachService, 'forget' | 'ofAddress'>;
  brewers: Pick<BrewersService, 'forget' | 'ofCustomer'>;
  trail: Staff['trail'];
}

const ENDED = new Set(['CANCELLED', 'COMPLETED']);

/** What the domains above the customers hold of them: told in an export, forgotten with the account. */
export function keepersOf(parts: Parts): Keeper[] {
  const { cart, orders, autoDelivery, coupons, customers, nobo, outreach, brewers, trail } = parts;
  const { repository } = autoDelivery;
  return [
    {
      name: 'autoDelivery',
      export: async (site, id) => ({
        subscriptions: (await repository.ofCustomer(site, id)).map(
          ({ payment, deliveryAddress, ...subscription }) => ({
            ...subscription,
            card: payment.card,
            deliveryAddress: presentAddress(deliveryAddress),
          }),
        ),
        ...(await autoDelivery.exportOf(site, id)),
      }),
      readdress: ({ site, id, ...to }) => autoDelivery.readdress(site, id, to),
      forget: async (site, id, language) => {
        // An order that nobody can be written to about is not made: what goes on is cancelled first, by its owner.
        const running = (await repository.ofCustomer(site, id)).filter(({ status }) => !ENDED.has(status));
        if (running.length > 0) {
          throw conflict(
            'ActiveSubscriptionError',
            say(language, 'Cancel your auto-delivery first.', 'Annulez d’abord votre livraison automatique.'),
            { reason: 'autoDelivery', subjectType: 'customer' },
          );
        }
        await autoDelivery.forgetPerson(site, id);
      },
    },
    {
      name: 'noLogInLinks',
      export: (site, id) => nobo.repository.ofCustomer(site, id),
      endLinks: (id) => nobo.repository.forgetCustomer(id),
      forget: (_site, id) => nobo.repository.forgetCustomer(id),
    },
    {
      name: 'cart',
      export: async (site, id) => {
        const found = await cart.ofVisit({ site: SITES[site], customerId: id }, undefined);
        if (!found) return undefined;
        const { email, language, deliveryAddress, deliveryMode, business, payment, couponCodes, lines } =
          found;
        return {
          email,
          language,
          deliveryAddress,
          deliveryMode,
          business,
          card: payment?.card,
          couponCodes,
          lines,
        };
      },
      forget: (site, id) => cart.deleteOf(site, id),
    },
    {
      name: 'orders',
      export: async (site, id) =>
        (await orders.history.export(site, id)).map((order) => presentOrder(order, order.language)),
      forget: async (site, id, language) => {
        // What is to be sent needs somebody to send it to.
        if (await orders.history.hasOpen(site, id)) {
          throw conflict(
            'OpenOrderError',
            say(
              language,
              'An order of yours is still being packed. Cancel it, or come back once it has left.',
              'Une de vos commandes est encore en préparation. Annulez-la ou revenez une fois qu’elle sera partie.',
            ),
            { reason: 'openOrder', subjectType: 'customer' },
          );
        }
        await coupons.forgetPerson(await orders.history.forgetPerson(site, id));
      },
    },
    {
      name: 'orderSteps',
      export: (site, id) => orders.history.exportSteps(site, id),
    },
    {
      name: 'coupons',
      export: async (site, id) => coupons.usedBy(await orders.history.exportCodes(site, id)),
    },
    {
      name: 'customerService',
      // The trail stays, under a number that is nobody's any more.
      export: (site, id) => trail.ofCustomer(site, id),
    },
    {
      name: 'brewers',
      export: (site, id) => brewers.ofCustomer(site, id),
      forget: (site, id) => brewers.forget(site, id),
    },
    {
      name: 'outreach',
      // Held by address: what is held of one that an account has not proved to be its own may be somebody else’s.
      export: async (site, id) => {
        const customer = await customers.byId(site, id);
        return customer?.emailProvedAt && outreach.ofAddress(site, customer.email);
      },
      forget: async (site, id) => {
        const customer = await customers.byId(site, id);
        if (customer) await outreach.forget(site, customer.email);
      },
    },
  ];
}

/** Keeps the card of an order with the customer who asked for it, once the order is paid. */
export function cardCompanion(keepCard: ReturnType<typeof cardKeeper>): OrderCompanion {
  const nothing = async () => undefined;
  return {
    prepare: nothing,
    check: () => {},
    written: nothing,
    placed: async ({ site, language, customerId, payment: { payment } }) => {
      if (payment.saved && customerId) await keepCard(site, language, customerId, payment);
    },
    released: nothing,
  };
}

/** Keeps the card of a paid order with its customer; a book that is full stays as it is. */
export function cardKeeper({ book }: Pick<CustomersService, 'book'>) {
  return async (
    site: SiteId,
    language: Language,
    customerId: string,
    { card, ...payment }: CartPayment,
  ): Promise<string | undefined> => {
    if (!card) return undefined;
    const correlationId = `card-of-${customerId}`;
    const ctx = {
      site: SITES[site],
      language,
      customerId,
      correlationId,
      caller: { kind: 'system' as const },
    };
    try {
      return (await book.addCard(ctx, { ...payment, card })).id;
    } catch (error) {
      if (error instanceof OccError) return undefined;
      throw error;
    }
  };
}
