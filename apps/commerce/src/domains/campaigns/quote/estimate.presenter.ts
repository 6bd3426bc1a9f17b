import type { ContentService } from '#domains/content/index.ts';
import { type Totals, toPrice } from '#domains/pricing/index.ts';
import { addDays } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { unitOf } from '../campaigns.types.ts';
import type { Estimate } from './estimate.service.ts';
import type { Ending } from './timeline.rules.ts';

/** An estimate as callers read it. @param today the day of the first order */
export function presentEstimate(
  content: Pick<ContentService, 'configuration'>,
  { site, language }: SiteContext,
  made: Estimate,
  today: string,
) {
  const { campaign, brewer, drinks, now, later, commitment } = made;
  const money = (minor: number) => toPrice(minor, site.currency, language);
  const order = ({ subTotal, deliveryCost, surcharges, totalPrice }: Totals) => ({
    ...{ subTotal: money(subTotal), deliveryCost: money(deliveryCost) },
    ...{ surcharges: money(surcharges), totalPrice: money(totalPrice) },
  });
  const ending = ({ charge, ...rest }: Ending) => ({ ...rest, charge: money(charge) });
  const [brewerLine] = brewer ? now.lines : [];
  const drinkLines = brewer ? now.lines.slice(1) : now.lines;
  return {
    campaignCode: campaign.code,
    frequencyWeeks: made.weeks,
    ...{ weight: made.weight, least: campaign.least, unit: unitOf(campaign) },
    ...(brewer &&
      brewerLine && {
        brewer: {
          ...{ code: brewer.code, productCode: brewer.productCode },
          ...{ listPrice: money(brewerLine.listPrice), price: money(brewerLine.basePrice) },
          savings: money(brewerLine.listPrice - brewerLine.basePrice),
          priceKind: brewerLine.priceKind,
        },
      }),
    products: drinks.map(({ variant, qty, weight }, at) => ({
      ...{ code: variant.code, productCode: variant.productCode, qty, weight: weight * qty },
      listPrice: money(variant.listPrice),
      firstPrice: money(drinkLines[at]?.basePrice ?? 0),
      firstPriceKind: drinkLines[at]?.priceKind ?? 'list',
      laterPrice: money(later.lines[at]?.basePrice ?? 0),
      laterPriceKind: later.lines[at]?.priceKind ?? 'list',
    })),
    now: { on: today, ...order(now) },
    later: { on: made.nextOn, ...order(later) },
    ...(commitment && {
      commitment: {
        ...{ units: commitment.committed, months: campaign.months, deadline: commitment.deadline },
        ...{ orders: commitment.orders, metOn: commitment.metOn, metInTime: commitment.metInTime },
        totalPrice: money(now.totalPrice + later.totalPrice * (commitment.orders - 1)),
        earlyEnd: campaign.earlyEnd,
        returnUntil: addDays(today, content.configuration(site.id).returnWindowDays),
        endings: commitment.endings.map(ending),
        ...(commitment.ending && { ending: ending(commitment.ending) }),
      },
    }),
  };
}
