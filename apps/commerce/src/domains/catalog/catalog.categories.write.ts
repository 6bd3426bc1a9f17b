import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { CanonicalProduct } from './catalog.canonical.ts';
import type { Localized, ProductType } from './catalog.native.ts';
import type { CategoryRule, CategoryStory } from './catalog.tables.ts';

/** A category as the seed and a merchant write it. */
export interface NativeCategory {
  code: string;
  parent?: string;
  path: string;
  names: Localized;
  story?: CategoryStory;
  position?: number;
  rule?: CategoryRule;
}

/** The landing categories, under which a category that only a product names is put. */
export const LANDINGS: Record<ProductType, NativeCategory> = {
  Coffee: { code: 'beverages', path: 'beverages', names: { en: 'Beverages', fr: 'Boissons' } },
  Brewer: { code: 'brewers', path: 'brewers', names: { en: 'Brewers', fr: 'Cafetières' } },
  Accessory: { code: 'accessories', path: 'accessories', names: { en: 'Accessories', fr: 'Accessoires' } },
  Bundle: { code: 'bundles', path: 'bundles', names: { en: 'Bundles', fr: 'Ensembles' } },
};
/** After everything a merchant placed. */
const LAST = 1000;

/** Makes the categories that these products name and nobody made, so that each product can be reached. */
export async function ensureCategories(
  db: Database,
  site: SiteId,
  products: CanonicalProduct[],
): Promise<void> {
  const wanted = new Map<string, NativeCategory>();
  for (const product of products) {
    const landing = LANDINGS[product.productType];
    wanted.set(landing.code, landing);
    for (const code of product.categories) {
      if (wanted.has(code)) continue;
      const names = { en: titleOf(code) };
      wanted.set(code, {
        code,
        parent: landing.code,
        path: `${landing.path}/${code}`,
        names,
        position: LAST,
      });
    }
  }
  await writeCategories(db, site, [...wanted.values()], 'keep');
}

/** `keep` leaves a category that is there as it is; `replace` brings it to what is given. */
export async function writeCategories(
  db: Database,
  site: SiteId,
  categories: readonly NativeCategory[],
  existing: 'keep' | 'replace',
): Promise<void> {
  const rows = JSON.stringify(categories.map((category, position) => ({ position, ...category })));
  const action =
    existing === 'keep'
      ? sql`on conflict do nothing`
      : sql`on conflict (site, code) do update set parent = excluded.parent, path = excluded.path,
          names = excluded.names, story = excluded.story, position = excluded.position, rule = excluded.rule`;
  await db.rows(sql`
    insert into categories (site, code, parent, path, names, story, position, rule)
    select ${site}, r.code, r.parent, r.path, r.names, r.story, r.position, r.rule
    from jsonb_to_recordset(${rows}::jsonb)
      as r (code text, parent text, path text, names jsonb, story jsonb, position int, rule jsonb)
    ${action}`);
}

/** `single-origin` → `Single origin`. */
function titleOf(code: string): string {
  const words = code.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Codes of the categories whose lists may show a product that names these: they, those with rules, and all above. */
export async function listingCategories(
  db: Database,
  site: SiteId,
  named: readonly string[],
): Promise<string[]> {
  const codes = JSON.stringify(named);
  const rows = await db.rows<{ code: string }>(sql`
    with recursive listing as (
      select code, parent from categories where site = ${site}
        and (rule is not null or code in (select jsonb_array_elements_text(${codes}::jsonb)))
      union
      select c.code, c.parent from categories c join listing l on c.code = l.parent where c.site = ${site})
    select code from listing order by code`);
  return rows.map((row) => row.code);
}
