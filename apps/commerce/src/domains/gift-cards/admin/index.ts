import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { registerGiftCardsAdmin } from './admin.routes.ts';
import { giftCardAdminSchemas } from './admin.schemas.ts';
import { giftCardsAdmin } from './admin.service.ts';

/** What staff do with gift cards: they find and see them, send them again and end them. */
export function addGiftCardsAdmin(needs: GiftCardNeeds): void {
  for (const schema of giftCardAdminSchemas) needs.platform.app.addSchema(schema);
  registerGiftCardsAdmin(needs.platform, giftCardsAdmin(needs));
}
