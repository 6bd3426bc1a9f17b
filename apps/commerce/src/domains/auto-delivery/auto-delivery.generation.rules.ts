import type { CatalogVariant } from '#domains/catalog/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import { processingOf } from './auto-delivery.calendar.ts';
import type { DeliveryLine } from './auto-delivery.pricing.ts';
import type { Confirmed, Subscription, SubscriptionLine } from './auto-delivery.types.ts';

/** Subscriptions that ship as one order: of one customer, on one day, to one address, by one card. */
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

/** What is on the shelf while orders are planned: each takes from it, so that no two are promised the same box. */
export interface Shelf {
  variant(code: string): CatalogVariant | undefined;
  /** Units left by variant code. */
  left: Map<string, number>;
}

/** What becomes of a subscription's lines. */
export interface LinePlan {
  /** To send, one line a variant. */
  send: DeliveryLine[];
  /** Sent in place of what was wanted. */
  replaced: { wanted: string; sent: string; quantity: number }[];
  /** Not to be had, nor any backup of it. */
  missing: DeliveryLine[];
}

/**
 * Chooses what to send of some lines and takes it off the shelf: the product itself, else its backups in order (in
 * stock, of the same product type, at its price or lower), else nothing. A line is sent whole or not at all.
 */
export function planLines(
  lines: readonly Pick<SubscriptionLine, 'code' | 'quantity' | 'backups'>[],
  { variant, left }: Shelf,
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

/** Minor units that the tax of a price that is held may round away from what was told. */
const ROUNDED = 2;

/**
 * What to do about an order that would come to more than was confirmed: the price that was told holds. Where the tax is
 * more even of that, it is the tax that grew: the law wants it paid and the customer wants to be told first.
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
 * @param days after the failure on which it is tried, rising.
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

/** From when a subscription whose charge failed on `failedOn` is put on hold: the processing after so many `days`. */
export function holdFrom(failedOn: Day, timeZone: string, days: number): Date {
  return processingOf(addDays(failedOn, days + 1), timeZone);
}
