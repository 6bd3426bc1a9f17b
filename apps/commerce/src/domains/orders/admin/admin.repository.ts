import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, foundKeys, isOneOf, queryOf, searching } from '#platform/db/index.ts';
import { disputesOf, isWarned, needsResponse } from '#platform/payments/index.ts';
import type { OrderStatus } from '../fulfilment/transitions.rules.ts';
import type { AdminListed, AdminOrderQuery, OrderNoteRow, TimelineRow, WorkList } from './admin.types.ts';

/** A condition: somebody has to decide about an order whose card was reported: it is not sent yet, and not wholly refunded. */
export const isToDecide = (code: SQL, status: SQL): SQL =>
  sql`${status} in ('processing', 'partiallyshipped') and ${isWarned(code)}
    and exists (select from order_payments w where w.order_code = ${code} and w.refunded < w.amount)`;

const IN_LIST: Record<WorkList, SQL> = {
  toShip: sql`o.status in ('processing', 'partiallyshipped')`,
  unsettled: sql`p.status = 'pending'`,
  refundDue: sql`exists (select 1 from order_refunds r where r.order_code = o.code and r.status = 'due')`,
  disputed: needsResponse(sql`o.code`),
  warned: isToDecide(sql`o.code`, sql`o.status`),
};

const isWorkList = (status: OrderStatus | WorkList): status is WorkList => status in IN_LIST;

const hasStatus = (status: OrderStatus | WorkList | undefined): SQL => {
  if (status === undefined) return sql`true`;
  return isWorkList(status) ? IN_LIST[status] : sql`o.status = ${status}`;
};

const narrowed = ({ placed, region, coupon }: AdminOrderQuery): SQL =>
  sql.join(
    [
      sql`true`,
      ...(placed
        ? [
            sql`o.placed_at >= ${placed.from.toISOString()}::timestamptz and o.placed_at < ${placed.until.toISOString()}::timestamptz`,
          ]
        : []),
      ...(region === undefined ? [] : [sql`coalesce(o.delivery_address->>'region', '') = ${region}`]),
      ...(coupon === undefined ? [] : [sql`o.coupons @> ${JSON.stringify([{ code: coupon }])}::jsonb`]),
    ],
    sql` and `,
  );

/** SQL of orders as staff see them. */
export const adminOrders = (db: Database) => ({
  /** Latest first. */
  list: (site: SiteId, asked: AdminOrderQuery) => {
    const { terms, status, after, limit } = asked;
    const read = (from: SQL) =>
      db.rows<AdminListed & Record<string, unknown>>(
        sql`select o.code, o.status, p.status as "paymentStatus", o.email, o.customer_id as "customerId",
            o.delivery_address->>'firstName' as "firstName", o.delivery_address->>'lastName' as "lastName", o.total,
            (select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = o.code) as units,
            o.created_at as "createdAt"
          from ${from} o join order_payments p on p.order_code = o.code
          where o.site = ${site} and ${hasStatus(status)} and ${narrowed(asked)}
            and ${after ? sql`(o.created_at, o.code) < (select created_at, code from orders where code = ${after})` : sql`true`}
          order by o.created_at desc, o.code desc limit ${limit}::int`,
      );
    if (!terms) return read(sql`orders`);
    const keys = sql`select o.code, o.site, o.status, o.email, o.customer_id, o.delivery_address, o.total, o.coupons,
        o.created_at, o.placed_at
      from orders o where o.site = ${site} and ${found(terms)}`;
    return searching(db, async () => read(await foundKeys(db, keys, terms)));
  },

  addNote: (code: string, { id, staffId, text, createdAt }: OrderNoteRow) =>
    db.rows(
      sql`insert into order_notes (id, order_code, staff_id, text, created_at)
          values (${id}::uuid, ${code}, ${staffId}::uuid, ${text}, ${createdAt.toISOString()}::timestamptz)`,
    ),

  /** Newest first. */
  notes: async (code: string): Promise<OrderNoteRow[]> =>
    (
      await db.rows<Omit<OrderNoteRow, 'createdAt'> & { createdAt: string }>(
        sql`select id, staff_id as "staffId", text, created_at as "createdAt" from order_notes
            where order_code = ${code} order by created_at desc, id limit 100`,
      )
    ).map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),

  /** What is disputed of an order's payment, oldest first. */
  disputes: (code: string) => disputesOf(db, code),

  /** What became of an order, oldest first. */
  timeline: (code: string) =>
    db.rows<TimelineRow & Record<string, unknown>>(
      sql`select status, actor, at from order_history where order_code = ${code} order by at, ctid`,
    ),
});

export type AdminOrdersRepository = ReturnType<typeof adminOrders>;

/** A condition on orders `o` by their index of words. */
export const found = (terms: readonly string[]): SQL => sql`o.words @@ ${queryOf(terms)}::tsquery`;

/** The first of some variants that an order of the site has. */
export async function orderedAmong(
  db: Database,
  site: SiteId,
  codes: readonly string[],
): Promise<string | undefined> {
  const [row] = await db.rows<{ code: string }>(
    sql`select e.code from order_entries e join orders o on o.code = e.order_code
        where o.site = ${site} and ${isOneOf(sql`e.code`, codes)} limit 1`,
  );
  return row?.code;
}
