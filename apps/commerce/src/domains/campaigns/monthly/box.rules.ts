/** What a monthly box may hold, and what is dearer in it. Pure. */
import { podsOf } from '#domains/catalog/index.ts';
import type { Minor } from '#domains/pricing/index.ts';
import type { Campaign, Sold } from '../campaigns.types.ts';
import { sellsDrink } from '../offers/eligibility.rules.ts';

/** Whether it is a box of pods that is small enough. */
export const fitsBox = (campaign: Campaign, podsMost: number, variant: Sold): boolean => {
  const pods = podsOf(variant);
  return pods !== undefined && pods <= podsMost && sellsDrink(campaign, variant);
};

/** What a box adds to the month's price; 0 for one that is included. */
export const premiumOf = (listPrice: Minor, included: Minor): Minor => Math.max(0, listPrice - included);
