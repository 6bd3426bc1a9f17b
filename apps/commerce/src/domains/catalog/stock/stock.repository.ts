/** Present stock: read and changed in the database, never in memory. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Changes } from '#platform/changes/index.ts';
import { type Database, isOneOf } from '#platform/db/index.ts';
import { productTag } from '../read-model/tags.rules.ts';

export interface StockLine {
  /** Variant code. */
  code: string;
  qty: number;
}

export interface Shortage {
  code: string;
  /** Units that were available. */
  available: number;
}

/**
 * What another domain does when a variant runs out or is there again, in the transaction of the order or of the return: what a
 * hook writes is kept with it or not at all. An import changes stock without them; who follows imports listens to the products'
 * tags (`platform.changes`).
 */
export interface StockHooks {
  /** @param codes variants whose last unit was just sold */
  soldOut?(site: SiteId, codes: readonly string[]): Promise<void>;
  /** @param codes variants of which there were none and now are some */
  backInStock?(site: SiteId, codes: readonly string[]): Promise<void>;
}

/** Sets how many units there are of variants. */
export type StockLevels = (site: SiteId, levels: readonly { code: string; units: number }[]) => Promise<void>;

/**
 * For a statement of another domain that reads more than stock: units on hand by variant code, as JSON; null where no code is
 * known. Takes the names of its parameters.
 */
export const unitsText = (site: string, codes: string): string =>
  `(select json_object_agg(variant_code, on_hand) from stock
    where site = ${site} and variant_code = any(${codes}::text[]))`;

const UNITS = `select variant_code as code, on_hand as units from stock
  where site = $1 and variant_code = any($2::text[])`;

const codeOf = ({ code }: { code: string }): string => code;

export function createStock({ db, changes }: { db: Database; changes: Changes }) {
  const hooks: StockHooks[] = [];
  /** Units on hand by variant code; an unknown code is left out. */
  const stockOf = async (site: SiteId, codes: readonly string[]): Promise<Map<string, number>> => {
    const { rows } = await db.execute(UNITS, [site, codes], { prepared: true });
    return new Map((rows as { code: string; units: number }[]).map((row) => [row.code, row.units]));
  };

  /** Calls the hooks, and announces the products once the running transaction commits. */
  const tellFlips = async (
    moment: keyof StockHooks,
    site: SiteId,
    codes: readonly string[],
  ): Promise<void> => {
    if (codes.length === 0) return;
    for (const hook of hooks) await hook[moment]?.(site, codes);
    const rows = await db.rows<{ code: string }>(
      sql`select distinct product_code as code from variants
          where site = ${site} and ${isOneOf(sql`code`, codes)}`,
    );
    if (rows.length > 0) await changes.publish({ site, tags: rows.map((row) => productTag(site, row.code)) });
  };

  /**
   * Subtracts units from the stock inside the caller's transaction.
   *
   * @returns the shortages. If there are any: roll back, as the other lines are subtracted already.
   */
  const reserve = async (site: SiteId, lines: readonly StockLine[]): Promise<Shortage[]> => {
    const short: string[] = [];
    const emptied: string[] = [];
    // The same lock order for all callers, so that two carts with the same variants wait but do not deadlock.
    for (const { code, qty } of merged(lines)) {
      const [row] = await db.rows<{ left: number }>(
        sql`update stock set on_hand = on_hand - ${qty}::int, version = version + 1
            where site = ${site} and variant_code = ${code} and on_hand >= ${qty}::int returning on_hand as "left"`,
      );
      if (!row) short.push(code);
      else if (row.left === 0) emptied.push(code);
    }
    if (short.length === 0) {
      await tellFlips('soldOut', site, emptied);
      return [];
    }
    const units = await stockOf(site, short);
    return short.map((code) => ({ code, available: units.get(code) ?? 0 }));
  };

  /** Adds units to the stock, inside the caller's transaction. A variant that no longer exists is skipped. */
  const release = async (site: SiteId, lines: readonly StockLine[]): Promise<void> => {
    const refilled: string[] = [];
    for (const { code, qty } of merged(lines)) {
      const [row] = await db.rows<{ units: number }>(
        sql`update stock set on_hand = on_hand + ${qty}::int, version = version + 1
            where site = ${site} and variant_code = ${code} returning on_hand as units`,
      );
      if (row?.units === qty) refilled.push(code);
    }
    await tellFlips('backInStock', site, refilled);
  };

  const setLevels = stockLevels(db, tellFlips);

  return {
    stockOf,
    reserve,
    release,
    setLevels,
    addHooks: (added: StockHooks): void => void hooks.push(added),
  };
}

/** One line for each variant, in code order, without empty ones. */
function merged(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { code, qty } of lines) sums.set(code, (sums.get(code) ?? 0) + qty);
  return [...sums]
    .map(([code, qty]) => ({ code, qty }))
    .filter(({ qty }) => qty > 0)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

type TellFlips = (moment: keyof StockHooks, site: SiteId, codes: readonly string[]) => Promise<void>;

/** Sets units by a count, inside the caller's transaction: older figures of files no longer apply. */
function stockLevels(db: Database, tellFlips: TellFlips): StockLevels {
  return async (site, levels) => {
    const wanted = JSON.stringify(levels);
    const rows = await db.rows<{ code: string; before: number; units: number }>(
      sql`with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as r (code text, units int)),
            held as (select s.variant_code as code, s.on_hand as before from stock s
              where s.site = ${site} and s.variant_code in (select code from wanted)
              order by s.variant_code collate "C" for update)
          update stock set on_hand = wanted.units, version = version + 1
          from wanted, held where stock.site = ${site} and variant_code = wanted.code and held.code = wanted.code
          returning wanted.code, held.before, wanted.units`,
    );
    await tellFlips(
      'soldOut',
      site,
      rows.filter(({ before, units }) => before > 0 && units === 0).map(codeOf),
    );
    await tellFlips(
      'backInStock',
      site,
      rows.filter(({ before, units }) => before === 0 && units > 0).map(codeOf),
    );
    await db.rows(
      sql`update products set written_in = pg_current_xact_id()::text::bigint
          where site = ${site} and code in (select product_code from variants where site = ${site}
            and ${isOneOf(sql`code`, rows.map(codeOf))})`,
    );
  };
}
