/** What shoppers call what a gift card pays. */
export const GIFT_CARD_LABEL = { en: 'Gift card', fr: 'Carte-cadeau' };

/** What the demo's customer has said with a card. */
export const DEMO_MESSAGE = {
  en: 'Happy birthday! Pick something you would not buy yourself.',
  fr: 'Bonne fête! Choisis quelque chose que tu ne t’achèterais pas.',
};
