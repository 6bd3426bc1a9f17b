/** The lossless format: one product a line, so that a report's line number is a product's. */

import type { NativeCategory } from '../categories/category.types.ts';
import type { NativeProduct, NativeVariant } from '../products/native.types.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import type { Writer } from './export.types.ts';

/** Order of keys; databases keep none. */
const PRODUCT_KEYS: (keyof NativeProduct)[] = [
  'code',
  'podId',
  'name',
  'brand',
  'productType',
  'series',
  'packType',
  'summary',
  'description',
  'categories',
  'taxCode',
  'status',
  'attributes',
  'flags',
  'badge',
  'art',
  'images',
  'keywords',
  'options',
  'components',
];
const VARIANT_KEYS: (keyof NativeVariant)[] = [
  'code',
  'options',
  'color',
  'count',
  'boxCount',
  'price',
  'discountPrice',
  'promotedPrice',
  'segmentPrices',
  'salesPriceStrategy',
  'stock',
  'stockVersion',
  'sku',
  'barcode',
  'grams',
  'image',
];
const CATEGORY_KEYS: (keyof NativeCategory)[] = [
  'code',
  'parent',
  'path',
  'names',
  'position',
  'story',
  'rule',
];

export function nativeJsonWriter(): Writer<CanonicalProduct, NativeCategory> {
  let first = true;
  const line = (product: CanonicalProduct): string => {
    const text = JSON.stringify({
      ...picked(product, PRODUCT_KEYS),
      variants: product.variants.map((variant) => ({
        ...picked(variant, VARIANT_KEYS),
        options: inOrder(product.options, variant.options),
      })),
    });
    const separator = first ? '' : ',\n';
    first = false;
    return separator + text;
  };
  return {
    begin: (categories) => {
      const lines = categories.map((category) => JSON.stringify(picked(category, CATEGORY_KEYS)));
      return `{"categories":[\n${lines.join(',\n')}\n],"products":[\n`;
    },
    page: (products) => products.map(line).join(''),
    end: () => '\n]}\n',
  };
}

function picked<T extends object>(value: T, keys: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(
    keys
      .map((key) => [key, value[key]] as const)
      .filter(([, field]) => field !== undefined && field !== null),
  ) as Partial<T>;
}

function inOrder(names: readonly string[], options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, options[name] ?? '']));
}
