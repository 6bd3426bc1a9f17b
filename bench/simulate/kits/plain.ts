/** Kits counted by hand: nothing here is shared with the engine. */
import type { Database } from '@crema/commerce/platform/db/index';

/** Boxes of one unit. */
const WEIGHTS: Readonly<Record<string, number>> = { 'dawn-24': 1, 'dawn-48': 2, 'dusk-96': 4 };
/** What is committed to, and what the brewer of 89.99 costs, by campaign. */
export const OFFERS = {
  KSKLITE: { boxes: 8, paid: 6749 },
  FIFTYPERCENTBREWER: { boxes: 12, paid: 4500 },
  BBAD: { boxes: 16, paid: 2250 },
  FREEBREWER: { boxes: 20, paid: 0 },
} as const;
export type Offer = keyof typeof OFFERS;
const LIST = 8999;

/** Somebody who bought a kit, and what was agreed to. */
export interface PlainKit {
  id: string;
  offer: Offer;
  customerId: string;
  orderCode: string;
  subscriptionId: string;
  bought: number;
  state: 'running' | 'over' | 'returned';
  /** What was counted when it was over. */
  counted?: number;
  /** What its customer agreed to pay for ending it. */
  agreed?: number;
}

/** Boxes that were sent to customers and stayed, from the rows of orders alone. */
export async function boxesOf(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute(
    `select o.customer_id as id, e.code, sum(e.shipped - (e.refunded - e.withdrawn))::int as kept
     from orders o join order_entries e on e.order_code = o.code
     where o.customer_id is not null and not e.one_time group by o.customer_id, e.code`,
  );
  const found = new Map<string, number>();
  for (const { id, code, kept } of rows as { id: string; code: string; kept: number }[])
    found.set(id, (found.get(id) ?? 0) + (WEIGHTS[code] ?? 0) * kept);
  return found;
}

/** The share of the reduction that is still owed, half-up to the cent. */
export function owed(offer: Offer, counted: number): number {
  const { boxes, paid } = OFFERS[offer];
  const left = Math.max(0, boxes - counted);
  const exact = ((LIST - paid) * left) / boxes;
  return Math.floor(exact) + (exact - Math.floor(exact) >= 0.5 ? 1 : 0);
}
