/** The order of one month of a box. */
import { SITES } from '@crema/brands';
import { priceSources } from '#domains/catalog/index.ts';
import type { RecurringOrder } from '#domains/orders/index.ts';
import type { PricingLine } from '#domains/pricing/index.ts';
import { uuidOf } from '#platform/values/uuid.ts';
import { creditFor, priceOf, surchargeOf } from '../contents/contents.rules.ts';
import { linesOf } from '../contents/contents.service.ts';
import type { FilledBox } from '../contents/ranking.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { BOX, type BoxMonth, type MonthlyBox } from '../monthly-boxes.types.ts';
import { termsOn } from '../subscription/subscription.rules.ts';

/** What a month comes to, before tax, in minor units. */
export interface MonthPrice {
  /** What is charged. Nothing for a gift, which is paid. */
  fixed: number;
  amount: number;
  /** Store credit for what could not be had. */
  credit: number;
}

/** The price of a month of which these boxes are sent. */
export function monthPrice(
  box: MonthlyBox,
  { date, boxes }: Pick<BoxMonth, 'date' | 'boxes'>,
  { contents, missing }: Pick<FilledBox, 'contents' | 'missing'>,
): MonthPrice {
  const price = priceOf(termsOn(box, date).sizes, boxes);
  if (price === undefined) throw new Error(`The monthly box ${box.id} has no price for ${boxes} boxes`);
  const isSent = contents.length > 0;
  const fixed = box.gift || !isSent ? 0 : price;
  return {
    fixed,
    amount: box.gift ? 0 : fixed + surchargeOf(contents),
    // What was paid at once for a month of which nothing comes is given back as a whole.
    credit: isSent || box.gift ? creditFor(price, missing, boxes) : 0,
  };
}

/** The order of a month. Its lines share the fixed price, and have their shipping included. */
export function orderOf(
  { catalog, pricing }: Pick<BoxNeeds, 'catalog' | 'content' | 'pricing'>,
  box: MonthlyBox,
  month: number,
  { contents }: Pick<FilledBox, 'contents'>,
  { fixed }: Pick<MonthPrice, 'fixed'>,
): RecurringOrder {
  const { site, deliveryAddress, business } = box;
  const paid = box.gift ? contents.map(({ premium: _, ...product }) => product) : contents;
  const sold = linesOf({ catalog }, site, fixed, paid).map((line) => {
    const variant = catalog.variant(site, line.code);
    if (!variant) throw new Error(`${line.code} is in the monthly box ${box.id} and not in the catalogue`);
    return { ...line, variant, frequencyWeeks: 0 };
  });
  const lines = sold.map(
    ({ quantity, price, variant }): PricingLine => ({
      quantity,
      prices: { ...priceSources(variant), added: { kind: BOX, price, fixed: true } },
      ...{ purchase: 'oneTime', taxCode: variant.taxCode, virtual: true },
      boxCount: variant.boxCount,
    }),
  );
  const { country, region } = deliveryAddress;
  const totals = pricing.totals(site, lines, {
    destination: { country, region },
    taxExempt: business?.taxExemptionNumber !== undefined,
  });
  const { language, customerId, email, payment } = box;
  return {
    ...{ site, language, customerId, email, deliveryAddress, payment, totals },
    turn: uuidOf(`monthly box ${box.id}:${month}`),
    sold: sold.map(({ price: _, ...line }) => line),
    ...(business ? { business } : {}),
  };
}

/** The zone in which a box counts its days. */
export const zoneOf = ({ site }: Pick<MonthlyBox, 'site'>): string => SITES[site].timeZone;
