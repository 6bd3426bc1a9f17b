/** The common form of both Shopify formats, before it is decided what a product is in this shop. */
import type { Findings } from './findings.rules.ts';

export interface ForeignVariant {
  line: number;
  /** One value for each of the product's `optionNames`. */
  values: string[];
  sku?: string;
  barcode?: string;
  grams?: number;
  /** Units; absent: the file has no number. */
  stock?: number;
  /** Whether it can be bought if there is no number. */
  available: boolean;
  /** Minor units. */
  price: number;
  /** Minor units, only where above `price`. */
  compareAt?: number;
  taxable?: boolean;
  taxCode?: string;
  imageUrl?: string;
}

export interface ForeignProduct {
  handle: string;
  line: number;
  title: string;
  /** Sanitised by `fittedHtml`. */
  html: string;
  vendor: string;
  type: string;
  /** `Food, Beverages & Tobacco > Beverages > Coffee`. */
  categoryPath: string;
  tags: string[];
  status: 'active' | 'draft' | 'archived';
  optionNames: string[];
  variants: ForeignVariant[];
  images: { url: string; alt?: string }[];
  /** By key, lower case: `flavor`, `allergen-information`. */
  metafields: Map<string, string[]>;
  seoDescription: string;
}

export interface ForeignDraft {
  product?: ForeignProduct;
  findings: Findings;
}
