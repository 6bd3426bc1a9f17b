import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { CardsRepository } from './cards.repository.ts';

/**
 * The gift cards that a customer bought. They stay good when the account goes: they are somebody else's, and were paid for. One that is
 * still to be mailed keeps the address that it goes to.
 */
export const giftCardsOfCustomer = ({
  cards,
}: {
  cards: Pick<CardsRepository, 'forget' | 'ofBuyer'>;
}): PersonalDataHandler => ({
  name: 'giftCards',
  stage: 'records',
  export: async (site, customerId) => {
    const bought = await cards.ofBuyer(site, customerId);
    if (bought.length === 0) return undefined;
    return bought.map(({ id: _, codes: __, entryNumber: ___, customerId: ____, ...card }) => card);
  },
  forget: (site, customerId) => cards.forget(site, customerId),
});
