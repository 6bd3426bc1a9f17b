import type { CartService } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { type CheckoutService, checkoutService } from './checkout.service.ts';

export type { CheckoutService } from './checkout.service.ts';

/** What a cart is told on its way to an order: e-mail, address, delivery, payment. */
export function createCheckout(
  platform: Platform,
  services: { cart: CartService; payments: Payments },
): CheckoutService {
  const checkout = checkoutService(services);
  registerCheckoutRoutes(platform, checkout);
  return checkout;
}
