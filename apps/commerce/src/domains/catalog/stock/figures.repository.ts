/** SQL that applies the stock figures of a file to existing variants. Called inside a transaction. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { type Sentence, sentence } from '../sentences/sentence.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import { decideStock, type StockFigures, type StockRow } from './stock.rules.ts';

/** A figure that was not taken. */
export interface LeftStock {
  /** Product code. */
  code: string;
  /** One sentence for the operator. */
  reason: Sentence;
}

export interface StockOutcome {
  /** Codes of products with a variant whose stock changed. */
  changed: Set<string>;
  /** Number of variants whose stock changed. */
  set: number;
  left: LeftStock[];
}

interface Figure {
  code: string;
  product: string;
  units: number | undefined;
  version: string | undefined;
}

/** Applies the figures that count; the variants have their rows already. */
export async function applyFigures(
  db: Database,
  site: SiteId,
  products: readonly CanonicalProduct[],
  policy: StockFigures,
): Promise<StockOutcome> {
  const figures = products.flatMap(({ code: product, variants }) =>
    variants.map(
      ({ code, stock: units, stockVersion: version }): Figure => ({ code, product, units, version }),
    ),
  );
  const outcome: StockOutcome = { changed: new Set(), set: 0, left: [] };
  const given = figures.filter(({ units }) => units !== undefined);
  const seen = await readRows(db, site, given, false);
  const wanted = given.filter(({ code, units, version }) => {
    const row = seen.get(code);
    return row !== undefined && decideStock(units, version, row, policy) !== 'same';
  });
  if (wanted.length === 0) return outcome;
  // Decided again on locked rows, as units may have been sold meanwhile.
  const rows = await readRows(db, site, wanted, true);
  const taken: Figure[] = [];
  for (const figure of wanted) {
    const row = rows.get(figure.code);
    const decision = row ? decideStock(figure.units, figure.version, row, policy) : 'same';
    if (decision === 'set') taken.push(figure);
    else if (decision !== 'same') {
      const reason = sentence('stockLeft', {
        ...{ units: figure.units ?? 0, code: figure.code, now: row?.onHand ?? 0 },
        because: sentence(decision.left),
      });
      outcome.left.push({ code: figure.product, reason });
    }
  }
  await setStock(db, site, taken);
  outcome.set = taken.length;
  for (const { product } of taken) outcome.changed.add(product);
  return outcome;
}

/** Locked in the order in which sales lock them, to avoid deadlocks between imports and sales. */
async function readRows(
  db: Database,
  site: SiteId,
  figures: readonly Figure[],
  lock: boolean,
): Promise<Map<string, StockRow>> {
  const codes = JSON.stringify(figures.map(({ code }) => code));
  const rows = await db.rows<{ [Field in keyof StockRow]: number } & { code: string }>(
    sql`select variant_code as code, on_hand as "onHand", imported, version from stock
        where site = ${site} and variant_code in (select jsonb_array_elements_text(${codes}::jsonb))
        ${lock ? sql`order by variant_code collate "C" for update` : sql``}`,
  );
  return new Map(rows.map((row) => [row.code, row]));
}

async function setStock(db: Database, site: SiteId, taken: readonly Figure[]): Promise<void> {
  if (taken.length === 0) return;
  const figures = JSON.stringify(taken.map(({ code, units }) => ({ code, units })));
  await db.rows(sql`
    update stock set on_hand = r.units, imported = r.units
    from jsonb_to_recordset(${figures}::jsonb) as r (code text, units int)
    where site = ${site} and variant_code = r.code`);
  const codes = JSON.stringify([...new Set(taken.map(({ product }) => product))]);
  // Makes readers of changed products read the stock flags.
  await db.rows(sql`
    update products set written_in = pg_current_xact_id()::text::bigint
    where site = ${site} and code in (select jsonb_array_elements_text(${codes}::jsonb))`);
}
