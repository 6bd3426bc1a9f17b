import { valueLedger } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import { addGiftCardsAdmin } from './admin/index.ts';
import { buyingHooks, payingHooks } from './buying/buying.service.ts';
import { giftCardsOrdered } from './buying/ordered.service.ts';
import { cardsRepository } from './cards.repository.ts';
import { cardCodes } from './codes.rules.ts';
import { demoGiftCards } from './gift-cards.demo.ts';
import type { GiftCardNeeds, GiftCardServices } from './gift-cards.deps.ts';
import { registerGiftCards } from './gift-cards.routes.ts';
import { giftCardSchemas } from './gift-cards.schemas.ts';
import { giftCardSource } from './paying/source.service.ts';
import { giftCardsOfCustomer } from './privacy.service.ts';
import { composeCardEmail } from './sending/card.emails.ts';
import { defineSending, sendDue } from './sending/sending.service.ts';

/** Gift cards: sold in the shop, mailed with a code, and spent on orders before store credit and the card. */
export function createGiftCards(platform: Platform, services: GiftCardServices) {
  const needs: GiftCardNeeds = {
    ...services,
    ...{ platform, cards: cardsRepository(platform.db), ledger: valueLedger(platform.db) },
    codes: cardCodes(platform.config),
  };
  const { cart, customers, orders } = services;
  for (const schema of giftCardSchemas) platform.app.addSchema(schema);
  cart.addHooks(buyingHooks(needs));
  cart.addHooks(payingHooks(needs));
  orders.addHooks(giftCardsOrdered(needs));
  orders.addPaymentSource(giftCardSource(needs));
  customers.addPersonalData(giftCardsOfCustomer(needs));
  composeCardEmail(platform, needs.codes);
  defineSending(needs);
  registerGiftCards(needs);
  addGiftCardsAdmin(needs);
  platform.demo.add(demoGiftCards(needs));
  return {
    /** Mails the cards that are due, as its job does. Answers how many. */
    sendDue: () => sendDue(needs),
  };
}
