import type { Localized, NativeProduct } from '../catalog.native.ts';

export type CatalogFormat = 'shopify-csv' | 'shopify-json' | 'native-csv' | 'native-json';

/** One row of the file and what a merchant has to know about it. */
export interface Finding {
  /** Line on which the row begins, from 1. */
  line: number;
  handle: string;
  /** One sentence. */
  reason: string;
}

/** A category that a product belongs to and that may have to be made first. */
export interface CategoryWish {
  code: string;
  name: Localized;
  parent?: string;
}

/** What one group of rows of one handle came to. Nothing is imported of a product with a refused row. */
export interface Draft {
  handle: string;
  /** First line of the group. */
  line: number;
  /** Present unless a row was refused. */
  product?: NativeProduct;
  refused: Finding[];
  warnings: Finding[];
  categories: CategoryWish[];
}

/** A row as the spool keeps it: its line and its cells, or its JSON value as the only cell. */
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

/** The whole file cannot be used; the message is one sentence for the operator. */
export class FileRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FileRefused';
  }
}
