import type { Catalog } from '#domains/catalog/index.ts';
import type { Platform } from '#platform/index.ts';
import { comingSchemas } from './admin.schemas.ts';
import { comingRepository } from './coming.repository.ts';
import { registerComingOrders } from './coming.routes.ts';
import { comingOrders } from './coming.service.ts';

/** What staff see of the orders that auto-delivery will make. */
export function addAutoDeliveryAdmin(
  platform: Platform,
  catalog: Pick<Catalog, 'variant' | 'stockOf'>,
): void {
  for (const schema of comingSchemas) platform.app.addSchema(schema);
  const repository = comingRepository(platform.db);
  registerComingOrders(platform, comingOrders({ platform, catalog, repository }));
}
