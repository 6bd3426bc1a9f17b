import type { Campaign } from '../../campaigns.types.ts';

/** Of the campaigns that may sell a brewer with these flags, the one that takes most off its price; of equal ones the first. */
export const bestKit = (
  campaigns: readonly Campaign[],
  has: (flag: string) => boolean,
): Campaign | undefined =>
  campaigns
    .filter(({ percent, flags }) => percent !== undefined && flags.some(has))
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0))[0];
