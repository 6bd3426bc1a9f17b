import type { CouponsService } from '#domains/coupons/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerCouponRoutes } from './cart.coupons.routes.ts';
import { cartCoupons } from './cart.coupons.service.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { type CartService, type CartServices, cartService } from './cart.service.ts';
import { registerVisitRoutes } from './cart.visit.routes.ts';

export { keepPrivate, requireGuid, requireUser } from './cart.access.ts';
export {
  presentAddress,
  presentCart,
  presentPayment,
  presentPurchase,
  presentTaxes,
  presentVariant,
} from './cart.presenter.ts';
export {
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
  Cart,
  CartAddress,
  CartBusiness,
  CartLine,
  CartPayment,
  CatalogReads,
  PricedCart,
} from './cart.types.ts';

/** Carts of anonymous shoppers, and the calls by which a visit finds its own. */
export function createCart(
  platform: Platform,
  services: CartServices & { coupons: CouponsService },
): CartService {
  const carts = cartService(platform, services);
  registerCartRoutes(platform, carts);
  registerVisitRoutes(platform, carts);
  registerCouponRoutes(platform, carts, cartCoupons({ carts, ...services }));
  platform.jobs.define('cart.expire', async () => void (await carts.deleteExpired()), { cron: '17 3 * * *' });
  return carts;
}
