/** Conversion between the canonical product and the columns of its tables. */

import { withoutNulls } from '../read-model/nulls.rules.ts';
import type { ProductRecord } from '../read-model/record.types.ts';
import { readVersion, writeVersion } from '../stock/stock.rules.ts';
import { type CanonicalProduct, type CanonicalVariant, contentHash } from './canonical.rules.ts';

/** Column values of `products`, as `jsonb_to_recordset` reads them. */
export const productRow = (product: CanonicalProduct) => ({
  code: product.code,
  pod_id: product.podId,
  status: product.status,
  name: product.name,
  summary: product.summary,
  description: product.description,
  brand: product.brand,
  product_type: product.productType,
  series: product.series,
  pack_type: product.packType,
  tax_code: product.taxCode,
  attributes: product.attributes,
  flags: product.flags ?? [],
  badge: product.badge,
  art: product.art,
  images: product.images,
  option_names: product.options,
  components: product.components,
  keywords: product.keywords,
  content_hash: contentHash(product),
});

/** Column values of `variants`, and the stock. */
export const variantRow = (productCode: string) => (variant: CanonicalVariant, position: number) => ({
  code: variant.code,
  product_code: productCode,
  position,
  options: variant.options,
  color: variant.color,
  count: variant.count,
  box_count: variant.boxCount,
  list_price: toMinor(variant.price),
  discount_price: variant.discountPrice === undefined ? undefined : toMinor(variant.discountPrice),
  promoted_price: variant.promotedPrice === undefined ? undefined : toMinor(variant.promotedPrice),
  segment_prices: variant.segmentPrices && eachPrice(variant.segmentPrices, toMinor),
  sales_price_strategy: variant.salesPriceStrategy,
  sku: variant.sku,
  barcode: variant.barcode,
  grams: variant.grams,
  image: variant.image,
  // For a new variant; the stock of one that exists is set by `stock/figures.repository.ts`.
  stock: variant.stock ?? 0,
  stock_version: readVersion(variant.stockVersion)?.version ?? 0,
});

const toMinor = (price: number) => Math.round(price * 100);
const toMajor = (price: number | null) => (price === null ? null : price / 100);
const eachPrice = (prices: Record<string, number>, change: (price: number) => number) =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, change(price)]));

/** The product in the form of an export: the importing site's prices as plain numbers, with its present stock. */
export function nativeOf(record: ProductRecord): CanonicalProduct {
  const { sequence, updatedOn, writtenIn, ...fields } = record;
  const { variants, flags, podId, series, packType, summary, ...rest } = fields;
  return withoutNulls({
    ...rest,
    podId,
    series,
    packType,
    summary,
    flags: flags.length > 0 ? flags : null,
    variants: variants.map(
      ({ listPrice, discountPrice, promotedPrice, segmentPrices, stockVersion, ...variant }) =>
        withoutNulls({
          ...variant,
          stockVersion: writeVersion({ onHand: variant.stock, version: stockVersion }),
          price: listPrice / 100,
          discountPrice: toMajor(discountPrice),
          promotedPrice: toMajor(promotedPrice),
          segmentPrices: segmentPrices && eachPrice(segmentPrices, (price) => price / 100),
        }),
    ),
  });
}
