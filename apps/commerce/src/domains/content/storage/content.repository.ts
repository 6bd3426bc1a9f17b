import type { SiteId } from '@crema/brands';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { safeHtml } from '#platform/html/index.ts';
import type { ComponentData } from '../content.types.ts';
import { withSafeHtml } from '../pages/pages.rules.ts';
import { cmsComponents, cmsPages, type SiteContent, siteEntries } from './content.tables.ts';

/** All of a site's content: a few hundred rows, read at once. */
export async function readContent(db: Database, site: SiteId): Promise<SiteContent> {
  return db.transaction(async () => ({
    pages: await db.q.select().from(cmsPages).where(eq(cmsPages.site, site)),
    components: await db.q.select().from(cmsComponents).where(eq(cmsComponents.site, site)),
    entries: await db.q
      .select()
      .from(siteEntries)
      .where(eq(siteEntries.site, site))
      .orderBy(asc(siteEntries.position)),
  }));
}

/** Whether a site has neither a page nor a component nor an entry. */
export async function hasNoContent(db: Database, site: SiteId): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(
    sql`select exists (select from cms_pages where site = ${site})
          or exists (select from cms_components where site = ${site})
          or exists (select from site_entries where site = ${site}) as found`,
  );
  return row?.found !== true;
}

/** Replaces a site's content as a whole; its HTML is sanitised here, once. */
export async function replaceContent(db: Database, site: SiteId, content: SiteContent): Promise<void> {
  const components = content.components.map((component) => ({
    ...component,
    data: withSafeHtml(component.data, safeHtml) as ComponentData,
  }));
  await db.transaction(async () => {
    for (const [table, rows] of [
      [cmsPages, content.pages],
      [cmsComponents, components],
      [siteEntries, content.entries],
    ] as const) {
      await db.q.delete(table).where(eq(table.site, site));
      if (rows.length > 0) await db.q.insert(table).values(rows as never);
    }
  });
}
