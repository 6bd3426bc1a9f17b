import type { SiteId } from '@crema/brands';

/** What buyers say of a product: how many of them, at least one, and their stars on average. */
export interface Rating {
  count: number;
  /** From 1 to 5. */
  average: number;
}

/** Reads what buyers say of products of a site, of all or of some; products without a review are left out. */
export type RatingReader = (
  site: SiteId,
  codes: readonly string[] | undefined,
) => Promise<ReadonlyMap<string, Rating>>;
