import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { writeCategories } from '../categories/category.repository.ts';
import { countProducts } from '../read-model/read.repository.ts';
import { seedCategories, seedProducts, seedSearch } from './demo.seed.ts';
import { writeSearch } from './search-settings.repository.ts';
import type { createWriter } from './write.service.ts';

/** Writes the demo catalogue of a site that has no product. Answers whether it did. */
export const createDemo =
  (
    { db, changes }: Pick<Platform, 'db' | 'changes'>,
    writer: Pick<ReturnType<typeof createWriter>, 'writeProducts'>,
    refresh: (site: SiteId) => Promise<void>,
  ) =>
  async (site: SiteId): Promise<boolean> => {
    if ((await countProducts(db, site)) > 0) return false;
    const [products, categories, searchSeed] = [
      await seedProducts(site),
      await seedCategories(site),
      await seedSearch(site),
    ];
    await db.transaction(async () => {
      await writeCategories(db, site, categories, 'replace');
      await writeSearch(db, site, searchSeed);
    });
    const { refused } = await writer.writeProducts(site, products, { source: 'seed' });
    if (refused.length > 0) throw new Error(`The seed is wrong: ${JSON.stringify(refused)}`);
    // The notification arrives after the write, and would mark the lists as stale.
    await changes.heard();
    await refresh(site);
    return true;
  };
