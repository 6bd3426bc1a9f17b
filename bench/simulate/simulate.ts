import type { Database } from '@crema/commerce/platform/db/index';
import { randomFrom } from '@crema/search/bench';
import { createActions } from './actions.ts';
import { createAudit } from './audit.ts';
import { createCustomers } from './customers.ts';
import { createMarket } from './market.ts';
import { createMorning } from './morning.ts';
import { dayNumber, eastern, type PlainSubscription } from './plain.ts';
import { createPoints } from './points.ts';
import { settle } from './population.ts';
import { openShop, type SimulatedShop } from './shop.ts';
import type { Outcome, SimulationOptions } from './simulate.types.ts';

const BEGIN = dayNumber('2027-01-04');

/** Runs the engine through the months, day by day, and holds its books against the plain calendar. */
export async function simulate(db: Database, options: SimulationOptions): Promise<Outcome> {
  const started = performance.now();
  const shop = await openShop(db, options);
  try {
    return await runThrough(await openSimulation(shop, options), options.months, started);
  } finally {
    await shop.commerce.close();
  }
}

/** Customers, goods and books, as they are on the first day. */
async function openSimulation(shop: SimulatedShop, options: SimulationOptions) {
  const { subscriptions: count, seed, workers, haste = 1, say = () => {} } = options;
  const { generation } = shop.commerce.autoDelivery.worker;
  const random = randomFrom(seed);
  const market = await createMarket(shop, random, haste);
  shop.clock.set(eastern(BEGIN, 10));
  const people = await settle(shop, count, { begin: BEGIN, random, haste });
  const points = createPoints(shop, people, randomFrom(seed + 1));
  await points.join();
  const audit = createAudit(shop, people);
  const actions = createActions(shop, people);
  const leave = ({ customer }: PlainSubscription, day: number): Promise<void> =>
    actions.cancel(customer, () => audit.chargedTo(customer.email, eastern(day, 0)));
  const acting = createCustomers({ people, actions, random, haste, together: workers > 1 ? 8 : 1, leave });
  const work = async (): Promise<void> => {
    await Promise.all(Array.from({ length: workers }, () => generation.runAll()));
  };
  const morning = createMorning({ options, shop, people, audit, market, random, leave, work });
  return { shop, market, audit, acting, morning, points, work, say };
}

type Simulation = Awaited<ReturnType<typeof openSimulation>>;

async function runThrough(simulation: Simulation, months: number, started: number): Promise<Outcome> {
  const { shop, audit, acting, points, say } = simulation;
  const days = Math.round(months * 30.4375);
  let due = 0;
  let peak = 0;
  for (let day = BEGIN + 1; day <= BEGIN + days; day += 1) {
    due += await runDay(simulation, day);
    peak = Math.max(peak, globalThis.process.memoryUsage.rss());
    if ((day - BEGIN) % 7 === 0) {
      const { orders, doubles, misses, overCeiling, afterCancel } = audit.counts;
      say(
        `day ${day - BEGIN} of ${days}: ${orders} orders, ${doubles} doubled, ${misses} missed, ${overCeiling} above, ${afterCancel} after a cancel, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
    }
  }
  await audit.addUp();
  const { orders, charges, doubles, misses, overCeiling, afterCancel } = audit.counts;
  return {
    ...{ due: due + acting.did.shippedNow, orders, skipped: acting.did.skipped, charges, doubles },
    ...{ misses, overCeiling, afterCancel, mails: shop.mailed.count },
    ...(await points.recount()),
    seconds: Math.round((performance.now() - started) / 1000),
    peakMemoryMb: Math.round(peak / 1_048_576),
  };
}

/** @returns how many deliveries fell due. */
async function runDay(simulation: Simulation, day: number): Promise<number> {
  const { shop, market, audit, acting, morning, points, work } = simulation;
  const { commerce, clock } = shop;
  await market.change(day);
  const due = await morning(day);
  clock.set(eastern(day, 10));
  await acting.day(day);
  // Who pressed at the same moment as another is served by the next worker that looks.
  clock.set(new Date(eastern(day, 10).getTime() + 10_000));
  await work();
  await audit.readCharges(day, eastern(day, 10));
  clock.set(eastern(day, 12));
  await commerce.autoDelivery.worker.notices.run();
  await commerce.platform.outbox.sendDue();
  await audit.readMails(day, market.isOut);
  audit.closeDay(day);
  await shop.gateway.day(commerce);
  await points.day(day);
  return due;
}
