import type { Platform } from '#platform/index.ts';
import type { CardListener } from '#platform/payments/index.ts';
import { addBoxesAdmin } from './admin/index.ts';
import { createBoxWorker } from './billing/billing.jobs.ts';
import type { BillingGuards } from './billing/billing.types.ts';
import { isPaidByCard, renewCard } from './billing/cards.repository.ts';
import { payableBoxes } from './billing/paying.service.ts';
import { registerCartBox } from './cart/box-cart.routes.ts';
import { cartHooks } from './cart/box-cart.service.ts';
import { boxPurchase } from './checkout/purchase.service.ts';
import type { PreferenceSource } from './contents/preferences.types.ts';
import { demoBoxes } from './demo/boxes.demo.ts';
import { composeBoxEmails } from './emails/box.emails.ts';
import { composeConsents } from './emails/consent.emails.ts';
import { composeGiftEmails } from './emails/gift.emails.ts';
import { registerGiven } from './gifts/given.routes.ts';
import { giftLinks } from './gifts/link.rules.ts';
import type { BoxNeeds, BoxServices } from './monthly-boxes.deps.ts';
import { boxSchemas } from './monthly-boxes.schemas.ts';
import { BOX_LINK } from './monthly-boxes.types.ts';
import { boxesOfCustomer } from './privacy/personal-data.service.ts';
import { boxesRepository } from './subscription/boxes.repository.ts';
import { registerBoxes } from './subscription/boxes.routes.ts';
import { type CustomerContext, type EditAsk, edit } from './subscription/editing.service.ts';
import { boxesOf } from './subscription/views.service.ts';

export type { BillingGuards } from './billing/billing.types.ts';
export type { BoxPreferences, PreferenceSource } from './contents/preferences.types.ts';

/** Monthly boxes: a number of boxes at one price, in carts, in orders, and billed each month. */
export function createMonthlyBoxes(
  platform: Platform,
  {
    guards: guardsWith,
    ...services
  }: BoxServices & {
    /** For proofs only: replaces guards by worse ones. */
    guards?: ((whole: BillingGuards) => BillingGuards) | undefined;
  },
) {
  const preferences: PreferenceSource[] = [];
  const repository = boxesRepository(platform.db);
  const whole: BillingGuards = {
    due: repository.dueBoxes,
    lockDue: repository.lockDue,
    isUnique: true,
    reach: () => {},
  };
  const guards = guardsWith?.(whole) ?? whole;
  const links = giftLinks(platform.config);
  const needs: BoxNeeds = { ...services, platform, repository, preferences, guards, giftLinks: links };
  for (const schema of boxSchemas) platform.app.addSchema(schema);
  services.cart.addHooks(cartHooks(needs));
  services.orders.addHooks(boxPurchase(needs));
  services.customers.addPersonalData(boxesOfCustomer(needs));
  services.customers.addCardUse((card) => isPaidByCard(platform.db, card));
  const cardRenewed: CardListener = async (renewed) => {
    if (renewed.card) await renewCard(platform.db, renewed, platform.clock.now());
  };
  platform.demo.add(demoBoxes(needs));
  addBoxesAdmin(needs);
  composeConsents(platform, repository);
  const { paying } = services.autoDelivery;
  paying.kinds.set(BOX_LINK, payableBoxes(needs));
  composeBoxEmails(platform, services.orders, paying.links);
  composeGiftEmails(platform, links);
  platform.siteRoutes((routes) => {
    registerCartBox(routes, needs);
    registerBoxes(routes, needs);
    registerGiven(routes, needs);
  });
  return {
    /** Lets a domain say what a customer likes, for boxes that the shop fills. Call while the shop is put together. */
    addPreferences: (source: PreferenceSource): void => void preferences.push(source),
    /** A customer's boxes that go on, as the account shows them: each as the schema `CampaignBox` says. */
    boxesOf: (ctx: CustomerContext) => boxesOf(needs, ctx),
    /** Changes a customer's box, as the call does. @throws {OccError} what the call is refused with. */
    edit: (ctx: CustomerContext, id: string, ask: EditAsk) =>
      platform.db.transaction(() => edit(needs, ctx, id, ask)),
    /** A kept card was replaced by its bank. */
    cardRenewed,
    worker: createBoxWorker(needs),
  };
}
