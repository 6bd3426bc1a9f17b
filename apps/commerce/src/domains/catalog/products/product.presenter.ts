/** Every wire shape of a product. */

import type { Language } from '@crema/brands';
import {
  calculate,
  displayPrices,
  kitPrice,
  type Minor,
  multiply,
  pricePerPod,
  shippingFor,
  toPrice,
} from '#domains/pricing/index.ts';
import type { Detail, Scope } from '../catalog.types.ts';
import { shownAverage } from '../read-model/ratings.service.ts';
import type { Rating } from '../read-model/ratings.types.ts';
import { facetName, facetPlace, optionName, optionValue, valueName } from './labels.messages.ts';
import { metric } from './metric.rules.ts';
import { mediaUrl, presentImage, variantPicture } from './pictures.presenter.ts';
import {
  CAMPAIGN_FLAGS,
  campaignsOf,
  isPlainProduct,
  podsOf,
  priceSources,
  textOf,
  unitOf,
} from './product.rules.ts';
import type { CatalogProduct, CatalogVariant } from './product.types.ts';
import { presentPotentialPromotions } from './promotions.presenter.ts';

/** @param shown the variant whose price and picture are the product's; in a bundle the one that is inside. */
export function presentProduct(
  scope: Scope,
  product: CatalogProduct,
  fields: Detail,
  shown = scope.snapshot.shown(product),
) {
  const { language, snapshot } = scope;
  const basic = {
    code: product.code,
    name: textOf(product.name, language),
    url: `/p/${encodeURIComponent(product.code)}`,
    brand: product.brand,
    productType: product.productType,
    defaultVariantCode: shown?.code ?? product.defaultVariantCode,
    stock: stockOf(snapshot.inStock(product)),
    purchasable: product.sellable,
    images: fields === 'FULL' ? presentImages(product, language) : cardImage(product, shown, language),
    ...(shown && prices(scope, product, shown)),
  };
  if (fields === 'BASIC') return basic;
  const promotions = fields === 'FULL' ? presentPotentialPromotions(product, shown, scope) : undefined;
  const { attributes } = product;
  const flags = flagsFor(product, scope.priceSegment);
  return {
    ...basic,
    ...optional(product, language),
    ...ratingOf(snapshot.ratings.get(product.code)),
    baseProduct: product.code,
    categories: presentCategories(scope, product).slice(0, fields === 'CARD' ? 1 : undefined),
    bundleMarkerProduct: product.productType === 'Bundle',
    isBeveragesCategory: product.productType === 'Coffee',
    isBrewersCategory: product.productType === 'Brewer',
    isAccessoriesCategory: product.productType === 'Accessory',
    ...presentFlags(flags, fields),
    ...(attributes.roast && { roast: named(attributes.roast, language) }),
    ...(attributes.caffeine && { caffeine: named(attributes.caffeine, language) }),
    ...(attributes.beverageType && { beverageType: named(attributes.beverageType, language) }),
    ...(attributes.strength && { strength: attributes.strength }),
    ...(attributes.flavour?.length && { flavour: attributes.flavour.map((slug) => named(slug, language)) }),
    variantOptions:
      fields === 'CARD' ? presentChoices(scope, product, shown) : presentVariants(scope, product, fields),
    ...(fields === 'FULL' && {
      isPlainProduct: isPlainProduct(flags),
      optionNames: product.optionNames.map((name) => optionName(name, language, scope.site.country)),
      classifications: presentClassifications(product, scope),
      ...(promotions && { potentialPromotions: promotions }),
      ...(product.components && { components: product.components }),
      ...(product.description && { description: textOf(product.description, language) }),
    }),
  };
}

/** Stars with one decimal; nothing until somebody has given some. */
const ratingOf = (rating: Rating | undefined) =>
  rating && { averageRating: shownAverage(rating.average), numberOfReviews: rating.count };

export function presentVariants(scope: Scope, product: CatalogProduct, fields: Detail = 'DEFAULT') {
  const shown = scope.snapshot.shown(product);
  return product.variants.map((variant) => ({
    ...presentVariant(scope, product, variant, shown),
    ...(fields === 'FULL' && recurringPrice(scope, product, variant)),
  }));
}

/** On a card: the default variant whole, of the others what tells them apart. */
const presentChoices = (scope: Scope, product: CatalogProduct, shown: CatalogVariant | undefined) =>
  product.variants.map((variant) =>
    (variant.code === shown?.code ? presentVariant : presentChoice)(scope, product, variant, shown),
  );

