import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** All SQL of gift messages. */
export const giftMessagesRepository = (db: Database) => ({
  insert: async (site: SiteId, orderCode: string, message: string): Promise<void> =>
    void (await db.rows(
      sql`insert into gift_messages (order_code, site, message) values (${orderCode}, ${site}, ${message})
          on conflict (order_code) do nothing`,
    )),

  of: async (orderCode: string): Promise<string | undefined> => {
    const [row] = await db.rows<{ message: string }>(
      sql`select message from gift_messages where order_code = ${orderCode}`,
    );
    return row?.message;
  },

  remove: async (orderCode: string): Promise<void> =>
    void (await db.rows(sql`delete from gift_messages where order_code = ${orderCode}`)),

  ofCustomer: (site: SiteId, customerId: string): Promise<{ orderCode: string; message: string }[]> =>
    db.rows<{ orderCode: string; message: string }>(
      sql`select g.order_code as "orderCode", g.message from gift_messages g join orders o on o.code = g.order_code
          where o.site = ${site} and o.customer_id = ${customerId}::uuid order by o.created_at`,
    ),

  forget: async (site: SiteId, customerId: string): Promise<void> =>
    void (await db.rows(
      sql`delete from gift_messages g using orders o
          where o.code = g.order_code and o.site = ${site} and o.customer_id = ${customerId}::uuid`,
    )),
});

export type GiftMessagesRepository = ReturnType<typeof giftMessagesRepository>;
