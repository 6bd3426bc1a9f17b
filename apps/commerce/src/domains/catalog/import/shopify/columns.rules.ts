/** Shopify's product CSV: both generations of its header, read into one set of fields. */

import { sentence } from '../../sentences/sentence.rules.ts';
import { foldTitle } from '../files/titles.rules.ts';
import { FileRefused } from '../import.errors.ts';
import { CURRENCY_TITLES } from '../values/currency.rules.ts';

const FIELDS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  html: ['body (html)', 'description', 'body html'],
  vendor: ['vendor'],
  categoryPath: ['product category', 'standardized product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  seoDescription: ['seo description'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode', 'barcodes'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  currency: CURRENCY_TITLES,
  compareAt: ['variant compare at price', 'compare-at price'],
  taxable: ['variant taxable', 'charge tax'],
  taxCode: ['variant tax code', 'tax code'],
  imageUrl: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
} as const;

export type ShopifyField = keyof typeof FIELDS;

/** Shopify's columns that this shop does not need; they are ignored without a note. */
const UNUSED =
  /^(option\d linked to|variant (fulfillment service|requires shipping|weight unit)|requires shipping|fulfillment service|weight unit for display|unit price .*|cost per item|seo title|google shopping \/ .*|included \/ .*|(compare[- ]at )?price \/ .*|collection|template suffix|published scope)$/;
const METAFIELD = /\(product\.metafields\.[\w-]+\.([\w-]+)\)$/i;

export interface ShopifyColumns {
  /** Index of each field's column in the file. */
  at: Partial<Record<ShopifyField, number>>;
  /** The titles of the columns in the file. */
  titles: Partial<Record<ShopifyField, string>>;
  metafields: { key: string; index: number }[];
  /** Titles of columns that are ignored. */
  ignored: string[];
  width: number;
}

const FIELD_OF = new Map<string, ShopifyField>(
  Object.entries(FIELDS).flatMap(([field, titles]) =>
    titles.map((title): [string, ShopifyField] => [title, field as ShopifyField]),
  ),
);

/** How many of the titles are Shopify's. */
export function countShopifyColumns(header: readonly string[]): number {
  return header.filter((title) => FIELD_OF.has(foldTitle(title))).length;
}

/** @throws {FileRefused} naming the required columns that are missing. */
export function readShopifyHeader(header: readonly string[]): ShopifyColumns {
  const columns: ShopifyColumns = { at: {}, titles: {}, metafields: [], ignored: [], width: header.length };
  for (const [index, title] of header.entries()) {
    const field = FIELD_OF.get(foldTitle(title));
    const metafield = METAFIELD.exec(title)?.[1];
    if (field && columns.at[field] === undefined) {
      columns.at[field] = index;
      columns.titles[field] = title;
    } else if (metafield)
      columns.metafields.push({ key: metafield.toLowerCase().replaceAll('_', '-'), index });
    else if (title && !UNUSED.test(foldTitle(title))) columns.ignored.push(title);
  }
  const titles = header.map(foldTitle);
  const older = ['handle', 'body (html)', 'variant price', 'variant sku'].some((title) =>
    titles.includes(title),
  );
  const required = older ? ['Handle', 'Title', 'Variant Price'] : ['URL handle', 'Title', 'Price'];
  const missing = required.filter((title) => !titles.includes(foldTitle(title)));
  // A file edited by hand may mix both generations.
  const fields = missing.filter(
    (title) => columns.at[FIELD_OF.get(foldTitle(title)) as ShopifyField] === undefined,
  );
  if (fields.length > 0) {
    throw new FileRefused(
      sentence(fields.length > 1 ? 'lacksColumns' : 'lacksColumn', { columns: fields.join(', ') }),
    );
  }
  return columns;
}
