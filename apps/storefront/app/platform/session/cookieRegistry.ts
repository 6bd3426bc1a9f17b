/** Analytics, targeting, functional. Cookies in no category are necessary, or the visitor asked for them. */
export type ConsentCategory = 'c1' | 'c2' | 'c9';

/** Lifetime of a cookie: for the session, in seconds, or a setting of the site in seconds or days. */
export type Lifetime =
  | 'session'
  | number
  | `cookieLifetimes.${string}`
  | 'recentProductsDays'
  | 'languageChoiceDays';

export interface RegisteredCookie {
  category: ConsentCategory | 'necessary';
  lifetime: Lifetime;
  /**
   * Who writes it. `shop`: this program's scripts; `server`: `Set-Cookie`, not readable by scripts; `tags`: a tag
   * manager.
   */
  writer: 'shop' | 'server' | 'tags';
  /** Absent: the whole site. */
  path?: string;
  /** What it is for, as the docs show it. */
  purpose: string;
}

/**
 * Every cookie of the shop, by name. No other can be written (`keepCookie` accepts only these names); when a visitor
 * denies a category, its cookies are deleted.
 */
export const COOKIES = {
  userConsent: necessary('cookieLifetimes.userConsent', 'The choice of cookie categories'),
  access_token: necessary('cookieLifetimes.access_token', 'The log-in, for the shop’s own calls'),
  refresh_token: necessary('cookieLifetimes.refresh_token', 'Renews the log-in', 'server'),
  provider_visit: {
    category: 'necessary',
    lifetime: 600,
    writer: 'server',
    path: '/api/auth',
    purpose: 'A log-in at an outside identity provider that is under way',
  },
  known_device: {
    category: 'necessary',
    lifetime: 31_536_000,
    writer: 'server',
    path: '/api/auth',
    purpose:
      'Somebody logged in here before: those who guess the password elsewhere do not lock this browser out',
  },
  remember_me: necessary('cookieLifetimes.remember_me', 'Whether the log-in outlives the session'),
  expiresIn: necessary('cookieLifetimes.access_token', 'When the log-in has to be renewed'),
  isAuthenticated: necessary('session', 'Whether somebody is logged in'),
  isJustLoggedIn: necessary('session', 'A log-in that has only now happened'),
  userWasLoggedIn: necessary(2_592_000, 'Somebody has logged in here before'),
  directLogout: necessary('session', 'A log-out that has only now happened'),
  brewerRegistrationSession: necessary('session', 'A log-in from brewer registration'),
  orderConfirmationPageLogin: necessary('session', 'A log-in from the order confirmation'),
  spcPageLogin: necessary('session', 'A log-in from the checkout'),
  csAgentId: necessary('session', 'A customer-service agent at work'),
  SESSION: necessary('session', 'The visit and its cart', 'server'),
  CORRELATION_ID: necessary('session', 'Finds one visit’s requests in the logs'),
  csrLogger: necessary('session', 'Turns on a visit’s own log, for support'),
  appliedCategoryCoupons: necessary('session', 'The coupon that came in the address'),
  isfrLangSelected: necessary('languageChoiceDays', 'The language that was chosen'),
  scheme: necessary(31_536_000, 'Light or dark colours, where the visitor chose'),
  webapp: necessary('cookieLifetimes.webapp', 'The shop is shown inside an app'),
  CustomerID: functional('cookieLifetimes.CustomerID', 'The customer, for support'),
  userFirstName: functional('cookieLifetimes.userFirstName', 'Greets by the first name'),
  'price-group': functional('session', 'Which prices to show; what is charged never depends on it'),
  'cart-quantity': functional('cookieLifetimes.cart-quantity', 'How much is in the cart'),
  'recent-products': functional('recentProductsDays', 'The products looked at last'),
  'recent-products-dirty': functional('recentProductsDays', 'Whether that list has changed'),
  recipeId: functional('session', 'The recipe that is being designed'),
  openCustomDesignPopUp: functional('session', 'Opens the recipe’s design again after a log-in'),
  utag_main: {
    category: 'c1',
    lifetime: 31_536_000,
    writer: 'tags',
    purpose: 'Tells visits apart in reports',
  },
  experiment_visitor: {
    category: 'c1',
    lifetime: 31_536_000,
    writer: 'server',
    purpose: 'Shows a visitor the same version of a page again while two are compared; scripts may delete it',
  },
  experiment_audience: {
    category: 'c1',
    lifetime: 86_400,
    writer: 'server',
    purpose: 'Signed: for which comparisons of pages a visit counts; scripts may delete it',
  },
  placeOrder: {
    category: 'c1',
    lifetime: 'session',
    writer: 'tags',
    path: '/ADC',
    purpose: 'Counts an order once in reports',
  },
  affiliate: {
    category: 'c2',
    lifetime: 'cookieLifetimes.affiliate',
    writer: 'shop',
    purpose: 'Which partner sent the visitor',
  },
} as const satisfies Record<string, RegisteredCookie>;

export type CookieName = keyof typeof COOKIES;

function necessary<L extends Lifetime, W extends RegisteredCookie['writer'] = 'shop'>(
  lifetime: L,
  purpose: string,
  writer: W = 'shop' as W,
) {
  return { category: 'necessary', lifetime, writer, purpose } as const;
}

function functional<L extends Lifetime>(lifetime: L, purpose: string) {
  return { category: 'c9', lifetime, writer: 'shop', purpose } as const;
}

/** The names in a category. */
export type CookieOf<Category extends RegisteredCookie['category']> = {
  [Name in CookieName]: (typeof COOKIES)[Name]['category'] extends Category ? Name : never;
}[CookieName];

/** The registered cookies of a category. */
export const cookiesOf = (category: RegisteredCookie['category']): [string, RegisteredCookie][] =>
  Object.entries<RegisteredCookie>(COOKIES).filter(([, cookie]) => cookie.category === category);
