import { type SQL, sql } from 'drizzle-orm';
import { columnsBut, columnsOf, type RowOf } from '#platform/db/index.ts';
import { isDisputedCharge } from '#platform/payments/index.ts';
import { orderEntries, orders } from './orders.tables.ts';
import type {
  ListedOrder,
  Order,
  OrderLine,
  OrderPayment,
  OrderPaymentStatus,
  Part,
  Shipment,
} from './orders.types.ts';
import type { PaidBySource } from './sources/paid.types.ts';

/** An order with its payment, as `selectOrders` reads it. */
export type OrderRow = Omit<RowOf<typeof orders>, 'words'> & {
  payment: OrderPayment['payment'];
  amount: number;
  sources: PaidBySource[];
  refunded: number;
  paymentStatus: OrderPaymentStatus;
  reason: string | null;
  paymentCreatedAt: string;
  /** Whether it has parcels, and refunds: most orders that are read have neither yet. */
  hasShipments: boolean;
  hasRefunds: boolean;
  isDisputed: boolean;
};

/** A line of an order, as `LINE_COLUMNS` reads it. */
export type LineRow = RowOf<typeof orderEntries>;

export type ShipmentRow = {
  orderCode: string;
  number: number;
  carrier: string | null;
  trackingCode: string | null;
  entries: Part;
  shippedAt: string;
};

export const LINE_COLUMNS = columnsOf(orderEntries);

export const selectOrders = sql`select ${columnsBut(orders, ['words'], 'o')}, p.payment, p.amount, p.sources, p.refunded,
    p.status as "paymentStatus", p.reason, p.created_at as "paymentCreatedAt",
    exists (select from order_shipments s where s.order_code = o.code) as "hasShipments",
    exists (select from order_refunds r where r.order_code = o.code) as "hasRefunds",
    ${isDisputedCharge(sql`o.code`)} as "isDisputed"
  from orders o join order_payments p on p.order_code = o.code`;

/** A text array; drizzle would spread a JavaScript one into a list of parameters. */
export const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export const ofOrders = (orders: readonly Pick<Order, 'code'>[]): SQL =>
  sql`order_code = any(${texts(orders.map(({ code }) => code))})`;

export function toListed(row: OrderRow, lines: readonly LineRow[]): ListedOrder {
  const {
    payment,
    amount,
    sources,
    refunded,
    paymentStatus,
    reason,
    paymentCreatedAt,
    placedAt,
    createdAt,
    updatedAt,
    business,
    customerId,
    stockReleasedAt: _,
    hasShipments: _shipments,
    hasRefunds: _refunds,
    ...order
  } = row;
  return {
    ...order,
    business: business ?? undefined,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    placedAt: placedAt ? new Date(placedAt) : undefined,
    customerId: customerId ?? undefined,
    lines: lines.map(toLine),
    payment: {
      payment,
      amount,
      sources,
      status: paymentStatus,
      // An earlier version without sums refunded all of it.
      refunded: paymentStatus === 'refunded' ? amount : refunded,
      reason: reason ?? undefined,
      createdAt: new Date(paymentCreatedAt),
    },
  };
}

const toLine = ({ orderCode: _, ...line }: LineRow): OrderLine => ({
  ...line,
  cupsPerDay: line.cupsPerDay ?? undefined,
  priceLabel: line.priceLabel ?? undefined,
  components: line.components === '' ? [] : line.components.split(','),
});

export const toShipment = ({ number, carrier, trackingCode, entries, shippedAt }: ShipmentRow): Shipment => ({
  number,
  carrier: carrier ?? undefined,
  trackingCode: trackingCode ?? undefined,
  entries,
  shippedAt: new Date(shippedAt),
});
