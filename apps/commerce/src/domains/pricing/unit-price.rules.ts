import type { SiteId } from '@crema/brands';
import { type Minor, percentOff, roundHalfUp } from './money.rules.ts';

/** For whom a variant's reduced price counts: everybody, one-time buyers, first or later auto-delivery orders. */
export type SalesPriceStrategy = 'ALL' | 'OTP' | 'AD_PARENT_OTP' | 'AD_RECURRING_OTP';

/** How a line is bought. */
export type Purchase = 'oneTime' | 'autoDeliveryFirst' | 'autoDeliveryRecurring';

/** Everything a variant may cost. Absent: there is no such price. */
export interface PriceSources {
  listPrice: Minor;
  discountPrice?: Minor;
  promotedPrice?: Minor;
  personalizedPrice?: Minor;
  campaignPrice?: Minor;
  /** For whom the discount and promoted price count; `ALL` where nothing is said. */
  salesPriceStrategy?: SalesPriceStrategy;
  /**
   * That of a line which another domain put in the cart, by the domain's name. `fixed`: it costs this, whatever else it might
   * cost.
   */
  added?: { kind: string; price: Minor; fixed?: true };
  /** Whether the product is sold on auto-delivery at all. */
  autoDelivery?: boolean;
  /** What is sold, for the price sources and surcharges of other domains. */
  item?: PricedItem;
}

/** What a price source or a surcharge may look at: a variant of the catalogue. */
export interface PricedItem {
  /** Variant code. */
  code: string;
  productCode: string;
  productType: string;
  listPrice: Minor;
  /** Flags of the product. */
  flags: ReadonlySet<string>;
}

/** A line as far as prices of units depend on it. */
export interface LineToPrice {
  quantity: number;
  prices: PriceSources;
  purchase: Purchase;
}

/** What a price may depend on beside what is bought and how. */
export interface PriceTerms {
  /** All lines of the cart or order, this one among them. Absent: the price is shown outside of one, for one unit. */
  lines?: readonly LineToPrice[];
  /** As it will be at an instant, as far as that is known; absent: as it is now. */
  at?: Date;
}

/** The same for a price source, which prices every site. */
export interface SourceTerms extends PriceTerms {
  site: SiteId;
  /** The line has a price by which it came into the cart: it belongs to a kit, or another domain put it there. */
  bound: boolean;
}

/** A text that shoppers read; French where there is one. */
export interface PriceLabel {
  en: string;
  fr?: string;
}

/** A price with what shoppers read of it. */
export interface OfferedPrice {
  price: Minor;
  label: PriceLabel;
}

/** What is taken off each unit from so many units on: a percentage, or an amount in minor units; and what one then costs. */
export interface QuantityOffer {
  label: PriceLabel;
  steps: readonly { quantity: number; percent?: number; amount?: Minor; price: Minor }[];
}

/** A price of another domain, beside the shop's own. The lowest of all counts, as everywhere. */
export interface PriceSource {
  /** The reason, as carts and orders say it in `priceKind`. */
  kind: string;
  /** Minor units of one unit; undefined: it has none for this item. Pure: it is called for every price that is shown. */
  price(item: PricedItem, purchase: Purchase, terms: SourceTerms): Minor | OfferedPrice | undefined;
  /** What product pages say of its prices, by quantity. Pure. */
  offers?(item: PricedItem, purchase: Purchase, site: SiteId): readonly QuantityOffer[];
}

/** The percentages of the site. */
export interface AutoDeliveryPercents {
  autoDeliveryFirstPercent: number;
  autoDeliveryRecurringPercent: number;
}

/** What the price of one unit depends on beside its sources. */
export interface UnitPriceRules extends AutoDeliveryPercents {
  /** Of other domains, and the site that they are asked for. */
  others?: { site: SiteId; sources: readonly PriceSource[] };
}

/** What the site's campaigns take off a list price, by code, each from 0 to 100. */
export interface CampaignPercents {
  campaignPercents: Readonly<Record<string, number>>;
}

/** The shop's own kinds of prices; no price source may take one's name. */
export const SHOP_PRICE_KINDS: readonly string[] = [
  ...['campaign', 'personalized', 'autoDelivery', 'promoted', 'discount', 'list'],
  'buyMoreSaveMore',
];

export interface UnitPrice {
  price: Minor;
  /** Which price won; `list` means that nothing was taken off. */
  kind: string;
  /** Always sent, for the strike-through. */
  listPrice: Minor;
  /** What shoppers read of it; absent: the kind says it all. */
  label?: PriceLabel;
}

const REDUCED_FOR: Record<SalesPriceStrategy, readonly Purchase[]> = {
  ALL: ['oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring'],
  OTP: ['oneTime'],
  AD_PARENT_OTP: ['autoDeliveryFirst'],
  AD_RECURRING_OTP: ['autoDeliveryRecurring'],
};

/** A price that a purchase might have, and whether it is eligible for it. */
export interface PriceCandidate {
  kind: string;
  price: Minor;
  eligible: boolean;
  label?: PriceLabel;
}

/**
 * Every price that there is for a unit beside the list price, in the order that decides between equal ones: campaign first, other
 * domains' last. One that is fixed is the only one.
 *
 * @throws where a price source answers what is no amount.
 */
