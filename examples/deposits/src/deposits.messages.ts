import type { Language } from '@crema/brands';
import type { OrderNote } from '@crema/commerce/domains/orders/index';

/** What the deposit is called, everywhere: in the cart, the order, the account and emails. */
export const LABEL: Record<Language, string> = { en: 'Container deposit', fr: 'Consigne' };

/** What the confirmation of an order with a deposit says beside it. */
export const NOTE: Record<Language, OrderNote> = {
  en: { title: 'Your containers', sentences: ['Return them and we refund the deposit.'] },
  fr: { title: 'Vos contenants', sentences: ['Retournez-les et nous remboursons la consigne.'] },
};
