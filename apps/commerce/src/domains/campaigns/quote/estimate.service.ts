/** What a kit comes to: now, with each later order, and when it is ended early. */
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { priceSources } from '#domains/catalog/index.ts';
import type { PricingLine, Totals } from '#domains/pricing/index.ts';
import { addDays, type Day, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { type Campaign, unitOf } from '../campaigns.types.ts';
import { commitmentWith, sellsBrewer, sellsDrink } from '../offers/eligibility.rules.ts';
import { requireCampaign, todayOf } from '../offers/known.service.ts';
import { askedProducts } from './asked.rules.ts';
import { weightOf, weightOfAll } from './commitment.rules.ts';
import { kitSources } from './prices.service.ts';
import type { Drink } from './quote.types.ts';
import { deadlineOf, type Ending, endingOn, endings, orderDay, type Rhythm } from './timeline.rules.ts';

export interface EstimateAsked {
  campaignCode?: string;
  brewer?: string;
  products: readonly string[];
  frequencyWeeks?: number;
  endOn?: string;
  startDate?: string;
}

/** The kind of subscription of a campaign whose later orders begin on a chosen day. */
const LATER_START = 'LATER_START';

/** A kit with all that it comes to, in minor units. */
export interface Estimate {
  campaign: Campaign;
  weeks: number;
  brewer?: CatalogVariant;
  drinks: readonly Drink[];
  weight: number;
  /** The first order; its first line is the brewer, where there is one. */
  now: Totals;
  later: Totals;
  nextOn: Day;
  commitment?: Commitment;
}

interface Commitment {
  committed: number;
  deadline: Day;
  metOn: Day;
  metInTime: boolean;
  /** Orders that meet it. */
  orders: number;
  endings: Ending[];
  ending?: Ending;
}

/** A kit's parts, as they were found. */
export interface KitParts {
  campaign: Campaign;
  weeks: number;
  brewer?: CatalogVariant | undefined;
  drinks: readonly Drink[];
  /** The day of the second order, where that was chosen. */
  starts?: Day | undefined;
}

/**
 * What a kit comes to.
 *
 * @throws {OccError} 400 for what is no kit; 404 for unknown products; 409 for what is not eligible or too little.
 */
export function estimate(needs: CampaignNeeds, ctx: SiteContext, asked: EstimateAsked): Estimate {
  const parts = partsOf(needs, ctx, asked);
  requireEndOn(needs, ctx, asked.endOn);
  return estimateOf(needs, ctx, parts, asked.endOn);
}

/** The parts of a kit that somebody asks for. @throws {OccError} as `estimate`. */
export function partsOf(needs: CampaignNeeds, ctx: SiteContext, asked: EstimateAsked): KitParts {
  const campaign = requireCampaign(needs, ctx, asked.campaignCode ?? '');
  const weeks = weeksOf(needs, ctx, asked.frequencyWeeks);
  const starts = startOf(needs, ctx, campaign, asked.startDate);
  const brewer = brewerOf(needs, ctx, campaign, asked.brewer);
  const drinks = drinksOf(needs, ctx, campaign, asked.products);
  const weight = weightOfAll(drinks);
  if (weight < campaign.least)
    throw campaignErrors.belowLeast(ctx.language, campaign.least, weight, unitOf(campaign));
  return { campaign, weeks, brewer, drinks, starts };
}

/** @throws {OccError} 400 where it is no day from today on. */
export function requireEndOn(needs: CampaignNeeds, ctx: SiteContext, endOn: string | undefined): void {
  if (endOn !== undefined && !(isDay(endOn) && endOn >= todayOf(needs, ctx)))
    throw campaignErrors.invalid(ctx.language, 'endOn');
}

/** What these parts come to, whether or not they are enough for an order. */
export function estimateOf(
  needs: CampaignNeeds,
  ctx: SiteContext,
  { campaign, weeks, brewer, drinks, starts }: KitParts,
  endOn?: Day,
): Estimate {
  const first = todayOf(needs, ctx);
  const weight = weightOfAll(drinks);
  const now = needs.pricing.totals(ctx.site.id, firstLines(needs, ctx, { campaign, brewer, drinks }));
  const later = needs.pricing.totals(
    ctx.site.id,
    drinks.map((drink) => drinkLine(drink, 'autoDeliveryRecurring')),
  );
  const rhythm: Rhythm = { first, weeks, weight, ...(starts !== undefined && { starts }) };
  const commitment = brewer && commitmentOf(campaign, brewer, now, rhythm, endOn);
  return {
    ...{ campaign, weeks, drinks, weight, now, later, nextOn: orderDay(rhythm, 2) },
    ...(brewer && { brewer }),
    ...(commitment && { commitment }),
  };
}

/** The lines of a kit's first order: the brewer, then what comes with it. */
export const firstLines = (
  needs: CampaignNeeds,
  ctx: SiteContext,
  { campaign, brewer, drinks }: Pick<KitParts, 'campaign' | 'brewer' | 'drinks'>,
): PricingLine[] => [
  ...(brewer ? [brewerLine(needs, ctx, campaign, brewer)] : []),
  ...drinks.map((drink) => drinkLine(drink, 'autoDeliveryFirst', ctx.priceSegment)),
];

/** The day on which later orders begin: only a campaign with a later start takes one. @throws {OccError} 400. */
function startOf(
  needs: CampaignNeeds,
  ctx: SiteContext,
  { subscriptionTypes }: Campaign,
  startDate: string | undefined,
): Day | undefined {
  if (startDate === undefined) return undefined;
  const today = todayOf(needs, ctx);
  const { campaignStartDaysMost } = needs.content.configuration(ctx.site.id);
  const may =
    subscriptionTypes.includes(LATER_START) &&
    isDay(startDate) &&
    startDate > today &&
    startDate <= addDays(today, campaignStartDaysMost);
  if (!may) throw campaignErrors.invalid(ctx.language, 'startDate');
  return startDate;
}

function weeksOf(
  { content }: CampaignNeeds,
  { site, language }: SiteContext,
  asked: number | undefined,
): number {
  const { autoDeliveryFrequencies, autoDeliveryDefaultFrequency } = content.configuration(site.id);
  const weeks = asked ?? autoDeliveryDefaultFrequency;
  if (!autoDeliveryFrequencies.includes(weeks)) throw campaignErrors.invalid(language, 'frequencyWeeks');
  return weeks;
}

/** A variant by its own code, or the usual one of a product. @throws {OccError} 404. */
function variantOf(
  { catalog }: CampaignNeeds,
  { site, language }: SiteContext,
  code: string,
): CatalogVariant {
  const found = catalog.variant(site.id, code) ?? usualOf(catalog.product(site.id, code));
  if (!found) throw campaignErrors.unknownProduct(language, code);
  return found;
}

const usualOf = (product: ReturnType<CampaignNeeds['catalog']['product']>): CatalogVariant | undefined =>
  product?.variants.find(({ code }) => code === product.defaultVariantCode);

function brewerOf(needs: CampaignNeeds, ctx: SiteContext, campaign: Campaign, code: string | undefined) {
  if (code === undefined) {
    if (campaign.percent !== undefined) throw campaignErrors.invalid(ctx.language, 'brewer');
    return undefined;
  }
  const brewer = variantOf(needs, ctx, code);
  if (!sellsBrewer(campaign, brewer)) throw campaignErrors.brewerNotEligible(ctx.language, code);
  return brewer;
}

function drinksOf(
  needs: CampaignNeeds,
  ctx: SiteContext,
  campaign: Campaign,
  list: readonly string[],
): Drink[] {
  const { autoDeliveryLineMost, autoDeliveryBoxesMost } = needs.content.configuration(ctx.site.id);
  const drinks = new Map<string, Drink>();
  for (const { code, qty } of askedProducts(list) ?? []) {
    const variant = variantOf(needs, ctx, code);
    if (!sellsDrink(campaign, variant)) throw campaignErrors.podNotEligible(ctx.language, code);
    const before = drinks.get(variant.code)?.qty ?? 0;
    drinks.set(variant.code, { variant, qty: before + qty, weight: weightOf(campaign, variant) });
  }
  const all = [...drinks.values()];
  const boxes = all.reduce((sum, { variant, qty }) => sum + qty * (variant.boxCount ?? 1), 0);
  if (all.length === 0 || all.some(({ qty }) => qty > autoDeliveryLineMost) || boxes > autoDeliveryBoxesMost)
    throw campaignErrors.invalid(ctx.language, 'products');
  return all;
}

const brewerLine = (
  needs: CampaignNeeds,
  ctx: SiteContext,
  campaign: Campaign,
  variant: CatalogVariant,
): PricingLine => ({
  ...{ quantity: 1, taxCode: variant.taxCode, purchase: 'oneTime' },
  prices: kitSources(needs, ctx, campaign, variant),
});

const drinkLine = (
  { variant, qty }: Drink,
  purchase: PricingLine['purchase'],
  segment?: string,
): PricingLine => ({
  ...{ quantity: qty, taxCode: variant.taxCode, purchase, boxCount: variant.boxCount ?? 1 },
  prices: priceSources(variant, segment),
});

function commitmentOf(
  campaign: Campaign,
  brewer: CatalogVariant,
  { lines }: Totals,
  rhythm: Rhythm,
  endOn: Day | undefined,
): Commitment | undefined {
  const committed = commitmentWith(campaign, brewer);
  const line = lines[0];
  if (committed === 0 || !line) return undefined;
  const promised = { committed, listPrice: line.listPrice, paid: line.basePrice };
  const all = endings(promised, campaign.earlyEnd, rhythm);
  return {
    ...{ committed, ...deadlineOf(rhythm, committed, campaign.months) },
    ...{ orders: all.length - 1, endings: all },
    ...(endOn !== undefined && { ending: endingOn(promised, campaign.earlyEnd, rhythm, endOn) }),
  };
}
