/** Decisions of the catalogue, as pure functions. */
import type { PriceSources } from '#domains/pricing/index.ts';
import type { Localized } from './native.types.ts';
import type { CatalogProduct, CatalogVariant } from './product.types.ts';

/** The eleven flags that make a product part of a campaign. */
export const CAMPAIGN_FLAGS = [
  'isFiftyPercentCampaignEligible',
  'isFreeCampaignEligible',
  'isKskLiteCampaignEligible',
  'isBBADCampaignEligible',
  'isAFHKbbFreeEligible',
  'isAFHKbbPlatinumEligible',
  'isAFHSubscriptionEligible',
  'isPremiumBrewerCampaignEligible',
  'isProductBMSMEligible',
  'isPersonalizedProduct',
  'isVirtualProduct',
] as const;
export type CampaignFlag = (typeof CAMPAIGN_FLAGS)[number];

/** Whether it is a plain product: none of the eleven flags is set. */
export const isPlainProduct = (flags: ReadonlySet<string>): boolean =>
  CAMPAIGN_FLAGS.every((flag) => !flags.has(flag));

/** The campaigns that a flag lets sell a product. Other flags name no campaign. */
const CAMPAIGNS_OF: Partial<Record<string, readonly string[]>> = {
  isKskLiteCampaignEligible: ['KSKLITE'],
  isFiftyPercentCampaignEligible: ['FIFTYPERCENTBREWER'],
  isBBADCampaignEligible: ['BBAD', 'KSKBBAD', 'KSKBBADSCH'],
  isFreeCampaignEligible: ['FREEBREWER'],
  isAFHKbbFreeEligible: ['AFHKBBFREE'],
  isAFHKbbPlatinumEligible: ['AFHKBBPLATINUM'],
  isAFHSubscriptionEligible: ['AFHSUBSCRIPTION'],
} satisfies Partial<Record<CampaignFlag, readonly string[]>>;

/** Codes of the campaigns that may sell a product with these flags. */
export const campaignsOf = (flags: ReadonlySet<string>): string[] =>
  [...flags].flatMap((flag) => (Object.hasOwn(CAMPAIGNS_OF, flag) && CAMPAIGNS_OF[flag]) || []);

/** The flags that let a campaign sell a product; none where it sells by size alone. */
export const flagsOfCampaign = (code: string): string[] =>
  Object.entries(CAMPAIGNS_OF).flatMap(([flag, codes]) => (codes?.includes(code) ? [flag] : []));

export interface VariantCodeParts {
  number: string;
  brandId: string;
  brandVarietyId: string;
  rest: string;
}

/**
 * Reads a variant code of four dash-separated parts, the first numeric; the second and third are brand id and
 * brand-variety id. Codes containing marker, bundle or -collection, or starting with starter-pack, are not parsed.
 */
export function parseVariantCode(code: string): VariantCodeParts | undefined {
  if (/marker|bundle|-collection/i.test(code) || /^starter-pack/i.test(code)) return undefined;
  const [number, brandId, brandVarietyId, rest, ...more] = code.split('-');
  if (!number || !brandId || !brandVarietyId || !rest || more.length > 0) return undefined;
  return /^\d+$/.test(number) ? { number, brandId, brandVarietyId, rest } : undefined;
}

export interface Badge {
  text: string;
  foreground: string;
  background: string;
}

/** A badge, if it has three non-empty parts. */
export function parseBadge(text: string, separator = '||'): Badge | undefined {
  const parts = text.split(separator).map((part) => part.trim());
  const [label, foreground, background] = parts;
  if (parts.length !== 3 || !label || !foreground || !background) return undefined;
  return { text: label, foreground, background };
}

/** `oz` for bagged and canned products, `ct` for all others. */
export const unitOf = (packType: CatalogProduct['packType']): 'oz' | 'ct' =>
  packType === 'Bagged' || packType === 'Canned' ? 'oz' : 'ct';

/**
 * Whether it is sold on auto-delivery: drinks, unless their strategy is OTP only; not brewers, accessories and bundles.
 */
