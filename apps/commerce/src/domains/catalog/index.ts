/** Products, variants, stock, categories. Reads come from memory; writes and stock go to the database. */
export type { NativeProduct, NativeVariant, ProductType, SalesPriceStrategy } from './catalog.native.ts';
export { artOf, picturesOf } from './catalog.pictures.ts';
export type { Fields } from './catalog.presenter.ts';
export {
  CAMPAIGN_FLAGS,
  isPlainProduct,
  parseBadge,
  parseVariantCode,
  soldOnAutoDelivery,
} from './catalog.rules.ts';
export { type Catalog, createCatalog } from './catalog.service.ts';
export type { Shortage, StockLine } from './catalog.stock.ts';
export { categoryTag, productTag } from './catalog.tags.ts';
export type { CatalogProduct, CatalogVariant } from './catalog.types.ts';
