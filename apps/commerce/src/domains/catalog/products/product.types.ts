/** Products as the rest of the shop reads them: from memory, synchronously. */
import type { Minor } from '#domains/pricing/index.ts';
import type { Angle } from '#platform/images/names.ts';
import type {
  Localized,
  NativeArt,
  NativeAttributes,
  PackType,
  ProductType,
  SalesPriceStrategy,
  TaxCode,
} from './native.types.ts';

/**
 * A picture of a product; `variant` has its colour, `video` is the film that it is a still of. `angle`: how the image
 * service draws it; `worded`: its label is also drawn in French, under a name of its own.
 */
export type ProductPicture = {
  name: string;
  alt?: Localized;
  variant?: string;
  video?: string;
  angle?: Angle;
  worded?: boolean;
};

export interface CatalogVariant {
  code: string;
  productCode: string;
  /** The product's name; variants differ in `options`. */
  name: Localized;
  brand: string;
  productType: ProductType;
  packType?: PackType;
  /** Option values by option name. */
  options: Readonly<Record<string, string>>;
  count?: number;
  boxCount?: number;
  color?: { name: Localized; hex: string };
  listPrice: Minor;
  /** Always below `listPrice`. */
  discountPrice?: Minor;
  /** Always below `listPrice`. */
  promotedPrice?: Minor;
  /** By the price segment's name, each below `listPrice`. */
  segmentPrices?: Readonly<Record<string, Minor>>;
  salesPriceStrategy: SalesPriceStrategy;
  taxCode: TaxCode;
  /** Flags of the product, e.g. `isProductBMSMEligible`. */
  flags: ReadonlySet<string>;
  /** Name of its picture: `/media/<image>`. */
  image: string;
  /** Whether that picture's label is drawn in French too: `variantPicture` gives the name. */
  worded?: boolean;
  /** Active and priced, whether in stock or not; for stock see `stockOf`. */
  sellable: boolean;
  sku?: string;
  /** Bundles: what one contains, by variant code. */
  components?: readonly { code: string; qty: number }[];
}

export interface CatalogProduct {
  code: string;
  podId?: string;
  /** Order of arrival. */
  sequence: number;
  name: Localized;
  summary?: Localized;
  /** HTML, sanitised. Absent in a catalogue so large that descriptions stay in the database. */
  description?: Localized;
  brand: string;
  productType: ProductType;
  series?: string;
  packType?: PackType;
  taxCode: TaxCode;
  attributes: NativeAttributes;
  flags: ReadonlySet<string>;
  /** `text||#foreground||#background`. */
  badge?: Localized;
  art?: NativeArt;
  /** Pictures by name, pack shot first; never empty. */
  images: readonly ProductPicture[];
  optionNames: readonly string[];
  components?: readonly { code: string; qty: number }[];
  keywords?: Localized;
  /** Category codes as the product names them; the first is the breadcrumb's. */
  categories: readonly string[];
  /** UTC day of the last change of its data: `2027-01-04`. */
  updatedOn: string;
  variants: readonly CatalogVariant[];
  /**
   * Shown first if all are in stock; pictures are named after it. For the variant shown first now see `snapshot.shown`.
   */
  defaultVariantCode: string;
  /** Whether at least one variant is sellable. */
  sellable: boolean;
}
