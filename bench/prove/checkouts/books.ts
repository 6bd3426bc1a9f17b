import { runProgram } from '../../harness/shops/program.ts';
import type { Bed } from '../../harness/shops/shops.ts';

/** What is in the database and in the gateway's ledger, however it came there. Money in cents. */
export interface Books {
  orders: {
    code: string;
    cartGuid: string;
    status: string;
    paymentStatus: string;
    amount: number;
    email: string;
    /** When it was written, by the shop's clock, in milliseconds. */
    createdAt: number;
    /** Units by variant code. */
    units: Record<string, number>;
    /** What its lines cost, before delivery and tax, by variant code. */
    lines: Record<string, number>;
  }[];
  /** Captured, with what was given back of it. */
  charges: { key: string; amount: number; refunded: number }[];
  /** Units on hand by variant code. */
  stock: Record<string, number>;
  carts: { cartGuid: string; code: string; quantity: number }[];
}

/** Reads the books of a bed whose shop has ended, or is quiet. */
export const readBooks = (bed: Pick<Bed, 'dataDir' | 'databaseUrl'>): Promise<Books> =>
  runProgram<Books>(new URL('./books.process.ts', import.meta.url), [bed.dataDir, bed.databaseUrl ?? '-']);

/** An order that stands: neither cancelled nor given back. */
export const stands = ({ status }: Books['orders'][number]): boolean => status !== 'cancelled';

/** What an acknowledgement told a shopper. */
export interface Acknowledged {
  code: string;
  cartGuid: string;
}

export interface Faults {
  /** Acknowledged, and not there, or not as an order that stands. */
  missing: number;
  /** Carts with more than one order that stands. */
  duplicated: number;
  /** Units sold over what there was. */
  oversold: number;
  /** Units by which stock and orders differ from what there was. */
  unaccounted: number;
  /** Charges that were kept and belong to no paid order, or to one that was charged already. */
  overcharged: number;
  /** Paid orders without a charge of their amount. */
  unpaid: number;
  /** Orders whose payment is still open. */
  unsettled: number;
}

/** What was charged and not given back, by order code, one number a charge. */
export function keptCharges(charges: Books['charges']): Map<string, number[]> {
  const kept = new Map<string, number[]>();
  for (const { key, amount, refunded } of charges) {
    if (amount === refunded) continue;
    // A sabotaged key begins with the order's code too, so that a second charge is found, not just a strange key.
    const order = key.split(':', 1)[0] as string;
    kept.set(order, [...(kept.get(order) ?? []), amount - refunded]);
  }
  return kept;
}

/** Counts what must all be 0. `initial`: units by variant code before the first order. */
export function audit(
  { orders, charges, stock }: Books,
  acknowledged: readonly Acknowledged[],
  initial: Readonly<Record<string, number>>,
): Faults {
  const standing = orders.filter(stands);
  const codes = new Set(standing.map(({ code }) => code));
  const sold = new Map<string, number>();
  for (const { units } of standing) {
    for (const [code, quantity] of Object.entries(units)) sold.set(code, (sold.get(code) ?? 0) + quantity);
  }
  const kept = keptCharges(charges);
  const paid = new Map(
    standing
      .filter(({ paymentStatus }) => paymentStatus === 'captured')
      .map(({ code, amount }) => [code, amount]),
  );
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
  return {
    missing: acknowledged.filter(({ code }) => !codes.has(code)).length,
    duplicated: standing.length - new Set(standing.map(({ cartGuid }) => cartGuid)).size,
    oversold: sum(Object.entries(initial).map(([code, units]) => Math.max(0, (sold.get(code) ?? 0) - units))),
    unaccounted: sum(
      Object.entries(initial).map(([code, units]) =>
        Math.abs(units - (stock[code] ?? 0) - (sold.get(code) ?? 0)),
      ),
    ),
    overcharged: sum([...kept].map(([order, amounts]) => amounts.length - (paid.has(order) ? 1 : 0))),
    unpaid: [...paid].filter(([order, amount]) => !kept.get(order)?.includes(amount)).length,
    unsettled: orders.filter(({ paymentStatus }) =>
      ['pending', 'requires_action', 'refund_due'].includes(paymentStatus),
    ).length,
  };
}
