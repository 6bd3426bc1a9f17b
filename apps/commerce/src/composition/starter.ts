import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/index.ts';
import type { Domains } from './domains.ts';

/**
 * Writes what the site of a shop of one's own begins with: pages, menu, footer, messages, settings and the categories of the menu,
 * but nothing to buy. Only a site that holds nothing gets it: no content, no category, no product, and no change by staff.
 * Whoever has a shop already, or has cleared the starter away, is left alone.
 *
 * @returns whether it was written.
 */
export async function startSite(
  { db, edits }: Pick<Platform, 'db' | 'edits'>,
  { content, catalog }: Pick<Domains, 'content' | 'catalog'>,
  site: SiteId,
): Promise<boolean> {
  return db.transaction(async () => {
    // Processes that start together write it once.
    await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`starter ${site}`}, 0))`);
    if ((await edits.hasAny(site)) || !(await catalog.isEmpty(site))) return false;
    if (!(await content.start(site))) return false;
    await catalog.start(site);
    return true;
  });
}
