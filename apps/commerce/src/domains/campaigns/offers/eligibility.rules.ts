/** What a campaign may sell, by the eleven flags and the size of the pack. */
import { campaignsOf, podsOf, soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { Campaign, Sold } from '../campaigns.types.ts';
import { weightOf } from '../quote/commitment.rules.ts';

/** Flags of what is never part of a campaign. */
const NEVER = ['isPersonalizedProduct', 'isVirtualProduct'];
/** The campaign whose drinks are named by a flag; the flags of the others name brewers. */
const DRINKS_BY_FLAG: readonly string[] = ['AFHSUBSCRIPTION'];
const PREMIUM = 'isPremiumBrewerCampaignEligible';

/** Whether a drink with these flags may count for a commitment. */
export const countsDrink = (flags: ReadonlySet<string>): boolean => !NEVER.some((flag) => flags.has(flag));

const excluded = ({ flags, sellable }: Pick<Sold, 'flags' | 'sellable'>): boolean =>
  !sellable || NEVER.some((flag) => flags.has(flag));

/** Whether it is a brewer of the campaign: one with the campaign's own flag. */
export const sellsBrewer = (
  { code, percent }: Pick<Campaign, 'code' | 'percent'>,
  variant: Pick<Sold, 'productType' | 'flags' | 'sellable'>,
): boolean =>
  percent !== undefined &&
  variant.productType === 'Brewer' &&
  !excluded(variant) &&
  campaignsOf(variant.flags).includes(code);

/** Whether the campaign sells it as a drink. */
export function sellsDrink(campaign: Campaign, variant: Sold): boolean {
  if (excluded(variant) || !soldOnAutoDelivery(variant)) return false;
  if (DRINKS_BY_FLAG.includes(campaign.code) && !campaignsOf(variant.flags).includes(campaign.code))
    return false;
  const { podsLeast } = campaign;
  // What is no pod is in no campaign that says how many there must be.
  if (podsLeast !== undefined && (podsOf(variant) ?? 0) < podsLeast) return false;
  return weightOf(campaign, variant) >= Math.max(1, campaign.weightLeast);
}

/** Units to buy with a brewer of the campaign; a premium one takes more. */
export const commitmentWith = (
  { commitment, premiumMore }: Pick<Campaign, 'commitment' | 'premiumMore'>,
  { flags }: Pick<Sold, 'flags'>,
): number => (commitment > 0 && flags.has(PREMIUM) ? commitment + premiumMore : commitment);
