import type { CouponsService } from '#domains/coupons/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerCouponRoutes } from './cart.coupons.routes.ts';
import { cartCoupons } from './cart.coupons.service.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { type CartService, type CartServices, cartService } from './cart.service.ts';
import type { Visitor } from './cart.types.ts';
import { registerVisitRoutes } from './cart.visit.routes.ts';

export { keepPrivate, requireGuid, sessionOf } from './cart.access.ts';
export { deliveryExcess } from './cart.delivery.rules.ts';
export { cartErrors } from './cart.errors.ts';
export {
  presentAddress,
  presentCart,
  presentJoined,
  presentPayment,
  presentPurchase,
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
  totalsFields,
  UserParams,
} from './cart.schemas.ts';
export type { CartService } from './cart.service.ts';
export type {
  CardPayment,
  Cart,
  CartAddress,
  CartBusiness,
  CartLine,
  CartPayment,
  CatalogReads,
  PricedCart,
} from './cart.types.ts';

/** Carts of guests and customers, and the calls by which a visit finds its own. */
export function createCart(
  platform: Platform,
  services: CartServices & { coupons: CouponsService; visitor(ctx: SiteContext): Promise<Visitor> },
): CartService {
  const carts = cartService(platform, services);
  registerCartRoutes(platform, carts);
  registerVisitRoutes(platform, carts, services.visitor);
  registerCouponRoutes(platform, carts, cartCoupons({ carts, ...services }));
  platform.jobs.define('cart.expire', async () => void (await carts.deleteExpired()), { cron: '17 3 * * *' });
  return carts;
}
