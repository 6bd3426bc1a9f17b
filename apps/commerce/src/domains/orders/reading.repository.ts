import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { ListedOrder, Order } from './orders.types.ts';
import { refundsOf } from './refunds/refunds.repository.ts';
import {
  LINE_COLUMNS,
  type LineRow,
  type OrderRow,
  ofOrders,
  type ShipmentRow,
  selectOrders,
  texts,
  toListed,
  toShipment,
} from './rows.repository.ts';

/** Orders with their lines: two statements, however many there are. */
async function loadListed(db: Database, rows: readonly OrderRow[]): Promise<ListedOrder[]> {
  if (rows.length === 0) return [];
  const lines = await db.rows<LineRow>(
    sql`select ${LINE_COLUMNS} from order_entries
        where ${ofOrders(rows)} order by entry_number`,
  );
  const linesBy = Map.groupBy(lines, ({ orderCode }) => orderCode);
  return rows.map((row) => toListed(row, linesBy.get(row.code) ?? []));
}

const rowsOf = (db: Database, where: SQL): Promise<OrderRow[]> =>
  db.rows<OrderRow>(sql`${selectOrders} where ${where}`);

/** Orders with their parcels and refunds too: two more statements, for those that have any. */
async function loadAll(db: Database, where: SQL): Promise<Order[]> {
  const rows = await rowsOf(db, where);
  const orders = await loadListed(db, rows);
  const shipmentsBy = await shipmentsOf(
    db,
    rows.filter(({ hasShipments }) => hasShipments),
  );
  const refundsBy = await refundsOf(
    db,
    rows.filter(({ hasRefunds }) => hasRefunds),
  );
  return orders.map((order) => ({
    ...order,
    shipments: (shipmentsBy.get(order.code) ?? []).map(toShipment),
    refunds: refundsBy.get(order.code) ?? [],
  }));
}

async function shipmentsOf(db: Database, orders: readonly OrderRow[]): Promise<Map<string, ShipmentRow[]>> {
  if (orders.length === 0) return new Map();
  const shipments = await db.rows<ShipmentRow>(
    sql`select order_code as "orderCode", number, carrier, tracking_code as "trackingCode", entries,
          shipped_at as "shippedAt" from order_shipments where ${ofOrders(orders)} order by number`,
  );
  return Map.groupBy(shipments, ({ orderCode }) => orderCode);
}

const load = async (db: Database, where: SQL): Promise<Order | undefined> => (await loadAll(db, where))[0];

export const byCode = (db: Database, code: string) => load(db, sql`o.code = ${code}`);

export const byGuid = (db: Database, site: string, guid: string) =>
  load(db, sql`o.site = ${site} and o.guid = ${guid}`);

/** The order of a cart with that idempotency key. */
export const byKey = (db: Database, cartGuid: string, key: string) =>
  load(db, sql`o.cart_guid = ${cartGuid} and o.idempotency_key = ${key}`);

/**
 * Locks the order until the transaction ends, then reads it. In a single statement the payment beside the order could
 * be the version from before the wait, because only the locked row is read again.
 */
export async function lock(db: Database, code: string): Promise<Order | undefined> {
  await db.rows(sql`select 1 from orders where code = ${code} for update`);
  return load(db, sql`o.code = ${code}`);
}

/** Locks orders until the transaction ends, in the same order for all callers. */
export async function lockAll(db: Database, codes: readonly string[]): Promise<void> {
  await db.rows(sql`select 1 from orders where code = any(${texts(codes)}) order by code for update`);
}

/** Orders without their lines, for charging. */
export const charges = async (db: Database, codes: readonly string[]): Promise<Order[]> =>
  (await rowsOf(db, sql`o.code = any(${texts(codes)})`)).map((row) => ({
    ...toListed(row, []),
    shipments: [],
    refunds: [],
  }));

/** Unsorted; unknown ones are left out. */
export const byCodes = (db: Database, codes: readonly string[]): Promise<Order[]> =>
  loadAll(db, sql`o.code = any(${texts(codes)})`);

export const listedByCodes = async (db: Database, codes: readonly string[]): Promise<ListedOrder[]> =>
  loadListed(db, await rowsOf(db, sql`o.code = any(${texts(codes)})`));
