import type { CatalogVariant } from '#domains/catalog/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import { processingOf } from '../schedule/calendar.rules.ts';
import type { DeliveryLine } from '../subscription/delivery.rules.ts';
import type { Confirmed, Subscription, SubscriptionLine } from '../subscription/subscription.types.ts';

/** Key of subscriptions that ship as one order: same customer, day, address and card. */
export function deliveryKey(
  of: Pick<Subscription, 'site' | 'customerId' | 'deliveryAddress' | 'payment'>,
  date: Day,
): string {
  const { provider, token } = of.payment;
  const { country, region, postalCode, town, line1, line2, firstName, lastName, companyName, phone } =
    of.deliveryAddress;
  const address = [country, region, postalCode, town, line1, line2, firstName, lastName, companyName, phone];
  return JSON.stringify([of.site, of.customerId, date, provider, token, ...address]);
}

/** Stock while orders are planned: each order takes from it, so that no box is promised twice. */
export interface PlannedStock {
  variant(code: string): CatalogVariant | undefined;
  /** Units left by variant code. */
  left: Map<string, number>;
}

/** The plan for a subscription's lines. */
export interface LinePlan {
  /** Lines to send, one for each variant. */
  send: DeliveryLine[];
  /** Replacements by backups. */
  replaced: { wanted: string; sent: string; quantity: number }[];
  /** Lines that are not available, nor any backup of them. */
  missing: DeliveryLine[];
}

/**
 * Chooses what to send of some lines and takes it from stock: the product itself, else its backups in order (in
 * stock, of the same product type, at its price or lower), else nothing. A line is sent whole or not at all.
 */
export function planLines(
  lines: readonly Pick<SubscriptionLine, 'code' | 'quantity' | 'backups'>[],
  { variant, left }: PlannedStock,
): LinePlan {
  const plan: LinePlan = { send: [], replaced: [], missing: [] };
  const has = (code: string, quantity: number) =>
    variant(code)?.sellable && (left.get(code) ?? 0) >= quantity;
  for (const { code, quantity, backups } of lines) {
    const primary = variant(code);
    const fits = (backup: string) => {
      const other = variant(backup);
      return primary && other?.productType === primary.productType && other.listPrice <= primary.listPrice;
    };
    const sent = has(code, quantity) ? code : backups.find((backup) => fits(backup) && has(backup, quantity));
    if (!sent) {
      plan.missing.push({ code, quantity });
      continue;
    }
    left.set(sent, (left.get(sent) ?? 0) - quantity);
    if (sent !== code) plan.replaced.push({ wanted: code, sent, quantity });
    const same = plan.send.find((line) => line.code === sent);
    if (same) same.quantity += quantity;
    else plan.send.push({ code: sent, quantity });
  }
  return plan;
}

/** Minor units by which the tax of a held price may differ from the quoted tax because of rounding. */
const ROUNDED = 2;

/**
 * What to do about an order that would cost more than was confirmed: the quoted price holds. If the tax is still higher
 * than quoted, the tax itself rose: it must be paid, so the customer is notified first.
 */
export function aboveCeiling(
  { total, tax, held }: { total: number; tax: number; held: boolean },
  confirmed: Confirmed,
): 'charge' | 'hold-price' | 'announce' {
  if (total > confirmed.total) return 'hold-price';
  return held && tax > (confirmed.tax ?? 0) + ROUNDED ? 'announce' : 'charge';
}

/**
 * When a charge that failed on `failedOn` is tried again; undefined: not any more.
 *
 * @param days days after the failure on which it is tried, ascending.
 */
export function retryOf(
  failedOn: Day,
  now: Date,
  timeZone: string,
  days: readonly number[],
): Date | undefined {
  const today = dayOf(now, timeZone);
  const day = days.map((after) => addDays(failedOn, after)).find((candidate) => candidate > today);
  return day === undefined ? undefined : processingOf(day, timeZone);
}

/** From when a subscription whose charge failed on `failedOn` is put on hold: the processing after `days` days. */
export function holdFrom(failedOn: Day, timeZone: string, days: number): Date {
  return processingOf(addDays(failedOn, days + 1), timeZone);
}
