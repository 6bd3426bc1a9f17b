import { type Minor, percentOff, roundHalfUp } from './pricing.money.ts';

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
  /** Whether the product is sold on auto-delivery at all. */
  autoDelivery?: boolean;
}

/** The percentages of the site. */
export interface AutoDeliveryPercents {
  autoDeliveryFirstPercent: number;
  autoDeliveryRecurringPercent: number;
}

/** What the site's campaigns take off a list price, by code, each from 0 to 100. */
export interface CampaignPercents {
  campaignPercents: Readonly<Record<string, number>>;
}

export type PriceKind = 'campaign' | 'personalized' | 'autoDelivery' | 'promoted' | 'discount' | 'list';

export interface UnitPrice {
  price: Minor;
  /** Which price won; `list` means that nothing was taken off. */
  kind: PriceKind;
  /** Always sent, for the strike-through. */
  listPrice: Minor;
}

const REDUCED_FOR: Record<SalesPriceStrategy, readonly Purchase[]> = {
  ALL: ['oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring'],
  OTP: ['oneTime'],
  AD_PARENT_OTP: ['autoDeliveryFirst'],
  AD_RECURRING_OTP: ['autoDeliveryRecurring'],
};

/**
 * The one price that wins, never stacked: the lowest that this purchase is eligible for. Between equal prices the
 * order of the list (campaign first) decides what it is called.
 */
export function unitPrice(
  sources: PriceSources,
  purchase: Purchase,
  percents: AutoDeliveryPercents,
): UnitPrice {
  const { listPrice } = sources;
  const reduced = REDUCED_FOR[sources.salesPriceStrategy ?? 'ALL'].includes(purchase);
  const candidates: [PriceKind, Minor | undefined][] = [
    ['campaign', sources.campaignPrice],
    ['personalized', sources.personalizedPrice],
    ['autoDelivery', sources.autoDelivery ? autoDeliveryPrice(listPrice, purchase, percents) : undefined],
    ['promoted', reduced ? sources.promotedPrice : undefined],
    ['discount', reduced ? sources.discountPrice : undefined],
  ];
  let best: UnitPrice = { price: listPrice, kind: 'list', listPrice };
  for (const [kind, price] of candidates) {
    if (price !== undefined && price < best.price) best = { price, kind, listPrice };
  }
  return best;
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
  percents: AutoDeliveryPercents,
): { oneTime: UnitPrice; autoDelivery?: UnitPrice; recurring?: UnitPrice } {
  const oneTime = unitPrice(sources, 'oneTime', percents);
  if (!sources.autoDelivery) return { oneTime };
  return {
    oneTime,
    autoDelivery: unitPrice(sources, 'autoDeliveryFirst', percents),
    recurring: unitPrice(sources, 'autoDeliveryRecurring', percents),
  };
}

/** Price of one pod, half-up to the minor unit; absent where nothing is counted. */
export function pricePerPod(price: Minor, count: number | undefined): Minor | undefined {
  return count && count > 0 ? roundHalfUp(price / count) : undefined;
}
