import type { CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { createGeo } from '#platform/geo/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { type CheckoutService, type CustomerReads, checkoutService } from './checkout.service.ts';
import { registerGeoRoutes } from './geo.routes.ts';

export { fieldErrors, paymentNotSetUp, paymentRefused, unknownPayment } from './checkout.messages.ts';
export { type AddressInput, checkAddress } from './checkout.rules.ts';
export type { CheckoutService, PaymentInput } from './checkout.service.ts';

/** Checkout: sets what an order needs beside the lines of a cart: e-mail, address, delivery, payment. */
export function createCheckout(
  platform: Platform,
  services: { cart: CartService; content: ContentService; payments: Payments; customers: CustomerReads },
): CheckoutService {
  const checkout = checkoutService(services);
  registerCheckoutRoutes(platform, checkout, services.content);
  registerGeoRoutes(platform, createGeo(platform.config, platform.log));
  return checkout;
}
