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
  settled?: 'charge' | 'nothing' | 'given-up';
  /** Another total was told on its day: it is charged the next morning. */
  waits?: boolean;
}

/** What somebody has at home and drinks. */
export interface PlainPods {
  /** Pods there were on a day, those on their way included. */
  left: number;
  counted: number;
  cups: number;
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
const DAYS_LEFT = 10;

export const podsOn = ({ left, counted, cups }: PlainPods, day: number): number =>
  Math.max(0, left - cups * (day - counted));

/** The first day, from the day after tomorrow on, on which no more is left than lasts until the parcel comes. */
export function runsLow(pods: PlainPods, today: number): number {
  let day = today + 2;
  while (podsOn(pods, day) > pods.cups * DAYS_LEFT) day += 1;
  return day;
}

/** Everything is sent today: what comes by the calendar comes again a step later, the rest when the pods run low. */
export function sendOn(subscription: PlainSubscription, day: number): PlainTurn {
  const { lines, once, told, pods } = subscription;
  const turn: PlainTurn = { subscription, day, told, codes: [...lines.map(({ code }) => code), ...once] };
  subscription.turns.push(turn);
  if (pods) {
    const boxes = lines.reduce((all, line) => all + line.boxes, once.length);
    subscription.pods = { ...pods, left: podsOn(pods, day) + boxes * BOX, counted: day };
  }
  subscription.once = [];
  subscription.next = subscription.pods ? runsLow(subscription.pods, day) : day + step(subscription);
  return turn;
}

/** Takes the turns that fall on a day. */
export function fallDue(subscriptions: readonly PlainSubscription[], day: number): PlainTurn[] {
  const due = subscriptions.filter(({ status, next }) => status === 'running' && next === day);
  return due.map((subscription) => {
    subscription.paused = false;
    return sendOn(subscription, day);
  });
}

/** A failed charge went through on a day, or its goods were not to be had any more: dates that can no longer be edited are passed over. */
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
