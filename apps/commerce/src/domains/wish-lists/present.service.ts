import type { SiteId } from '@crema/brands';
import { priceSources } from '#domains/catalog/index.ts';
import type { Present } from './news/news.types.ts';
import type { WishListNeeds } from './wish-lists.deps.ts';

/** What a variant costs everybody now, and whether it is in stock; undefined where it is not sold. */
export function presentOf(
  { catalog, pricing }: Pick<WishListNeeds, 'catalog' | 'pricing'>,
  site: SiteId,
  variantCode: string,
): Present | undefined {
  const variant = catalog.variant(site, variantCode);
  if (!variant?.sellable) return undefined;
  const { price } = pricing.unitPrice(site, priceSources(variant), 'oneTime');
  return { price, inStock: catalog.inStock(site, variantCode) };
}
