import { sql } from 'drizzle-orm';
import type { CartPayment } from '#domains/cart/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { OrderStatus } from '../fulfilment/transitions.rules.ts';
import type { Order, OrderStep } from '../orders.types.ts';

/** A customer's placed orders, newest first, from the `skip`th on. */
export async function codesOf(
  db: Database,
  { site, customerId }: { site: string; customerId: string },
  skip: number,
  most: number,
): Promise<{ codes: string[]; total: number }> {
  const rows = await db.rows<{ code: string }>(
    sql`select code from orders where site = ${site} and customer_id = ${customerId}::uuid and placed_at is not null
        order by created_at desc, code limit ${most}::int offset ${skip}::int`,
  );
  const [count] = await db.rows<{ total: number }>(
    sql`select count(*)::int as total from orders
        where site = ${site} and customer_id = ${customerId}::uuid and placed_at is not null`,
  );
  return { codes: rows.map(({ code }) => code), total: count?.total ?? 0 };
}

/** The statuses that an order came to, oldest first. */
export const stepsOf = async (db: Database, code: string): Promise<OrderStep[]> =>
  (
    await db.rows<{ status: OrderStatus; at: string }>(
      sql`select status, at from order_history where order_code = ${code} order by at, ctid`,
    )
  ).map(({ status, at }) => ({ status, at: new Date(at) }));

/** Where the latest orders of a customer went and what paid for them, newest first: placed or not, and `but` for one. */
export const traces = (
  db: Database,
  site: string,
  customerId: string,
  { limit, but = '' }: { limit: number; but?: string | undefined },
) =>
  db.rows<Pick<Order, 'deliveryAddress'> & { payment: CartPayment }>(
    sql`select o.delivery_address as "deliveryAddress", p.payment
        from orders o join order_payments p on p.order_code = o.code
        where o.site = ${site} and o.customer_id = ${customerId}::uuid and o.code <> ${but}
        order by o.created_at desc limit ${limit}`,
  );

/** Assigns a guest's order to a customer. Answers whether it did. */
export const claim = async (db: Database, site: string, guid: string, customerId: string): Promise<boolean> =>
  (
    await db.rows(
      sql`update orders set customer_id = ${customerId}::uuid
          where site = ${site} and guid = ${guid}::uuid and customer_id is null returning 1`,
    )
  ).length > 0;

/** Orders of all customers for the operator, newest first. */
export const list = (db: Database, filter: { site?: string; status?: string; limit: number }) =>
  db.rows<{
    code: string;
    site: string;
    status: OrderStatus;
    email: string;
    total: number;
    currency: string;
    createdAt: string;
  }>(
    sql`select code, site, status, email, total, currency, created_at as "createdAt" from orders
        where (${filter.site ?? null}::text is null or site = ${filter.site ?? null})
          and (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
        order by created_at desc limit ${filter.limit}`,
  );
