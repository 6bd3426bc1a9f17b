import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';

/** SQL of what leaving an account comes to in its orders. */
export function forgetRepository(db: Database) {
  const own = (site: string, customerId: string) =>
    sql`o.site = ${site} and o.customer_id = ${customerId}::uuid`;
  return {
    /** Whether something of theirs has yet to be paid for or sent. */
    hasOpen: async (site: string, customerId: string): Promise<boolean> =>
      (
        await db.rows(
          sql`select 1 from orders o where ${own(site, customerId)} and o.status not in ('cancelled', 'returned')
                and (o.status = 'created' or exists (select 1 from order_entries e
                  where e.order_code = o.code and e.shipped < e.quantity))
              limit 1`,
        )
      ).length > 0,

    /**
     * Takes the person out of a customer's orders; what was sold, and where tax was owed, stays. A payment is given back by
     * the order's code: what names the card goes too. Answers the orders' codes.
     */
    forgetPerson: async (site: string, customerId: string): Promise<string[]> => {
      await db.rows(
        sql`update order_payments p
            set payment = jsonb_build_object('provider', p.payment->>'provider', 'token', '')
            from orders o where o.code = p.order_code and ${own(site, customerId)}`,
      );
      const rows = await db.rows<{ code: string }>(
        sql`update orders o set customer_id = null, email = ${REMOVED_ADDRESS},
              delivery_address = (delivery_address - 'line2' - 'companyName')
                || '{"firstName":"—","lastName":"—","line1":"—","phone":""}'::jsonb
            where ${own(site, customerId)} returning o.code`,
      );
      return rows.map(({ code }) => code);
    },
  };
}
