import type { CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { createGeo } from '#platform/geo/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { registerGeoRoutes } from './checkout.geo.routes.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { type CheckoutService, type CustomerReads, checkoutService } from './checkout.service.ts';

export { fieldErrors, unknownPayment } from './checkout.messages.ts';
export { type AddressInput, checkAddress } from './checkout.rules.ts';
export type { CheckoutService, PaymentInput } from './checkout.service.ts';

/** What a cart is told on its way to an order: e-mail, address, delivery, payment. */
export function createCheckout(
  platform: Platform,
  services: { cart: CartService; content: ContentService; payments: Payments; customers: CustomerReads },
): CheckoutService {
  const checkout = checkoutService(services);
  registerCheckoutRoutes(platform, checkout, services.content);
  registerGeoRoutes(platform, createGeo(platform.config, platform.log));
  return checkout;
}
