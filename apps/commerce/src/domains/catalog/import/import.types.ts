import type { SiteId } from '@crema/brands';
import type { Localized, NativeProduct } from '../products/native.types.ts';
import type { Sentence } from '../sentences/sentence.rules.ts';
import type { StockFigures } from '../stock/stock.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { WrittenProduct } from '../write/write.types.ts';
import type { Resolver } from './pictures/fetch.service.ts';

export type CatalogFormat = 'shopify-csv' | 'shopify-json' | 'native-csv' | 'native-json';

/** A message about one row of the file for the merchant. */
export interface Finding {
  /** Line on which the row begins, from 1. */
  line: number;
  handle: string;
  reason: Sentence;
}

/** A category that a product belongs to and that may have to be created first. */
export interface CategoryWish {
  code: string;
  name: Localized;
  parent?: string;
}

/** Result of one group of rows with the same handle. A product with a refused row is not imported. */
export interface Draft {
  handle: string;
  /** First line of the group. */
  line: number;
  /** Present unless a row was refused. */
  product?: NativeProduct;
  /** Native formats: a sentence about what the stored product would lose to this one, on which the file is silent. */
  missing?(stored: CanonicalProduct, next: CanonicalProduct): Sentence | undefined;
  refused: Finding[];
  warnings: Finding[];
  categories: CategoryWish[];
}

/** A row in the spool: its line and its cells, or its JSON value as the only cell. */
export interface SourceRow {
  line: number;
  cells: readonly string[];
  /** JSON formats: the product as parsed. */
  value?: unknown;
}

export interface RowGroup {
  handle: string;
  rows: SourceRow[];
}

export interface ImportOptions {
  site: SiteId;
  /** Absolute path. */
  file: string;
  /** Reports as usual, but writes nothing. */
  dryRun?: boolean;
  /** Fetches the pictures that the file names. */
  images?: boolean;
  /** Units of a variant that the file calls available without a number. Default 100. */
  untrackedStock?: number;
  /** `file`: every stock figure is taken, even if units were sold since. Default `unless-sold`. */
  stockFigures?: StockFigures;
  /** Allows removing what a product has and a native file lacks. Otherwise such a product is refused. */
  replace?: boolean;
  signal?: AbortSignal;
  onProgress?(progress: ImportProgress): void;
  /** Called for every refused row, at the end and in the order of lines; if there are very many, some earlier. */
  onRefused?(finding: Finding): void;
  onWarning?(finding: Finding): void;
  /** Told of what a batch has changed, in its transaction; of a dry run, what it would change. */
  onWritten?(products: readonly WrittenProduct[]): Promise<void> | void;
  /** Default: the public internet. */
  resolver?: Resolver;
}

export interface ImportProgress {
  phase: 'reading' | 'importing';
  done: number;
  total: number;
}

export interface ImportReport {
  format: CatalogFormat;
  dryRun: boolean;
  rows: number;
  products: { created: number; updated: number; unchanged: number; refused: number; notSold: number };
  /** Variants of the products created, updated or unchanged. */
  variants: number;
  /** Existing variants whose stock was set, and those whose figure in the file was not taken. */
  stock: { set: number; left: number };
  /** Categories created or changed. */
  categories: number;
  refusedRows: number;
  warnings: number;
  pictures: number;
  notes: Sentence[];
  seconds: number;
}
