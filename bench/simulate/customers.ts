import { pick, type Random } from '@crema/search/bench';
import type { Actions } from './actions.ts';
import { onTheWay, openOf, type PlainSubscription } from './plain.ts';
import { SENT_AFTER } from './points.ts';
import { homesOf, type Population } from './population.ts';
import { KEEPS, TAXED } from './shop.ts';

/** What happens to a subscription on a day: each once in so many days. */
const EVERY = {
  card: 1200,
  cancel: 1600,
  skip: 400,
  undo: 3,
  pause: 900,
  frequency: 1500,
  move: 900,
  shipNow: 1800,
  swap: 900,
  quantity: 1200,
  once: 800,
  house: 1500,
  count: 2500,
  drinkMore: 500,
  countAnew: 700,
  stopCounting: 1500,
  takeBack: 200,
};

/** One who has no other: what of several ships together is another matter. */
export const alone = ({ customer }: PlainSubscription): boolean => customer.subscriptions.length === 1;

/** From the day after it was made until it is sent. */
const canTakeBack = ({ paid }: PlainSubscription, day: number): boolean =>
  paid !== undefined && paid.day < day && day - paid.day < SENT_AFTER;

type Deed = () => Promise<void>;

interface Parts {
  people: Population;
  actions: Actions;
  random: Random;
  /** How much more happens than in an ordinary shop. */
  haste: number;
  /** How many customers do something at the same time. */
  together: number;
  /** Cancels all of a customer's; knows the books. */
  leave(one: PlainSubscription, day: number): Promise<void>;
}

/** Customers do what they like to what can still be changed. `did` counts what the outcome tells of. */
export function createCustomers({ people, actions, random, haste, together, leave }: Parts) {
  const did = { skipped: 0, shippedNow: 0 };
  const skippedYesterday: { one: PlainSubscription; day: number }[] = [];
  const once = (every: number) => random() < haste / every;

  /** What somebody does today, if anything: chosen now, done together with what others do. */
  const choose = (one: PlainSubscription, day: number): Deed | undefined => {
    if (one.broken || one.paused || openOf(one).length > 0) return undefined;
    if (alone(one) && once(EVERY.card)) return () => actions.breakCard(one);
    if (alone(one) && once(EVERY.cancel)) return () => leave(one, day);
    // Mostly of those who count: it moves nobody else's dates.
    if (alone(one) && canTakeBack(one, day) && once(EVERY.takeBack * (one.pods ? 1 : 10))) {
      const byCustomer = random() < 0.5;
      return () => actions.takeBack(one, day, byCustomer);
    }
    // Locked from 06:00 of the day before.
    if (one.next < day + 2) return undefined;
    if (once(EVERY.skip)) {
      did.skipped += 1;
      if (once(EVERY.undo)) skippedYesterday.push({ one, day });
      return () => actions.skip(one);
    }
    if (once(EVERY.pause)) return moving(actions.pause, one, day + 2 + Math.floor(random() * 80));
    if (once(EVERY.frequency)) return moving(actions.frequency, one, pick(random, [2, 3, 4, 5, 6, 8, 12]));
    if (once(EVERY.move)) return moving(actions.move, one, day + 2 + Math.floor(random() * 60));
    if (once(EVERY.shipNow)) {
      did.shippedNow += 1;
      return () => actions.shipNow(one, day);
    }
    return chooseLines(one) ?? chooseCount(one, day);
  };

  const chooseLines = (one: PlainSubscription): Deed | undefined => {
    const entry = Math.floor(random() * one.lines.length);
    if (once(EVERY.quantity)) {
      const boxes = 1 + Math.floor(random() * 4);
      return () => actions.quantity(one, entry, boxes);
    }
    if (once(EVERY.swap)) {
      const inside = one.lines.map(({ code }) => code);
      const others = [...KEEPS, ...(one.pods ? [] : [TAXED])].filter((code) => !inside.includes(code));
      const code = pick(random, others);
      return () => actions.swap(one, entry, code);
    }
    const others = KEEPS.filter((code) => !one.once.includes(code));
    if (others.length === 0 || !once(EVERY.once)) return undefined;
    const code = pick(random, others);
    return () => actions.addOnce(one, code);
  };

  /** Who counts pods has nothing taxed: a day's delay for a new tax would be another count. */
  const chooseCount = (one: PlainSubscription, day: number): Deed | undefined => {
    const cups = 1 + Math.floor(random() * 5);
    const left = Math.floor(random() * 150);
    if (one.pods) {
      if (once(EVERY.drinkMore)) return () => actions.drinkMore(one, day, cups);
      if (once(EVERY.countAnew)) return () => actions.countPods(one, day, left, cups);
      return once(EVERY.stopCounting) ? () => actions.stopCounting(one) : undefined;
    }
    if (alone(one) && once(EVERY.house)) {
      return moving(actions.moveHouse, one, Math.floor(random() * homesOf('usb2c').length));
    }
    // Nor is anything on its way that may have been missing, or told anew.
    const codes = [
      ...one.lines.map(({ code }) => code),
      ...onTheWay(one, day).flatMap((parcel) => parcel.codes),
    ];
    const counts = !one.home && codes.every((code) => KEEPS.includes(code)) && once(EVERY.count);
    return counts ? () => actions.countPods(one, day, left, cups) : undefined;
  };

  const moving =
    (deed: (one: PlainSubscription, to: number) => Promise<void>, one: PlainSubscription, to: number): Deed =>
    () =>
      deed(one, to);

  return {
    did,
    /** At 10:00 of a day. */
    day: async (day: number): Promise<void> => {
      const undone = skippedYesterday.splice(0).flatMap(({ one, day: at }) => {
        const before = one.next - one.weeks * 7;
        const can = at === day - 1 && one.status === 'running' && before >= day + 2;
        return can ? [() => actions.undo(one)] : [];
      });
      await doAll(undone, together);
      const deeds = people.subscriptions.flatMap((one) => {
        const deed =
          one.status === 'running'
            ? choose(one, day)
            : one.status === 'failing' && random() < 1 / 6
              ? () => actions.newCard(one)
              : undefined;
        return deed ? [deed] : [];
      });
      await doAll(deeds, together);
    },
  };
}

/** Some at once, each once. */
async function doAll(deeds: readonly Deed[], together: number): Promise<void> {
  const waiting = [...deeds];
  const next = async (): Promise<void> => {
    for (let deed = waiting.shift(); deed; deed = waiting.shift()) await deed();
  };
  await Promise.all(Array.from({ length: together }, next));
}
