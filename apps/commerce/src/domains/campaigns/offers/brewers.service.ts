/** The brewers of a campaign, at its prices. */

import type { CatalogVariant } from '#domains/catalog/index.ts';
import { kitPrice, toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import type { Campaign } from '../campaigns.types.ts';
import { brewerPrice } from '../quote/prices.service.ts';
import { commitmentWith, sellsBrewer } from './eligibility.rules.ts';
import { requireCampaign } from './known.service.ts';

/** Brewers that the campaign may sell, best sellers first; none where it has no brewer. */
export async function brewersOf(needs: CampaignNeeds, ctx: SiteContext, code: string) {
  const campaign = requireCampaign(needs, ctx, code);
  const fits = (variant: CatalogVariant): boolean => sellsBrewer(campaign, variant);
  const found = campaign.percent === undefined ? [] : await needs.catalog.productLookup.allThatFit(ctx, fits);
  const cards = needs.catalog.productLookup.cards(
    ctx,
    found.map(({ product }) => product.code),
    'DEFAULT',
  );
  return {
    campaignCode: campaign.code,
    brewers: cards.map((card) => atKitPrices(needs, ctx, campaign, card)),
    choices: found.flatMap(({ variants }) =>
      variants.map((variant) => presentBrewer(needs, ctx, campaign, variant)),
    ),
  };
}

type Card = ReturnType<CampaignNeeds['catalog']['productLookup']['cards']>[number];

/** A product says what it costs in the best kit of its flags; here it is in a certain one. */
function atKitPrices(needs: CampaignNeeds, ctx: SiteContext, campaign: Campaign, card: Card): Card {
  const repriced = <One extends object>(one: One, code: string): One => {
    const variant = needs.catalog.variant(ctx.site.id, code);
    const price = variant && kitPriceOf(needs, ctx, campaign, variant);
    return price === undefined
      ? one
      : { ...one, campaignPriceData: toPrice(price, ctx.site.currency, ctx.language) };
  };
  const whole = repriced(card, card.defaultVariantCode);
  if (!('variantOptions' in whole)) return whole;
  return { ...whole, variantOptions: whole.variantOptions.map((one) => repriced(one, one.code)) };
}

const kitPriceOf = (
  { content }: CampaignNeeds,
  { site }: SiteContext,
  { code }: Campaign,
  { listPrice }: CatalogVariant,
) => kitPrice(listPrice, [code], content.configuration(site.id));

function presentBrewer(needs: CampaignNeeds, ctx: SiteContext, campaign: Campaign, variant: CatalogVariant) {
  const { listPrice, price } = brewerPrice(needs, ctx, campaign, variant);
  const money = (minor: number) => toPrice(minor, ctx.site.currency, ctx.language);
  return {
    ...{ code: variant.code, productCode: variant.productCode },
    inStock: needs.catalog.inStock(ctx.site.id, variant.code),
    ...{ listPrice: money(listPrice), price: money(price), savings: money(listPrice - price) },
    commitment: commitmentWith(campaign, variant),
  };
}
