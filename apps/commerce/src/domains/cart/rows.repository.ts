import { type SQL, sql } from 'drizzle-orm';
import { columnsBut, type RowOf } from '#platform/db/index.ts';
import { carts } from './cart.tables.ts';
import type { Cart, Owner } from './cart.types.ts';

/** What statements use and nobody reads. */
const UNREAD = ['session', 'nextEntry', 'createdAt', 'modifiedAt', 'expiresAt'] as const;

/** A cart as its row has it. */
export type CartRow = Omit<RowOf<typeof carts>, (typeof UNREAD)[number]>;

export const COLUMNS = columnsBut(carts, UNREAD);

/** Carts that are the owner's to see. */
export const ownedBy = ({ site, customerId }: Owner): SQL =>
  sql`site = ${site} and customer_id is not distinct from ${customerId ?? null}::uuid`;

export function toCart(row: CartRow, lines: Cart['lines']): Cart {
  return {
    ...row,
    customerId: row.customerId ?? undefined,
    email: row.email ?? undefined,
    deliveryAddress: row.deliveryAddress ?? undefined,
    deliveryMode: row.deliveryMode ?? undefined,
    business: row.business ?? undefined,
    payment: row.payment ?? undefined,
    lines,
    coupons: [],
  };
}
