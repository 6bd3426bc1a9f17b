/** The pods of a household: at home and on their way, and the day on which more are ordered. */
import { addDays, type Day, daysBetween } from '#platform/clock/index.ts';
import { movableTo } from './calendar.rules.ts';

/** Ordered pods that are still expected to arrive. */
export interface PodsOnTheWay {
  /** The number of the occurrence that ordered them. */
  cycle: number;
  pods: number;
  /** The day on which they are expected. */
  arrivesOn: Day;
}

/** The supply that a smart subscription's schedule depends on. */
export interface SmartSupply {
  /** Pods on `countedOn`, including those on their way. */
  onHand: number;
  countedOn: Day;
  /** Cups a day. */
  cupsADay: number;
  /** The part of `onHand` that was on its way. */
  onTheWay?: readonly PodsOnTheWay[];
}

export interface SmartRules {
  /** Days that a parcel takes. */
  leadDays: number;
  /** Days for which pods should be left when it arrives. */
  bufferDays: number;
}

/** Pods still on their way, the next to arrive first. */
export const comingOf = ({ onTheWay = [], countedOn }: SmartSupply): PodsOnTheWay[] =>
  onTheWay
    .filter(({ arrivesOn }) => arrivesOn > countedOn)
    .sort((a, b) => (a.arrivesOn < b.arrivesOn ? -1 : 1));

const podsOf = (parcels: readonly PodsOnTheWay[]): number => parcels.reduce((all, { pods }) => all + pods, 0);

/** Pods at home on the day of counting. */
export const atHome = (supply: SmartSupply): number => Math.max(0, supply.onHand - podsOf(comingOf(supply)));

const counted = (
  home: number,
  onTheWay: readonly PodsOnTheWay[],
  countedOn: Day,
  cupsADay: number,
): SmartSupply => ({
  onHand: home + podsOf(onTheWay),
  countedOn,
  cupsADay,
  ...(onTheWay.length > 0 ? { onTheWay } : {}),
});

/**
 * The supply on a later day: deliveries are added on the day on which they are expected, each day's cups are
 * subtracted, and pods that have not arrived are not used.
 */
export function supplyOn(supply: SmartSupply, day: Day): SmartSupply {
  const { cupsADay, countedOn } = supply;
  const coming = comingOf(supply);
  if (day <= countedOn) return counted(atHome(supply), coming, countedOn, cupsADay);
  let home = atHome(supply);
  let since = countedOn;
  const drinkUntil = (until: Day): void => {
    home = Math.max(0, home - cupsADay * daysBetween(since, until));
    since = until;
  };
  for (const { arrivesOn, pods } of coming.filter(({ arrivesOn }) => arrivesOn <= day)) {
    drinkUntil(arrivesOn);
    home += pods;
  }
  drinkUntil(day);
  return counted(
    home,
    coming.filter(({ arrivesOn }) => arrivesOn > day),
    day,
    cupsADay,
  );
}

/** Pods left on a day, at home and on their way. */
export const onHandOn = (supply: SmartSupply, day: Day): number => supplyOn(supply, day).onHand;

/** The day on which everything on its way is expected to have arrived; undefined: nothing is on its way. */
export const lastArrivalOf = (supply: SmartSupply): Day | undefined => comingOf(supply).at(-1)?.arrivesOn;

/**
 * The day on which a smart order is due: the first on which the pods last no longer than the parcel takes plus the
 * buffer; not before everything on its way is expected, and not earlier than an order may be moved to. `undefined`: no
 * cups a day.
 */
export function smartDay(
  supply: SmartSupply,
  today: Day,
  { leadDays, bufferDays }: SmartRules,
): Day | undefined {
  const { cupsADay, countedOn } = supply;
  if (cupsADay <= 0) return undefined;
  const complete = lastArrivalOf(supply) ?? countedOn;
  const lasts = Math.ceil(onHandOn(supply, complete) / cupsADay - (leadDays + bufferDays));
  const soonest = daysBetween(complete, movableTo(today).first);
  return addDays(complete, Math.max(0, lasts, soonest));
}

/** The supply after the pods of an occurrence were sent today. */
export function sent(
  supply: SmartSupply,
  { cycle, pods }: Pick<PodsOnTheWay, 'cycle' | 'pods'>,
  today: Day,
  leadDays: number,
): SmartSupply {
  const now = supplyOn(supply, today);
  if (pods <= 0) return now;
  const [home, coming] = [atHome(now), comingOf(now)];
  if (leadDays <= 0) return counted(home + pods, coming, today, now.cupsADay);
  const parcel = { cycle, pods, arrivesOn: addDays(today, leadDays) };
  return counted(home, [...coming, parcel], today, now.cupsADay);
}

/**
 * The supply without pods of an occurrence that do not arrive or are returned: subtracted from those on their way, then
 * from those at home.
 */
export function unsent(
  supply: SmartSupply,
  { cycle, pods }: Pick<PodsOnTheWay, 'cycle' | 'pods'>,
  today: Day,
): SmartSupply {
  const now = supplyOn(supply, today);
  let less = pods;
  const left = comingOf(now).flatMap((parcel) => {
    if (parcel.cycle !== cycle) return [parcel];
    const taken = Math.min(parcel.pods, less);
    less -= taken;
    return parcel.pods > taken ? [{ ...parcel, pods: parcel.pods - taken }] : [];
  });
  return counted(Math.max(0, atHome(now) - less), left, now.countedOn, now.cupsADay);
}
