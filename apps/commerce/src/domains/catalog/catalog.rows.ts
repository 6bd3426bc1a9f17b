/** Between the canonical product and the columns it is kept in. */
import { type CanonicalProduct, type CanonicalVariant, contentHash } from './catalog.canonical.ts';

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
  stock: variant.stock,
});

const toMinor = (price: number) => Math.round(price * 100);
const toMajor = (price: number | null) => (price === null ? null : price / 100);
const eachPrice = (prices: Record<string, number>, change: (price: number) => number) =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, change(price)]));

/** One row of `products` with its variants and categories, as `catalog.repository.ts` selects it. */
export interface ProductRecord {
  code: string;
  sequence: number;
  podId: string | null;
  status: CanonicalProduct['status'];
  name: CanonicalProduct['name'];
  summary: CanonicalProduct['summary'] | null;
  description: CanonicalProduct['description'];
  brand: string;
  productType: CanonicalProduct['productType'];
  series: string | null;
  packType: CanonicalProduct['packType'] | null;
  taxCode: CanonicalProduct['taxCode'];
  attributes: CanonicalProduct['attributes'];
  flags: string[];
  badge: CanonicalProduct['badge'] | null;
  art: CanonicalProduct['art'] | null;
  images: CanonicalProduct['images'] | null;
  options: string[];
  components: CanonicalProduct['components'] | null;
  keywords: CanonicalProduct['keywords'] | null;
  categories: string[];
  /** UTC day, `2027-01-04`. */
  updatedOn: string;
  /** The transaction that wrote it last, a `bigint`. */
  writtenIn: string;
  variants: VariantRecord[];
}

export interface VariantRecord {
  code: string;
  options: Record<string, string>;
  color: CanonicalVariant['color'] | null;
  count: number | null;
  boxCount: number | null;
  /** Minor units. */
  listPrice: number;
  discountPrice: number | null;
  promotedPrice: number | null;
  /** By the segment's name. */
  segmentPrices: Record<string, number> | null;
  salesPriceStrategy: CanonicalVariant['salesPriceStrategy'];
  sku: string | null;
  barcode: string | null;
  grams: number | null;
  image: string | null;
  stock: number;
}

/** The product as an export writes it: the importing site's prices as plain numbers, stock as it is now. */
export function nativeOf(record: ProductRecord): CanonicalProduct {
  const { sequence, updatedOn, writtenIn, ...fields } = record;
  const { variants, flags, podId, series, packType, summary, ...rest } = fields;
  return present({
    ...rest,
    podId,
    series,
    packType,
    summary,
    flags: flags.length > 0 ? flags : null,
    variants: variants.map(({ listPrice, discountPrice, promotedPrice, segmentPrices, ...variant }) =>
      present({
        ...variant,
        price: listPrice / 100,
        discountPrice: toMajor(discountPrice),
        promotedPrice: toMajor(promotedPrice),
        segmentPrices: segmentPrices && eachPrice(segmentPrices, (price) => price / 100),
      }),
    ),
  }) as unknown as CanonicalProduct;
}

/** Without the columns that are null. */
function present(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
