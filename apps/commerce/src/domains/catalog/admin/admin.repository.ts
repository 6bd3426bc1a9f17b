/** SQL of the catalogue as staff list it: keyset pages by code, which cost the same wherever they begin. */
import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, foundKeys, holdsWords, isOneOf, searching } from '#platform/db/index.ts';
import type { Localized } from '../products/native.types.ts';

/** `query`: beginnings of words of a variant's code, SKU, name or brand. */
export interface CatalogAdminQuery {
  query?: string;
  after?: string;
  limit: number;
  status?: string;
}

/** A variant with the name of its product, in minor units. */
export interface VariantPrices {
  code: string;
  product: string;
  name: Localized;
  options: Record<string, string>;
  listPrice: number;
  discountPrice: number | null;
  promotedPrice: number | null;
  onHand: number;
}

const variantColumns = sql`v.code, v.product_code as product, p.name, v.options, v.list_price as "listPrice",
  v.discount_price as "discountPrice", v.promoted_price as "promotedPrice", s.on_hand as "onHand"`;

const ofVariant = sql`join products p on p.site = v.site and p.code = v.product_code
  join stock s on s.site = v.site and s.variant_code = v.code`;

/** Codes in order: those of products, or where words are searched for those of variants that have them. */
const codesOf = (site: SiteId, { query = '', after = '', status }: CatalogAdminQuery): SQL => {
  const hasStatus = status ? sql`p.status = ${status}` : sql`true`;
  if (query.trim() === '')
    return sql`select p.code from products p where p.site = ${site} and p.code > ${after} and ${hasStatus}`;
  const isOfStatus = status
    ? sql`exists (select from products p where p.site = v.site and p.code = v.product_code and ${hasStatus})`
    : sql`true`;
  return sql`select v.product_code as code from variants v where v.site = ${site}
    and v.product_code > ${after} and ${holdsWords(sql`v.words`, query)} and ${isOfStatus}`;
};

export const catalogAdminRepository = (db: Database) => ({
  /** Codes of a page of products. */
  codes: (site: SiteId, asked: CatalogAdminQuery): Promise<string[]> =>
    searching(db, async () => {
      const keys = codesOf(site, asked);
      const found = asked.query?.trim() ? await foundKeys(db, keys) : sql`(${keys})`;
      const page = sql`select distinct code from ${found} k order by code limit ${asked.limit}::int`;
      return (await db.rows<{ code: string }>(page)).map(({ code }) => code);
    }),

  variants: (site: SiteId, { query, after = '', limit }: CatalogAdminQuery): Promise<VariantPrices[]> =>
    searching(db, async () => {
      const keys = sql`select site, code from variants
        where site = ${site} and code > ${after} and ${holdsWords(sql`words`, query)}`;
      const found = query?.trim() ? await foundKeys(db, keys) : sql`(${keys})`;
      // The page first, so that nothing is joined that is not on it.
      return db.rows<VariantPrices & Record<string, unknown>>(
        sql`select ${variantColumns} from (select * from ${found} k order by code limit ${limit}::int) k
            join variants v on v.site = k.site and v.code = k.code ${ofVariant} order by v.code`,
      );
    }),

  variantsBy: (
    site: SiteId,
    codes: readonly string[],
    { lock }: { lock: boolean },
  ): Promise<VariantPrices[]> =>
    db.rows<VariantPrices & Record<string, unknown>>(
      sql`select ${variantColumns} from variants v ${ofVariant}
          where v.site = ${site} and ${isOneOf(sql`v.code`, codes)}
          ${lock ? sql`order by v.code collate "C" for update of s` : sql``}`,
    ),

  /** Those of some category codes that the site has. */
  knownCategories: async (site: SiteId, codes: readonly string[]): Promise<Set<string>> => {
    if (codes.length === 0) return new Set();
    const rows = await db.rows<{ code: string }>(
      sql`select code from categories where site = ${site} and ${isOneOf(sql`code`, codes)}`,
    );
    return new Set(rows.map(({ code }) => code));
  },
});

export type CatalogAdminRepository = ReturnType<typeof catalogAdminRepository>;

/** The first of some variants that a bundle of the site contains. */
export async function bundledAmong(
  db: Database,
  site: SiteId,
  codes: readonly string[],
): Promise<string | undefined> {
  const [row] = await db.rows<{ code: string }>(
    sql`select c.code from products p, jsonb_to_recordset(p.components) as c (code text)
        where p.site = ${site} and p.components is not null and ${isOneOf(sql`c.code`, codes)} limit 1`,
  );
  return row?.code;
}
