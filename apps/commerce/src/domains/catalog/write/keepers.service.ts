import type { SiteId } from '@crema/brands';

/** Answers the first of some variants that a domain still refers to, such as one that an order has. */
type VariantKeeper = (site: SiteId, variantCodes: readonly string[]) => Promise<string | undefined>;

/** What keeps variants from being removed: they may be taken off sale instead. */
export function createKeepers() {
  const keepers: VariantKeeper[] = [];
  return {
    /** Lets a domain keep variants that it refers to. Call while the shop is put together. */
    addKeeper: (keeper: VariantKeeper): void => void keepers.push(keeper),
    /** The first of these variants that something refers to. */
    keptAmong: async (site: SiteId, variantCodes: readonly string[]): Promise<string | undefined> => {
      for (const keeper of keepers) {
        const kept = variantCodes.length > 0 ? await keeper(site, variantCodes) : undefined;
        if (kept !== undefined) return kept;
      }
      return undefined;
    },
  };
}
