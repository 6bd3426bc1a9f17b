import type { Platform } from '#platform/index.ts';
import { registerCartBox } from './cart/box-cart.routes.ts';
import { cartHooks } from './cart/box-cart.service.ts';
import { boxPurchase } from './checkout/purchase.service.ts';
import type { PreferenceSource } from './contents/preferences.types.ts';
import { composeConsents } from './emails/consent.emails.ts';
import type { BoxNeeds, BoxServices } from './monthly-boxes.deps.ts';
import { boxSchemas } from './monthly-boxes.schemas.ts';
import { boxesRepository } from './subscription/boxes.repository.ts';

/** Monthly boxes: a number of boxes at one price, in carts, in orders, and billed each month. */
export function createMonthlyBoxes(platform: Platform, services: BoxServices) {
  const preferences: PreferenceSource[] = [];
  const needs: BoxNeeds = { ...services, platform, repository: boxesRepository(platform.db), preferences };
  for (const schema of boxSchemas) platform.app.addSchema(schema);
  services.cart.addHooks(cartHooks(needs));
  services.orders.addHooks(boxPurchase(needs));
  composeConsents(platform, needs.repository);
  platform.siteRoutes((routes) => registerCartBox(routes, needs));
}
