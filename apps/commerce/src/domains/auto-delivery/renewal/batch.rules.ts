import { SITES } from '@crema/brands';
import type { RecurringOrder } from '#domains/orders/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import { uuidOf } from '#platform/values/uuid.ts';
import type { SubscriptionEmail } from '../emails/emails.types.ts';
import { emailAbout, namesOf } from '../emails/subscription.emails.ts';
import { afterProcessing, processingOf } from '../schedule/calendar.rules.ts';
import { podsIn, supplyRules } from '../schedule/pods.rules.ts';
import { sent, smartDay, unsent } from '../schedule/supply.rules.ts';
import type { PricedDelivery } from '../subscription/delivery.rules.ts';
import { comingOn } from '../subscription/subscription.rules.ts';
import type { Confirmed, Subscription } from '../subscription/subscription.types.ts';
import { statusAfter } from '../subscription/transitions.rules.ts';
import {
  type DueOccurrence,
  mergedLines,
  type PlanNeeds,
  priceGroup,
  type RhythmicLine,
  sharesOf,
} from './group.rules.ts';
import { deliveryKey, type LinePlan, planLines } from './renewal.rules.ts';
import type { Advanced, ClaimedOccurrence, TakenOccurrence } from './renewal.types.ts';

/** All that one pass writes, in one transaction. */
export interface Batch {
  orders: RecurringOrder[];
  /** The record of each occurrence; `order`: the index of its order in `orders`. */
  occurrences: { taken: TakenOccurrence; open: boolean; order?: number }[];
  advanced: Advanced[];
  /** Subscriptions of open occurrences whose order sends other pods than were counted. */
  restocked: Omit<Advanced, 'cycle' | 'status'>[];
  announced: { id: string; told: Confirmed; processAt: Date }[];
  emails: SubscriptionEmail[];
}

export function dueOccurrenceOf({ subscription, open }: ClaimedOccurrence): DueOccurrence {
  const { ceiling, told, cycle, nextDate, lines } = subscription;
  const of = (total: number): Confirmed => (told?.total === total ? told : { total });
  return open
    ? {
        subscription,
        cycle: open.cycle,
        date: open.date,
        confirmed:
          open.ceilingTax === undefined ? of(open.ceiling) : { total: open.ceiling, tax: open.ceilingTax },
        lines: open.lines ?? lines,
        open: true,
        pods: open.pods,
      }
    : { subscription, cycle, date: nextDate as Day, confirmed: of(ceiling), lines, open: false, pods: 0 };
}

/** Plans the orders of due occurrences: those that ship together become one. Reduces `stock`; otherwise pure. */
export function planBatch(due: readonly DueOccurrence[], needs: PlanNeeds): Batch {
  const batch: Batch = {
    orders: [],
    occurrences: [],
    advanced: [],
    restocked: [],
    announced: [],
    emails: [],
  };
  const groups = new Map<string, DueOccurrence[]>();
  for (const one of due) {
    const key = deliveryKey(one.subscription, one.date);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const group of groups.values()) planGroup(group, needs, batch);
  return batch;
}

function planGroup(group: readonly DueOccurrence[], needs: PlanNeeds, batch: Batch): void {
  const { stock, now } = needs;
  const before = new Map(stock.left);
  const plans = group.map((one) => planLines(one.lines, stock));
  const sent = group.flatMap((one, index) => {
    const plan = plans[index] as LinePlan;
    return plan.send.length > 0 ? [{ one, plan }] : [];
  });
  const leader = sent[0]?.one;
  const priced = leader && priceGroup(group, plans, leader, needs);
  if (leader && !priced) {
    // The customer is notified of another total first; nothing is taken from stock until then.
    stock.left = before;
    for (const one of group) announce(one, needs, batch);
    return;
  }
  const order = leader && priced ? batch.orders.push(orderOf(leader, priced)) - 1 : undefined;
  const amounts = priced
    ? sharesOf(
        sent.map(({ plan }) => plan),
        priced,
      )
    : [];
  group.forEach((one, index) => {
    const plan = plans[index] as LinePlan;
    const share = amounts[sent.findIndex((other) => other.one === one)];
    const ordered = share !== undefined && order !== undefined;
    const { subscription, cycle, date, confirmed, lines, open } = one;
    const pods = podsIn(plan.send, stock.variant);
    batch.occurrences.push({
      open,
      ...(ordered ? { order } : {}),
      taken: {
        subscriptionId: subscription.id,
        cycle,
        date,
        status: ordered ? 'pending' : 'nothing',
        ceiling: confirmed.total,
        ceilingTax: confirmed.tax,
        pods,
        lines,
        amount: share?.amount ?? 0,
        saved: share?.saved ?? 0,
        ...(ordered ? { lookAt: new Date(now.getTime() + needs.lookAfterMs) } : {}),
      },
    });
    const moved = open ? restocked(one, pods, needs) : advance(one, pods, needs);
    if (!open) batch.advanced.push({ ...advancedOf(moved), status: moved.status, cycle });
    else if (moved !== subscription) batch.restocked.push(advancedOf(moved));
    if (plan.replaced.length + plan.missing.length > 0) {
      const name = namesOf(subscription.language, stock.variant);
      batch.emails.push(
        emailAbout(
          ordered ? (plan.missing.length > 0 ? 'missing' : 'replaced') : 'nothing',
          moved,
          `${cycle}`,
          {
            date,
            nextDate: moved.nextDate,
            replaced: plan.replaced.map((one) => ({ wanted: name(one.wanted), sent: name(one.sent) })),
            missing: plan.missing.map(({ code }) => name(code)),
          },
        ),
      );
    }
  });
}

