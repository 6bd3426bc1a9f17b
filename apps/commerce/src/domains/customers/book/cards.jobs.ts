import type { CartPayment } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { BookRepository } from './book.repository.ts';

/** A card of a customer by its token. */
export interface CustomerCard {
  customerId: string;
  provider: string;
  token: string;
}

/** Whether something of a customer is still charged to a card. */
export type CardUse = (card: CustomerCard) => Promise<boolean>;

const JOB = 'customers.forget-card';

/** What happens to saved cards at their provider, and what the provider says of them. */
export function cardsAtProvider(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  payments: Payments,
  book: Pick<BookRepository, 'cards' | 'deleteCard' | 'lock' | 'renewCard' | 'setDefaultCard'>,
) {
  const uses: CardUse[] = [];

  // A network call, once the removal is committed. A card that pays for something stays until that has another.
  jobs.define<CustomerCard>(JOB, async (card) => {
    const isSaved = (await book.cards(card.customerId)).some(
      ({ payment }) => payment.provider === card.provider && payment.token === card.token,
    );
    if (isSaved) return;
    for (const isUsed of uses) if (await isUsed(card)) return;
    await payments.provider(card.provider)?.forget(card.token);
  });

  payments.listenToCards(({ customerId, provider, tokens, card }) =>
    db.transaction(async () => {
      await book.lock(customerId);
      if (card) return void (await book.renewCard(customerId, { provider, tokens }, card));
      for (const { id, isDefault, payment } of await book.cards(customerId)) {
        if (payment.provider !== provider || !tokens.includes(payment.token)) continue;
        await book.deleteCard(customerId, id);
        const [next] = await book.cards(customerId);
        if (isDefault && next) await book.setDefaultCard(customerId, next.id);
      }
    }),
  );

  return {
    /** Adds who is asked whether a card that leaves the book still pays. Call while the shop is put together. */
    addCardUse: (isUsed: CardUse): void => void uses.push(isUsed),
    removed: async (
      { customerId }: Pick<CustomerCard, 'customerId'>,
      { provider, token }: Pick<CartPayment, 'provider' | 'token'>,
    ): Promise<void> => void (await jobs.enqueue(JOB, { customerId, provider, token })),
  };
}
