/** What a shopper reads on the way from a category to an order, in each language. */
export interface Words {
  category: string;
  add: RegExp;
  cart: string;
  checkOut: string;
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  phone: string;
  toPayment: string;
  cardNumber: string;
  expires: string;
  code: string;
  pay: RegExp;
  thanks: RegExp;
}

export const ENGLISH: Words = {
  category: 'Beverages',
  add: /^Add to cart ./,
  cart: 'Your cart',
  checkOut: 'Check out',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  street: 'Street address',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP code',
  phone: 'Phone',
  toPayment: 'Continue to payment',
  cardNumber: 'Card number',
  expires: 'Expires (MM/YY)',
  code: 'Security code',
  pay: /^Pay \$\d/,
  thanks: /^Thank you, Amélie/,
};

/** In Canada, in English. */
export const CANADIAN: Words = { ...ENGLISH, region: 'Province', postalCode: 'Postal code' };

export const FRENCH: Words = {
  category: 'Boissons',
  add: /^Ajouter ./,
  cart: 'Votre panier',
  checkOut: 'Passer à la caisse',
  email: 'Courriel',
  firstName: 'Prénom',
  lastName: 'Nom',
  street: 'Adresse',
  city: 'Ville',
  region: 'Province',
  postalCode: 'Code postal',
  phone: 'Téléphone',
  toPayment: 'Continuer vers le paiement',
  cardNumber: 'Numéro de carte',
  expires: 'Expire (MM/AA)',
  code: 'Code de sécurité',
  pay: /^Payer \d/,
  thanks: /^Merci, Amélie/,
};

/** Somebody to send it to, in the country of each language's site. */
export const NEW_YORK = {
  email: 'amelie@example.com',
  firstName: 'Amélie',
  lastName: 'Okafor',
  street: '350 Fifth Avenue',
  city: 'New York',
  region: 'New York',
  postalCode: '10118',
  phone: '(212) 555-0134',
};
export const MONTREAL: typeof NEW_YORK = {
  ...NEW_YORK,
  street: '1450, rue Sherbrooke Ouest',
  city: 'Montréal',
  region: 'Québec',
  postalCode: 'H3G 1K4',
  phone: '514 555-0134',
};

export const TORONTO: typeof NEW_YORK = {
  ...NEW_YORK,
  street: '111 Queen Street East',
  city: 'Toronto',
  region: 'Ontario',
  postalCode: 'M5C 1S2',
  phone: '416 555-0134',
};

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticated: '4000002500003155',
  late: '4000000000000341',
  poor: '4000000000009995',
  /** At Stripe: its bank takes long. */
  slow: '4000000000000259',
};
