/** Price of the occurrences that ship as one order, and the share of each. */
import type { SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { allocate } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type {
  DeliveryLine,
  DeliveryPricing,
  PricedDelivery,
  Rhythm,
} from '../subscription/delivery.rules.ts';
import type { Confirmed, Subscription } from '../subscription/subscription.types.ts';
import type { aboveCeiling, LinePlan, PlannedStock } from './renewal.rules.ts';

/** A due occurrence: its lines, its day, and the most that it may charge. */
export interface DueOccurrence {
  subscription: Subscription;
  cycle: number;
  date: Day;
  confirmed: Confirmed;
  lines: Subscription['lines'];
  /** Whether it is an earlier occurrence, so that the subscription has moved on already. */
  open: boolean;
  /** Pods of it that its subscription already counts. */
  pods: number;
}

/** A line that is sent, with its subscription's frequency. */
export type RhythmicLine = DeliveryLine & Rhythm;

export interface PlanNeeds {
  now: Date;
  site: SiteId;
  stock: PlannedStock;
  pricing: DeliveryPricing;
  rules: Pick<SiteConfiguration, 'autoDeliveryLeadDays' | 'autoDeliveryBufferDays'>;
  decide: typeof aboveCeiling;
  /** Milliseconds after which another worker takes over an order that was not settled. */
  lookAfterMs: number;
}

/** Price of the group's order, within what was confirmed; undefined if it must be announced first. */
export function priceGroup(
  group: readonly DueOccurrence[],
  plans: readonly LinePlan[],
  { subscription }: DueOccurrence,
  { site, pricing, stock, decide }: PlanNeeds,
): PricedDelivery<RhythmicLine> | undefined {
  const { deliveryAddress, business } = subscription;
  const incomplete = plans.some(({ missing, replaced }) => missing.length + replaced.length > 0);
  const wanted = mergedLines(group.flatMap(({ lines }) => lines));
  const whole = incomplete ? pricing.price(site, wanted, deliveryAddress, { business }) : undefined;
  const gone = wanted.some(({ code }) => !stock.variant(code)?.sellable);
  const send = mergedByRhythm(
    plans.flatMap((plan, index) => {
      const { frequencyWeeks, smart } = (group[index] as DueOccurrence).subscription;
      return plan.send.map((line) => ({ ...line, frequencyWeeks, cupsPerDay: smart?.cupsADay }));
    }),
  );
  const freeShipping = gone || (whole !== undefined && whole.totals.deliveryCost === 0);
  const price = (discount: number, free = freeShipping) =>
    pricing.price(site, send, deliveryAddress, { business, discount, freeShipping: free });

  const taxes = group.map(({ confirmed }) => confirmed.tax);
  const known = taxes.every((tax) => tax !== undefined);
  const confirmed: Confirmed = {
    total: sum(group.map((one) => one.confirmed.total)),
    ...(known ? { tax: sum(taxes as number[]) } : {}),
  };
  let priced = price(0);
  const free = freeShipping || priced.totals.deliveryCost === 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const { totalPriceWithTax: total, totalTax: tax, orderDiscounts } = priced.totals;
    const decision = decide({ total, tax, held: orderDiscounts > 0 }, confirmed);
    if (decision === 'charge') return priced;
    if (decision === 'announce') return undefined;
    // A discount on the goods reduces their tax too.
    const over = Math.ceil(((total - confirmed.total) * (total - tax)) / total);
    priced = price(orderDiscounts + over, free);
  }
  return undefined;
}

/** Each subscription's share of the order's total and saving. */
export function sharesOf(
  plans: readonly LinePlan[],
  { sold, totals }: PricedDelivery,
): { amount: number; saved: number }[] {
  const units = new Map(sold.map(({ code }, index) => [code, totals.lines[index]]));
  const goods = plans.map(({ send }) =>
    sum(send.map(({ code, quantity }) => (units.get(code)?.basePrice ?? 0) * quantity)),
  );
  const saved = plans.map(({ send }) =>
    sum(
      send.map(({ code, quantity }) => {
        const unit = units.get(code);
        return unit ? (unit.listPrice - unit.basePrice) * quantity : 0;
      }),
    ),
  );
  const held = allocate(totals.orderDiscounts, goods);
  return allocate(totals.totalPriceWithTax, goods).map((amount, index) => ({
    amount,
    saved: (saved[index] ?? 0) + (held[index] ?? 0),
  }));
}

/** One line for each variant. */
export function mergedLines(lines: readonly DeliveryLine[]): DeliveryLine[] {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines) units.set(code, (units.get(code) ?? 0) + quantity);
  return [...units].map(([code, quantity]) => ({ code, quantity }));
}

/** One line for each variant and frequency, as each shows when it comes again. */
function mergedByRhythm(lines: readonly RhythmicLine[]): RhythmicLine[] {
  const found = new Map<string, RhythmicLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.code, line.frequencyWeeks, line.cupsPerDay]);
    const before = found.get(key)?.quantity ?? 0;
    found.set(key, { ...line, quantity: before + line.quantity });
  }
  return [...found.values()];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
