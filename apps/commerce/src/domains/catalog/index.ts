import type { Platform } from '#platform/index.ts';
import { registerCategoryRoutes } from './catalog.category.routes.ts';
import { registerProductRoutes } from './catalog.routes.ts';
import { SCHEMAS } from './catalog.schemas.ts';
import { type Catalog, type CatalogNeeds, catalogService } from './catalog.service.ts';

export { optionValue } from './catalog.labels.ts';
export type { NativeProduct, NativeVariant, ProductType, SalesPriceStrategy } from './catalog.native.ts';
export type { Outline } from './catalog.outline.ts';
export { artOf, picturesOf } from './catalog.pictures.ts';
export type { Fields } from './catalog.presenter.ts';
export { codesOf } from './catalog.queries.ts';
export {
  CAMPAIGN_FLAGS,
  isPlainProduct,
  parseBadge,
  parseVariantCode,
  podsOf,
  priceSources,
  soldOnAutoDelivery,
  textOf,
} from './catalog.rules.ts';
export type { Catalog } from './catalog.service.ts';
export type { Shortage, StockLine } from './catalog.stock.repository.ts';
export { categoryTag, productOfTag, productTag } from './catalog.tags.ts';
export type { CatalogProduct, CatalogVariant } from './catalog.types.ts';

/**
 * Products, variants, stock, categories and search of every site, with their calls. Reads come from memory; writes
 * and stock go to the database. Call `load` after migrating, before the first request.
 */
export function createCatalog(platform: Platform, needs: CatalogNeeds): Catalog {
  const { catalog, queries } = catalogService(platform, needs);
  for (const schema of SCHEMAS) platform.app.addSchema(schema);
  registerProductRoutes(platform, queries);
  registerCategoryRoutes(platform, queries);
  return catalog;
}
