/** The stock and the budget of a campaign: so many kits, so many orders, so much taken off list prices. */
import type { SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Minor } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import type { Campaign, CampaignCode } from '../campaigns.types.ts';
import { shortOf, type UsesLimits } from './uses.rules.ts';

type Needs = Pick<KitNeeds, 'content' | 'repository'>;

const limitsOf = (
  { campaignStock, campaignUsesMost, campaignBudgets }: SiteConfiguration,
  code: CampaignCode,
): UsesLimits => ({ stock: campaignStock[code], uses: campaignUsesMost[code], money: campaignBudgets[code] });

/** @throws 409 where the campaign has no kit left, or no budget for this reduction. */
export async function requireAvailable(
  { content, repository }: Needs,
  ctx: SiteContext,
  { code }: Pick<Campaign, 'code'>,
  reduction: Minor,
): Promise<void> {
  const limits = limitsOf(content.configuration(ctx.site.id), code);
  if (Object.values(limits).every((limit) => limit === undefined)) return;
  refuseShort(ctx, code, shortOf(limits, await repository.usesOf(ctx.site.id, code), reduction));
}

/**
 * Takes a use of the campaign, in the order's own transaction: its row is locked until that ends, so the last one goes to exactly one.
 *
 * @throws 409 where there is none left.
 */
export async function takeUse(
  { content, guards, repository }: Needs & Pick<KitNeeds, 'guards'>,
  ctx: SiteContext,
  code: CampaignCode,
  reduction: Minor,
): Promise<void> {
  const before = await guards.lockUses(ctx.site.id, code);
  refuseShort(ctx, code, shortOf(limitsOf(content.configuration(ctx.site.id), code), before, reduction));
  await repository.addUse(ctx.site.id, code, 1, reduction);
}

/** Gives a use back of an order that was given up, once. In the running transaction. */
export async function giveBackUse(
  { repository }: Pick<KitNeeds, 'repository'>,
  {
    id,
    site,
    campaignCode,
    listPrice,
    paid,
  }: { id: string; site: SiteId; campaignCode: CampaignCode; listPrice: Minor; paid: Minor },
): Promise<void> {
  await repository.lockUses(site, campaignCode);
  if (await repository.dropUse(id)) await repository.addUse(site, campaignCode, -1, paid - listPrice);
}

function refuseShort({ language }: SiteContext, code: CampaignCode, short: ReturnType<typeof shortOf>): void {
  if (short === 'stock') throw campaignErrors.soldOut(language, code, 'campaign');
  if (short) throw campaignErrors.budgetUsed(language, code, short);
}
