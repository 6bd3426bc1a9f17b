import { type CatalogVariant, podsOf } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { type Day, daysBetween } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import {
  movableTo,
  onHandOn,
  type Schedule,
  type SmartRules,
  type SmartSupply,
  smartDay,
  withDate,
  withFrequency,
} from './auto-delivery.calendar.ts';
import type { Workbench } from './auto-delivery.editing.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import { comingOn, following, isWithin, scheduleOf } from './auto-delivery.rules.ts';
import type { Subscription, SubscriptionLine, SubscriptionType } from './auto-delivery.types.ts';

/** When orders come: by the calendar, or by what a household drinks. */
export interface PlanAsk {
  nextDate?: Day;
  frequencyWeeks?: number;
  /** From the calendar to what is drunk, or back. */
  type?: SubscriptionType;
  cupsPerDay?: number;
  podsOnHand?: number;
}

/** The subscription as asked: first the rhythm, then the day, then the pods. @throws 400. */
export async function applyPlan(
  ctx: SiteContext,
  repository: Pick<AutoDeliveryRepository, 'forgetSkips' | 'forgetPods'>,
  subscription: Subscription,
  ask: PlanAsk,
  bench: Workbench,
): Promise<Subscription> {
  const { language, site } = ctx;
  const { today, timeZone, rules } = bench;
  const { nextDate, frequencyWeeks, cupsPerDay, podsOnHand } = ask;
  let changed = subscription;
  const follow = (schedule: Schedule): void => {
    changed = following(changed, schedule, timeZone);
  };

  if (frequencyWeeks !== undefined) {
    if (!rules.autoDeliveryFrequencies.includes(frequencyWeeks))
      throw autoDeliveryErrors.frequency(language, rules.autoDeliveryFrequencies);
    follow(withFrequency(scheduleOf(changed), frequencyWeeks));
  }
  if (nextDate !== undefined) {
    const range = movableTo(today, rules.autoDeliveryMoveDays);
    if (!isWithin(nextDate, range)) throw autoDeliveryErrors.dateRange(language, site.id, 'nextDate', range);
    await repository.forgetSkips(subscription.id);
    follow(withDate(scheduleOf(changed), nextDate));
  }
  if (ask.type === 'scheduled' && changed.type === 'smart') {
    changed = { ...changed, type: 'scheduled', smart: undefined };
    // The pods chose its day; the rhythm counts from there.
    follow(withDate(scheduleOf(changed), changed.nextDate as Day));
  }
  if (ask.type === 'smart' || cupsPerDay !== undefined || podsOnHand !== undefined) {
    const supply = supplyOf(changed, ask, today);
    if (!supply) throw autoDeliveryErrors.notSmart(language);
    const day = smartDay(supply, today, supplyRules(rules));
    // Who counts has counted: what becomes of earlier orders takes nothing off it.
    if (podsOnHand !== undefined || !changed.smart) await repository.forgetPods(subscription.id);
    changed = { ...changed, type: 'smart', smart: supply };
    if (day !== undefined && nextDate === undefined && changed.status === 'ACTIVE') {
      await repository.forgetSkips(subscription.id);
      follow(withDate(scheduleOf(changed), day));
    }
  }
  return changed;
}

/** What a smart subscription reckons with from today on; undefined: that takes cups, and the type to be smart. */
function supplyOf(
  { smart }: Subscription,
  { type, cupsPerDay, podsOnHand }: PlanAsk,
  today: Day,
): SmartSupply | undefined {
  if (!smart && type !== 'smart') return undefined;
  const cupsADay = cupsPerDay ?? smart?.cupsADay;
  if (cupsADay === undefined) return undefined;
  return { onHand: podsOnHand ?? (smart ? onHandOn(smart, today) : 0), countedOn: today, cupsADay };
}

/** By what the site reckons when a smart order is due. */
export const supplyRules = ({
  autoDeliveryLeadDays: leadDays,
  autoDeliveryBufferDays: bufferDays,
}: Pick<SiteConfiguration, 'autoDeliveryLeadDays' | 'autoDeliveryBufferDays'>): SmartRules => ({
  leadDays,
  bufferDays,
});

/** Pods in some lines; none: they cannot come by what is drunk. */
export const podsIn = (
  lines: readonly Pick<SubscriptionLine, 'code' | 'quantity'>[],
  find: (code: string) => CatalogVariant | undefined,
): number =>
  lines.reduce((all, { code, quantity }) => {
    const variant = find(code);
    return all + quantity * ((variant && podsOf(variant)) ?? 0);
  }, 0);

/** The supply after some pods were sent today, on their way and at home alike; less than none: fewer came than were reckoned with. */
export const stocked = (supply: SmartSupply, pods: number, today: Day): SmartSupply => ({
  ...supply,
  onHand: Math.max(0, onHandOn(supply, today) + pods),
  countedOn: today,
});

/**
 * The subscription without some pods that it reckoned with and that do not come. The coming order of a smart one follows what
 * is left and is never put off by that; a pause ends when it was to end.
 *
 * @param notBefore the first day that it may be brought forward to, where there is one.
 */
export function unstocked(
  subscription: Subscription,
  pods: number,
  {
    today,
    timeZone,
    rules,
    notBefore = today,
  }: { today: Day; timeZone: string; rules: Parameters<typeof supplyRules>[0]; notBefore?: Day },
): Subscription {
  const { smart, status, nextDate } = subscription;
  if (!smart || pods === 0 || nextDate === undefined) return subscription;
  const counted = { ...subscription, smart: stocked(smart, -pods, today) };
  const low = smartDay(counted.smart, today, supplyRules(rules));
  if (low === undefined || status === 'PAUSED') return counted;
  const next = low > notBefore ? low : notBefore;
  return next < nextDate ? { ...counted, ...comingOn(next, timeZone) } : counted;
}

/** Days that the pods at home still last, whole. */
export function daysLeft(subscription: Subscription, today: Day): number | undefined {
  const { smart } = subscription;
  return smart && smart.cupsADay > 0 ? Math.floor(onHandOn(smart, today) / smart.cupsADay) : undefined;
}

/** Days until the coming order, for a countdown; absent without one. */
export const daysUntil = ({ nextDate }: Pick<Subscription, 'nextDate'>, today: Day): number | undefined =>
  nextDate === undefined ? undefined : daysBetween(today, nextDate);
