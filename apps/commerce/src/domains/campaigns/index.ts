import type { Platform } from '#platform/index.ts';
import { registerCommitmentRoutes } from './account/info.routes.ts';
import { addCampaignsAdmin } from './admin/index.ts';
import type { BoxesOf, KitGuards, KitNeeds, KitServices } from './campaigns.deps.ts';
import { campaignSchemas } from './campaigns.schemas.ts';
import { KIT_LINK } from './commitments/commitments.types.ts';
import { kitsRepository } from './commitments/kits.repository.ts';
import { kitsOfOrders } from './commitments/orders.service.ts';
import { kitsInAutoDelivery } from './commitments/terms.service.ts';
import { demoKits } from './demo/kits.demo.ts';
import { createKitMails } from './emails/kit.emails.ts';
import { chargeKey } from './ending/charges.service.ts';
import { createKitClock } from './ending/clock.jobs.ts';
import { payableKits } from './ending/paying.service.ts';
import { kitsInCarts } from './kits/cart-hooks.service.ts';
import { registerKitRoutes } from './kits/kits.routes.ts';
import { registerMonthlyRoutes } from './monthly/monthly.routes.ts';
import { registerOfferRoutes } from './offers/offers.routes.ts';
import { createKitsOperator } from './operator/operator.service.ts';
import { kitsOfCustomer } from './privacy/personal-data.service.ts';
import { registerQuoteRoutes } from './quote/quote.routes.ts';

export type { KitGuards } from './campaigns.deps.ts';
export { premiumOf } from './monthly/box.rules.ts';
export { billingOn, nextBilling } from './monthly/calendar.rules.ts';
export { mayBeInBox, requireMonthlyBox } from './monthly/offer.service.ts';
export { runKitsCommand } from './operator/kits.command.ts';

/**
 * Starter kits and other campaigns: what there is, what it sells and comes to, and the commitments that come with kits.
 *
 * @param boxesOf the monthly boxes of a customer, for `getUserCampaignInfo`.
 */
export function createCampaigns(
  platform: Platform,
  services: KitServices,
  boxesOf: BoxesOf = async () => [],
) {
  const { autoDelivery, cart, customers, orders } = services;
  const repository = kitsRepository(platform.db);
  const { kinds, links } = autoDelivery.paying;
  const mails = createKitMails({ platform, customers, repository, links });
  const whole: KitGuards = { lockUses: repository.lockUses, chargeKey, reach: () => {} };
  const guards = services.kitGuards?.(whole) ?? whole;
  const needs: KitNeeds = { ...services, platform, clock: platform.clock, repository, mails, guards };
  for (const schema of campaignSchemas) platform.app.addSchema(schema);
  registerOfferRoutes(platform, needs);
  registerQuoteRoutes(platform, needs);
  registerMonthlyRoutes(platform, needs);
  cart.addHooks(kitsInCarts(needs));
  autoDelivery.addHooks(kitsInAutoDelivery(needs));
  kinds.set(KIT_LINK, payableKits(needs));
  orders.addHooks(kitsOfOrders(needs));
  customers.addPersonalData(kitsOfCustomer(needs));
  platform.demo.add(demoKits(needs));
  registerKitRoutes(platform, needs);
  registerCommitmentRoutes(platform, needs, boxesOf);
  const operator = createKitsOperator(needs);
  addCampaignsAdmin(needs, operator);
  return { clock: createKitClock(needs), operator };
}
