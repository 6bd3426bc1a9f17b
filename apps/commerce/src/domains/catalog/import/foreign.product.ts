/** From a foreign product to this shop's. */
import { SITES, type SiteId } from '@crema/brands';
import type { NativeProduct, NativeVariant } from '../catalog.native.ts';
import type { ForeignProduct, ForeignVariant } from './foreign.types.ts';
import type { CategoryWish } from './import.types.ts';
import { attributesOf, isBagged } from './mapping.attributes.ts';
import { categoryOf, kindOf, productTypeOf, taxCodeOf } from './mapping.kind.ts';
import { toDecimal } from './numbers.ts';
import { isWebAddress } from './shopify.fields.ts';
import { fold, shortHash, slug, summaryOf } from './text.ts';

export interface ForeignOptions {
  site: SiteId;
  /** Units of a variant that the file calls available without giving a number. */
  untrackedStock: number;
}

/** The address of a foreign handle here. */
export const codeOf = (handle: string): string => slug(handle);

/**
 * A variant's code from its product's and its option values, whatever the order of the options, so that every
 * import of the same variant finds the same row. SKUs are no keys: they repeat and go missing.
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
      brand: product.vendor || SITES[options.site].name,
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
    ...(count ? { count, boxCount: boxesOf(count) } : {}),
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
      /(\d{1,4})\s*-?\s*(?:ct|counts?|pods?|k-?cups?|capsules?|sachets?|bags?|pcs|pieces|pack)\b/i.exec(
        value,
      ) ?? /\b(?:box|pack) of (\d{1,4})\b/i.exec(value);
    if (found && Number(found[1]) > 0) return Number(found[1]);
  }
  return undefined;
}

/** 20–24 pods are one box. */
function boxesOf(count: number): number {
  return Math.max(1, Math.min(4, Math.round(count / 24)));
}