function presentChoice(
  scope: Scope,
  product: CatalogProduct,
  variant: CatalogVariant,
  shown: CatalogVariant | undefined,
) {
  const { language, snapshot } = scope;
  return {
    code: variant.code,
    defaultVariant: variant.code === shown?.code,
    isColorVariant: variant.color !== undefined,
    ...(variant.color && { color: textOf(variant.color.name, language), variantColor: variant.color.hex }),
    ...(variant.count && { count: variant.count, unit: unitOf(product.packType) }),
    ...(variant.boxCount && { boxCount: variant.boxCount }),
    stock: stockOf(variant.sellable && !snapshot.soldOut.has(variant.code)),
    purchasable: variant.sellable,
  };
}

function presentVariant(
  scope: Scope,
  product: CatalogProduct,
  variant: CatalogVariant,
  shown: CatalogVariant | undefined,
) {
  return {
    ...presentChoice(scope, product, variant, shown),
    options: presentOptions(scope, product, variant),
    ...prices(scope, product, variant),
    variantPrice: { listPrice: priceIn(scope)(variant.listPrice) },
    salesPriceStrategy: variant.salesPriceStrategy,
    image: mediaUrl(variantPicture(variant, scope.language)),
  };
}

export const presentOptions = (
  { language, site }: Scope,
  { optionNames }: CatalogProduct,
  variant: CatalogVariant,
) =>
  Object.entries(variant.options)
    .sort(([a], [b]) => optionNames.indexOf(a) - optionNames.indexOf(b))
    .map(([name, value]) => ({
      name: optionName(name, language, site.country),
      value: optionValue(name, value, { language, country: site.country }, variant),
    }));

/**
 * `priceData` is what one costs now, one time; `originalPriceData` the list price, always sent for the strike-through;
 * `campaignPriceData` what it costs in a kit, and only there.
 */
function prices(scope: Scope, { attributes }: CatalogProduct, variant: CatalogVariant) {
  const price = priceIn(scope);
  const sources = priceSources(variant, scope.priceSegment);
  const { oneTime, autoDelivery } = displayPrices(sources, scope.configuration);
  // A pack of ground coffee for a pot is no pod.
  const pods = attributes.podFormat === 'fractional' ? undefined : podsOf(variant);
  const perPod = pricePerPod(oneTime.price, pods);
  const inKit = kitPrice(variant.listPrice, campaignsOf(variant.flags), scope.configuration);
  return {
    priceData: price(oneTime.price),
    originalPriceData: price(oneTime.listPrice),
    isDiscountPrice: oneTime.price < oneTime.listPrice,
    ...(sources.discountPrice !== undefined && { discountPriceData: price(sources.discountPrice) }),
    ...(sources.promotedPrice !== undefined && { promotedPriceData: price(sources.promotedPrice) }),
    ...(sources.personalizedPrice !== undefined && {
      personalizedPriceData: price(sources.personalizedPrice),
    }),
    ...(inKit !== undefined && { campaignPriceData: price(inKit) }),
    ...(autoDelivery && variant.sellable && { autoDeliveryPriceData: price(autoDelivery.price) }),
    ...(perPod !== undefined && variant.sellable && { pricePerPod: price(perPod) }),
  };
}

/** Orders after the first are made without the customer's token, so without a price of a segment. */
function recurringPrice(scope: Scope, product: CatalogProduct, variant: CatalogVariant) {
  const { recurring } = displayPrices(priceSources(variant), scope.configuration);
  if (!recurring || !variant.sellable) return {};
  const { autoDeliveryLineMost, autoDeliveryBoxesMost } = scope.configuration;
  const most = Math.min(autoDeliveryLineMost, Math.floor(autoDeliveryBoxesMost / (variant.boxCount ?? 1)));
  const price = priceIn(scope);
  const totals = Array.from({ length: most }, (_, index) => {
    const goods = multiply(recurring.price, index + 1);
    return goods + shippingFor(goods, scope.configuration).cost;
  });
  return {
    autoDeliveryRecurringPriceData: price(recurring.price),
    autoDeliveryTotals: totals.map(price),
    autoDeliverySavings: totals.map((total, index) =>
      price(onceTotal(scope, product, variant, index + 1) - total),
    ),
  };
}

