/** The drinks of a campaign: to choose from, by category, and with some help. */

import type { SearchSort } from '@crema/search';
import { type CatalogVariant, facetName, valueName, valuesOf } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { QUESTION_CODES, type Question, questionText } from '../campaigns.messages.ts';
import type { Campaign } from '../campaigns.types.ts';
import { weightOf } from '../quote/commitment.rules.ts';
import { drinkPrices } from '../quote/prices.service.ts';
import { sellsDrink } from './eligibility.rules.ts';
import { requireCampaign } from './known.service.ts';

/** The top of the categories that drinks are ordered by; all others are collections. */
const BEVERAGES = 'beverages';

export interface ListAsked {
  campaignCode: string;
  currentPage: number;
  pageSize?: number;
  sort?: SearchSort;
  filters?: string;
}

/** A page of what the campaign sells. */
export async function selectDrinks(
  needs: CampaignNeeds,
  ctx: SiteContext,
  asked: ListAsked,
  within?: string,
) {
  const campaign = requireCampaign(needs, ctx, asked.campaignCode);
  const { products, variants, listing } = await pageOf(needs, ctx, asked, {
    fits: (variant) => sellsDrink(campaign, variant),
    within,
  });
  return {
    campaignCode: campaign.code,
    products,
    choices: variants.map((variant) => presentDrink(needs, ctx, campaign, variant)),
    ...listing,
  };
}

/** A page of what fits, with the facets that the choice of campaigns has. */
export function pageOf(
  { catalog, content }: Pick<CampaignNeeds, 'catalog' | 'content'>,
  ctx: SiteContext,
  asked: Omit<ListAsked, 'campaignCode'>,
  {
    fits,
    within,
    text,
  }: { fits(variant: CatalogVariant): boolean; within?: string | undefined; text?: string | undefined },
) {
  const { campaignPageSize, campaignBoxCounts, campaignPodFormats } = content.configuration(ctx.site.id);
  const { currentPage, pageSize = campaignPageSize, sort, filters } = asked;
  const query = { currentPage, pageSize, within, text, ...(sort && { sort }), ...(filters && { filters }) };
  return catalog.productLookup.chosen(ctx, query, fits, {
    boxCount: campaignBoxCounts.map(String),
    podFormat: campaignPodFormats,
  });
}

function presentDrink(needs: CampaignNeeds, ctx: SiteContext, campaign: Campaign, variant: CatalogVariant) {
  const money = (minor: number) => toPrice(minor, ctx.site.currency, ctx.language);
  const { listPrice, first, later } = drinkPrices(needs, ctx, variant);
  return {
    ...{ code: variant.code, productCode: variant.productCode },
    ...(variant.count && { count: variant.count }),
    weight: weightOf(campaign, variant),
    inStock: needs.catalog.inStock(ctx.site.id, variant.code),
    ...{ listPrice: money(listPrice), firstPrice: money(first), laterPrice: money(later) },
  };
}

/** Categories and collections that have something of the campaign, with how many products. */
export async function categoriesOf(needs: CampaignNeeds, ctx: SiteContext, code: string) {
  const campaign = requireCampaign(needs, ctx, code);
  const { productLookup } = needs.catalog;
  const found = await productLookup.allThatFit(ctx, (variant) => sellsDrink(campaign, variant));
  const lists = new Map<string, { code: string; top: string; name: string; url: string; count: number }>();
  for (const { product } of found) {
    for (const list of productLookup.categoriesOf(ctx, product)) {
      const known = lists.get(list.code) ?? { ...list, count: 0 };
      lists.set(list.code, { ...known, count: known.count + 1 });
    }
  }
  const all = [...lists.values()].filter((list) => list.code !== BEVERAGES);
  const shown = (ofBeverages: boolean) =>
    all
      .filter(({ top }) => (top === BEVERAGES) === ofBeverages)
      .map(({ top: _, ...list }) => list)
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
  return { campaignCode: campaign.code, categories: shown(true), collections: shown(false) };
}

/** One category or collection with its page of what the campaign sells. */
export async function drinksOfCategory(
  needs: CampaignNeeds,
  ctx: SiteContext,
  asked: ListAsked & { code: string },
) {
  const page = await selectDrinks(needs, ctx, asked, asked.code);
  const { code, names } = needs.catalog.list(ctx, asked.code);
  return { code, name: names[ctx.language] ?? names.en, ...page };
}

/** The questions that are still open, and what suits the answers, best sellers first. */
export async function helpChoose(
  needs: CampaignNeeds,
  ctx: SiteContext,
  { campaignCode, ...answers }: { campaignCode: string } & Partial<Record<Question, string>>,
) {
  const campaign = requireCampaign(needs, ctx, campaignCode);
  const { catalog, content } = needs;
  const given = QUESTION_CODES.flatMap((code) => (answers[code] ? [{ code, value: answers[code] }] : []));
  const fits = (variant: CatalogVariant): boolean =>
    sellsDrink(campaign, variant) && catalog.inStock(ctx.site.id, variant.code);
  const all = await catalog.productLookup.allThatFit(ctx, fits);
  const suits = all.filter((one) => given.every(({ code, value }) => valuesOf(one, code).includes(value)));
  const open = QUESTION_CODES.filter((code) => answers[code] === undefined);
  const shown = suits.slice(0, content.configuration(ctx.site.id).helpMePodsSize);
  return {
    campaignCode: campaign.code,
    questions: open.map((code) => ({
      ...{
        code,
        name: facetName(code, ctx.language, ctx.site.country),
        text: questionText(code, ctx.language),
      },
      options: optionsOf(suits, code, ctx),
    })),
    matches: suits.length,
    products: catalog.productLookup.cards(
      ctx,
      shown.map(({ product }) => product.code),
      'DEFAULT',
    ),
    choices: shown.flatMap(({ variants }) =>
      variants.map((variant) => presentDrink(needs, ctx, campaign, variant)),
    ),
  };
}

function optionsOf(
  among: readonly Parameters<typeof valuesOf>[0][],
  code: Question,
  { language }: SiteContext,
) {
  const counts = new Map<string, number>();
  for (const one of among)
    for (const value of valuesOf(one, code)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ code: value, name: valueName(value, language), count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
