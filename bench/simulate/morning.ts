import { SITE_IDS } from '@crema/brands';
import type { Random } from '@crema/search/bench';
import type { createAudit } from './audit.ts';
import { alone } from './customers.ts';
import type { Market } from './market.ts';
import { eastern, fallDue, type PlainSubscription, type PlainTurn, refused } from './plain.ts';
import type { Population } from './population.ts';
import { Killed, type SimulatedShop } from './shop.ts';
import type { SimulationOptions } from './simulate.types.ts';

interface Parts {
  options: SimulationOptions;
  shop: SimulatedShop;
  people: Population;
  audit: ReturnType<typeof createAudit>;
  market: Market;
  random: Random;
  /** A customer cancels. */
  leave(subscription: PlainSubscription, day: number): Promise<void>;
  /** Workers do what is due. */
  work(): Promise<void>;
}

/** 06:00: what is due is made, by workers that die at it, while somebody cancels. */
export function createMorning({ options, shop, people, audit, market, random, leave, work }: Parts) {
  const { faults, sabotage, haste = 1 } = options;
  const { commerce, clock, meddling } = shop;
  let leavers = 0;

  /** Those who cancel this morning: every other one between an order and its charge, the rest at once. */
  const letLeave = async (turns: readonly PlainTurn[], day: number): Promise<PlainTurn[]> => {
    const leaving = turns.filter(({ subscription }) => alone(subscription) && random() < haste / 40);
    const during: PlainTurn[] = [];
    for (const turn of leaving) {
      leavers += 1;
      if (leavers % 2 === 1) during.push(turn);
      else await leave(turn.subscription, day);
    }
    return during;
  };

  /** Workers that die, and who cancels meanwhile. Answers what jobs bring a second time. */
  const workWithFaults = async (during: PlainTurn[], day: number): Promise<typeof meddling.replay> => {
    meddling.reach = async (moment) => {
      if (moment === 'committed') for (const turn of during.splice(0)) await leave(turn.subscription, day);
      if (faults && random() < 0.04) throw new Killed(moment);
    };
    const kept: typeof meddling.replay = [];
    meddling.onClaim = (claimed) => {
      if (!faults) return;
      // All of a customer's, as the job had them.
      const twice = new Set(
        claimed.flatMap(({ subscription }) => (random() < haste / 50 ? [subscription.customerId] : [])),
      );
      kept.push(...claimed.filter(({ subscription }) => twice.has(subscription.customerId)));
    };
    await work();
    for (const turn of during.splice(0)) await leave(turn.subscription, day);
    meddling.reach = () => {};
    return kept;
  };

  /** @returns how many deliveries fell due. */
  return async (day: number): Promise<number> => {
    const turns = fallDue(people.subscriptions, day);
    clock.set(eastern(day, 6));
    const since = clock.now();
    if (sabotage === 'lock') {
      for (const site of SITE_IDS) meddling.stale.push(...(await shop.readDue(site, since)));
    }
    const kept = await workWithFaults(await letLeave(turns, day), day);
    // Who was killed left something behind: others find it within a minute.
    for (const seconds of [20, 60]) {
      clock.set(new Date(since.getTime() + seconds * 1000));
      meddling.replay.push(...kept.splice(0));
      await work();
    }
    meddling.onClaim = () => {};
    meddling.stale = [];
    await commerce.orders.sweep();
    await audit.readCharges(day, since);
    await audit.readMails(day, market.isOut);
    for (const turn of turns) {
      if (!turn.settled && turn.subscription.broken) refused(turn, day);
    }
    return turns.length;
  };
}
