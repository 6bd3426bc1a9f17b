/** A site's campaigns, from its settings. */
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { CAMPAIGN_CODES, type Campaign, type CampaignCode, type Window } from '../campaigns.types.ts';

export type CampaignSettings = Pick<
  SiteConfiguration,
  | 'campaignCodes'
  | 'campaignPercents'
  | 'campaignCommitments'
  | 'campaignMonths'
  | 'campaignLeast'
  | 'campaignPodsLeast'
  | 'campaignWeightLeast'
  | 'campaignCasePods'
  | 'campaignWindows'
  | 'campaignSubscriptionTypes'
  | 'campaignPremiumMore'
  | 'campaignEarlyEndFull'
>;

/** The code that a caller means, in any case; undefined for one that there is not. */
export const codeOf = (text: string): CampaignCode | undefined =>
  CAMPAIGN_CODES.find((code) => code === text.trim().toUpperCase());

/** `first/last`, either of which may be left out. */
export function windowOf(text: string | undefined): Window {
  const [from, until] = (text ?? '').split('/');
  return { ...(from && { from }), ...(until && { until }) };
}

/** Whether a day is before, in or after a window. */
export function placeIn({ from, until }: Window, today: Day): 'notBegun' | 'open' | 'expired' {
  if (from !== undefined && today < from) return 'notBegun';
  return until !== undefined && today > until ? 'expired' : 'open';
}

/** A campaign as the site offers it; undefined where it does not. */
export function campaignOf(settings: CampaignSettings, code: CampaignCode): Campaign | undefined {
  if (!settings.campaignCodes.includes(code)) return undefined;
  const percent = own(settings.campaignPercents, code);
  const casePods = own(settings.campaignCasePods, code);
  const podsLeast = own(settings.campaignPodsLeast, code);
  const commitment = own(settings.campaignCommitments, code) ?? 0;
  return {
    code,
    ...(percent !== undefined && { percent }),
    commitment,
    months: commitment > 0 ? (own(settings.campaignMonths, code) ?? 0) : 0,
    least: own(settings.campaignLeast, code) ?? 1,
    ...(casePods !== undefined && { casePods }),
    ...(podsLeast !== undefined && { podsLeast }),
    weightLeast: own(settings.campaignWeightLeast, code) ?? 1,
    window: windowOf(own(settings.campaignWindows, code)),
    subscriptionTypes: own(settings.campaignSubscriptionTypes, code) ?? [],
    premiumMore: settings.campaignPremiumMore,
    earlyEnd: settings.campaignEarlyEndFull ? 'FULL' : 'PRORATED',
  };
}

const own = <Value>(byCode: Readonly<Record<string, Value>>, code: CampaignCode): Value | undefined =>
  Object.hasOwn(byCode, code) ? byCode[code] : undefined;