function orderOf(
  { subscription, cycle }: DueOccurrence,
  { sold, totals }: PricedDelivery<RhythmicLine>,
): RecurringOrder {
  const { site, language, customerId, email, deliveryAddress, payment, business } = subscription;
  return {
    site,
    language,
    customerId,
    email,
    turn: uuidOf(`${subscription.id}:${cycle}`),
    deliveryAddress,
    payment,
    sold,
    totals,
    ...(business ? { business } : {}),
    discountName: language === 'fr' ? 'Prix promis' : 'Price as promised',
  };
}

/**
 * The subscription of an open occurrence: if other pods are sent than were counted, a smart one counts these, and its
 * next order follows them.
 */
function restocked(
  { subscription, cycle, pods: countedBefore }: DueOccurrence,
  pods: number,
  { now, rules }: PlanNeeds,
): Subscription {
  const { smart, site, nextDate } = subscription;
  if (!smart || pods === countedBefore || nextDate === undefined) return subscription;
  const today = dayOf(now, SITES[site].timeZone);
  const without = unsent(smart, { cycle, pods: countedBefore }, today);
  const counted = sent(without, { cycle, pods }, today, rules.autoDeliveryLeadDays);
  const next = smartDay(counted, today, supplyRules(rules)) ?? nextDate;
  return { ...subscription, smart: counted, ...comingOn(next, SITES[site].timeZone) };
}

/** The subscription after its occurrence was taken and some pods of it were sent. */
function advance(
  { subscription, cycle }: DueOccurrence,
  pods: number,
  { now, rules }: PlanNeeds,
): Subscription {
  const { timeZone } = SITES[subscription.site];
  const status = statusAfter(subscription.status, 'fall-due');
  if (!status) throw new Error(`${subscription.id} is ${subscription.status} and fell due`);
  const schedule = {
    anchor: subscription.anchorDate,
    weeks: subscription.frequencyWeeks,
    next: subscription.nextDate as Day,
  };
  const today = dayOf(now, timeZone);
  const smart =
    subscription.smart && sent(subscription.smart, { cycle, pods }, today, rules.autoDeliveryLeadDays);
  const next =
    (smart && smartDay(smart, today, supplyRules(rules))) ?? afterProcessing(schedule, now, timeZone).next;
  return {
    ...subscription,
    status,
    ...comingOn(next, timeZone),
    ...(smart ? { smart } : {}),
  };
}

function announce(
  { subscription, cycle, date, open, lines, pods }: DueOccurrence,
  needs: PlanNeeds,
  batch: Batch,
): void {
  const { site, now, pricing } = needs;
  const { timeZone } = SITES[site];
  const { totals } = pricing.price(site, mergedLines(lines), subscription.deliveryAddress, {
    business: subscription.business,
  });
  const told = { total: totals.totalPriceWithTax, tax: totals.totalTax };
  const processAt = processingOf(addDays(dayOf(now, timeZone), 1), timeZone);
  if (open) {
    batch.occurrences.push({
      open,
      taken: {
        ...{ subscriptionId: subscription.id, cycle, date, status: 'failed', ceiling: told.total, lines },
        ...{ ceilingTax: told.tax, pods, amount: 0, saved: 0, lookAt: processAt },
      },
    });
  } else batch.announced.push({ id: subscription.id, told, processAt });
  batch.emails.push(emailAbout('total-changed', subscription, `${cycle}:${told.total}`, { date, ...told }));
}

const advancedOf = ({ id, nextDate, locksAt, processAt, smart }: Subscription) => ({
  ...{ id, nextDate, locksAt, processAt, smart },
});
