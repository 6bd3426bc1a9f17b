/** What the catalogue decides, without looking anything up. */
import type { PriceSources } from '#domains/pricing/index.ts';
import type { Localized } from './catalog.native.ts';
import type { CatalogProduct, CatalogVariant } from './catalog.types.ts';

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

/** A plain product: none of the eleven flags is set. */
export const isPlainProduct = (flags: ReadonlySet<string>): boolean =>
  CAMPAIGN_FLAGS.every((flag) => !flags.has(flag));

/** The campaign whose kit a flag lets a product be bought in. Flags that are not here name no price. */
const CAMPAIGN_OF: Partial<Record<string, string>> = {
  isKskLiteCampaignEligible: 'KSKLITE',
  isFiftyPercentCampaignEligible: 'FIFTYPERCENTBREWER',
  isBBADCampaignEligible: 'BBAD',
  isFreeCampaignEligible: 'FREEBREWER',
  isAFHKbbFreeEligible: 'AFHKBBFREE',
  isAFHKbbPlatinumEligible: 'AFHKBBPLATINUM',
} satisfies Partial<Record<CampaignFlag, string>>;

/** Codes of the campaigns that give a product with these flags a price. */
export const campaignsOf = (flags: ReadonlySet<string>): string[] =>
  [...flags].flatMap((flag) => (Object.hasOwn(CAMPAIGN_OF, flag) && CAMPAIGN_OF[flag]) || []);

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

/** A badge counts only when it has three non-empty parts. */
export function parseBadge(text: string, separator = '||'): Badge | undefined {
  const parts = text.split(separator).map((part) => part.trim());
  const [label, foreground, background] = parts;
  if (parts.length !== 3 || !label || !foreground || !background) return undefined;
  return { text: label, foreground, background };
}

/** `oz` for bagged and canned, `ct` for everything else. */
export const unitOf = (packType: CatalogProduct['packType']): 'oz' | 'ct' =>
  packType === 'Bagged' || packType === 'Canned' ? 'oz' : 'ct';

/** Pods, leaves and the like can be had again and again; what is OTP only or not drunk up cannot. */
export const soldOnAutoDelivery = (variant: CatalogVariant): boolean =>
  variant.productType === 'Coffee' && variant.salesPriceStrategy !== 'OTP';

/**
 * Pods in one of a variant: what a price per pod and a smart auto-delivery count by. Undefined for what is weighed, and
 * for what is not drunk up.
 */
export const podsOf = ({
  productType,
  packType,
  count,
}: Pick<CatalogVariant, 'productType' | 'packType' | 'count'>): number | undefined =>
  productType === 'Coffee' && unitOf(packType) === 'ct' ? count : undefined;

/** What a variant costs everybody beside its list price, whoever its strategy then names. */
export const reducedPrices = ({ discountPrice, promotedPrice }: CatalogVariant): number[] =>
  [discountPrice, promotedPrice].filter((price) => price !== undefined);

/** What pricing must know of a variant; with a segment, also what it costs its members. */
export const priceSources = (variant: CatalogVariant, segment?: string): PriceSources => ({
  listPrice: variant.listPrice,
  discountPrice: variant.discountPrice,
  promotedPrice: variant.promotedPrice,
  personalizedPrice: segment === undefined ? undefined : variant.segmentPrices?.[segment],
  salesPriceStrategy: variant.salesPriceStrategy,
  autoDelivery: soldOnAutoDelivery(variant),
});

/**
 * The variant shown first: the 24-count or nearest below, else the first; those in stock before other sellable ones,
 * and these before the rest.
 */
export function defaultVariant<V extends Pick<CatalogVariant, 'sellable' | 'boxCount' | 'count'>>(
  variants: readonly V[],
  isInStock: (variant: V) => boolean = () => true,
): V | undefined {
  const sellable = variants.filter((variant) => variant.sellable);
  const inStock = sellable.filter(isInStock);
  const among = [inStock, sellable].find(({ length }) => length > 0) ?? variants;
  return among.find((variant) => variant.boxCount === 1 && (variant.count ?? 0) >= 20) ?? among[0];
}

/** The text of a language, else the English. */
export const textOf = (text: Localized, language: 'en' | 'fr'): string => text[language] ?? text.en;

/** How alike two products are; 0 for nothing in common. Names of what is compared carry their weight. */
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

/** A search text as redirects are looked up by: lower case, without accents, single spaces. */
export const foldKeyword = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
