import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import {
  LINE_COLUMNS,
  ofOrders,
  type Row,
  selectOrders,
  texts,
  toListed,
  toShipment,
} from './orders.rows.repository.ts';
import type { OrderStatus } from './orders.transitions.ts';
import type {
  Actor,
  ListedOrder,
  Order,
  OrderLine,
  OrderPayment,
  OrderPaymentStatus,
} from './orders.types.ts';

export type NewOrder = Omit<
  Order,
  'guid' | 'lines' | 'payment' | 'shipments' | 'placedAt' | 'updatedAt' | 'status'
>;

/** All SQL of orders. */
export function ordersRepository(db: Database) {
  /** Orders with their lines: two statements, however many there are. */
  const loadListed = async (where: SQL): Promise<ListedOrder[]> => {
    const rows = await db.rows<Row>(sql`${selectOrders} where ${where}`);
    if (rows.length === 0) return [];
    const lines = await db.rows<Row>(
      sql`select order_code as "orderCode", ${LINE_COLUMNS} from order_entries
          where ${ofOrders(rows)} order by entry_number`,
    );
    const linesBy = Map.groupBy(lines, ({ orderCode }) => orderCode);
    return rows.map((row) => toListed(row, linesBy.get(row.code) ?? []));
  };
  /** With their parcels: one statement more. */
  const loadAll = async (where: SQL): Promise<Order[]> => {
    const orders = await loadListed(where);
    if (orders.length === 0) return [];
    const shipments = await db.rows<Row>(
      sql`select order_code as "orderCode", number, carrier, tracking_code as "trackingCode", entries,
            shipped_at as "shippedAt" from order_shipments where ${ofOrders(orders)} order by number`,
    );
    const shipmentsBy = Map.groupBy(shipments, ({ orderCode }) => orderCode);
    return orders.map((order) => ({
      ...order,
      shipments: (shipmentsBy.get(order.code) ?? []).map(toShipment),
    }));
  };
  const load = async (where: SQL): Promise<Order | undefined> => (await loadAll(where))[0];

  /** Orders with their lines and payments: three inserts, however many there are. Answers their guids, in order. */
  const insertMany = async (
    made: readonly (NewOrder & Pick<Order, 'lines' | 'payment'>)[],
  ): Promise<string[]> => {
    const rows = made.map(({ lines: _, payment: __, ...order }) => order);
    const guids = await db.rows<{ code: string; guid: string }>(
      sql`insert into orders (code, site, language, currency, status, customer_id, cart_guid, idempotency_key, email,
            delivery_address, delivery_mode, business, coupons, sub_total, order_discounts, delivery_cost, total_tax,
            total, taxes, created_at, updated_at)
          select o.code, o.site, o.language, o.currency, 'created', o."customerId", o."cartGuid", o."idempotencyKey",
            o.email, o."deliveryAddress", o."deliveryMode", o.business, o.coupons, o."subTotal", o."orderDiscounts",
            o."deliveryCost", o."totalTax", o.total, o.taxes, o."createdAt", o."createdAt"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(code text, site text, language text,
            currency text, "customerId" uuid, "cartGuid" uuid, "idempotencyKey" text, email text,
            "deliveryAddress" jsonb, "deliveryMode" text, business jsonb, coupons jsonb, "subTotal" bigint,
            "orderDiscounts" bigint, "deliveryCost" bigint, "totalTax" bigint, total bigint, taxes jsonb,
            "createdAt" timestamptz)
          returning code, guid`,
    );
    const lines = made.flatMap((order) => order.lines.map((line) => ({ ...line, orderCode: order.code })));
    await db.rows(
      sql`insert into order_entries (order_code, entry_number, code, product, quantity, one_time,
            frequency_weeks, cups_per_day, components, list_price, base_price, price_kind, total_price, discount,
            shipping, tax, taxes)
          select l."orderCode", l."entryNumber", l.code, l.product, l.quantity, l."oneTime", l."frequencyWeeks",
            l."cupsPerDay", array_to_string(l.components, ','), l."listPrice", l."basePrice", l."priceKind", l."totalPrice",
            l.discount, l.shipping, l.tax, l.taxes
          from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("orderCode" text, "entryNumber" int, code text,
            product jsonb, quantity int, "oneTime" bool, "frequencyWeeks" int, "cupsPerDay" float8, components text[],
            "listPrice" bigint, "basePrice" bigint, "priceKind" text, "totalPrice" bigint, discount bigint,
            shipping bigint, tax bigint, taxes jsonb)`,
    );
    const payments = made.map(({ code, createdAt, payment: { payment, amount } }) => ({
      code,
      createdAt,
      payment,
      amount,
    }));
    await db.rows(
      sql`insert into order_payments (order_code, payment, amount, status, created_at)
          select p.code, p.payment, p.amount, 'pending', p."createdAt"
          from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as p(code text, payment jsonb, amount bigint,
            "createdAt" timestamptz)`,
    );
    const byCode = new Map(guids.map(({ code, guid }) => [code, guid]));
    return made.map(({ code }) => byCode.get(code) ?? '');
  };

  const lockAll = async (codes: readonly string[]): Promise<void> => {
    await db.rows(sql`select 1 from orders where code = any(${texts(codes)}) order by code for update`);
  };

  return {
    byCode: (code: string) => load(sql`o.code = ${code}`),
    /** A customer's orders that were placed, newest first, from the `skip`th on. */
    codesOf: async (
      { site, customerId }: { site: string; customerId: string },
      skip: number,
      most: number,
    ): Promise<{ codes: string[]; total: number }> => {
      const rows = await db.rows<{ code: string }>(
        sql`select code from orders where site = ${site} and customer_id = ${customerId}::uuid and placed_at is not null
            order by created_at desc, code limit ${most}::int offset ${skip}::int`,
      );
      const [count] = await db.rows<{ total: number }>(
        sql`select count(*)::int as total from orders
            where site = ${site} and customer_id = ${customerId}::uuid and placed_at is not null`,
      );
      return { codes: rows.map(({ code }) => code), total: count?.total ?? 0 };
    },
    /** Gives a guest's order to a customer. Answers whether it did. */
    claim: async (site: string, guid: string, customerId: string): Promise<boolean> =>
      (
        await db.rows(
          sql`update orders set customer_id = ${customerId}::uuid
              where site = ${site} and guid = ${guid}::uuid and customer_id is null returning 1`,
        )
      ).length > 0,
    byGuid: (site: string, guid: string) => load(sql`o.site = ${site} and o.guid = ${guid}`),
    /** The order that a cart is, was last tried as, or waits to become. */
    byKey: (cartGuid: string, key: string) =>
      load(sql`o.cart_guid = ${cartGuid} and o.idempotency_key = ${key}`),
    /**
     * Locks the order until the transaction ends, then reads it. In one statement the payment beside the order could be
     * the one from before the wait: only the locked row is read again when its lock comes free.
     */
    lock: async (code: string): Promise<Order | undefined> => {
      await db.rows(sql`select 1 from orders where code = ${code} for update`);
      return load(sql`o.code = ${code}`);
    },

    /** Locks orders until the transaction ends, in one order for everybody. */
    lockAll,

    /** Writes an order, its lines and its payment. Answers its guid. */
    insert: async (order: NewOrder, lines: readonly OrderLine[], payment: OrderPayment): Promise<string> =>
      (await insertMany([{ ...order, lines: [...lines], payment }]))[0] ?? '',
    insertMany,

    /** What is charged for orders: no lines. */
    charges: async (codes: readonly string[]): Promise<Order[]> =>
      (await db.rows<Row>(sql`${selectOrders} where o.code = any(${texts(codes)})`)).map((row) => ({
        ...toListed(row, []),
        shipments: [],
      })),

    /** In no order; unknown ones are left out. */
    byCodes: (codes: readonly string[]): Promise<Order[]> => loadAll(sql`o.code = any(${texts(codes)})`),
    listedByCodes: (codes: readonly string[]): Promise<ListedOrder[]> =>
      loadListed(sql`o.code = any(${texts(codes)})`),

    /**
     * Confirms orders whose payment is open and was captured: locks them in one order, then one statement. Answers those
     * that it moved.
     */
    confirmMany: async (
      captured: readonly { code: string; reference: string }[],
      now: Date,
    ): Promise<string[]> => {
      if (captured.length === 0) return [];
      const at = now.toISOString();
      await lockAll(captured.map(({ code }) => code));
      const rows = await db.rows<{ code: string }>(
        sql`with paid as (
              update order_payments p set status = 'captured', reference = c.reference, settled_at = ${at}
              from jsonb_to_recordset(${JSON.stringify(captured)}::jsonb) as c(code text, reference text)
              where p.order_code = c.code and p.status in ('pending', 'requires_action') returning p.order_code),
            moved as (
              update orders set status = 'processing', updated_at = ${at}, placed_at = ${at}
              from paid where orders.code = paid.order_code and orders.status = 'created' returning orders.code)
            insert into order_history (order_code, status, actor, at)
            select code, 'processing', 'shop', ${at}::timestamptz from moved returning order_code as code`,
      );
      return rows.map(({ code }) => code);
    },

    /** How payments stand. What goes back of an order that never was one, failed as if nothing had been charged. */
    outcomes: async (codes: readonly string[]) =>
      (
        await db.rows<{ code: string; status: OrderPaymentStatus; reason: string | null }>(
          sql`select code, case when never then 'failed' else status end as status,
                case when never then 'cancelled' else reason end as reason
              from (select o.code, p.status, p.reason,
                      p.status in ('refund_due', 'refunded') and o.placed_at is null as never
                    from order_payments p join orders o on o.code = p.order_code
                    where p.order_code = any(${texts(codes)})) found`,
        )
      ).map(({ reason, ...row }) => ({ ...row, ...(reason ? { reason } : {}) })),

    /** Moves a locked order; the caller has asked the transition table. */
    setStatus: async (code: string, status: OrderStatus, actor: Actor, now: Date): Promise<void> => {
      const at = now.toISOString();
      await db.rows(
        sql`with moved as (
              update orders set status = ${status}, updated_at = ${at},
                placed_at = case when ${status} = 'processing' then ${at}::timestamptz else placed_at end
              where code = ${code} returning code)
            insert into order_history (order_code, status, actor, at) select code, ${status}, ${actor}, ${at} from moved`,
      );
    },

    setPayment: (
      code: string,
      status: OrderPaymentStatus,
      details: { reason?: string; reference?: string; refundReference?: string },
      now: Date,
    ) =>
      db.rows(
        sql`update order_payments set status = ${status}, reason = coalesce(${details.reason ?? null}, reason),
              reference = coalesce(${details.reference ?? null}, reference),
              refund_reference = coalesce(${details.refundReference ?? null}, refund_reference),
              settled_at = ${now.toISOString()} where order_code = ${code}`,
      ),

    /** True for the one caller that may put the stock back. */
    claimStockRelease: async (code: string, now: Date): Promise<boolean> =>
      (
        await db.rows(
          sql`update orders set stock_released_at = ${now.toISOString()}
              where code = ${code} and stock_released_at is null returning 1`,
        )
      ).length > 0,

    ship: async (
      code: string,
      entries: readonly { entryNumber: number; quantity: number }[],
      { carrier, trackingCode }: { carrier?: string; trackingCode?: string },
      now: Date,
    ): Promise<void> => {
      for (const { entryNumber, quantity } of entries) {
        await db.rows(
          sql`update order_entries set shipped = shipped + ${quantity}::int
              where order_code = ${code} and entry_number = ${entryNumber}`,
        );
      }
      await db.rows(
        sql`insert into order_shipments (order_code, number, carrier, tracking_code, entries, shipped_at)
            select ${code}, coalesce(max(number), 0) + 1, ${carrier ?? null}, ${trackingCode ?? null},
              ${JSON.stringify(entries)}::jsonb, ${now.toISOString()}::timestamptz
            from order_shipments where order_code = ${code}`,
      );
    },

    deliver: async (
      code: string,
      entries: readonly { entryNumber: number; quantity: number }[],
    ): Promise<void> => {
      for (const { entryNumber, quantity } of entries) {
        await db.rows(
          sql`update order_entries set delivered = delivered + ${quantity}::int
              where order_code = ${code} and entry_number = ${entryNumber}`,
        );
      }
    },

    /** Orders whose payment is older than it may stay unsettled, oldest first. */
    unsettled: async (pendingBefore: Date, askedBefore: Date, limit: number): Promise<string[]> => {
      const rows = await db.rows<{ code: string }>(
        sql`select order_code as code from order_payments
            where (status in ('pending', 'refund_due') and created_at <= ${pendingBefore.toISOString()})
              or (status = 'requires_action' and created_at <= ${askedBefore.toISOString()})
            order by created_at limit ${limit}`,
      );
      return rows.map((row) => row.code);
    },

    list: (filter: { site?: string; status?: string; limit: number }) =>
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
      ),

    /** When the last parcel arrived or, failing that, left. */
    lastMoved: async (code: string): Promise<Date | undefined> => {
      const [row] = await db.rows<{ at: string | null }>(
        sql`select max(at) as at from order_history
            where order_code = ${code} and status in ('shipped', 'partiallydelivered', 'delivered')`,
      );
      return row?.at ? new Date(row.at) : undefined;
    },
  };
}

export type OrdersRepository = ReturnType<typeof ordersRepository>;
