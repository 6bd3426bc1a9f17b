/** What the parts of a campaign cost: one price wins, as everywhere, and the campaign's is one of them. */
import { type CatalogVariant, priceSources } from '#domains/catalog/index.ts';
import { kitPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import type { Campaign } from '../campaigns.types.ts';

type Needs = Pick<CampaignNeeds, 'content' | 'pricing'>;

/** All prices of a brewer in a campaign's kit. */
export function kitSources(
  { content }: Pick<Needs, 'content'>,
  { site, priceSegment }: SiteContext,
  { code }: Pick<Campaign, 'code'>,
  variant: CatalogVariant,
) {
  const campaignPrice = kitPrice(variant.listPrice, [code], content.configuration(site.id));
  return { ...priceSources(variant, priceSegment), ...(campaignPrice !== undefined && { campaignPrice }) };
}

/** What one brewer costs in the kit, and why. */
export const brewerPrice = (
  needs: Needs,
  ctx: SiteContext,
  campaign: Pick<Campaign, 'code'>,
  variant: CatalogVariant,
) => needs.pricing.unitPrice(ctx.site.id, kitSources(needs, ctx, campaign, variant), 'oneTime');

/** What one drink costs on auto-delivery: in the first order, and in later ones, which are made without the customer's token. */
export function drinkPrices(
  { pricing }: Pick<Needs, 'pricing'>,
  { site, priceSegment }: SiteContext,
  variant: CatalogVariant,
) {
  const first = pricing.unitPrice(site.id, priceSources(variant, priceSegment), 'autoDeliveryFirst');
  const later = pricing.unitPrice(site.id, priceSources(variant), 'autoDeliveryRecurring');
  return { listPrice: first.listPrice, first: first.price, later: later.price };
}

/** What a campaign takes off a brewer's list price. */
export function brewerReduction(
  needs: Needs,
  ctx: SiteContext,
  campaign: Pick<Campaign, 'code'>,
  variant: CatalogVariant,
): number {
  const { listPrice, price } = brewerPrice(needs, ctx, campaign, variant);
  return listPrice - price;
}
