import { sql } from 'drizzle-orm';
import { type Database, insertInto } from '#platform/db/index.ts';
import { orderEntries, orders } from '../orders.tables.ts';
import type { NewOrder, Order, OrderLine, OrderPayment } from '../orders.types.ts';

const insertOrders = insertInto(orders, ['guid', 'stockReleasedAt', 'placedAt', 'words']);
const insertLines = insertInto(orderEntries, [
  ...(['shipped', 'delivered', 'refunded', 'shippingRefunded', 'withdrawn', 'restocked'] as const),
]);

/**
 * Writes orders with their lines and payments in one statement, however many there are. Answers their guids, in order.
 */
export async function insertMany(
  db: Database,
  made: readonly (NewOrder & Pick<Order, 'lines' | 'payment'>)[],
): Promise<string[]> {
  const rows = made.map(({ lines: _, payment: __, customerId, business, ...order }) => ({
    ...order,
    customerId,
    business,
    status: 'created' as const,
    updatedAt: order.createdAt,
  }));
  const lines = made.flatMap((order) =>
    order.lines.map(({ cupsPerDay, priceLabel, components, ...line }) => ({
      ...line,
      orderCode: order.code,
      cupsPerDay,
      priceLabel,
      components: components.join(','),
    })),
  );
  const payments = made.map(({ code, createdAt, payment: { payment, amount, sources } }) => ({
    code,
    createdAt,
    payment,
    amount,
    sources,
  }));
  const insertPayments = sql`insert into order_payments (order_code, payment, amount, sources, status, created_at)
        select p.code, p.payment, p.amount, p.sources, 'pending', p."createdAt"
        from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as p(code text, payment jsonb, amount bigint, sources jsonb,
          "createdAt" timestamptz)`;
  const guids = await db.rows<{ code: string; guid: string }>(
    sql`with written as (${insertOrders(rows)} returning code, guid), entries as (${insertLines(lines)}),
          payments as (${insertPayments})
        select code, guid from written`,
  );
  const byCode = new Map(guids.map(({ code, guid }) => [code, guid]));
  return made.map(({ code }) => byCode.get(code) ?? '');
}

/** Writes an order, its lines and its payment. Answers its guid. */
export const insert = async (
  db: Database,
  order: NewOrder,
  lines: readonly OrderLine[],
  payment: OrderPayment,
): Promise<string> => (await insertMany(db, [{ ...order, lines: [...lines], payment }]))[0] ?? '';
