/** What both of Shopify's formats come to before it is decided what the product is in this shop. */
import type { Finding } from './import.types.ts';

export interface ForeignVariant {
  line: number;
  /** One value for each of the product's `optionNames`. */
  values: string[];
  sku?: string;
  barcode?: string;
  grams?: number;
  /** Units; absent: the file gives no number. */
  stock?: number;
  /** Where no number is given: can it be bought? */
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
  /** Safe already: `fittedHtml`. */
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

/** Collects what is wrong with one product's rows. */
export class Findings {
  readonly refused: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly #handle: string;

  constructor(handle: string) {
    this.#handle = handle;
  }

  refuse(line: number, reason: string): void {
    this.refused.push({ line, handle: this.#handle, reason });
  }

  warn(line: number, reason: string): void {
    this.warnings.push({ line, handle: this.#handle, reason });
  }
}
