import type { CartService } from '#domains/cart/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { Idempotency } from '#platform/http/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { orderErrors } from '../orders.errors.ts';
import { presentOrder } from '../orders.presenter.ts';
import type { OrderPrivacy } from './privacy.service.ts';

interface Parts {
  privacy: OrderPrivacy;
  cart: Pick<CartService, 'deleteOrdered'>;
  coupons: Pick<CouponsService, 'forgetPerson' | 'personalData'>;
  idempotency: Pick<Idempotency, 'forget'>;
}

/** The orders of a customer, their steps, and what is found by them: guests' carts and the uses of coupons. */
export const ordersOfCustomer = (parts: Parts): PersonalDataHandler[] => [
  ofOrders(parts),
  {
    name: 'orderSteps',
    stage: 'purchases',
    export: (site, id) => parts.privacy.exportSteps(site, id),
  },
  {
    name: 'orderNotes',
    stage: 'purchases',
    export: (site, id) => parts.privacy.exportNotes(site, id),
  },
  parts.coupons.personalData(parts.privacy.exportCodes),
];

const ofOrders = ({ privacy, cart, coupons, idempotency }: Parts): PersonalDataHandler => ({
  name: 'orders',
  stage: 'purchases',
  export: async (site, id) =>
    (await privacy.export(site, id)).map((order) => presentOrder(order, order.language)),
  lock: (site, id) => privacy.lock(site, id),
  forget: async (site, id, language) => {
    // An order that is still to be sent needs its customer.
    if (await privacy.hasOpen(site, id)) throw orderErrors.open(language);
    const forgotten = await privacy.forgetPerson(site, id);
    const guids = await cart.deleteOrdered(
      site,
      forgotten.map(({ cartGuid }) => cartGuid),
    );
    await idempotency.forget(site, id, guids);
    await coupons.forgetPerson(forgotten.map(({ code }) => code));
  },
});
