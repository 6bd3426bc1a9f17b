import { type SQL, sql } from 'drizzle-orm';
import type { ListedOrder, Shipment } from './orders.types.ts';

/** A row of a statement about orders. */
export type Row = Record<string, unknown>;

const COLUMNS =
  sql.raw(`o.code, o.guid, o.site, o.language, o.currency, o.status, o.customer_id as "customerId", o.cart_guid as "cartGuid",
  o.idempotency_key as "idempotencyKey", o.email, o.delivery_address as "deliveryAddress",
  o.delivery_mode as "deliveryMode", o.business, o.coupons, o.sub_total as "subTotal", o.order_discounts as "orderDiscounts",
  o.delivery_cost as "deliveryCost", o.total_tax as "totalTax", o.total, o.taxes, o.created_at as "createdAt",
  o.placed_at as "placedAt", o.updated_at as "updatedAt", p.payment, p.amount, p.status as "paymentStatus",
  p.reason, p.created_at as "paymentCreatedAt"`);

export const LINE_COLUMNS =
  sql.raw(`entry_number as "entryNumber", code, product, quantity, one_time as "oneTime",
  frequency_weeks as "frequencyWeeks", cups_per_day as "cupsPerDay", components, list_price as "listPrice", base_price as "basePrice",
  price_kind as "priceKind", total_price as "totalPrice", discount, shipping, tax, taxes, shipped, delivered`);

export const selectOrders = sql`select ${COLUMNS} from orders o join order_payments p on p.order_code = o.code`;

/** A text array; drizzle would spread a JavaScript one into a list of parameters. */
export const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export const ofOrders = (orders: readonly { code?: unknown }[]): SQL =>
  sql`order_code = any(${texts(orders.map(({ code }) => code as string))})`;

const date = (value: unknown): Date => new Date(value as string);

export function toListed(row: Row, lines: Row[]): ListedOrder {
  const {
    payment,
    amount,
    paymentStatus,
    reason,
    paymentCreatedAt,
    placedAt,
    createdAt,
    updatedAt,
    business,
    customerId,
    ...order
  } = row;
  return {
    ...order,
    business: business ?? undefined,
    createdAt: date(createdAt),
    updatedAt: date(updatedAt),
    placedAt: placedAt ? date(placedAt) : undefined,
    customerId: customerId ?? undefined,
    lines: lines.map(({ orderCode: _, ...line }) => ({
      ...line,
      cupsPerDay: line.cupsPerDay ?? undefined,
      components: line.components === '' ? [] : (line.components as string).split(','),
    })),
    payment: {
      payment,
      amount,
      status: paymentStatus,
      reason: reason ?? undefined,
      createdAt: date(paymentCreatedAt),
    },
  } as unknown as ListedOrder;
}

export const toShipment = ({ number, carrier, trackingCode, entries, shippedAt }: Row): Shipment =>
  ({
    number,
    carrier: carrier ?? undefined,
    trackingCode: trackingCode ?? undefined,
    entries,
    shippedAt: date(shippedAt),
  }) as Shipment;
