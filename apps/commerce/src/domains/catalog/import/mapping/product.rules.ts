/** Converts a foreign product to this shop's form. */
import type { SiteId } from '@crema/brands';
import type { NativeProduct, NativeVariant } from '../../products/native.types.ts';
import { boxesOf } from '../../products/product.rules.ts';
import type { CategoryWish } from '../import.types.ts';
import { isWebAddress } from '../shopify/fields.rules.ts';
import { toDecimal } from '../values/numbers.rules.ts';
import { fold, shortHash, slug, summaryOf } from '../values/text.rules.ts';
import { attributesOf, isBagged } from './attributes.rules.ts';
import type { ForeignProduct, ForeignVariant } from './foreign.types.ts';
import { categoryOf, kindOf, productTypeOf, taxCodeOf } from './kind.rules.ts';

export interface ForeignOptions {
  site: SiteId;
  /** Brand of a product that names none. */
  shopName: string;
  /** Units of a variant that the file calls available without a number. */
  untrackedStock: number;
}

/** The code, and address, of a foreign handle. */
export const codeOf = (handle: string): string => slug(handle);

/**
 * A variant's code, made of its product's code and its option values in any order, so that every import of the same
 * variant finds the same row. SKUs are not keys: they repeat and go missing.
 */
export function variantCode(productCode: string, options: readonly (readonly [string, string])[]): string {
  if (options.length === 0) return productCode;
  const sorted = options
    .map(([name, value]): [string, string] => [fold(name), fold(value)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const words = slug(sorted.map(([, value]) => value).join(' '), 40);
  return `${productCode}-${words}-${shortHash([productCode, sorted])}`;
}

export function toNative(
  product: ForeignProduct,
  options: ForeignOptions,
): { product: NativeProduct; category: CategoryWish } {
  const kind = kindOf(product);
  const code = codeOf(product.handle);
  const category = categoryOf(product, kind);
  const summary = product.seoDescription || summaryOf(product.html);
  const images = [...product.images];
  for (const { imageUrl } of product.variants) {
    if (imageUrl && isWebAddress(imageUrl) && !images.some(({ url }) => url === imageUrl)) {
      images.push({ url: imageUrl });
    }
  }
  const keywords = product.tags.filter((tag) => !/[_\d]/.test(tag)).join(', ');
  return {
    category,
    product: {
      code,
      name: { en: product.title },
      brand: product.vendor || options.shopName,
      productType: productTypeOf(kind),
      ...(kind === 'coffee' && isBagged(product) ? { packType: 'Bagged' as const } : {}),
      description: { en: product.html },
      ...(summary ? { summary: { en: summary } } : {}),
      categories: [category.code],
      taxCode: taxCodeOf(product, kind, {
        taxCodes: product.variants.map((variant) => variant.taxCode ?? ''),
        taxable: product.variants.map((variant) => variant.taxable),
      }),
      status: product.status,
      attributes: attributesOf(product, kind),
      ...(images.length > 0
        ? { images: images.map(({ url, alt }) => ({ name: url, ...(alt ? { alt: { en: alt } } : {}) })) }
        : {}),
      options: product.optionNames,
      variants: product.variants.map((variant) =>
        nativeVariant(variant, product.optionNames, code, kind === 'coffee', options),
      ),
      ...(keywords ? { keywords: { en: keywords } } : {}),
    },
  };
}

function nativeVariant(
  variant: ForeignVariant,
  names: readonly string[],
  productCode: string,
  drinkable: boolean,
  { untrackedStock }: ForeignOptions,
): NativeVariant {
  const pairs = names.map((name, i): [string, string] => [name, variant.values[i] ?? '']);
  const count = drinkable ? countIn(variant.values) : undefined;
  const list = variant.compareAt ?? variant.price;
  return {
    code: variantCode(productCode, pairs),
    options: Object.fromEntries(pairs),
    ...(count ? { count, boxCount: boxesOf({ productType: 'Coffee', count }) } : {}),
    price: toDecimal(list),
    ...(variant.compareAt ? { discountPrice: toDecimal(variant.price) } : {}),
    stock: variant.stock ?? (variant.available ? untrackedStock : 0),
    ...(variant.sku ? { sku: variant.sku } : {}),
    ...(variant.barcode ? { barcode: variant.barcode } : {}),
    ...(variant.grams ? { grams: variant.grams } : {}),
    ...(variant.imageUrl ? { image: variant.imageUrl } : {}),
  };
}

/** Pods in one unit: `24 ct`, `12 count`, `96 pods`, `Box of 20`. */
function countIn(values: readonly string[]): number | undefined {
  for (const value of values) {
    const found =
      /(?<!\d)(\d{1,4})\s{0,3}-?\s{0,3}(?:ct|counts?|pods?|k-?cups?|capsules?|sachets?|bags?|pcs|pieces|pack)\b/i.exec(
        value,
      ) ?? /\b(?:box|pack) of (\d{1,4})\b/i.exec(value);
    if (found && Number(found[1]) > 0) return Number(found[1]);
  }
  return undefined;
}
