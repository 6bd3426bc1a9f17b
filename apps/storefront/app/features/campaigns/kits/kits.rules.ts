import type { Area } from '#app/platform/store/lifecycle.ts';
import type { Campaign, Chosen, ChosenPod, Estimate } from '../campaigns.types.ts';
import { KIT_STEPS, type KitStep } from './kit.url.ts';

/** The steps of a campaign: one without a brewer begins with what is drunk. */
export const stepsOf = ({ percent }: Pick<Campaign, 'percent'>): readonly KitStep[] =>
  percent === undefined ? KIT_STEPS.slice(1) : KIT_STEPS;

/** Whether a campaign sells a brewer for a promise, which is what the shop calls a kit. */
export const isKit = ({ percent }: Pick<Campaign, 'percent'>): boolean => percent !== undefined;

/** A campaign by its code in any case, as it stands in an address. */
export const campaignOf = (campaigns: readonly Campaign[], code: string): Campaign | undefined =>
  campaigns.find((campaign) => campaign.code === code.toUpperCase());

/** Refusals that say how much is missing, and not what is wrong. */
const TOO_LITTLE = 'CommitmentMinimumError';

/**
 * What all chosen boxes count as: by what their lists say, else by what the engine says of all. Undefined where neither
 * is known.
 */
export function weightOf(
  { least }: Pick<Campaign, 'least'>,
  products: readonly Chosen[],
  known: Readonly<Record<string, Pick<ChosenPod, 'weight'>>>,
  estimate: Pick<Area<Estimate>, 'data' | 'error'>,
): number | undefined {
  const weights = products.map(({ code, qty }) => (known[code]?.weight ?? Number.NaN) * qty);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!Number.isNaN(sum)) return sum;
  const [refused] = estimate.error?.errors ?? [];
  if (refused?.type === TOO_LITTLE) return Math.max(0, least - Number(refused.subject));
  return estimate.error ? undefined : estimate.data?.weight;
}

/** Whether a refusal of the estimate is anything else than too few boxes so far. */
export const isRefused = ({ error }: Pick<Area<Estimate>, 'error'>): boolean =>
  error !== null && !error.aborted && error.errors[0]?.type !== TOO_LITTLE;

/** Whether the day of the first order is chosen. */
export const startsLater = ({ subscriptionTypes }: Pick<Campaign, 'subscriptionTypes'>): boolean =>
  subscriptionTypes.includes('LATER_START');
