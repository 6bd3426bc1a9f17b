import type { SiteId } from '@crema/brands';
import type { Database } from '@crema/commerce/platform/db/index';
import type { Random } from '@crema/search/bench';
import { eastern, type PlainCustomer } from './plain.ts';
import type { Population } from './population.ts';
import type { SimulatedShop } from './shop.ts';

/** Sites whose customers collect points. */
const SITES_WITH_PERKS: readonly SiteId[] = ['usb2c', 'cab2c'];
/** Days after which an order is sent, when nobody takes it back any more, and after which it has arrived. */
export const SENT_AFTER = 10;
const ARRIVED_AFTER = 14;
/** What one reward costs. */
const REWARD = 200;
/** Days without earning or spending after which points are lost. */
const LOST_AFTER = 365;
const DAY_MS = 86_400_000;

interface Member {
  customer: PlainCustomer;
  site: SiteId;
  /** Points that were spent and not given back, by the key of their entry. */
  spent: Map<string, string>;
  /** How many times something was spent. */
  rewards: number;
  /** When points were spent, and when they were given back, the last time. */
  spentAt?: Date;
  undoneAt?: Date;
}

export interface PointsOutcome {
  members: number;
  /** All that members can spend or soon can, as the shop says. */
  points: number;
  /** Members whose points are not what a recount of their orders comes to. */
  wrongPoints: number;
}

/** Some customers collect points: their orders are sent, arrive and come back, and they spend. */
export function createPoints(shop: SimulatedShop, people: Population, random: Random) {
  const { commerce, db, clock } = shop;
  const { ledger, members: programme } = commerce.perks;
  const members: Member[] = [];
  const joined = clock.now();

  const ordersOf = async (status: string, before: Date): Promise<{ code: string; email: string }[]> => {
    const { rows } = await db.execute(
      `select o.code, o.email from orders o join perks_members m on m.site = o.site and m.customer_id = o.customer_id
       where o.status = $1 and o.placed_at <= $2 order by o.code`,
      [status, before.toISOString()],
    );
    return rows as { code: string; email: string }[];
  };

  /** Whoever counts pods would have fewer after a return, which the plain calendar is not told of. */
  const maySendBack = (email: string): boolean =>
    people.byEmail.get(email)?.subscriptions.every(({ pods }) => !pods) ?? false;

  /** Sends and delivers what is old enough; one order in thirty comes back when it has arrived. */
  const fulfil = async (day: number): Promise<void> => {
    const { fulfilment } = commerce.orders;
    for (const { code } of await ordersOf('processing', eastern(day - SENT_AFTER, 0)))
      await fulfilment.ship(code);
    for (const { code, email } of await ordersOf('shipped', eastern(day - ARRIVED_AFTER, 0))) {
      await fulfilment.deliver(code);
      if (random() < 1 / 30 && maySendBack(email)) await fulfilment.takeBack(code);
    }
  };

  const spend = async (member: Member): Promise<void> => {
    const key = `reward:${member.rewards}`;
    const owner = { site: member.site, customerId: member.customer.id };
    const entry = await db.transaction(() => ledger.redeem(owner, { key, points: REWARD }));
    if (!entry) return;
    member.rewards += 1;
    member.spent.set(key, entry);
    member.spentAt = clock.now();
  };

  const undo = async (member: Member): Promise<void> => {
    const [last] = [...member.spent].reverse();
    if (!last) return;
    const [key, of] = last;
    const owner = { site: member.site, customerId: member.customer.id };
    await db.transaction(() => ledger.giveBack(owner, { key: `${key}:back`, of }));
    member.spent.delete(key);
    member.undoneAt = clock.now();
  };

  return {
    /** One customer in four joins, where there is a programme. */
    join: async (): Promise<void> => {
      for (const [index, customer] of people.customers.entries()) {
        const site = people.siteOf.get(customer) as SiteId;
        if (index % 4 !== 0 || !SITES_WITH_PERKS.includes(site)) continue;
        await db.transaction(() => programme.changed({ site, id: customer.id }, true, 'en'));
        members.push({ customer, site, spent: new Map(), rewards: 0 });
      }
    },

    /** At 14:00 of a day. */
    day: async (day: number): Promise<void> => {
      clock.set(eastern(day, 14));
      await fulfil(day);
      for (const member of members) {
        if (random() < 1 / 40) await spend(member);
        else if (random() < 1 / 200) await undo(member);
      }
    },

    /** What members have, held against their orders, which are counted by themselves. */
    recount: async (): Promise<PointsOutcome> => {
      const { perksWelcomePoints: welcome } = commerce.content.configuration('usb2c');
      const orders = await earnedBy(db);
      const now = clock.now();
      let points = 0;
      let wrongPoints = 0;
      for (const member of members) {
        const { customer, site, spent, spentAt, undoneAt } = member;
        const { earned = 0, last } = orders.get(customer.id) ?? {};
        const has = await ledger.balance({ site, customerId: customer.id });
        points += has.points + has.pendingPoints;
        const active = Math.max(last?.getTime() ?? 0, spentAt?.getTime() ?? 0, joined.getTime());
        const isLost = now.getTime() - active >= LOST_AFTER * DAY_MS;
        // What was given back then is kept a while longer.
        if (isLost && undoneAt) continue;
        const counted = welcome + earned - spent.size * REWARD;
        if (has.points + has.pendingPoints - has.debt !== (isLost ? Math.min(0, counted) : counted))
          wrongPoints += 1;
      }
      return { members: members.length, points, wrongPoints };
    },
  };
}

/**
 * By customer, of the orders that stand, from the books of orders alone: an order's one-time goods in whole units of its
 * currency, and twice those of auto-delivery, each less discounts; and when the last order was placed.
 */
async function earnedBy(db: Database): Promise<Map<string, { earned: number; last: Date }>> {
  const { rows } = await db.execute(
    `select o.customer_id as id, max(o.placed_at) as last,
       sum(case when o.status in ('cancelled', 'returned') then 0
         else floor(e.once / 100.0) + 2 * floor(e.again / 100.0) end)::int as points
     from orders o
     join (select order_code,
             sum(case when one_time then total_price - discount else 0 end) as once,
             sum(case when one_time then 0 else total_price - discount end) as again
           from order_entries group by order_code) e on e.order_code = o.code
     where o.placed_at is not null and o.customer_id is not null group by o.customer_id`,
  );
  const found = rows as { id: string; points: number; last: string | Date }[];
  return new Map(found.map(({ id, points, last }) => [id, { earned: points, last: new Date(last) }]));
}