export function priceCandidates(
  sources: PriceSources,
  purchase: Purchase,
  rules: UnitPriceRules,
  terms: PriceTerms = {},
): PriceCandidate[] {
  const { listPrice, added } = sources;
  const candidates: PriceCandidate[] = [];
  const add = (kind: string, price: Minor | undefined, eligible = true): void => {
    if (price !== undefined) candidates.push({ kind, price: requireAmount(kind, price), eligible });
  };
  if (added?.fixed) {
    add(added.kind, added.price);
    return candidates;
  }
  const reduced = REDUCED_FOR[sources.salesPriceStrategy ?? 'ALL'].includes(purchase);
  add('campaign', sources.campaignPrice);
  add('personalized', sources.personalizedPrice);
  add('autoDelivery', sources.autoDelivery ? autoDeliveryPrice(listPrice, purchase, rules) : undefined);
  add('promoted', sources.promotedPrice, reduced);
  add('discount', sources.discountPrice, reduced);
  if (added) add(added.kind, added.price);
  return [...candidates, ...otherCandidates(sources, purchase, rules, terms)];
}

/** The prices of other domains. */
function otherCandidates(
  { item, campaignPrice, added }: PriceSources,
  purchase: Purchase,
  { others }: UnitPriceRules,
  terms: PriceTerms,
): PriceCandidate[] {
  if (!item || !others) return [];
  const bound = campaignPrice !== undefined || added !== undefined;
  const asked: SourceTerms = { ...terms, site: others.site, bound };
  return others.sources.flatMap((source): PriceCandidate[] => {
    const offered = source.price(item, purchase, asked);
    if (offered === undefined) return [];
    const { kind } = source;
    if (typeof offered === 'number') return [{ kind, price: requireAmount(kind, offered), eligible: true }];
    return [{ kind, price: requireAmount(kind, offered.price), eligible: true, label: offered.label }];
  });
}

/**
 * The one price that wins, never stacked: the lowest that this purchase is eligible for. Between equal prices the
 * order of the list (campaign first, other domains' last) decides what it is called.
 *
 * @param terms the cart that it is part of, and when; absent: one unit by itself, now
 * @throws where a price source answers what is no amount.
 */
export function unitPrice(
  sources: PriceSources,
  purchase: Purchase,
  rules: UnitPriceRules,
  terms: PriceTerms = {},
): UnitPrice {
  const { listPrice, added } = sources;
  const candidates = priceCandidates(sources, purchase, rules, terms);
  const [first] = candidates;
  if (first && added?.fixed) return { price: first.price, kind: first.kind, listPrice };
  let best: UnitPrice = { price: listPrice, kind: 'list', listPrice };
  for (const { kind, price, eligible, label } of candidates)
    if (eligible && price < best.price) best = { price, kind, listPrice, ...(label && { label }) };
  return best;
}

function requireAmount(kind: string, price: Minor): Minor {
  if (Number.isSafeInteger(price) && price >= 0) return price;
  throw new Error(`The price "${kind}" is not an amount: ${price}`);
}

function autoDeliveryPrice(
  list: Minor,
  purchase: Purchase,
  percents: AutoDeliveryPercents,
): Minor | undefined {
  if (purchase === 'oneTime') return undefined;
  const percent =
    purchase === 'autoDeliveryFirst'
      ? percents.autoDeliveryFirstPercent
      : percents.autoDeliveryRecurringPercent;
  return percentOff(list, percent);
}

/**
 * What a variant costs in the best kit that it may be bought in: the list price less the highest percentage of these
 * campaigns, half-up to the minor unit. Never charged outside a kit, so it is no source of `unitPrice`.
 *
 * @param campaigns codes of the campaigns that the product is eligible for
 * @returns undefined where the site gives none of them a percentage.
 */
export function kitPrice(
  listPrice: Minor,
  campaigns: readonly string[],
  { campaignPercents }: CampaignPercents,
): Minor | undefined {
  const percents = campaigns.flatMap((code) => campaignPercents[code] ?? []);
  if (percents.length === 0) return undefined;
  // A merchant's slip makes a kit dear or free, never a price that no shop has.
  return percentOff(listPrice, Math.min(100, Math.max(0, ...percents)));
}

/**
 * Both prices a product page shows side by side, and that of the orders after an auto-delivery's first. `autoDelivery`
 * and `recurring` are absent for what is not sold that way.
 */
export function displayPrices(
  sources: PriceSources,
  rules: UnitPriceRules,
): { oneTime: UnitPrice; autoDelivery?: UnitPrice; recurring?: UnitPrice } {
  const oneTime = unitPrice(sources, 'oneTime', rules);
  if (!sources.autoDelivery) return { oneTime };
  return {
    oneTime,
    autoDelivery: unitPrice(sources, 'autoDeliveryFirst', rules),
    recurring: unitPrice(sources, 'autoDeliveryRecurring', rules),
  };
}

/** Price of one pod, half-up to the minor unit; absent where nothing is counted. */
export function pricePerPod(price: Minor, count: number | undefined): Minor | undefined {
  return count && count > 0 ? roundHalfUp(price / count) : undefined;
}
