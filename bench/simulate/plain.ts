/**
 * The calendar that a simulation is held against: days are numbers, a subscription is a handful of them, and nothing is
 * shared with the engine. What the engine does with zones, turns and locks must come to the same.
 */

const DAY_MS = 86_400_000;

export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** When the clocks of the eastern zone show an hour of a day: the second Sunday of March to the first of November is an hour ahead. */
export function eastern(day: number, hour: number): Date {
  const year = Number(dayText(day).slice(0, 4));
  const sunday = (month: string, nth: number): number => {
    const first = dayNumber(`${year}-${month}-01`);
    // Day 3 after 1 January 1970, a Thursday, was a Sunday.
    return first + ((((3 - first) % 7) + 7) % 7) + (nth - 1) * 7;
  };
  // At 02:00, so before any hour that is asked for here.
  const summer = day >= sunday('03', 2) && day < sunday('11', 1);
  return new Date(day * DAY_MS + (hour + (summer ? 4 : 5)) * 3_600_000);
}

/** A turn that must become a charge, or be accounted for otherwise. */
export interface PlainTurn {
  subscription: PlainSubscription;
  day: number;
  /** Most that it may charge: what was told last. */
  told: number;
  /** Out of turn: an order of its own, whatever else comes that day. */
  now?: boolean;
  /** What it was to bring. */
  codes: readonly string[];
  boxes: number;
  /** What there was before it, and its parcel. */
  before?: PlainPods | undefined;
  parcel?: PlainParcel;
  settled?: 'charge' | 'nothing' | 'given-up';
  /** Another total was told on its day: it is charged the next morning. */
  waits?: boolean;
}

/** What somebody has at home and drinks. */
export interface PlainPods {
  /** Pods there were at home on a day. */
  left: number;
  counted: number;
  cups: number;
  /** Parcels on their way that day, each with the day it is expected. */
  coming?: readonly PlainParcel[];
}

export interface PlainParcel {
  pods: number;
  on: number;
  codes: readonly string[];
}

export interface PlainLine {
  code: string;
  boxes: number;
}

export interface PlainSubscription {
  id: string;
  customer: PlainCustomer;
  lines: PlainLine[];
  /** Codes that come with the next turn only, a box each. */
  once: string[];
  /** Where it goes to, of the homes of its country; absent: the first. */
  home?: number;
  /** Absent: it comes by the calendar. */
  pods?: PlainPods | undefined;
  weeks: number;
  next: number;
  told: number;
  status: 'running' | 'failing' | 'ended';
  /** Until its next turn nothing of it is changed. */
  paused: boolean;
  /** Its card is refused. */
  broken: boolean;
  turns: PlainTurn[];
  /** What was sent and may be on its way, also of one by the calendar. */
  parcels?: readonly PlainParcel[];
  /** The one that was paid last. */
  paid?: PlainTurn | undefined;
}

export interface PlainCustomer {
  id: string;
  email: string;
  subscriptions: PlainSubscription[];
  /** Charges that were in the books when a cancellation was answered; absent: none was. */
  chargedAtCancel?: Set<string>;
}

export const step = ({ weeks }: PlainSubscription): number => weeks * 7;

/** Pods in a box of the simulation. */
const BOX = 24;
/** A parcel takes a week, and three days' worth are to be left when it comes. */
const PARCEL_DAYS = 7;
const DAYS_LEFT = PARCEL_DAYS + 3;

/** Day by day: what is at home is drunk, then what is expected comes. */
function atHomeOn({ left, counted, cups, coming = [] }: PlainPods, day: number): number {
  let home = left;
  for (let at = counted + 1; at <= day; at += 1) {
    home = Math.max(0, home - cups);
    for (const { pods, on } of coming) home += on === at ? pods : 0;
  }
  return home;
}

const comingAfter = ({ coming = [] }: PlainPods, day: number): PlainParcel[] =>
  coming.filter(({ on }) => on > day);

/** At home and on their way. */
export const podsOn = (pods: PlainPods, day: number): number =>
  comingAfter(pods, day).reduce((all, parcel) => all + parcel.pods, atHomeOn(pods, day));

/** The same pods, counted on a later day. */
const since = (pods: PlainPods, day: number): PlainPods => ({
  ...pods,
  left: atHomeOn(pods, day),
  counted: day,
  coming: comingAfter(pods, day),
});

/**
 * The first day, from the day after tomorrow on and with nothing on its way, on which no more is left than lasts until the
 * parcel comes.
 */
export function runsLow(pods: PlainPods, today: number): number {
  let day = today + 2;
  while (comingAfter(pods, day).length > 0 || podsOn(pods, day) > pods.cups * DAYS_LEFT) day += 1;
  return day;
}

