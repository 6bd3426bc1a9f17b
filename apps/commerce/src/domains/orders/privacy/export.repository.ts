import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** SQL of a customer's orders for the data export. */
export function exportRepository(db: Database) {
  return {
    /** Every order, including unpaid ones; newest first. */
    codes: async (site: string, customerId: string): Promise<string[]> =>
      (
        await db.rows<{ code: string }>(
          sql`select code from orders where site = ${site} and customer_id = ${customerId}::uuid
              order by created_at desc, code`,
        )
      ).map(({ code }) => code),

    /** What staff wrote down about them, without who. */
    notes: (site: string, customerId: string) =>
      db.rows<Record<string, unknown>>(
        sql`select n.order_code as "orderCode", n.text, n.created_at as at
            from order_notes n join orders o on o.code = n.order_code
            where o.site = ${site} and o.customer_id = ${customerId}::uuid order by n.created_at, n.id`,
      ),

    /** The history of their statuses. */
    steps: (site: string, customerId: string) =>
      db.rows<Record<string, unknown>>(
        sql`select h.order_code as "orderCode", h.status, h.actor, h.at
            from order_history h join orders o on o.code = h.order_code
            where o.site = ${site} and o.customer_id = ${customerId}::uuid order by h.at, h.order_code`,
      ),
  };
}
