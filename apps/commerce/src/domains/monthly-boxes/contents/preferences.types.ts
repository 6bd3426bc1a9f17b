import type { SiteId } from '@crema/brands';
import type { CatalogVariant } from '#domains/catalog/index.ts';

/** What is known of somebody's taste. */
export interface BoxPreferences {
  /** What is never put in the box by the shop, such as what holds an allergen. */
  excludes(variant: CatalogVariant): boolean;
  /** The higher, the sooner it is put in; what has the same number stays in the order of the best sellers. */
  score(variant: CatalogVariant): number;
}

/** A domain that knows tastes. The first that knows one of a customer decides; where none does, best sellers come first. */
export interface PreferenceSource {
  /** No two are the same. */
  name: string;
  preferencesOf(site: SiteId, customerId: string): Promise<BoxPreferences | undefined>;
}
