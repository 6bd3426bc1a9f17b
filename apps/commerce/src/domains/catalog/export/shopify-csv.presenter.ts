/**
 * Shopify's current product CSV. English only, one site's prices; what Shopify has no column for is left out:
 * pod ids, campaign flags, bundles' components, art, strategies.
 */
import { stringify } from 'csv-stringify/sync';
import type { NativeCategory } from '../categories/category.types.ts';
import { undecoded } from '../import/values/text.rules.ts';
import type { ProductType } from '../products/native.types.ts';
import type { CanonicalProduct, CanonicalVariant } from '../write/canonical.rules.ts';
import type { Writer } from './export.types.ts';

const COLUMNS = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Product category',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Option3 name',
  'Option3 value',
  'Price',
  'Compare-at price',
  'Charge tax',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Gift card',
  'SEO description',
  'Allergen information (product.metafields.shopify.allergen-information)',
  'Flavor (product.metafields.shopify.flavor)',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, string>>;

/** Paths of Shopify's own taxonomy, which an import reads back to the same type. */
const TAXONOMY: Record<ProductType, string> = {
  Coffee: 'Food, Beverages & Tobacco > Beverages > Coffee',
  Brewer: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines',
  Accessory:
    'Home & Garden > Kitchen & Dining > Kitchen Appliance Accessories > Coffee Maker & Espresso Machine Accessories',
  Bundle: '',
};
const MOST_OPTIONS = 3;

export function shopifyCsvWriter(): Writer<CanonicalProduct, NativeCategory> {
  const names = new Map<string, string>();
  return {
    begin: (categories) => {
      for (const { code, names: name } of categories) names.set(code, name.en);
      return csv([[...COLUMNS]]);
    },
    page: (products) => csv(products.flatMap((product) => rowsOf(product, names).map(cells))),
    end: () => '',
  };
}

const csv = (rows: readonly (readonly string[])[]): string => stringify(rows as string[][]);
/** Every other column is text, in which an import decodes entities. */
const VERBATIM: ReadonlySet<Column> = new Set(['URL handle', 'Description', 'Product image URL']);
const cells = (row: Row): string[] =>
  COLUMNS.map((column) => (VERBATIM.has(column) ? (row[column] ?? '') : undecoded(row[column] ?? '')));

function rowsOf(product: CanonicalProduct, categories: ReadonlyMap<string, string>): Row[] {
  const images = (product.images ?? []).filter(({ name }) => /^https?:\/\//.test(name));
  const rows: Row[] = product.variants.map((variant) => variantRow(product, variant));
  for (const [i, { name, alt }] of images.entries()) {
    const row = rows[i] ?? {};
    rows[i] = {
      ...row,
      'URL handle': product.code,
      'Product image URL': name,
      'Image position': String(i + 1),
      'Image alt text': alt?.en,
    };
  }
  rows[0] = { ...productRow(product, categories), ...rows[0] };
  return rows;
}

function productRow(product: CanonicalProduct, categories: ReadonlyMap<string, string>): Row {
  const { attributes, categories: codes, taxCode, status } = product;
  const tags = [
    `TAX_${taxCode}`,
    ...(attributes.roast ? [`${attributes.roast}-roast`] : []),
    ...(attributes.caffeine && attributes.caffeine !== 'regular' ? [attributes.caffeine] : []),
    ...(attributes.certification ?? []),
    ...(attributes.dietary ?? []),
  ];
  return {
    Title: product.name.en,
    'URL handle': product.code,
    Description: product.description.en,
    Vendor: product.brand,
    'Product category': TAXONOMY[product.productType],
    Type: product.productType === 'Bundle' ? 'Bundle' : (categories.get(codes[0] ?? '') ?? ''),
    Tags: tags.join(', '),
    'Published on online store': String(status === 'active').toUpperCase(),
    Status: status,
    'Gift card': 'FALSE',
    'SEO description': product.summary?.en,
    'Allergen information (product.metafields.shopify.allergen-information)':
      attributes.allergens?.join('; '),
    'Flavor (product.metafields.shopify.flavor)': attributes.flavour?.join('; '),
  };
}

function variantRow(product: CanonicalProduct, variant: CanonicalVariant): Row {
  const now = Math.min(
    ...[variant.price, variant.discountPrice, variant.promotedPrice].filter((price) => price !== undefined),
  );
  const names = product.options.slice(0, MOST_OPTIONS);
  const options: Row =
    names.length === 0
      ? { 'Option1 name': 'Title', 'Option1 value': 'Default Title' }
      : Object.fromEntries(
          names.flatMap((name, i) => [
            [`Option${i + 1} name`, name],
            [`Option${i + 1} value`, variant.options[name] ?? ''],
          ]),
        );
  return {
    'URL handle': product.code,
    ...options,
    SKU: variant.sku,
    Barcode: variant.barcode,
    Price: now.toFixed(2),
    'Compare-at price': now === variant.price ? '' : variant.price.toFixed(2),
    'Charge tax': 'TRUE',
    'Inventory tracker': 'shopify',
    'Inventory quantity': String(variant.stock),
    'Continue selling when out of stock': 'FALSE',
    'Weight value (grams)': variant.grams === undefined ? '' : String(variant.grams),
    'Requires shipping': 'TRUE',
    'Fulfillment service': 'manual',
  };
}
