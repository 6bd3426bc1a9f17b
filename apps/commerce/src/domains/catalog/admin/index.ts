import type { Platform } from '#platform/index.ts';
import type { StockLevels } from '../stock/stock.repository.ts';
import { addTransfer } from '../transfer/index.ts';
import type { createWriter } from '../write/write.service.ts';
import { catalogAdminRepository } from './admin.repository.ts';
import { categoriesAdminRepository } from './categories.repository.ts';
import { categoriesResource } from './categories.resource.ts';
import { registerPictureUpload } from './pictures.routes.ts';
import { pricesResource } from './prices.resource.ts';
import type { VariantKeeping } from './product-check.service.ts';
import { productsResource } from './products.resource.ts';
import { productStore } from './saving.service.ts';
import { stockResource } from './stock.resource.ts';

/** What staff edit of the catalogue, and its import and export. */
export function addCatalogResources(
  platform: Platform,
  writer: Pick<ReturnType<typeof createWriter>, 'writeProducts'>,
  setLevels: StockLevels,
  keeping: VariantKeeping,
) {
  const { db, edits } = platform;
  const store = productStore({ db }, writer);
  const repository = catalogAdminRepository(db);
  edits.add(productsResource(store, repository, keeping));
  edits.add(categoriesResource(categoriesAdminRepository(db), store));
  edits.add(pricesResource(store, repository));
  const stock = stockResource(setLevels, repository);
  edits.add(stock);
  registerPictureUpload(platform);
  return { imports: addTransfer(platform, store, stock) };
}
