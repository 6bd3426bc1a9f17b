import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';

/** SQL that removes a person from orders. */
export function erasureRepository(db: Database) {
  const own = (site: string, customerId: string) =>
    sql`o.site = ${site} and o.customer_id = ${customerId}::uuid`;
  return {
    /** Locks a customer's orders until the transaction ends, in the order of everybody. */
    lock: (site: string, customerId: string) =>
      db.rows(sql`select 1 from orders o where ${own(site, customerId)} order by o.code for update`),

    /** Whether an order of the customer is not yet paid or sent. */
    hasOpen: async (site: string, customerId: string): Promise<boolean> =>
      (
        await db.rows(
          sql`select 1 from orders o where ${own(site, customerId)} and o.status not in ('cancelled', 'returned')
                and (o.status = 'created' or exists (select 1 from order_entries e
                  where e.order_code = o.code and e.shipped + e.withdrawn < e.quantity))
              limit 1`,
        )
      ).length > 0,

    /**
     * Takes the person out of a customer's orders; what was sold, and where tax was owed, stays. A payment is given back by
     * the order's code: what names the card goes too. Answers the orders, with the carts that they were made of.
     */
    forgetPerson: async (site: string, customerId: string): Promise<{ code: string; cartGuid: string }[]> => {
      await db.rows(
        sql`delete from order_notes n using orders o where o.code = n.order_code and ${own(site, customerId)}`,
      );
      await db.rows(
        sql`update order_payments p
            set payment = jsonb_build_object('provider', p.payment->>'provider', 'token', '')
            from orders o where o.code = p.order_code and ${own(site, customerId)}`,
      );
      return db.rows<{ code: string; cartGuid: string }>(
        sql`update orders o set customer_id = null, email = ${REMOVED_ADDRESS},
              delivery_address = (delivery_address - 'line2' - 'companyName')
                || '{"firstName":"—","lastName":"—","line1":"—","phone":""}'::jsonb
            where ${own(site, customerId)} returning o.code, o.cart_guid as "cartGuid"`,
      );
    },
  };
}
