/** What shoppers call what a gift card pays. */
export const GIFT_CARD_LABEL = { en: 'Gift card', fr: 'Carte-cadeau' };