export const soldOnAutoDelivery = ({
  productType,
  salesPriceStrategy,
}: Pick<CatalogVariant, 'productType' | 'salesPriceStrategy'>): boolean =>
  productType === 'Coffee' && salesPriceStrategy !== 'OTP';

/**
 * Pods in one unit of a variant, for its price per pod and for smart auto-delivery. Undefined for products sold by
 * weight, and those that are not drinks.
 */
export const podsOf = ({
  productType,
  packType,
  count,
}: Pick<CatalogVariant, 'productType' | 'packType' | 'count'>): number | undefined =>
  productType === 'Coffee' && unitOf(packType) === 'ct' ? count : undefined;

/**
 * Boxes in one selling unit of a drink without a merchant's own figure: one for bags, cans and variety packs; by the
 * number of pods for pods. Undefined for other products.
 */
export function boxesOf({
  productType,
  packType,
  count = 0,
}: Pick<CatalogVariant, 'productType' | 'packType' | 'count'>): number | undefined {
  if (productType !== 'Coffee') return undefined;
  if (unitOf(packType) === 'oz') return 1;
  return 1 + [36, 60, 80].filter((least) => count >= least).length;
}

/** A variant's prices for everybody who buys it once, beside its list price. */
export const reducedPrices = ({
  discountPrice,
  promotedPrice,
  salesPriceStrategy,
}: Pick<CatalogVariant, 'discountPrice' | 'promotedPrice' | 'salesPriceStrategy'>): number[] =>
  salesPriceStrategy === 'ALL' || salesPriceStrategy === 'OTP'
    ? [discountPrice, promotedPrice].filter((price) => price !== undefined)
    : [];

/** A variant's prices for pricing; with a segment, also the segment's. */
export const priceSources = (variant: CatalogVariant, segment?: string): PriceSources => ({
  listPrice: variant.listPrice,
  discountPrice: variant.discountPrice,
  promotedPrice: variant.promotedPrice,
  personalizedPrice: segment === undefined ? undefined : variant.segmentPrices?.[segment],
  salesPriceStrategy: variant.salesPriceStrategy,
  autoDelivery: soldOnAutoDelivery(variant),
  item: variant,
});

/**
 * The variant shown first: the 24-count or the nearest below, else the first; variants in stock before other sellable
 * ones, and these before the rest.
 */
export function defaultVariant<
  V extends Pick<CatalogVariant, 'sellable' | 'boxCount' | 'count' | 'packType'>,
>(variants: readonly V[], isInStock: (variant: V) => boolean = () => true): V | undefined {
  const sellable = variants.filter((variant) => variant.sellable);
  const inStock = sellable.filter(isInStock);
  const among = [inStock, sellable].find(({ length }) => length > 0) ?? variants;
  const isUsual = ({ boxCount, count = 0, packType }: V) =>
    boxCount === 1 && count >= 20 && unitOf(packType) === 'ct';
  return among.find(isUsual) ?? among[0];
}

/** The text of a language, else the English. */
export const textOf = (text: Localized, language: 'en' | 'fr'): string => text[language] ?? text.en;

/** How alike two products are; 0 if they have nothing in common. Each equal attribute adds its weight. */
export function likeness(a: CatalogProduct, b: CatalogProduct): number {
  if (a.productType !== b.productType) return 0;
  const same = (x: string | undefined, y: string | undefined, weight: number) => (x && x === y ? weight : 0);
  const flavours = new Set(a.attributes.flavour);
  const shared = (b.attributes.flavour ?? []).filter((flavour) => flavours.has(flavour)).length;
  return (
    same(a.attributes.beverageType, b.attributes.beverageType, 4) +
    same(a.attributes.roast, b.attributes.roast, 3) +
    same(a.attributes.caffeine, b.attributes.caffeine, 2) +
    same(a.attributes.podFormat, b.attributes.podFormat, 2) +
    same(a.brand, b.brand, 1) +
    same(a.series, b.series, 2) +
    same(a.packType, b.packType, 1) +
    shared * 2
  );
}

/** A search text in the form by which redirects are found: lower case, without accents, single spaces. */
export const foldKeyword = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
