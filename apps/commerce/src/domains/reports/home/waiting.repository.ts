import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { isToDecide } from '#domains/orders/index.ts';
import type { Database } from '#platform/db/index.ts';
import { needsResponse } from '#platform/payments/index.ts';
import type { Waiting } from '../reports.types.ts';

const NOTHING: Waiting = {
  ...{ ordersToShip: 0, paymentsToSettle: 0, refundsToSettle: 0, lowStock: 0 },
  ...{ disputesToAnswer: 0, fraudWarnings: 0, paymentDifferences: 0 },
  ...{ heldReviews: 0, deadEvents: 0 },
};

/** SQL of what waits for somebody. */
export const waitingRepository = (db: Database) => ({
  /** @param since payments and refunds of before should be settled @param units of which there are few */
  of: async (site: SiteId, since: Date, units: number): Promise<Waiting> => {
    const before = since.toISOString();
    const [row] = await db.rows<Waiting & Record<string, unknown>>(
      sql`select
        (select count(*) from orders where site = ${site} and status in ('processing', 'partiallyshipped'))::int
          as "ordersToShip",
        (select count(*) from order_payments p join orders o on o.code = p.order_code
          where p.status = 'pending' and p.created_at < ${before}::timestamptz and o.site = ${site})::int
          as "paymentsToSettle",
        (select count(*) from order_refunds r join orders o on o.code = r.order_code
          where r.status = 'due' and r.created_at < ${before}::timestamptz and o.site = ${site})::int
          as "refundsToSettle",
        (select count(*) from orders o where o.site = ${site} and ${needsResponse(sql`o.code`)})::int as "disputesToAnswer",
        (select count(*) from orders o where o.site = ${site}
          and ${isToDecide(sql`o.code`, sql`o.status`)})::int as "fraudWarnings",
        (select count(*) from payment_differences where site = ${site}
          and day >= (${before}::timestamptz)::date - 7)::int as "paymentDifferences",
        (select count(*) from reviews where site = ${site} and status = 'held')::int as "heldReviews",
        (select count(*) from integration_deliveries where site = ${site} and state = 'dead')::int as "deadEvents",
        (select count(*) from stock s join variants v on v.site = s.site and v.code = s.variant_code
          join products p on p.site = v.site and p.code = v.product_code
          where s.site = ${site} and s.on_hand <= ${units}::int and v.list_price > 0 and p.status = 'active')::int
          as "lowStock"`,
    );
    return row ?? NOTHING;
  },
});

export type WaitingRepository = ReturnType<typeof waitingRepository>;
