import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { NativeCategory } from './category.types.ts';

/** Writes categories. `keep` leaves existing ones as they are; `replace` updates them. */
export async function writeCategories(
  db: Database,
  site: SiteId,
  categories: readonly NativeCategory[],
  existing: 'keep' | 'replace',
): Promise<void> {
  const rows = JSON.stringify(categories.map((category, position) => ({ position, ...category })));
  // A category may take the path that another gives up; in between no two may have the same.
  if (existing === 'replace') {
    await db.rows(sql`
      update categories c set path = '/' || c.code
      from jsonb_to_recordset(${rows}::jsonb) as r (code text, path text)
      where c.site = ${site} and c.code = r.code and c.path <> r.path`);
  }
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

export async function hasCategories(db: Database, site: SiteId): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(
    sql`select exists (select from categories where site = ${site}) as found`,
  );
  return row?.found === true;
}

/** Codes of the categories whose lists may show a product with these: they, those with rules, and all above. */
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
