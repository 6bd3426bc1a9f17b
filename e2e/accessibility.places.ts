/** Where the screens are looked at, and what is pressed there, in the words of each language. */
export interface Place {
  name: string;
  home: string;
  /** The path of the results of a search. */
  search: string;
  /** A product with several pictures; two that can be compared; one that has a size which is sold out. */
  brewer: string;
  compared: string;
  soldOut: { product: string; size: string };
  words: Words;
}

interface Words {
  add: RegExp;
  cart: string;
  checkOut: string;
  closeCart: string;
  search: string;
  suggested: string;
  openMenu: string;
  menu: string;
  beverages: string;
  products: string;
  quickShop: RegExp;
  chosen: string;
  zoom: string;
  notify: string;
  toPayment: string;
  filters: RegExp;
  logIn: string;
}

const ENGLISH: Words = {
  add: /^Add to cart ./,
  cart: 'Your cart',
  checkOut: 'Check out',
  closeCart: 'Close the cart',
  search: 'Search',
  suggested: 'Suggested products',
  openMenu: 'Open the menu',
  menu: 'Menu',
  beverages: 'Beverages',
  products: 'Products',
  quickShop: /^Options for/,
  chosen: 'Selected to compare',
  zoom: 'Zoom in',
  notify: 'Notify me',
  toPayment: 'Continue to payment',
  filters: /^Filters/,
  logIn: 'Log in',
};
const FRENCH: Words = {
  add: /^Ajouter ./,
  cart: 'Votre panier',
  checkOut: 'Passer à la caisse',
  closeCart: 'Fermer le panier',
  search: 'Recherche',
  suggested: 'Produits suggérés',
  openMenu: 'Ouvrir le menu',
  menu: 'Menu',
  beverages: 'Boissons',
  products: 'Produits',
  quickShop: /^Options pour/,
  chosen: 'Choisis pour comparer',
  zoom: 'Agrandir',
  notify: 'M’aviser',
  toPayment: 'Continuer vers le paiement',
  filters: /^Filtres/,
  logIn: 'Se connecter',
};

const port = process.env.E2E_PORT;
const consumers = {
  brewer: '/p/crema-nib',
  compared: 'crema-nib,crema-plume,crema-tempo',
  soldOut: { product: '/p/aurelune-lamplight-decaf', size: '48 ct' },
};

export const PLACES: readonly Place[] = [
  {
    name: 'usb2c in English',
    home: `http://www.crema.localhost:${port}`,
    search: '/search',
    ...consumers,
    words: ENGLISH,
  },
  {
    name: 'cab2c in English',
    home: `http://www.crema.ca.localhost:${port}`,
    search: '/search',
    ...consumers,
    words: ENGLISH,
  },
  {
    name: 'cab2c in French',
    home: `http://www.crema.ca.localhost:${port}/fr`,
    search: '/recherche',
    ...consumers,
    soldOut: { ...consumers.soldOut, size: '48 un.' },
    words: FRENCH,
  },
  {
    name: 'usafh in English',
    home: `http://commercial.crema.localhost:${port}`,
    search: '/search',
    ...consumers,
    brewer: '/p/crema-foreman',
    compared: 'crema-foreman,crema-tempo',
    soldOut: { product: '/p/steamwright-canteen-black-tea', size: '96 ct' },
    words: ENGLISH,
  },
];

/** Every site's colours and every language once: the Canadian shop in English has the words of one and the colours of another. */
export const LOOKS = PLACES.filter(({ name }) => name !== 'cab2c in English');

/** Every screen, as the path below a place's home. */
export const screensOf = ({ search, brewer, compared }: Place): string[] => [
  '',
  '/beverages',
  '/plp/beverages/coffee/dark-roast',
  '/p/aurelune-dawn-parade',
  brewer,
  `${search}?text=caramel`,
  `${search}?text=zzzzqqqq`,
  '/content/shipping-returns',
  '/content/support/email-us-page',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/cart',
  '/checkout',
  '/find-order',
  '/brewer-registration',
  '/recipes',
  '/wishlist',
  '/wishlist/shared',
  '/wishlist/stop',
  '/kits',
  '/monthly-box',
  // Where the site has none, this is its page again.
  '/monthly-box/gift?boxes=2',
  '/quiz/beverage',
  '/quiz/beverage?answers=drink:-,roast:-,flavour:-,taken:-,caffeine:-,size:-',
  '/quiz/brewer?answers=people:-',
  '/perks',
  '/auto-delivery',
  '/compare',
  `/compare?codes=${compared}`,
  '/order-confirmation/00000000-0000-4000-8000-000000000000',
  '/login',
  '/login?mode=signup',
  '/login/reset',
  '/pay',
  '/account/email',
  '/account/removal',
  // The outside provider's way back, with nothing sent along: the log-in has failed.
  '/authCallBack',
  '/no-such-page',
];

/** The screens on the way from the first visit to the order: where every colour of the shop is met. */
export const mainScreensOf = ({ search, brewer }: Place): string[] => [
  '',
  '/plp/beverages/coffee/dark-roast',
  '/p/aurelune-dawn-parade',
  brewer,
  `${search}?text=caramel`,
  '/content/shipping-returns',
  '/cart',
  '/checkout',
  '/perks',
  '/login?mode=signup',
  '/no-such-page',
];
