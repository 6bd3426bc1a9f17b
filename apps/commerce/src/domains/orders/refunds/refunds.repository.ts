import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { OrderPaymentStatus } from '../orders.types.ts';
import { ofOrders } from '../rows.repository.ts';
import { cardPartOf } from '../sources/sources.rules.ts';
import type { Refund } from './refunds.types.ts';

/** A refund as in its row. */
type RefundRow = Omit<Refund, 'reason' | 'reference' | 'staffId' | 'createdAt' | 'settledAt'> & {
  orderCode: string;
  reason: string | null;
  reference: string | null;
  staffId: string | null;
  createdAt: string;
  settledAt: string | null;
};

/** Refunds of orders by their codes, oldest first. */
export async function refundsOf(
  db: Database,
  orders: readonly { code: string }[],
): Promise<Map<string, Refund[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db.rows<RefundRow>(
    sql`select order_code as "orderCode", number, key, provider_key as "providerKey", kind, asked, lines, goods,
          discount, shipping, surcharges, taxes, tax, amount, sources, restock, reason, actor, staff_id as "staffId", status, reference,
          created_at as "createdAt", settled_at as "settledAt"
        from order_refunds where ${ofOrders(orders)} order by order_code, number`,
  );
  const byOrder = Map.groupBy(rows, ({ orderCode }) => orderCode);
  return new Map([...byOrder].map(([code, refunds]) => [code, refunds.map(toRefund)]));
}

/** SQL that writes refunds; statements that change an order run while its row is locked. */
export function refundsRepository(db: Database) {
  return {
    /**
     * Writes a refund, adds it to the refunded sums of its payment and lines, and sets the payment's status. One
     * statement, so that sums and records always agree.
     */
    write: (code: string, refund: Refund, status: OrderPaymentStatus): Promise<unknown> => {
      const at = refund.createdAt.toISOString();
      return db.rows(
        sql`with made as (
              insert into order_refunds (order_code, number, key, provider_key, kind, asked, lines, goods, discount,
                shipping, surcharges, taxes, tax, amount, sources, restock, reason, actor, staff_id, status, created_at)
              values (${code}, ${refund.number}, ${refund.key}, ${refund.providerKey}, ${refund.kind},
                ${JSON.stringify(refund.asked)}::jsonb, ${JSON.stringify(refund.lines)}::jsonb, ${refund.goods},
                ${refund.discount}, ${refund.shipping}, ${refund.surcharges}, ${JSON.stringify(refund.taxes)}::jsonb, ${refund.tax},
                ${refund.amount}, ${JSON.stringify(refund.sources)}::jsonb, ${refund.restock}, ${refund.reason ?? null}, ${refund.actor},
                ${refund.staffId ?? null}::uuid, 'due', ${at}::timestamptz)
              returning order_code, lines),
            paid as (
              update order_payments p set refunded = p.refunded + ${cardPartOf(refund)}::bigint, status = ${status},
                settled_at = ${at}::timestamptz
              from made where p.order_code = made.order_code)
            update order_entries e set refunded = e.refunded + l.quantity, withdrawn = e.withdrawn + l.withdrawn,
              shipping_refunded = e.shipping_refunded + l."shippingQuantity", restocked = e.restocked + l.restocked
            from made, jsonb_to_recordset(made.lines) as l("entryNumber" int, quantity int, "shippingQuantity" int,
              withdrawn int, restocked int)
            where e.order_code = made.order_code and e.entry_number = l."entryNumber"`,
      );
    },

    /** Records that the provider confirmed a refund. Answers whether it was due until now. */
    settle: async (
      code: string,
      number: number,
      reference: string | undefined,
      now: Date,
    ): Promise<boolean> =>
      (
        await db.rows(
          sql`update order_refunds set status = 'refunded', reference = ${reference ?? null},
                settled_at = ${now.toISOString()}::timestamptz
              where order_code = ${code} and number = ${number}::int and status = 'due' returning 1`,
        )
      ).length > 0,

    /** Sets how many units of its lines were returned to stock. */
    setRestocked: async (
      code: string,
      entries: readonly { entryNumber: number; restocked: number }[],
    ): Promise<void> =>
      void (await db.rows(
        sql`update order_entries e set restocked = l.restocked
            from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as l("entryNumber" int, restocked int)
            where e.order_code = ${code} and e.entry_number = l."entryNumber"`,
      )),
  };
}

export type RefundsRepository = ReturnType<typeof refundsRepository>;

function toRefund({
  orderCode: _,
  createdAt,
  settledAt,
  reason,
  reference,
  staffId,
  ...refund
}: RefundRow): Refund {
  return {
    ...refund,
    reason: reason ?? undefined,
    reference: reference ?? undefined,
    staffId: staffId ?? undefined,
    createdAt: new Date(createdAt),
    settledAt: settledAt ? new Date(settledAt) : undefined,
  };
}
