import type { CouponsService } from '#domains/coupons/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CartCustomers, CartServices } from './cart.deps.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { type CartService, cartService } from './cart.service.ts';
import { registerCouponRoutes } from './coupons/coupons.routes.ts';
import { cartCoupons } from './coupons/coupons.service.ts';
import { cartOfCustomer } from './privacy/privacy.service.ts';
import { registerVisitRoutes } from './visits/visits.routes.ts';
import { createVisits } from './visits/visits.service.ts';

export { keepPrivate, requireGuid, sessionOf } from './access.ts';
export { cartErrors } from './cart.errors.ts';
export {
  presentAddress,
  presentCart,
  presentJoined,
  presentPaid,
  presentPayment,
  presentPurchase,
  presentSurcharges,
  presentTaxes,
  presentVariant,
} from './cart.presenter.ts';
export {
  Address as AddressBody,
  businessFields,
  CallQuery,
  CartParams,
  errorResponses,
  IdempotencyHeaders,
  UserParams,
} from './cart.schemas.ts';
export type { CartService } from './cart.service.ts';
export type {
  Attached,
  CardPayment,
  Cart,
  CartAddress,
  CartBusiness,
  CartLine,
  CartPayment,
  CatalogReads,
  PricedCart,
} from './cart.types.ts';
export { presentCouponResult } from './coupons/coupons.presenter.ts';
export { type CartCoupons, cartCoupons } from './coupons/coupons.service.ts';
export { paidFields, surchargesField, totalsFields } from './entries.schemas.ts';
export type { AddedLine, CartHooks } from './hooks/hooks.types.ts';
export { deliveryExcess } from './lines/delivery.rules.ts';
export { needsCard } from './payment/sources.rules.ts';
export type { CartPaymentSource } from './payment/sources.types.ts';
export { recurringLine } from './pricing/later.rules.ts';
export { couponLine, pricingLine } from './pricing/pricing.rules.ts';
export { keepVisit, targetOf } from './visits/target.service.ts';
export { createVisits } from './visits/visits.service.ts';

/** Carts of guests and customers, and the calls by which a visit finds its own. */
export function createCart(
  platform: Platform,
  services: CartServices & { coupons: CouponsService; customers: CartCustomers },
): CartService {
  const { idempotency } = platform;
  const { customers } = services;
  const carts = cartService(platform, services);
  registerCartRoutes(platform, carts, createVisits(platform.config));
  registerVisitRoutes(platform, carts, customers.visitor);
  registerCouponRoutes(platform, carts, cartCoupons({ carts, ...services }));
  customers.addPersonalData(cartOfCustomer({ carts, customers, idempotency }));
  platform.jobs.define('cart.expire', async () => void (await carts.deleteExpired()), { cron: '17 3 * * *' });
  return carts;
}
