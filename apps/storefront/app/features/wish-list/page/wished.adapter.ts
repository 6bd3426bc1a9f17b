import type { components } from '@crema/api-client';
import type { Wish } from '../wishes.types.ts';

type ApiProduct = components['schemas']['Product'];

/** A variant of a list as its page shows it. */
export interface Wished extends Wish {
  /** Absent: it is no longer sold, and nothing else is known of it. */
  sold?: {
    url: string;
    brand: string;
    image: string;
    /** Such as its size; empty: there is no choice. */
    options: string;
    price: string;
    /** The price before a reduction. */
    was?: string;
    inStock: boolean;
    /** Its parts are chosen on its own page. */
    isBundle: boolean;
  };
}

/** A variant of a list, with what the catalogue says of its product. */
export function wishedOf(wish: Wish, product: ApiProduct | undefined): Wished {
  const variant = product?.variantOptions?.find(({ code }) => code === wish.code);
  if (!product || !variant?.purchasable || !variant.priceData) return wish;
  const { priceData, originalPriceData, isDiscountPrice, options = [], image } = variant;
  const chosen = options.map(({ value }) => value).join(' · ');
  const separator = product.url.includes('?') ? '&' : '?';
  return {
    ...wish,
    name: product.name,
    sold: {
      url: `${product.url}${separator}variant=${encodeURIComponent(wish.code)}`,
      brand: product.brand,
      image: image ?? product.images[0]?.url ?? '',
      options: chosen,
      price: priceData.formattedValue,
      ...(isDiscountPrice && { was: originalPriceData?.formattedValue }),
      inStock: variant.stock.stockLevelStatus === 'inStock',
      isBundle: product.bundleMarkerProduct ?? false,
    },
  };
}
