import type { components } from '@crema/api-client';
import type { Addable } from '../autoDelivery.types.ts';

/** A product's default variant, if it can be added today. */
export function toAddable(product: components['schemas']['Product']): Addable[] {
  const { name, brand, images, defaultVariantCode, variantOptions = [] } = product;
  const variant = variantOptions.find(({ code }) => code === defaultVariantCode) ?? variantOptions[0];
  if (!variant?.purchasable || variant.stock.stockLevelStatus !== 'inStock') return [];
  return [
    {
      code: variant.code,
      name,
      brand,
      image: variant.image ?? images[0]?.url,
      details: (variant.options ?? []).map(({ value }) => value).join(' · '),
      price: variant.autoDeliveryRecurringPriceData,
    },
  ];
}
