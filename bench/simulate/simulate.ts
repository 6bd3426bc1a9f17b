import { SITE_IDS } from '@crema/brands';
import type { Database } from '@crema/commerce/platform/db/index';
import { randomFrom } from '../search.words.ts';
import { createActions } from './actions.ts';
import { type Counts, createAudit } from './audit.ts';
import { alone, createCustomers } from './customers.ts';
import { dayNumber, eastern, fallDue, type PlainSubscription, type PlainTurn, refused } from './plain.ts';
import { PRICE, settle } from './population.ts';
import { KEEPS, Killed, openShop, productAt, RUNS_OUT, type Sabotage, TAXED, variantOf } from './shop.ts';

export interface SimulationOptions {
  subscriptions: number;
  months: number;
  seed: number;
  /** Workers are killed, and jobs come twice. */
  faults: boolean;
  sabotage?: Sabotage | undefined;
  /** How much more happens than in an ordinary shop; 1 unless told. */
  haste?: number;
  /** Workers at once; one on the embedded database, which has one connection. */
  workers: number;
  say?(line: string): void;
}

export interface Outcome extends Counts {
  seconds: number;
  peakMemoryMb: number;
}

const BEGIN = dayNumber('2027-01-04');

/** Runs the engine through the months, day by day, and holds its books against the plain calendar. */
export async function simulate(db: Database, options: SimulationOptions): Promise<Outcome> {
  const {
    subscriptions: count,
    months,
    seed,
    faults,
    sabotage,
    workers,
    haste = 1,
    say = () => {},
  } = options;
  const started = performance.now();
  const random = randomFrom(seed);
  const shop = await openShop(db, sabotage);
  const { commerce, clock, meddling } = shop;
  const { worker } = commerce.autoDelivery;
  try {
    await offer(PRICE / 100);
    clock.set(eastern(BEGIN, 10));
    const people = await settle(shop, count, { begin: BEGIN, random, haste });
    const audit = createAudit(db, people);
    const actions = createActions(shop, people);
    const leave = ({ customer }: PlainSubscription, day: number): Promise<void> =>
      actions.cancel(customer, () => audit.chargedTo(customer.email, eastern(day, 0)));
    const acting = createCustomers({ people, actions, random, haste, together: workers > 1 ? 8 : 1, leave });
    const out = new Map<string, number>();
    let price = PRICE;
    let due = 0;
    let leavers = 0;
    let peak = 0;
    const days = Math.round(months * 30.4375);

    for (let day = BEGIN + 1; day <= BEGIN + days; day += 1) {
      await changeShelves(day);
      await process(day);
      clock.set(eastern(day, 10));
      await acting.day(day);
      // Who pressed at the same moment as another is served by the next worker that looks.
      clock.set(new Date(eastern(day, 10).getTime() + 10_000));
      await work();
      await audit.readCharges(day, eastern(day, 10));
      clock.set(eastern(day, 12));
      await worker.notices.run();
      await worker.mailing.sendAll();
      await audit.readMails(day, (code) => out.has(code));
      audit.closeDay(day);
      peak = Math.max(peak, globalThis.process.memoryUsage.rss());
      if ((day - BEGIN) % 7 === 0) {
        const { orders, doubles, misses, overCeiling, afterCancel } = audit.counts;
        say(
          `day ${day - BEGIN} of ${days}: ${orders} orders, ${doubles} doubled, ${misses} missed, ${overCeiling} above, ${afterCancel} after a cancel, ${((performance.now() - started) / 1000).toFixed(0)} s`,
        );
      }
    }
    await audit.addUp();
    return {
      due: due + acting.did.shippedNow,
      ...{
        orders: audit.counts.orders,
        skipped: acting.did.skipped,
        charges: audit.counts.charges,
        doubles: audit.counts.doubles,
      },
      ...{ misses: audit.counts.misses, overCeiling: audit.counts.overCeiling },
      ...{ afterCancel: audit.counts.afterCancel, mails: shop.mailed.count },
      seconds: Math.round((performance.now() - started) / 1000),
      peakMemoryMb: Math.round(peak / 1_048_576),
    };

    /** Boxes run out for days and come back; now and then everything gets dearer. */
    async function changeShelves(day: number): Promise<void> {
      for (const [code, until] of out) {
        if (until > day) continue;
        out.delete(code);
        await stock(code, 100_000_000);
      }
      for (const code of RUNS_OUT) {
        if (out.has(code) || random() > haste / 40) continue;
        out.set(code, day + 1 + Math.floor(random() * 5));
        await stock(code, 0);
      }
      if (random() < haste / 14) {
        price += 25;
        await offer(price / 100);
        for (const code of out.keys()) await stock(code, 0);
      }
    }

    /** 06:00: what is due is made, by workers that die at it, while somebody cancels. */
    async function process(day: number): Promise<void> {
      const turns = fallDue(people.subscriptions, day);
      due += turns.length;
      clock.set(eastern(day, 6));
      const since = clock.now();
      if (sabotage === 'lock') {
        for (const site of SITE_IDS) meddling.stale.push(...(await shop.readDue(site, since)));
      }
      const leaving = turns.filter(({ subscription }) => alone(subscription) && random() < haste / 40);
      // Every other one between an order and its charge, the rest before anything is written.
      const during: PlainTurn[] = [];
      for (const turn of leaving) {
        leavers += 1;
        if (leavers % 2 === 1) during.push(turn);
        else await leave(turn.subscription, day);
      }
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
      await audit.readMails(day, (code) => out.has(code));
      for (const turn of turns) {
        if (!turn.settled && turn.subscription.broken) refused(turn, day);
      }
    }

    async function work(): Promise<void> {
      await Promise.all(Array.from({ length: workers }, () => worker.generation.runAll()));
    }
  } finally {
    await commerce.close();
  }

  async function stock(code: string, units: number): Promise<void> {
    await db.execute('update stock set on_hand = $1 where variant_code = $2', [units, variantOf(code)]);
  }

  async function offer(price: number): Promise<void> {
    for (const site of SITE_IDS) {
      await commerce.catalog.writeProducts(
        site,
        [...KEEPS, TAXED, ...RUNS_OUT].map((code) => productAt(code, price)),
      );
    }
    await commerce.catalog.load();
  }
}
