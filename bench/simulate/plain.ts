/**
 * The calendar that a simulation is held against: days are numbers, a subscription is four of them, and nothing is
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
  settled?: 'charge' | 'nothing' | 'given-up';
}

export interface PlainSubscription {
  id: string;
  customer: PlainCustomer;
  codes: readonly string[];
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

/** Takes the turns that fall on a day. */
export function fallDue(subscriptions: readonly PlainSubscription[], day: number): PlainTurn[] {
  const due = subscriptions.filter(({ status, next }) => status === 'running' && next === day);
  return due.map((subscription) => {
    subscription.next += step(subscription);
    subscription.paused = false;
    return takeTurn(subscription, day);
  });
}

export function takeTurn(subscription: PlainSubscription, day: number): PlainTurn {
  const turn: PlainTurn = { subscription, day, told: subscription.told };
  subscription.turns.push(turn);
  return turn;
}

/** A failed charge went through on a day: dates that can no longer be edited are passed over. */
export function recovered(subscription: PlainSubscription, day: number): void {
  subscription.status = 'running';
  while (subscription.next < day + 2) subscription.next += step(subscription);
}

export function openTurns({ subscriptions }: PlainCustomer): PlainTurn[] {
  return subscriptions.flatMap(({ turns }) => turns.filter(({ settled }) => !settled));
}
