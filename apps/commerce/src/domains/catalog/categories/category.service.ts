import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import { writeCategories } from './category.repository.ts';
import { namedCategories } from './landings.rules.ts';

/** Creates missing categories that these products name, so that each product can be reached. */
export const ensureCategories = (
  db: Database,
  site: SiteId,
  products: readonly CanonicalProduct[],
): Promise<void> => writeCategories(db, site, namedCategories(products), 'keep');
