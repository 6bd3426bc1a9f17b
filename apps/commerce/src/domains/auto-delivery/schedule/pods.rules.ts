/** The pods of subscriptions: how many there are, how long they last, and the effect of those that do not arrive. */
import { type CatalogVariant, podsOf } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { type Day, daysBetween } from '#platform/clock/index.ts';
import { comingOn } from '../subscription/subscription.rules.ts';
import type { Occurrence, Subscription, SubscriptionLine } from '../subscription/subscription.types.ts';
import { onHandOn, type SmartRules, smartDay, unsent } from './supply.rules.ts';

/** The site's rules for the day of a smart order. */
export const supplyRules = ({
  autoDeliveryLeadDays: leadDays,
  autoDeliveryBufferDays: bufferDays,
}: Pick<SiteConfiguration, 'autoDeliveryLeadDays' | 'autoDeliveryBufferDays'>): SmartRules => ({
  leadDays,
  bufferDays,
});

/** Pods in some lines; 0: no smart schedule is possible. */
export const podsIn = (
  lines: readonly Pick<SubscriptionLine, 'code' | 'quantity'>[],
  find: (code: string) => CatalogVariant | undefined,
): number =>
  lines.reduce((all, { code, quantity }) => {
    const variant = find(code);
    return all + quantity * ((variant && podsOf(variant)) ?? 0);
  }, 0);

/**
 * The subscription without the pods of an occurrence that it counted and that do not arrive. A smart one's coming order
 * follows the rest: it may come sooner, never later; a pause keeps its end.
 *
 * @param notBefore the earliest day that it may be brought forward to; absent: any.
 */
export function unstocked(
  subscription: Subscription,
  occurrence: Pick<Occurrence, 'cycle' | 'pods'>,
  {
    today,
    timeZone,
    rules,
    notBefore = today,
  }: { today: Day; timeZone: string; rules: Parameters<typeof supplyRules>[0]; notBefore?: Day },
): Subscription {
  const { smart, status, nextDate } = subscription;
  if (!smart || occurrence.pods === 0 || nextDate === undefined) return subscription;
  const counted = { ...subscription, smart: unsent(smart, occurrence, today) };
  const low = smartDay(counted.smart, today, supplyRules(rules));
  if (low === undefined || status === 'PAUSED') return counted;
  const next = low > notBefore ? low : notBefore;
  return next < nextDate ? { ...counted, ...comingOn(next, timeZone) } : counted;
}

/** Whole days for which the pods at home and on their way last. */
export function daysLeft(subscription: Subscription, today: Day): number | undefined {
  const { smart } = subscription;
  return smart && smart.cupsADay > 0 ? Math.floor(onHandOn(smart, today) / smart.cupsADay) : undefined;
}

/** Days until the coming order, for a countdown; absent without one. */
export const daysUntil = ({ nextDate }: Pick<Subscription, 'nextDate'>, today: Day): number | undefined =>
  nextDate === undefined ? undefined : daysBetween(today, nextDate);
