import { type Language, SITES } from '@crema/brands';
import type { PricedCart } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { deliveryTexts } from './checkout.messages.ts';
import { DELIVERY_MODES } from './checkout.rules.ts';

/** The ways of delivery with what each would cost this cart. */
export function presentDeliveryModes(
  { cart, totals }: PricedCart,
  { deliveryDaysMin, deliveryDaysMax }: SiteConfiguration,
  language: Language,
) {
  const { currency } = SITES[cart.site];
  const neverFree = totals.freeShipping.threshold === undefined;
  return {
    deliveryModes: DELIVERY_MODES.map((code) => ({
      code,
      ...deliveryTexts(language, deliveryDaysMin, deliveryDaysMax, neverFree),
      deliveryCost: toPrice(totals.deliveryCost, currency, language),
    })),
  };
}
