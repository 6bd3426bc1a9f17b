import type { Platform } from '#platform/index.ts';
import { bundledAmong } from './admin/admin.repository.ts';
import { addCatalogResources } from './admin/index.ts';
import type { CatalogNeeds } from './catalog.deps.ts';
import { SCHEMAS } from './catalog.schemas.ts';
import { type Catalog, catalogService } from './catalog.service.ts';
import { registerCategoryRoutes } from './listing/listing.routes.ts';
import { registerProductRoutes } from './products/product.routes.ts';

export type { Catalog } from './catalog.service.ts';

export { valuesOf } from './lists/chosen.rules.ts';
export { codesOf } from './products/codes.rules.ts';
export { facetName, optionValue, valueName } from './products/labels.messages.ts';
export type {
  NativeProduct,
  NativeVariant,
} from './products/native.types.ts';
export { pictureIn, variantPicture } from './products/pictures.presenter.ts';
export {
  boxesOf,
  CAMPAIGN_FLAGS,
  type CampaignFlag,
  campaignsOf,
  flagsOfCampaign,
  parseVariantCode,
  podsOf,
  priceSources,
  reducedPrices,
  soldOnAutoDelivery,
  textOf,
} from './products/product.rules.ts';
export type { CatalogProduct, CatalogVariant } from './products/product.types.ts';
export type { RatingReader } from './read-model/ratings.types.ts';
export { productOfTag, productTag, ratingTag } from './read-model/tags.rules.ts';
export { type StockHooks, unitsText } from './stock/stock.repository.ts';

/**
 * Products, variants, stock, categories and search of every site, with their calls. Reads come from memory; writes
 * and stock go to the database. Call `load` after migrating, before the first request.
 */
export function createCatalog(
  platform: Platform,
  needs: CatalogNeeds,
): Catalog & ReturnType<typeof addCatalogResources> {
  const { catalog, queries } = catalogService(platform, needs);
  for (const schema of SCHEMAS) platform.app.addSchema(schema);
  registerProductRoutes(platform, queries);
  registerCategoryRoutes(platform, queries);
  catalog.addKeeper((site, codes) => bundledAmong(platform.db, site, codes));
  return { ...catalog, ...addCatalogResources(platform, catalog, catalog.setStock, catalog) };
}
