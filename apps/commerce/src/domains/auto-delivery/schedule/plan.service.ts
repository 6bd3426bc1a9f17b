import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { EditContext } from '../editing/editing.types.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import { following, isWithin, scheduleOf } from '../subscription/subscription.rules.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';
import { movableTo, processingOf, type Schedule, withDate, withFrequency } from './calendar.rules.ts';
import type { PlanAsk, PlanParts } from './plan.types.ts';
import { supplyRules } from './pods.rules.ts';
import { atHome, type PodsOnTheWay, type SmartSupply, smartDay, supplyOn } from './supply.rules.ts';

/** Changes the schedule: first the frequency, then the day, then the pods. @throws 400. */
export async function applyPlan(
  ctx: SiteContext,
  parts: PlanParts,
  subscription: Subscription,
  ask: PlanAsk,
  context: EditContext,
): Promise<Subscription> {
  const { language, site } = ctx;
  const { repository } = parts;
  const { today, timeZone, rules } = context;
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
    // Its day was chosen by the pods; the calendar counts from there.
    follow(withDate(scheduleOf(changed), changed.nextDate as Day));
  }
  if (ask.type === 'smart' || cupsPerDay !== undefined || podsOnHand !== undefined) {
    const counts = podsOnHand !== undefined || !changed.smart;
    const coming = counts ? await podsUnderWay(parts, subscription.id, context) : [];
    const supply = supplyOf(changed, ask, today, coming);
    if (!supply) throw autoDeliveryErrors.notSmart(language);
    const day = smartDay(supply, today, supplyRules(rules));
    // The customer has counted the pods, so the outcome of earlier orders must not change that count.
    if (counts)
      await repository.forgetPods(
        subscription.id,
        coming.map(({ cycle }) => cycle),
      );
    changed = { ...changed, type: 'smart', smart: supply };
    if (day !== undefined && nextDate === undefined && changed.status === 'ACTIVE') {
      await repository.forgetSkips(subscription.id);
      follow(withDate(scheduleOf(changed), day));
    }
  }
  return changed;
}

/** The supply of a smart subscription from today on; undefined if the type is not smart or no cups are given. */
function supplyOf(
  { smart }: Subscription,
  { type, cupsPerDay, podsOnHand }: PlanAsk,
  today: Day,
  coming: readonly PodsOnTheWay[],
): SmartSupply | undefined {
  if (!smart && type !== 'smart') return undefined;
  const cupsADay = cupsPerDay ?? smart?.cupsADay;
  if (cupsADay === undefined) return undefined;
  const now = smart && supplyOn(smart, today);
  if (now && podsOnHand === undefined) return { ...now, cupsADay };
  const home = podsOnHand ?? (now ? atHome(now) : 0);
  const onHand = coming.reduce((all, { pods }) => all + pods, home);
  return { onHand, countedOn: today, cupsADay, ...(coming.length > 0 ? { onTheWay: coming } : {}) };
}

/** Pods that were sent and have not arrived, which the customer does not count at home. */
async function podsUnderWay(
  { repository, arrived }: PlanParts,
  id: string,
  { today, timeZone, rules: { autoDeliveryLeadDays: leadDays } }: EditContext,
): Promise<PodsOnTheWay[]> {
  const sent = await repository.sentSince(id, processingOf(addDays(today, -leadDays - 1), timeZone));
  const there = await arrived(sent.flatMap(({ orderCode }) => orderCode ?? []));
  return sent.flatMap(({ cycle, pods, orderCode, settledAt, createdAt }: Occurrence) => {
    const arrivesOn = addDays(dayOf(settledAt ?? createdAt, timeZone), leadDays);
    return arrivesOn > today && !there.has(orderCode ?? '') ? [{ cycle, pods, arrivesOn }] : [];
  });
}
