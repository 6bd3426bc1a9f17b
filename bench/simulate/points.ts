import type { SiteId } from '@crema/brands';
import type { Population } from './population.ts';
import type { SimulatedShop } from './shop.ts';

/** Every so many customers one is a member of the programme; of them every so many redeem something on a day. */
const [MEMBERS, REDEEMERS] = [5, 17];
const SITES_WITH_POINTS: readonly SiteId[] = ['usb2c', 'cab2c'];
const REWARD = 200;
const [WELCOME, CLEARS_AFTER, EXPIRES_AFTER] = [50, 7, 365];
/** What 100 points cost in cents, and percent of them that are redeemed. */
const [COST, REDEEMED] = [250, 70];
const DAY_MS = 86_400_000;

interface PlainMember {
  site: SiteId;
  id: string;
  joinedAt: Date;
  redeemedAt: Date[];
}

/** An order of a member, as its own tables have it. */
interface OrderRow extends Record<string, unknown> {
  code: string;
  customer: string;
  placed: string;
  /** When all of it was sent. */
  sent: string | null;
  /** Cents after discounts. */
  once: number;
  again: number;
  /** Whether all of it was refunded. */
  back: boolean;
}

/** Members earn, redeem and lose points beside all that goes on; at the end they are counted anew from orders alone. */
export async function createPoints(
  { commerce, clock, db }: SimulatedShop,
  { customers, siteOf }: Population,
) {
  const { ledger, members: programme, operator } = commerce.perks;
  const members: PlainMember[] = customers
    .map((customer) => ({ id: customer.id, site: siteOf.get(customer) as SiteId }))
    .filter(({ site }, index) => index % MEMBERS === 0 && SITES_WITH_POINTS.includes(site))
    .map((member) => ({ ...member, joinedAt: clock.now(), redeemedAt: [] }));
  for (const { site, id } of members) await db.transaction(() => programme.changed({ site, id }, true, 'en'));
  const ids = members.map(({ id }) => id);

  /** All but the last order of each: that one may still be taken back. */
  const send = async (): Promise<void> => {
    const { rows } = await db.execute(
      `select code from (
         select o.code, o.status, row_number() over (partition by o.customer_id order by o.placed_at desc, o.code) as place
         from orders o where o.customer_id = any($1::uuid[]) and o.placed_at is not null) newest
       where place > 1 and status = 'processing' order by code`,
      [ids],
    );
    for (const { code } of rows as { code: string }[]) await commerce.orders.fulfilment.ship(code);
  };

  const redeem = async (day: number): Promise<void> => {
    for (const [index, member] of members.entries()) {
      if ((index + day) % REDEEMERS !== 0) continue;
      const { site, id: customerId } = member;
      const entry = { key: `simulated:${day}`, points: REWARD };
      const done = await db.transaction(() => ledger.redeem({ site, customerId }, entry));
      if (done) member.redeemedAt.push(clock.now());
    }
  };

  const orderRows = async (): Promise<OrderRow[]> => {
    const { rows } = await db.execute(
      `select o.code, o.customer_id as customer, o.placed_at as placed,
         case when o.status in ('shipped', 'delivered')
           then (select max(s.shipped_at) from order_shipments s where s.order_code = o.code) end as sent,
         coalesce(sum(e.total_price - e.discount) filter (where e.one_time), 0)::int as once,
         coalesce(sum(e.total_price - e.discount) filter (where not e.one_time), 0)::int as again,
         bool_and(e.refunded = e.quantity) as back
       from orders o join order_entries e on e.order_code = o.code
       where o.customer_id = any($1::uuid[]) and o.placed_at is not null group by o.code`,
      [ids],
    );
    return rows as OrderRow[];
  };

  const count = (member: PlainMember, orders: readonly OrderRow[], now: number) => {
    const earned = orders.map(({ placed, sent, once, again, back }) => ({
      at: Date.parse(placed),
      points: Math.floor(once / 100) + 2 * Math.floor(again / 100),
      stays: !back,
      clear: sent !== null && Date.parse(sent) + CLEARS_AFTER * DAY_MS <= now,
    }));
    const of = (clear: boolean): number =>
      earned.reduce((sum, one) => sum + (one.stays && one.clear === clear ? one.points : 0), 0);
    const acts = [
      member.joinedAt.getTime(),
      ...earned.filter(({ points }) => points > 0).map(({ at }) => at),
      ...member.redeemedAt.map((at) => at.getTime()),
    ];
    const isOver = Math.max(...acts) + EXPIRES_AFTER * DAY_MS <= now;
    return {
      open: isOver ? 0 : WELCOME + of(true) - REWARD * member.redeemedAt.length,
      pending: of(false),
    };
  };

  return {
    /** At noon of a day. */
    day: async (day: number): Promise<void> => {
      await send();
      await redeem(day);
      await commerce.platform.jobs.run('perks.expire', {});
    },

    /** What the shop says that its points are worth, and by how much that differs from a count of the orders. */
    audit: async (): Promise<{ points: number; liability: number; pointsOff: number }> => {
      const orders = Map.groupBy(await orderRows(), ({ customer }) => customer);
      const now = clock.now().getTime();
      const sums = { points: 0, liability: 0, pointsOff: 0 };
      for (const site of SITES_WITH_POINTS) {
        const counted = members
          .filter((member) => member.site === site)
          .map((member) => count(member, orders.get(member.id) ?? [], now));
        const open = counted.reduce((sum, one) => sum + one.open, 0);
        const pending = counted.reduce((sum, one) => sum + one.pending, 0);
        const said = await operator.liability(site);
        const worth = Math.round((open * COST * REDEEMED) / 10_000);
        sums.points += said.points;
        sums.liability += said.amount;
        sums.pointsOff +=
          Math.abs(said.points - open) +
          Math.abs(said.pendingPoints - pending) +
          Math.abs(said.amount - worth) +
          said.debt;
      }
      return sums;
    },
  };
}
