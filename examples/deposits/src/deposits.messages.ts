import type { Language } from '@crema/brands';
import type { OrderNote } from '@crema/commerce/domains/orders/index';

/** What the deposit is called, everywhere: in the cart, the order, the account and emails. */
export const LABEL: Record<Language, string> = { en: 'Container deposit', fr: 'Consigne' };

/** What the confirmation of an order with a deposit says beside it. */
export const NOTE: Record<Language, OrderNote> = {
  en: { title: 'Your containers', sentences: ['Send them back and the deposit is yours again.'] },
  fr: { title: 'Vos contenants', sentences: ['Renvoyez-les et la consigne vous revient.'] },
};
