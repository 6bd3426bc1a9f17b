import { createHash } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { RecurringOrder } from '#domains/orders/index.ts';
import { allocate } from '#domains/pricing/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import { afterProcessing, processingOf, smartDay } from './auto-delivery.calendar.ts';
import type { Advanced, ClaimedTurn, TakenTurn } from './auto-delivery.generation.repository.ts';
import {
  type aboveCeiling,
  deliveryKey,
  type LinePlan,
  planLines,
  type Shelf,
} from './auto-delivery.generation.rules.ts';
import { letterAbout, namesOf } from './auto-delivery.mails.about.ts';
import type { NewMail } from './auto-delivery.mails.types.ts';
import { podsIn, stocked, supplyRules } from './auto-delivery.plan.ts';
import type { DeliveryLine, DeliveryPricing, PricedDelivery, Rhythm } from './auto-delivery.pricing.ts';
import { comingOn } from './auto-delivery.rules.ts';
import { statusAfter } from './auto-delivery.transitions.ts';
import type { Confirmed, Subscription } from './auto-delivery.types.ts';

/** A turn to take: what, when, and the most that it may charge. */
export interface Turn {
  subscription: Subscription;
  cycle: number;
  date: Day;
  confirmed: Confirmed;
  lines: Subscription['lines'];
  /** Open from before, so that the subscription has moved on already. */
  open: boolean;
  /** Pods of it that its subscription reckons with already. */
  pods: number;
}

/** What is sent, with the rhythm of the subscription that it is sent for. */
type RhythmicLine = DeliveryLine & Rhythm;

/** What one pass writes, all in one transaction. */
export interface Batch {
  orders: RecurringOrder[];
  /** Turns of `orders`, by position. */
  turns: { taken: TakenTurn; open: boolean; order?: number }[];
  advanced: Advanced[];
  /** Subscriptions of open turns that something else reaches than they reckoned with. */
  restocked: Omit<Advanced, 'cycle' | 'status'>[];
  announced: { id: string; told: Confirmed; processAt: Date }[];
  mails: NewMail[];
}

export interface PlanNeeds {
  now: Date;
  site: SiteId;
  shelf: Shelf;
  pricing: DeliveryPricing;
  rules: Pick<SiteConfiguration, 'autoDeliveryLeadDays' | 'autoDeliveryBufferDays'>;
  decide: typeof aboveCeiling;
  /** Milliseconds after which another worker looks after an order that was not settled. */
  lookAfterMs: number;
}

