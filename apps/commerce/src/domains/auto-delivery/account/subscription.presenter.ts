import { type Language, SITES } from '@crema/brands';
import { presentAddress, presentPayment, presentSurcharges, presentVariant } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { addDays, type Day, dayOf } from '#platform/clock/index.ts';
import type { SubscriptionCommitment } from '../hooks/hooks.types.ts';
import { upcoming } from '../schedule/calendar.rules.ts';
import { daysLeft, daysUntil } from '../schedule/pods.rules.ts';
import { atHome, lastArrivalOf, supplyOn } from '../schedule/supply.rules.ts';
import { hasScope, type Member, type OfferedAction, SCOPE_OF } from '../subscription/access.rules.ts';
import type { Quote } from '../subscription/quote.rules.ts';
import { DONE, type Done, whatIsNext } from '../subscription/subscription.messages.ts';
import { canComeBack, cardEndsOn, editBlockReason, scheduleOf } from '../subscription/subscription.rules.ts';
import type { ShownOccurrence, Subscription } from '../subscription/subscription.types.ts';
import { type SubscriptionEvent, statusAfter } from '../subscription/transitions.rules.ts';

/** What is shown of a subscription beside itself. */
export interface Shown {
  subscription: Subscription;
  quote: Quote;
  /** Its last occurrences, newest first. */
  occurrences: readonly ShownOccurrence[];
  consentedAt?: Date;
  consentVersion?: string;
  name: (code: string) => string;
  commitment?: SubscriptionCommitment;
}

const DAYS_SHOWN = 365;

/** A subscription, priced now. A no-login link is shown neither address nor card. */
export function presentSubscription(shown: Shown, member: Member, language: Language, now: Date) {
  const { subscription, quote, occurrences, commitment } = shown;
  const { site, currency, status, nextDate } = subscription;
  const { timeZone } = SITES[site];
  const today = dayOf(now, timeZone);
  const price = (minor: number) => toPrice(minor, currency, language);
  const open = occurrences.filter(({ status }) => status === 'pending' || status === 'failed');
  const block = editBlockReason(subscription, open, now, timeZone);
  const last = occurrences.find(({ cycle }) => cycle === subscription.cycle - 1);
  const { totals } = quote;
  const list = totals.lines.reduce((sum, line) => sum + line.listPrice * line.quantity, 0);
  return {
    id: subscription.id,
    type: subscription.type,
    status,
    frequencyWeeks: subscription.frequencyWeeks,
    anchorDate: subscription.anchorDate,
    ...(nextDate ? { nextDate, daysUntilNext: daysUntil(subscription, today) } : {}),
    ...(subscription.locksAt ? { locksAt: subscription.locksAt.toISOString() } : {}),
    ...(subscription.processAt ? { processAt: subscription.processAt.toISOString() } : {}),
    editable: block === undefined && statusAfter(status, 'edit') !== undefined,
    actions: actionsOf(subscription, member, block !== undefined, canComeBack(last, now)),
    upcoming: upcomingDays(subscription, today).map((date) => ({ date })),
    ...(canComeBack(last, now)
      ? { skipped: { date: last.date, undoUntil: last.undoUntil.toISOString() } }
      : {}),
    entries: [
      ...quote.lines.map(({ line, variant, totals: line_ }) => ({
        ...presentPlace(line, shown.name),
        product: presentVariant(variant, language, SITES[site].country),
        basePrice: price(line_.basePrice),
        listPrice: price(line_.listPrice),
        totalPrice: price(line_.totalPrice),
        available: true,
      })),
      ...quote.unavailable.map((line) => ({
        ...presentPlace(line, shown.name),
        product: { code: line.code, name: line.code },
        basePrice: price(0),
        listPrice: price(0),
        totalPrice: price(0),
        available: false,
      })),
    ].sort((a, b) => a.entryNumber - b.entryNumber),
    subTotal: price(totals.subTotal),
    ...presentSurcharges(
      totals.lines.flatMap(({ surcharges }) => surcharges),
      { currency, language },
    ),
    deliveryCost: price(totals.deliveryCost),
    totalTax: price(totals.totalTax),
    totalPriceWithTax: price(totals.totalPriceWithTax),
    savings: price(list - totals.subTotal),
    ceiling: price(subscription.ceiling),
    ...(subscription.smart ? { smart: presentSmart(subscription, today) } : {}),
    ...(member.scopes
      ? {}
      : {
          deliveryAddress: presentAddress(subscription.deliveryAddress),
          paymentInfo: { ...presentPayment(subscription.payment), ...cardTrouble(subscription) },
        }),
    ordersMade: subscription.ordersMade,
    spent: price(subscription.spent),
    saved: price(subscription.saved),
    created: subscription.createdAt.toISOString(),
    ...(subscription.endedAt ? { ended: subscription.endedAt.toISOString() } : {}),
    ...(shown.consentedAt
      ? { consent: { version: shown.consentVersion ?? '', acceptedAt: shown.consentedAt.toISOString() } }
      : {}),
    turns: occurrences.map((one) => ({
      date: one.date,
      status: one.status,
      ...(one.orderCode ? { orderCode: one.orderCode } : {}),
      ...(one.amount === undefined ? {} : { charged: price(one.amount) }),
    })),
    ...(commitment?.open ? { commitment: { ...commitment.open, canEnd: !member.scopes } } : {}),
    message: whatIsNext(subscription, language, commitment?.told),
  };
}

