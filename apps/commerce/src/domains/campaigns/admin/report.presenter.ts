import type { Language } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { nameOf } from '../campaigns.messages.ts';
import { CAMPAIGN_CODES } from '../campaigns.types.ts';
import type { KitsOperator } from '../operator/operator.service.ts';

type Answer<Name extends keyof KitsOperator> = Awaited<ReturnType<KitsOperator[Name]>>;

export interface CampaignFigures {
  exposure: Answer<'exposure'>;
  uses: Answer<'uses'>;
  counts: Answer<'counts'>;
  owed: Answer<'owed'>;
}

/** What campaigns have sold, and what is open of them; those that are neither offered nor used are left out. */
export function presentReport(
  { exposure, uses, counts, owed }: CampaignFigures,
  { language, settings }: Told,
) {
  const items = CAMPAIGN_CODES.map((code) => {
    const own = exposure.byCode.find((one) => one.code === code);
    const { uses: sold = 0, spent = 0 } = uses.find((one) => one.code === code) ?? {};
    const count = (status: string) =>
      counts.find((one) => one.code === code && one.status === status)?.count ?? 0;
    const limits = {
      stock: settings.campaignStock[code],
      usesMost: settings.campaignUsesMost[code],
      budget: settings.campaignBudgets[code],
    };
    return {
      ...{ code, name: nameOf(code, language), offered: settings.campaignCodes.includes(code) },
      ...{ uses: sold, spent },
      ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
      ...{ running: count('running'), met: count('met'), ended: count('ended') },
      ...{ returned: count('returned'), weightOwed: own?.weightOwed ?? 0, amount: own?.amount ?? 0 },
    };
  });
  return {
    ...{ commitments: exposure.commitments, amount: exposure.amount },
    items: items.filter(
      ({ offered, uses: sold, running, met, ended, returned }) =>
        offered || sold + running + met + ended + returned > 0,
    ),
    owed: owed.map(({ orderCode, amount, failedOn }) => ({
      ...{ orderCode, amount },
      ...(failedOn ? { failedOn } : {}),
    })),
  };
}

interface Told {
  language: Language;
  settings: Pick<
    SiteConfiguration,
    'campaignCodes' | 'campaignStock' | 'campaignUsesMost' | 'campaignBudgets'
  >;
}
