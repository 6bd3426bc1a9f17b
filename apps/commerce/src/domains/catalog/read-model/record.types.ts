import type { NativeCategory } from '../categories/category.types.ts';
import type { CanonicalProduct, CanonicalVariant } from '../write/canonical.rules.ts';

/** One row of `products` with its variants and categories, as `read.repository.ts` selects it. */
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
  /** Sales, cancellations and returns so far. */
  stockVersion: number;
}

/** One row of `categories`. */
export interface CategoryRecord {
  code: string;
  parent: string | null;
  path: string;
  names: NativeCategory['names'];
  story: NonNullable<NativeCategory['story']> | null;
  position: number;
  rule: NonNullable<NativeCategory['rule']> | null;
}
