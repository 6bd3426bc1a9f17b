/** Stock as it is this moment: read and changed in the database, never in memory. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Changes } from '#platform/changes/index.ts';
import type { Database } from '#platform/db/index.ts';
import { productTag } from './catalog.tags.ts';

export interface StockLine {
  /** Variant code. */
  code: string;
  qty: number;
}

export interface Shortage {
  code: string;
  /** Units there were. */
  available: number;
}

export function createStock({ db, changes }: { db: Database; changes: Changes }) {
  /** Units on hand by variant code; an unknown code is left out. */
  const stockOf = async (site: SiteId, codes: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db.rows<{ code: string; units: number }>(
      sql`select variant_code as code, on_hand as units from stock
          where site = ${site} and variant_code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
    );
    return new Map(rows.map((row) => [row.code, row.units]));
  };

  /** In the running transaction: what is told is told when it commits. */
  const tellFlips = async (site: SiteId, codes: readonly string[]): Promise<void> => {
    if (codes.length === 0) return;
    const rows = await db.rows<{ code: string }>(
      sql`select distinct product_code as code from variants
          where site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
    );
    if (rows.length > 0) await changes.publish({ site, tags: rows.map((row) => productTag(site, row.code)) });
  };

  /**
   * Takes units off the stock inside the caller's transaction.
   *
   * @returns what there was too little of. Not empty: roll back, the other lines are taken already.
   */
  const reserve = async (site: SiteId, lines: readonly StockLine[]): Promise<Shortage[]> => {
    const short: string[] = [];
    const emptied: string[] = [];
    // One order of locks for everybody: two carts with the same variants wait, and never for each other.
    for (const { code, qty } of merged(lines)) {
      const [row] = await db.rows<{ left: number }>(
        sql`update stock set on_hand = on_hand - ${qty}::int
            where site = ${site} and variant_code = ${code} and on_hand >= ${qty}::int returning on_hand as "left"`,
      );
      if (!row) short.push(code);
      else if (row.left === 0) emptied.push(code);
    }
    if (short.length === 0) {
      await tellFlips(site, emptied);
      return [];
    }
    const units = await stockOf(site, short);
    return short.map((code) => ({ code, available: units.get(code) ?? 0 }));
  };

  /** Puts units back, inside the caller's transaction. A variant that is no more is passed over. */
  const release = async (site: SiteId, lines: readonly StockLine[]): Promise<void> => {
    const refilled: string[] = [];
    for (const { code, qty } of merged(lines)) {
      const [row] = await db.rows<{ units: number }>(
        sql`update stock set on_hand = on_hand + ${qty}::int
            where site = ${site} and variant_code = ${code} returning on_hand as units`,
      );
      if (row?.units === qty) refilled.push(code);
    }
    await tellFlips(site, refilled);
  };

  return { stockOf, reserve, release };
}

export type Stock = ReturnType<typeof createStock>;

/** One line a variant, in code order, without those that ask for nothing. */
function merged(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { code, qty } of lines) sums.set(code, (sums.get(code) ?? 0) + qty);
  return [...sums]
    .map(([code, qty]) => ({ code, qty }))
    .filter(({ qty }) => qty > 0)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
