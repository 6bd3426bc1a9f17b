/** The monthly box at a fixed price: its sizes and dates, and what may be in it. */
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { daysLater, instantOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { type ListAsked, pageOf } from '../offers/drinks.service.ts';
import { requireCampaign, todayOf } from '../offers/known.service.ts';
import { fitsBox, premiumOf } from './box.rules.ts';
import { billingDayOf, billingDays } from './calendar.rules.ts';

const CODE = 'MONTHLY_FIXED_PRICE';
/** Orders are made at this hour of the site's zone, as those of auto-delivery. */
const BILLING_HOUR = 6;
/** Billing days that are shown. */
const DAYS_SHOWN = 12;
const HOURS_A_DAY = 24;

/** What somebody who signs up today gets, and when it is billed. */
export function boxDetails(needs: CampaignNeeds, ctx: SiteContext) {
  const campaign = requireCampaign(needs, ctx, CODE);
  const settings = needs.content.configuration(ctx.site.id);
  const money = (minor: number) => toPrice(minor, ctx.site.currency, ctx.language);
  const today = todayOf(needs, ctx);
  const days = billingDays(today, DAYS_SHOWN);
  return {
    campaignCode: campaign.code,
    subscriptionType: campaign.subscriptionTypes.join('+'),
    sizes: settings.monthlyBoxSizes.map(({ boxes, price }) => ({ boxes, price: money(price) })),
    podsMost: settings.monthlyBoxPodsMost,
    billingDay: billingDayOf(today),
    billingDates: days,
    cutOff: cutOffOf(days[0] ?? today, ctx, settings.monthlyBoxCutOffHours).toISOString(),
    cutOffHours: settings.monthlyBoxCutOffHours,
    includedPrice: money(settings.monthlyBoxIncludedPrice),
    lockedMonths: settings.monthlyBoxLockedMonths,
    noticeDays: settings.monthlyBoxNoticeDays,
    skipsMost: settings.monthlyBoxSkipsMost,
    giftMonths: [...settings.monthlyBoxGiftMonths],
  };
}

/** Until when the box of a billing day can be changed. */
const cutOffOf = (day: string, { site }: SiteContext, hours: number): Date =>
  daysLater(instantOf(day, BILLING_HOUR, site.timeZone), -hours / HOURS_A_DAY);

interface BoxAsked extends Omit<ListAsked, 'campaignCode'> {
  query?: string;
  code?: string;
}

/** A page of what may be in a box: of the shop, of a category, or found by a text. */
export async function boxProducts(needs: CampaignNeeds, ctx: SiteContext, asked: BoxAsked) {
  const campaign = requireCampaign(needs, ctx, CODE);
  const { monthlyBoxPodsMost, monthlyBoxIncludedPrice } = needs.content.configuration(ctx.site.id);
  const { query: text, code: within, ...list } = asked;
  const fits = (variant: CatalogVariant): boolean => fitsBox(campaign, monthlyBoxPodsMost, variant);
  const { products, variants, listing } = await pageOf(needs, ctx, list, { fits, within, text });
  return {
    campaignCode: campaign.code,
    products,
    choices: variants.map((variant) => {
      const premium = premiumOf(variant.listPrice, monthlyBoxIncludedPrice);
      return {
        ...{ code: variant.code, productCode: variant.productCode },
        ...(variant.count && { count: variant.count }),
        inStock: needs.catalog.inStock(ctx.site.id, variant.code),
        ...(premium > 0 && { premium: toPrice(premium, ctx.site.currency, ctx.language) }),
      };
    }),
    ...listing,
  };
}
