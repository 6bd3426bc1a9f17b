import type { Platform } from '#platform/index.ts';
import type { CardListener } from '#platform/payments/index.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import { statusAfter } from '../subscription/transitions.rules.ts';
import { paidByCard } from './cards.repository.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  repository: Pick<AutoDeliveryRepository, 'addHistory' | 'lock' | 'retryFrom' | 'save'>;
}

/**
 * A bank has replaced the card of subscriptions: what is shown of it changes, and with it the day of the next notice that it
 * expires; what could not be charged is tried again. A card that is gone changes nothing: the next charge says so.
 */
export function renewedCards({ platform: { clock, db }, repository }: Parts): CardListener {
  return ({ customerId, provider, tokens, card }) =>
    db.transaction(async () => {
      if (!card) return;
      for (const id of await paidByCard(db, { customerId, provider, tokens })) {
        const found = await repository.lock(id);
        const status = found && statusAfter(found.status, 'change-card');
        if (!found || !status || !tokens.includes(found.payment.token)) continue;
        if (JSON.stringify(cardKey(found.payment.card)) === JSON.stringify(cardKey(card))) continue;
        const now = clock.now();
        await repository.retryFrom(id, now);
        await repository.save({ ...found, status, payment: { ...found.payment, card } }, now);
        const { lastFour } = card;
        await repository.addHistory(id, { kind: 'system' }, 'card-renewed', { lastFour }, now);
      }
    });
}

type Shown = Parameters<CardListener>[0]['card'];

const cardKey = (card: Shown) => card && [card.brand, card.lastFour, card.expiryMonth, card.expiryYear];