/** The answer to a change: what was done, then what comes next in calendar days and the most it will cost. */
export function presentChanged(
  shown: Shown,
  action: Done,
  member: Member,
  language: Language,
  now: Date,
): ReturnType<typeof presentSubscription> {
  const presented = presentSubscription(shown, member, language, now);
  return { ...presented, message: `${DONE[action](language)} ${presented.message}` };
}

function presentPlace(
  { lineNumber, quantity, once, backups }: Subscription['lines'][number],
  name: Shown['name'],
) {
  return {
    entryNumber: lineNumber,
    quantity,
    boxPerShipmentQty: quantity,
    isOneTimeProduct: once,
    backupProducts: backups.map((code) => ({ code, name: name(code) })),
  };
}

function presentSmart(subscription: Subscription, today: Day) {
  const { smart } = subscription;
  const left = daysLeft(subscription, today);
  const supply = smart && supplyOn(smart, today);
  const home = supply ? atHome(supply) : 0;
  const arrivesOn = supply && lastArrivalOf(supply);
  return {
    cupsPerDay: smart?.cupsADay ?? 0,
    podsOnHand: Math.floor(home),
    podsOnTheWay: supply ? supply.onHand - home : 0,
    ...(arrivesOn ? { arrivesOn } : {}),
    countedOn: smart?.countedOn ?? today,
    ...(left === undefined ? {} : { daysLeft: left }),
  };
}

/** The days of the year ahead; a smart subscription knows its next only. */
function upcomingDays(subscription: Subscription, today: Day): Day[] {
  const { nextDate, type, frequencyWeeks } = subscription;
  if (!nextDate) return [];
  if (type === 'smart') return [nextDate];
  const end = addDays(today, DAYS_SHOWN);
  const most = Math.ceil(DAYS_SHOWN / (frequencyWeeks * 7)) + 1;
  return upcoming(scheduleOf(subscription), most).filter((day) => day <= end || day === nextDate);
}

/** The event of the transition table that an offered action is, where its name is another. */
const EVENT_OF: Partial<Record<OfferedAction, SubscriptionEvent>> = {
  'change-frequency': 'edit',
  'add-product': 'edit',
};

/** What this member can do now: a mailed link is offered no more than its scopes. */
function actionsOf(
  { status }: Subscription,
  member: Member,
  blocked: boolean,
  undoable: boolean,
): OfferedAction[] {
  const always = ['cancel', 'change-card'];
  return (Object.keys(SCOPE_OF) as OfferedAction[]).filter(
    (action) =>
      hasScope(member, SCOPE_OF[action]) &&
      statusAfter(status, EVENT_OF[action] ?? (action as SubscriptionEvent)) !== undefined &&
      (!blocked || always.includes(action)) &&
      (action !== 'undo-skip' || undoable),
  );
}

/** Whether the card ends before the coming order is charged. */
function cardTrouble({ payment, nextDate }: Subscription) {
  if (!payment.card || !nextDate) return {};
  return { expiresBeforeNextOrder: cardEndsOn(payment.card) <= nextDate };
}
