import type { Campaign } from '../../campaigns.types.ts';

/** The campaigns that each flag of a brewer lets sell it. */
export const FLAGS = {
  isFiftyPercentCampaignEligible: ['FIFTYPERCENTBREWER'],
  isFreeCampaignEligible: ['FREEBREWER'],
  isKskLiteCampaignEligible: ['KSKLITE'],
  isBBADCampaignEligible: ['BBAD', 'KSKBBAD', 'KSKBBADSCH'],
  isAFHKbbFreeEligible: ['AFHKBBFREE'],
  isAFHKbbPlatinumEligible: ['AFHKBBPLATINUM'],
} as const;
export type Flag = keyof typeof FLAGS;

/** Of the campaigns that may sell a brewer, the one that takes most off its price; of equal ones the first. */
export function bestKit(campaigns: readonly Campaign[], flags: readonly Flag[]): Campaign | undefined {
  const codes = new Set<string>(flags.flatMap((flag) => FLAGS[flag]));
  return campaigns
    .filter(({ code, percent }) => percent !== undefined && codes.has(code))
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0))[0];
}
