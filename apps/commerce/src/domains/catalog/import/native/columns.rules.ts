/** The native CSV: one row a variant, product cells on the product's first row, categories on rows of their own. */

import { sentence } from '../../sentences/sentence.rules.ts';
import { foldTitle } from '../files/titles.rules.ts';
import { FileRefused } from '../import.errors.ts';

const CATEGORY_COLUMNS = [
  'Parent',
  'Path',
  'Position',
  'Story title',
  'Story title [fr]',
  'Story text',
  'Story text [fr]',
  'Story image',
  'Rule',
] as const;

const PRODUCT_COLUMNS = [
  'Pod ID',
  'Title',
  'Title [fr]',
  'Brand',
  'Product type',
  'Series',
  'Pack type',
  'Description',
  'Description [fr]',
  'Summary',
  'Summary [fr]',
  'Categories',
  'Tax code',
  'Status',
  'Flags',
  'Badge',
  'Badge [fr]',
  'Keywords',
  'Keywords [fr]',
  'Beverage type',
  'Roast',
  'Flavour',
  'Caffeine',
  'Caffeine mg',
  'Pod format',
  'Certification',
  'Dietary',
  'Strength',
  'Allergens',
  'Recyclable',
  'Specs',
  'Art',
  'Images',
  'Image alts',
  'Image alts [fr]',
  'Image films',
  'Components',
  'Options',
] as const;

const VARIANT_COLUMNS = [
  'Variant code',
  'Option values',
  'Color',
  'Color [fr]',
  'Color hex',
  'Count',
  'Box count',
  'Price',
  'Discount price',
  'Promoted price',
  'Segment prices',
  'Sales price strategy',
  'Stock',
  'Stock version',
  'SKU',
  'Barcode',
  'Grams',
  'Variant image',
] as const;

/** In the order of an export. */
export const NATIVE_COLUMNS = [
  'Row',
  'Code',
  ...PRODUCT_COLUMNS,
  ...VARIANT_COLUMNS,
  ...CATEGORY_COLUMNS,
] as const;
/** Prices of other sites in one file, and the currency: read, never written. */
const SITE_PRICES = [
  'Currency',
  'Price [usb2c]',
  'Price [cab2c]',
  'Price [usafh]',
  'Discount price [usb2c]',
  'Discount price [cab2c]',
  'Discount price [usafh]',
  'Promoted price [usb2c]',
  'Promoted price [cab2c]',
  'Promoted price [usafh]',
] as const;

export type NativeColumn = (typeof NATIVE_COLUMNS)[number] | (typeof SITE_PRICES)[number];

export interface NativeColumns {
  at: Partial<Record<NativeColumn, number>>;
  ignored: string[];
  width: number;
}

const KNOWN = new Map<string, NativeColumn>(
  [...NATIVE_COLUMNS, ...SITE_PRICES].map((title) => [foldTitle(title), title]),
);

/** How many of the titles belong to the native format. */
export function countNativeColumns(header: readonly string[]): number {
  return header.filter((title) => KNOWN.has(foldTitle(title))).length;
}

/** Whether the file has a column, or, for a price, the column of a site. */
export const hasColumn = ({ at }: NativeColumns, title: string): boolean =>
  Object.keys(at).some(
    (own) =>
      own === title ||
      own.startsWith(`${title} [usb2c]`) ||
      own === `${title} [cab2c]` ||
      own === `${title} [usafh]`,
  );

/** @throws {FileRefused} naming the required columns that are missing. */
export function readNativeHeader(header: readonly string[]): NativeColumns {
  const columns: NativeColumns = { at: {}, ignored: [], width: header.length };
  for (const [index, title] of header.entries()) {
    const column = KNOWN.get(foldTitle(title));
    if (column && columns.at[column] === undefined) columns.at[column] = index;
    else if (title) columns.ignored.push(title);
  }
  const priced = Object.keys(columns.at).some((title) => title.startsWith('Price'));
  const missing = [
    ...(['Code', 'Title'] as const).filter((title) => columns.at[title] === undefined),
    ...(priced ? [] : ['Price']),
  ];
  if (missing.length > 0) {
    throw new FileRefused(
      sentence(missing.length > 1 ? 'lacksColumns' : 'lacksColumn', { columns: missing.join(', ') }),
    );
  }
  return columns;
}
