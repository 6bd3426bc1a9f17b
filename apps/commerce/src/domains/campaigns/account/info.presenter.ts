import { SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { nameOf } from '../campaigns.messages.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { endingCosts, progress, warningOf } from '../commitments/progress.rules.ts';
import { codeOf } from '../offers/campaigns.rules.ts';

/** A commitment as its customer reads it. */
export function presentCommitment(
  { catalog, clock, content }: Pick<KitNeeds, 'catalog' | 'clock' | 'content'>,
  { language }: Pick<SiteContext, 'language'>,
  kit: Kit,
) {
  const { site, brewer, terms } = kit;
  const { done, owed } = progress(kit);
  const money = (minor: number) => toPrice(minor, kit.currency, language);
  const { timeZone } = SITES[site];
  const warning = warningOf(
    kit,
    dayOf(clock.now(), timeZone),
    content.configuration(site).campaignWarningDays,
  );
  const now = catalog.variant(site, brewer.code)?.name;
  const code = codeOf(kit.campaignCode);
  return {
    id: kit.id,
    campaignCode: kit.campaignCode,
    name: code ? nameOf(code, language) : kit.campaignCode,
    brewer: {
      ...{ code: brewer.code, productCode: brewer.productCode, url: brewer.url },
      name: now?.[language] ?? now?.en ?? brewer.name,
      images: [{ url: brewer.image }],
    },
    status: kit.status,
    ...{ weightDone: done, weightOwed: owed, weightCommitted: terms.committed },
    unit: terms.casePods === undefined ? 'boxes' : 'cases',
    ...{ begunOn: kit.begunOn, deadline: kit.deadline },
    ...(kit.endedOn !== undefined && { endedOn: kit.endedOn }),
    ...(warning && { warning: { daysLeft: warning.daysLeft } }),
    earlyEnd: {
      kind: terms.earlyEnd,
      amount: money(kit.endAmount ?? endingCosts(kit)),
      ...{ list: money(kit.listPrice), paid: money(kit.paid) },
    },
    orderCode: kit.orderCode,
    ...(kit.subscriptionId !== undefined && { subscriptionId: kit.subscriptionId }),
  };
}
