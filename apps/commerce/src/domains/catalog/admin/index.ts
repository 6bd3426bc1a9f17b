import type { Platform } from '#platform/index.ts';
import type { StockLevels } from '../stock/stock.repository.ts';
import type { createWriter } from '../write/write.service.ts';
import { catalogAdminRepository } from './admin.repository.ts';
import { registerPictureUpload } from './pictures.routes.ts';
import { pricesResource } from './prices.resource.ts';
import type { VariantKeeping } from './product-check.service.ts';
import { productsResource } from './products.resource.ts';
import { productStore } from './saving.service.ts';
import { stockResource } from './stock.resource.ts';

/** What staff edit of the catalogue. */
export function addCatalogResources(
  platform: Platform,
  writer: Pick<ReturnType<typeof createWriter>, 'writeProducts'>,
  setLevels: StockLevels,
  keeping: VariantKeeping,
): void {
  const { db, edits } = platform;
  const store = productStore({ db }, writer);
  const repository = catalogAdminRepository(db);
  edits.add(productsResource(store, repository, keeping));
  edits.add(pricesResource(store, repository));
  edits.add(stockResource(setLevels, repository));
  registerPictureUpload(platform);
}