/** Everything is sent today: what comes by the calendar comes again a step later, the rest when the pods run low. */
export function sendOn(subscription: PlainSubscription, day: number): PlainTurn {
  const { lines, once, told, pods: before } = subscription;
  const boxes = lines.reduce((all, line) => all + line.boxes, once.length);
  const codes = [...lines.map(({ code }) => code), ...once];
  const turn: PlainTurn = { subscription, day, told, codes, boxes, before };
  subscription.turns.push(turn);
  subscription.once = [];
  subscription.next = day + step(subscription);
  deliver(turn, day);
  return turn;
}

/** Deliveries add to the pods. */
function deliver(turn: PlainTurn, day: number): void {
  const { subscription, boxes, codes } = turn;
  turn.parcel = { pods: boxes * BOX, on: day + PARCEL_DAYS, codes };
  subscription.parcels = [...onTheWay(subscription, day), turn.parcel];
  if (!subscription.pods) return;
  const now = since(subscription.pods, day);
  subscription.pods = { ...now, coming: [...(now.coming ?? []), turn.parcel] };
  subscription.next = runsLow(subscription.pods, day);
}

/** Its charge was refused: nothing was delivered, so there is what there was. */
export function refused({ subscription, before, parcel }: PlainTurn, day: number): void {
  subscription.status = 'failing';
  subscription.parcels = onTheWay(subscription, day).filter((one) => one !== parcel);
  if (!before) return;
  subscription.pods = before;
  subscription.next = runsLow(before, day);
}

/** Paid in the end: it is delivered then, and dates that can no longer be edited are passed over. */
export function paidLate(turn: PlainTurn, day: number): void {
  recovered(turn.subscription, day);
  deliver(turn, day);
}

/**
 * The order that was paid last is taken back on a day, so that what it brought is not there. The next comes nearer, to when
 * the pods run low; where the customer did it himself no nearer than a frequency after the one he did not want.
 */
export function takenBack(subscription: PlainSubscription, day: number, byCustomer: boolean): void {
  const { paid, pods, next } = subscription;
  subscription.paid = undefined;
  subscription.parcels = onTheWay(subscription, day).filter((one) => one !== paid?.parcel);
  if (!paid || !pods || paid.boxes === 0) return;
  const now = since(pods, day);
  const parcel = paid.parcel;
  subscription.pods =
    parcel && parcel.on > day
      ? { ...now, coming: comingAfter(now, day).filter((one) => one !== parcel) }
      : { ...now, left: Math.max(0, now.left - paid.boxes * BOX) };
  const low = runsLow(subscription.pods, day);
  const wanted = byCustomer ? Math.max(low, paid.day + step(subscription)) : low;
  subscription.next = Math.min(next, wanted);
}

/** The customer counts: what he says is at home, whatever becomes of orders that came. What is on its way is so still. */
export function counted(subscription: PlainSubscription, day: number, left: number, cups: number): void {
  const { paid } = subscription;
  subscription.pods = { left, counted: day, cups, coming: onTheWay(subscription, day) };
  subscription.next = runsLow(subscription.pods, day);
  if (paid && (paid.parcel?.on ?? 0) <= day) paid.boxes = 0;
}

export const onTheWay = ({ parcels = [] }: PlainSubscription, day: number): PlainParcel[] =>
  parcels.filter(({ on }) => on > day);

/** The same pods, drunk faster or slower from a day on. */
export function drinks(subscription: PlainSubscription, day: number, cups: number): void {
  if (!subscription.pods) throw new Error('Nobody counts');
  subscription.pods = { ...since(subscription.pods, day), cups };
  subscription.next = runsLow(subscription.pods, day);
}

/** Takes the turns that fall on a day. */
export function fallDue(subscriptions: readonly PlainSubscription[], day: number): PlainTurn[] {
  const due = subscriptions.filter(({ status, next }) => status === 'running' && next === day);
  return due.map((subscription) => {
    subscription.paused = false;
    return sendOn(subscription, day);
  });
}

/** What failed is settled on a day, or its goods are not to be had any more: dates that can no longer be edited are passed over. */
export function recovered(subscription: PlainSubscription, day: number): void {
  subscription.status = 'running';
  if (subscription.pods) subscription.next = Math.max(subscription.next, day + 2);
  while (subscription.next < day + 2) subscription.next += step(subscription);
}

export function openTurns({ subscriptions }: PlainCustomer): PlainTurn[] {
  return subscriptions.flatMap(openOf);
}

/** A turn that is settled leaves the list the next time that it is asked for: a year has many. */
export function openOf(subscription: PlainSubscription): PlainTurn[] {
  subscription.turns = subscription.turns.filter(({ settled }) => !settled);
  return subscription.turns;
}
