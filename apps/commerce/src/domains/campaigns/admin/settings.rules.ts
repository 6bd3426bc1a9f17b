/** A campaign of staff in the settings of a site. Pure. */
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { State } from '#platform/edits/index.ts';
import type { CampaignCode } from '../campaigns.types.ts';
import type { Uses } from '../limits/uses.rules.ts';
import { windowOf } from '../offers/campaigns.rules.ts';

/** Fields that are numbers by the campaign's code in one setting each; `null` in a state: not named there. */
const NUMBERS = {
  percent: 'campaignPercents',
  commitment: 'campaignCommitments',
  months: 'campaignMonths',
  least: 'campaignLeast',
  stock: 'campaignStock',
  usesMost: 'campaignUsesMost',
  budget: 'campaignBudgets',
} as const;
const FIELDS = Object.entries(NUMBERS) as [keyof typeof NUMBERS, (typeof NUMBERS)[keyof typeof NUMBERS]][];

/** The settings that a campaign is made of. */
export const CAMPAIGN_SETTINGS = [
  ...(['campaignCodes', 'campaignWindows'] as const),
  ...FIELDS.map(([, setting]) => setting),
];
export type CampaignValues = Pick<SiteConfiguration, (typeof CAMPAIGN_SETTINGS)[number]>;

const own = <Value>(byCode: Readonly<Record<string, Value>>, code: CampaignCode): Value | null =>
  Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;

/** What staff see of a campaign. */
export function stateOf(values: CampaignValues, code: CampaignCode, { uses, spent }: Uses): State {
  const { from = null, until = null } = windowOf(own(values.campaignWindows, code) ?? undefined);
  return {
    ...{ offered: values.campaignCodes.includes(code), from, until },
    ...Object.fromEntries(FIELDS.map(([field, setting]) => [field, own(values[setting], code)])),
    ...{ uses, spent },
  };
}

const set = <Value>(
  byCode: Readonly<Record<string, Value>>,
  code: CampaignCode,
  value: Value | undefined,
) => {
  const { [code]: _, ...others } = byCode;
  if (value === undefined) return others;
  // A name that is there keeps its place.
  return Object.hasOwn(byCode, code) ? { ...byCode, [code]: value } : { ...others, [code]: value };
};

/** The settings with a campaign as a state says. */
export function withCampaign(values: CampaignValues, code: CampaignCode, state: State): CampaignValues {
  const { campaignCodes: codes } = values;
  const isOffered = codes.includes(code);
  const numbers = FIELDS.map(([field, setting]) => {
    const value = state[field];
    return [setting, set(values[setting], code, typeof value === 'number' ? value : undefined)];
  });
  const [from, until] = [state.from ?? '', state.until ?? ''];
  return {
    ...values,
    ...Object.fromEntries(numbers),
    campaignCodes:
      state.offered === isOffered
        ? codes
        : state.offered === true
          ? [...codes, code]
          : codes.filter((one) => one !== code),
    campaignWindows: set(values.campaignWindows, code, from || until ? `${from}/${until}` : undefined),
  };
}