export function turnOf({ subscription, open }: ClaimedTurn): Turn {
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

/** Plans the orders of some turns: those that ship together as one. Pure but for the shelf, from which it takes. */
export function planBatch(turns: readonly Turn[], needs: PlanNeeds): Batch {
  const batch: Batch = { orders: [], turns: [], advanced: [], restocked: [], announced: [], mails: [] };
  const groups = new Map<string, Turn[]>();
  for (const turn of turns) {
    const key = deliveryKey(turn.subscription, turn.date);
    groups.set(key, [...(groups.get(key) ?? []), turn]);
  }
  for (const group of groups.values()) planGroup(group, needs, batch);
  return batch;
}

function planGroup(group: readonly Turn[], needs: PlanNeeds, batch: Batch): void {
  const { shelf, now } = needs;
  const before = new Map(shelf.left);
  const plans = group.map((turn) => planLines(turn.lines, shelf));
  const sent = group.flatMap((turn, index) => {
    const plan = plans[index] as LinePlan;
    return plan.send.length > 0 ? [{ turn, plan }] : [];
  });
  const leader = sent[0]?.turn;
  const priced = leader && priceGroup(group, plans, leader, needs);
  if (leader && !priced) {
    // Another total has to be told first; nothing is taken off the shelf until then.
    shelf.left = before;
    for (const turn of group) announce(turn, needs, batch);
    return;
  }
  const order = leader && priced ? batch.orders.push(orderOf(leader, priced)) - 1 : undefined;
  const amounts = priced
    ? sharesOf(
        sent.map(({ plan }) => plan),
        priced,
      )
    : [];
  group.forEach((turn, index) => {
    const plan = plans[index] as LinePlan;
    const share = amounts[sent.findIndex((one) => one.turn === turn)];
    const ordered = share !== undefined && order !== undefined;
    const { subscription, cycle, date, confirmed, lines, open } = turn;
    const pods = podsIn(plan.send, shelf.variant);
    batch.turns.push({
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
    const moved = open ? restocked(turn, pods, needs) : advance(turn, pods, needs);
    if (!open) batch.advanced.push({ ...advancedOf(moved), status: moved.status, cycle });
    else if (moved !== subscription) batch.restocked.push(advancedOf(moved));
    if (plan.replaced.length + plan.missing.length > 0) {
      const name = namesOf(subscription.language, shelf.variant);
      batch.mails.push(
        letterAbout(
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

/** What the group's order comes to, within what was confirmed; undefined where it must be announced first. */
function priceGroup(
  group: readonly Turn[],
  plans: readonly LinePlan[],
  { subscription }: Turn,
  { site, pricing, shelf, decide }: PlanNeeds,
): PricedDelivery<RhythmicLine> | undefined {
  const { deliveryAddress, business } = subscription;
  const incomplete = plans.some(({ missing, replaced }) => missing.length + replaced.length > 0);
  const wanted = merged(group.flatMap(({ lines }) => lines));
  const whole = incomplete ? pricing.price(site, wanted, deliveryAddress, { business }) : undefined;
  const gone = wanted.some(({ code }) => !shelf.variant(code)?.sellable);
  const send = mergedByRhythm(
    plans.flatMap((plan, index) => {
      const { frequencyWeeks, smart } = (group[index] as Turn).subscription;
      return plan.send.map((line) => ({ ...line, frequencyWeeks, cupsPerDay: smart?.cupsADay }));
    }),
  );
  const freeShipping = gone || (whole !== undefined && whole.totals.deliveryCost === 0);
  const price = (discount: number, free = freeShipping) =>
    pricing.price(site, send, deliveryAddress, { business, discount, freeShipping: free });

  const taxes = group.map(({ confirmed }) => confirmed.tax);
  const known = taxes.every((tax) => tax !== undefined);
  const confirmed: Confirmed = {
    total: sum(group.map((turn) => turn.confirmed.total)),
    ...(known ? { tax: sum(taxes as number[]) } : {}),
  };
  let priced = price(0);
  const free = freeShipping || priced.totals.deliveryCost === 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const { totalPriceWithTax: total, totalTax: tax, orderDiscounts } = priced.totals;
    const decision = decide({ total, tax, held: orderDiscounts > 0 }, confirmed);
    if (decision === 'charge') return priced;
    if (decision === 'announce') return undefined;
    // What is taken off the goods takes its tax along.
    const over = Math.ceil(((total - confirmed.total) * (total - tax)) / total);
    priced = price(orderDiscounts + over, free);
  }
  return undefined;
}

function orderOf(
  { subscription, cycle }: Turn,
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
 * The subscription of an open turn: where other pods are sent than it reckons with, a smart one counts those, and its
 * coming order follows them.
 */
function restocked(
  { subscription, pods: reckoned }: Turn,
  pods: number,
  { now, rules }: PlanNeeds,
): Subscription {
  const { smart, site, nextDate } = subscription;
  if (!smart || pods === reckoned || nextDate === undefined) return subscription;
  const today = dayOf(now, SITES[site].timeZone);
  const counted = stocked(smart, pods - reckoned, today);
  const next = smartDay(counted, today, supplyRules(rules)) ?? nextDate;
  return { ...subscription, smart: counted, ...comingOn(next, SITES[site].timeZone) };
}

/** The subscription as it stands once its turn was taken and some pods of it sent. */
function advance({ subscription }: Turn, pods: number, { now, rules }: PlanNeeds): Subscription {
  const { timeZone } = SITES[subscription.site];
  const status = statusAfter(subscription.status, 'fall-due');
  if (!status) throw new Error(`${subscription.id} is ${subscription.status} and fell due`);
  const schedule = {
    anchor: subscription.anchorDate,
    weeks: subscription.frequencyWeeks,
    next: subscription.nextDate as Day,
  };
  const today = dayOf(now, timeZone);
  const smart = subscription.smart && stocked(subscription.smart, pods, today);
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
  { subscription, cycle, date, open, lines, pods }: Turn,
  needs: PlanNeeds,
  batch: Batch,
): void {
  const { site, now, pricing } = needs;
  const { timeZone } = SITES[site];
  const { totals } = pricing.price(site, merged(lines), subscription.deliveryAddress, {
    business: subscription.business,
  });
  const told = { total: totals.totalPriceWithTax, tax: totals.totalTax };
  const processAt = processingOf(addDays(dayOf(now, timeZone), 1), timeZone);
  if (open) {
    batch.turns.push({
      open,
      taken: {
        ...{ subscriptionId: subscription.id, cycle, date, status: 'failed', ceiling: told.total, lines },
        ...{ ceilingTax: told.tax, pods, amount: 0, saved: 0, lookAt: processAt },
      },
    });
  } else batch.announced.push({ id: subscription.id, told, processAt });
  batch.mails.push(letterAbout('total-changed', subscription, `${cycle}:${told.total}`, { date, ...told }));
}

const advancedOf = ({ id, nextDate, locksAt, processAt, smart }: Subscription) => ({
  ...{ id, nextDate, locksAt, processAt, smart },
});

/** Each subscription's share of what its order came to, and of what it saved. */
function sharesOf(
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

/** One line a variant. */
function merged(lines: readonly DeliveryLine[]): DeliveryLine[] {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines) units.set(code, (units.get(code) ?? 0) + quantity);
  return [...units].map(([code, quantity]) => ({ code, quantity }));
}

/** One line a variant and rhythm: each says of itself when it comes again. */
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

/** A UUID that a text always has: the order of a turn is known by it, whoever makes it. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
