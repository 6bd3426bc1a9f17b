import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { hasNoContent, replaceContent } from './content.repository.ts';
import { readSeed, readStarter } from './content.seed.ts';
import { placeholdersIn, unfilledAmong } from './placeholders.rules.ts';
import type { ContentSnapshot } from './snapshot.ts';

interface Shown {
  reload(site: SiteId): Promise<void>;
  snapshot(site: SiteId): ContentSnapshot;
}

/** What a site's content begins with: the demo's, or the starter of a shop of one's own. */
export const createFirstContent = (
  { db, changes }: Pick<Platform, 'db' | 'changes'>,
  { reload, snapshot }: Shown,
) => ({
  seed: async (site: SiteId): Promise<boolean> => {
    if (snapshot(site).pages.size > 0) return false;
    await replaceContent(db, site, await readSeed(site));
    await reload(site);
    await changes.publish({ site, tags: [`cms:${site}`] });
    return true;
  },
  start: async (site: SiteId): Promise<boolean> => {
    if (!(await hasNoContent(db, site))) return false;
    await replaceContent(db, site, await readStarter(site));
    await changes.publish({ site, tags: [`cms:${site}`] });
    return true;
  },
  unfilled: async (site: SiteId): Promise<string[]> => {
    const { components } = await readStarter(site);
    const placeholders = new Set(placeholdersIn(components.map(({ data }) => data)));
    return unfilledAmong(snapshot(site).components.values(), placeholders);
  },
});
