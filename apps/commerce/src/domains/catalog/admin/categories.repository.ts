/** SQL of categories as staff list and edit them. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { type Database, holdsAll, isOneOf } from '#platform/db/index.ts';
import { writeCategories } from '../categories/category.repository.ts';
import type { NativeCategory } from '../categories/category.types.ts';
import { withoutNulls } from '../read-model/nulls.rules.ts';
import type { CategoryRecord } from '../read-model/record.types.ts';

type Columns<Row> = { [Field in keyof Row]: Row[Field] };
const columns = sql`c.code, c.parent, c.path, c.names, c.story, c.position, c.rule`;

export const categoriesAdminRepository = (db: Database) => ({
  list: async (
    site: SiteId,
    { query, after = '', limit }: { query?: string; after?: string; limit: number },
  ): Promise<NativeCategory[]> =>
    (
      await db.rows<Columns<CategoryRecord>>(
        sql`select ${columns} from categories c
            where c.site = ${site} and c.code > ${after}
              and ${holdsAll(sql`c.code || ' ' || c.path || ' ' || c.names::text`, query)}
            order by c.code limit ${limit}::int`,
      )
    ).map(withoutNulls),

  by: async (
    site: SiteId,
    codes: readonly string[],
    { lock }: { lock: boolean },
  ): Promise<NativeCategory[]> =>
    (
      await db.rows<Columns<CategoryRecord>>(
        sql`select ${columns} from categories c where c.site = ${site} and ${isOneOf(sql`c.code`, codes)}
            ${lock ? sql`order by c.code collate "C" for update` : sql``}`,
      )
    ).map(withoutNulls),

  /** Codes of the products that name these categories, in order; at most `most` of each, and one more. */
  productsOf: async (
    site: SiteId,
    codes: readonly string[],
    most: number,
  ): Promise<Map<string, string[]>> => {
    const rows = await db.rows<{ category: string; products: string[] }>(
      sql`select c.category, (
            select coalesce(jsonb_agg(one.product order by one.product), '[]') from (
              select product_code as product from product_categories
              where site = ${site} and category_code = c.category order by product_code limit ${most + 1}::int) one
          ) as products
          from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as c(category)`,
    );
    return new Map(rows.map(({ category, products }) => [category, products]));
  },

  /** Who has a path, whatever its case. */
  ownerOf: async (site: SiteId, path: string): Promise<string | undefined> =>
    (
      await db.rows<{ code: string }>(
        sql`select code from categories where site = ${site} and lower(path) = ${path.toLowerCase()} limit 1`,
      )
    )[0]?.code,

  /** A category and all above it. */
  trailOf: async (site: SiteId, code: string): Promise<string[]> =>
    (
      await db.rows<{ code: string }>(
        sql`with recursive trail as (
              select code, parent from categories where site = ${site} and code = ${code}
              union select c.code, c.parent from categories c join trail t on c.code = t.parent
              where c.site = ${site})
            select code from trail`,
      )
    ).map((row) => row.code),

  hasChildren: async (site: SiteId, code: string): Promise<boolean> =>
    (await db.rows(sql`select 1 from categories where site = ${site} and parent = ${code} limit 1`)).length >
    0,

  write: (site: SiteId, categories: readonly NativeCategory[]) =>
    writeCategories(db, site, categories, 'replace'),

  remove: (site: SiteId, codes: readonly string[]) =>
    db.rows(sql`delete from categories where site = ${site} and ${isOneOf(sql`code`, codes)}`),
});

export type CategoriesAdminRepository = ReturnType<typeof categoriesAdminRepository>;
