/** The canonical form of a native product, which is stored, compared, exported and shown on one site. */
import { createHash } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { plainText, safeHtml } from '#platform/html/index.ts';
import type {
  Localized,
  NativePrice,
  NativeProduct,
  NativeVariant,
  SalesPriceStrategy,
} from '../products/native.types.ts';
import { type Sentence, sentence } from '../sentences/sentence.rules.ts';

type ReducedPrice = 'discountPrice' | 'promotedPrice';

/** One site's product: every price a number in its currency, every text cleaned. */
export interface CanonicalVariant extends Omit<NativeVariant, ReducedPrice | 'price' | 'segmentPrices'> {
  price: number;
  discountPrice?: number;
  promotedPrice?: number;
  segmentPrices?: Record<string, number>;
  salesPriceStrategy: SalesPriceStrategy;
}
export interface CanonicalProduct extends Omit<NativeProduct, 'variants'> {
  variants: CanonicalVariant[];
}

/** Why a product was not written. */
export interface Refusal {
  code: string;
  /** Stable: `invalidCode`, `invalidPrice`, `duplicateVariantCode`, … */
  reason: string;
  message: Sentence;
}

const CODE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._+~-]{0,199}$/u;
/** Whether a text is a code of a product or category, which is used unchanged in addresses. */
export const isCode = (text: string): boolean => CODE.test(text);
const VARIANT_CODE = /^[^\s\p{C}](?:[^\p{C}]{0,198}[^\s\p{C}])?$/u;
/** A full line of it (99), in minor units, still fits a PostgreSQL integer. */
export const HIGHEST_PRICE = 100_000;
/** Name of a price segment. */
export const PRICE_SEGMENT = /^[a-z0-9-]{1,40}$/;
const HIGHEST_STOCK = 1_000_000_000;

/**
 * @returns the product as this site sells it; `undefined` when none of its variants is sold there; a refusal when a
 *   field cannot be stored.
 */
export function canonicalProduct(
  site: SiteId,
  product: NativeProduct,
): CanonicalProduct | Refusal | undefined {
  const refuse = (reason: string, message: Sentence): Refusal => ({ code: product.code, reason, message });
  if (!isCode(product.code)) return refuse('invalidCode', sentence('codeNoSlug'));
  if (product.podId !== undefined && !/^\d{1,12}$/.test(product.podId)) {
    return refuse('invalidPodId', sentence('podIdDigits'));
  }
  const name = cleanText(product.name, 300);
  if (!name) return refuse('missingName', sentence('noEnglishName'));
  const options = product.options.map(optionName);
  if (options.includes('') || new Set(options).size < options.length) {
    return refuse('invalidOption', sentence('optionNames'));
  }
  const variants: CanonicalVariant[] = [];
  const seen = new Set<string>();
  for (const variant of product.variants) {
    const price = priceOn(site, variant.price);
    if (price === undefined) continue;
    if (!VARIANT_CODE.test(variant.code)) {
      return refuse('invalidVariantCode', sentence('variantCodeForm'));
    }
    if (seen.has(variant.code)) {
      return refuse('duplicateVariantCode', sentence('variantTwice', { code: variant.code }));
    }
    seen.add(variant.code);
    const others = [
      variant.discountPrice,
      variant.promotedPrice,
      ...Object.values(variant.segmentPrices ?? {}),
    ];
    if (!validPrice(price) || others.some((other) => !Number.isFinite(priceOn(site, other) ?? 0))) {
      return refuse('invalidPrice', sentence('priceRange', { most: HIGHEST_PRICE }));
    }
    variants.push(canonicalVariant(site, variant, price));
  }
  if (variants.length === 0) return undefined;
  return withoutAbsent({
    code: product.code,
    podId: product.podId,
    name,
    brand: plainText(product.brand, 200),
    productType: product.productType,
    series: plainText(product.series ?? '', 200) || undefined,
    packType: product.packType,
    description: cleanHtml(product.description),
    summary: product.summary && cleanText(product.summary, 500),
    categories: [...new Set(product.categories)],
    taxCode: product.taxCode,
    status: product.status,
    attributes: withoutAbsent(product.attributes),
    flags: product.flags?.length ? [...new Set(product.flags)].sort() : undefined,
    badge: product.badge,
    art: product.art,
    images: product.images?.length ? product.images : undefined,
    options,
    variants,
    components: product.components?.length ? product.components : undefined,
    keywords: product.keywords && cleanText(product.keywords, 1000),
  });
}

function canonicalVariant(site: SiteId, variant: NativeVariant, price: number): CanonicalVariant {
  const below = (other: NativePrice | undefined): number | undefined => {
    const reduced = priceOn(site, other);
    return reduced !== undefined && reduced > 0 && cents(reduced) < cents(price) ? cents(reduced) : undefined;
  };
  const segments = Object.entries(variant.segmentPrices ?? {}).flatMap(
    ([name, other]): [string, number][] => {
      const reduced = below(other);
      return reduced === undefined ? [] : [[name, reduced]];
    },
  );
  return withoutAbsent({
    ...variant,
    options: optionValues(variant.options),
    count: wholeNumber(variant.count),
    boxCount: wholeNumber(variant.boxCount),
    grams: wholeNumber(variant.grams),
    price: cents(price),
    discountPrice: below(variant.discountPrice),
    promotedPrice: below(variant.promotedPrice),
    segmentPrices: segments.length > 0 ? Object.fromEntries(segments) : undefined,
    salesPriceStrategy: variant.salesPriceStrategy ?? 'ALL',
    stock:
      variant.stock === undefined
        ? undefined
        : Math.min(HIGHEST_STOCK, Math.max(0, Math.trunc(variant.stock) || 0)),
    // Blank becomes absent.
    sku: plainText(variant.sku ?? '', 200) || undefined,
    barcode: plainText(variant.barcode ?? '', 100) || undefined,
  });
}

/** An option's name in the stored form, on which a product and its variants must agree. */
export const optionName = (name: string): string => plainText(name, 100);

export function optionValues(options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [optionName(name), plainText(value, 200)]),
  );
}

/** Equal for equal content, in any order of keys. Without stock, which changes with every sale. */
export function contentHash(product: CanonicalProduct): string {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const variants = product.variants.map(({ stock, stockVersion, ...variant }) => variant);
  const content = JSON.stringify({ ...product, variants }, sorted);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

export const isRefusal = (value: CanonicalProduct | Refusal): value is Refusal => 'reason' in value;

/** A single number is the importing site's price; a map has prices of the sites that it names only. */
function priceOn(site: SiteId, price: NativePrice | undefined): number | undefined {
  return typeof price === 'object' ? price[site] : price;
}

const validPrice = (price: number) => Number.isFinite(price) && price >= 0 && price <= HIGHEST_PRICE;
const cents = (price: number) => Math.round(price * 100) / 100;

function wholeNumber(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return undefined;
  return Math.min(1_000_000_000, Math.round(value));
}

function cleanText(text: Localized, most: number): Localized | undefined {
  const en = plainText(text.en, most);
  if (en === '') return undefined;
  const fr = text.fr === undefined ? '' : plainText(text.fr, most);
  return fr === '' ? { en } : { en, fr };
}

function cleanHtml(html: Localized): Localized {
  const fr = html.fr === undefined ? '' : safeHtml(html.fr);
  return fr === '' ? { en: safeHtml(html.en) } : { en: safeHtml(html.en), fr };
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  ) as T;
}
