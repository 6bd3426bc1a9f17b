import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import type { Platform } from '#platform/index.ts';
import { countProducts } from '../read-model/read.repository.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import { hasCategories, writeCategories } from './category.repository.ts';
import { namedCategories, STARTER_CATEGORIES } from './landings.rules.ts';

/** Creates missing categories that these products name, so that each product can be reached. */
export const ensureCategories = (
  db: Database,
  site: SiteId,
  products: readonly CanonicalProduct[],
): Promise<void> => writeCategories(db, site, namedCategories(products), 'keep');

/** What a catalogue of one's own begins with. */
export const createStarter = ({ db, changes }: Pick<Platform, 'db' | 'changes'>) => ({
  /** Whether a site has neither a product nor a category. */
  isEmpty: async (site: SiteId): Promise<boolean> =>
    (await countProducts(db, site)) === 0 && !(await hasCategories(db, site)),
  /** Writes the categories to which the starter's menu leads, in the running transaction; `refresh` shows them. */
  start: async (site: SiteId): Promise<void> => {
    await writeCategories(db, site, STARTER_CATEGORIES, 'keep');
    await changes.publish({ site, tags: [`site:${site}`] });
  },
});