/** What so many come to when bought once by this caller, with shipping to an ordinary region and before tax. */
function onceTotal(scope: Scope, product: CatalogProduct, variant: CatalogVariant, quantity: number): Minor {
  const line = {
    quantity,
    prices: priceSources(variant, scope.priceSegment),
    purchase: 'oneTime' as const,
    taxCode: variant.taxCode,
    boxCount: variant.boxCount,
    virtual: product.flags.has('isVirtualProduct'),
    buyMoreSaveMore: product.flags.has('isProductBMSMEligible'),
  };
  return calculate([line], { rules: scope.configuration }).totalPrice;
}

export const priceIn = (scope: Scope) => (minor: Minor) =>
  toPrice(minor, scope.site.currency, scope.language);

const stockOf = (inStock: boolean) => ({ stockLevelStatus: inStock ? 'inStock' : 'outOfStock' });

const presentImages = (product: CatalogProduct, language: Language) =>
  product.images.map((image) => presentImage(product, image, language));

/** The first picture; of another variant than the usual one its own, so that picture, price and pack agree. */
function cardImage(product: CatalogProduct, shown: CatalogVariant | undefined, language: Language) {
  const { images, defaultVariantCode } = product;
  const name = shown && shown.code !== defaultVariantCode ? shown.image : images[0]?.name;
  const worded = images[0]?.worded;
  const image =
    images.find((one) => one.name === name) ?? (name ? { name, ...(worded && { worded }) } : images[0]);
  return image ? [presentImage(product, image, language)] : [];
}

function presentCategories({ snapshot, language }: Scope, product: CatalogProduct) {
  return product.categories
    .map((code) => snapshot.categories.find(code))
    .filter((category) => category !== undefined)
    .map(({ code, names }) => ({ code, name: textOf(names, language) }));
}

function optional(product: CatalogProduct, language: Language) {
  const { podId, series, packType, summary, badge } = product;
  return {
    ...(podId && { podId }),
    ...(series && { series }),
    ...(packType && { packType }),
    ...(summary && { summary: textOf(summary, language) }),
    ...(badge && { badge: textOf(badge, language) }),
  };
}

/** All eleven on the product page; on cards those that are set. */
function presentFlags(flags: ReadonlySet<string>, fields: Detail): Record<string, boolean> {
  const shown = fields === 'FULL' ? CAMPAIGN_FLAGS : CAMPAIGN_FLAGS.filter((flag) => flags.has(flag));
  return Object.fromEntries(shown.map((flag) => [flag, flags.has(flag)]));
}

/** The product's flags; with a price for the caller's segment it is a personalised product, too. */
function flagsFor({ flags, variants }: CatalogProduct, segment: string | undefined): ReadonlySet<string> {
  const personalised =
    segment !== undefined && variants.some(({ segmentPrices }) => segmentPrices?.[segment] !== undefined);
  return personalised ? new Set([...flags, 'isPersonalizedProduct']) : flags;
}

const named = (slug: string, language: Language) => ({ code: slug, name: valueName(slug, language) });

const FEATURES = [
  ...(['beverageType', 'roast', 'strength', 'flavour', 'caffeine', 'caffeineMg', 'podFormat'] as const),
  ...(['certification', 'dietary', 'allergens', 'recyclable'] as const),
];

/** Attributes as OCC classifies them: what is known of the product, with labels and units of the site's country. */
export function presentClassifications(
  product: CatalogProduct,
  { language, site: { country } }: Pick<Scope, 'site' | 'language'>,
) {
  const feature = (code: string, values: readonly string[]) => {
    const measure = country === 'CA' ? metric(code) : undefined;
    const shown = (value: string) => valueName(measure?.valueOf(value) ?? value, language, country);
    return {
      code,
      name: measure ? textOf(measure.name, language) : facetName(code, language, country),
      featureValues: values.map((value) => ({ code: value, value: shown(value) })),
    };
  };
  const { attributes } = product;
  const known = FEATURES.flatMap((key) => {
    const value = attributes[key];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const values = Array.isArray(value) ? value : [key === 'caffeineMg' ? `${value} mg` : String(value)];
    return [feature(key, values)];
  });
  const specs = Object.entries(attributes.specs ?? {})
    .sort(([a], [b]) => facetPlace(a) - facetPlace(b))
    .map(([key, value]) => feature(key, [value]));
  return [
    { code: 'attributes', features: known },
    { code: 'specs', features: specs },
  ].filter(({ features }) => features.length > 0);
}
