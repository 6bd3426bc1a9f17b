import { writeCartGuid } from './cartGuid.ts';
import { dropCookie } from './cookies.ts';
import { AGENT_KEY, AGENTS_CUSTOMER_KEY, NOBO_KEY, PRICE_GROUP_KEY } from './visitor.ts';

/** Cookies that name the screen of a log-in; any of them being true means logged in. */
export const LOGIN_SOURCES = {
  brewerRegistration: 'brewerRegistrationSession',
  orderConfirmation: 'orderConfirmationPageLogin',
  checkout: 'spcPageLogin',
} as const;

/** Cookies of a log-in that scripts may read; the engine deletes its own. */
const LOGIN_COOKIES = [
  'access_token',
  'remember_me',
  'isJustLoggedIn',
  'expiresIn',
  'isAuthenticated',
  ...Object.values(LOGIN_SOURCES),
];

/** Cookies with the customer's data for pages outside the shop. */
const CUSTOMER_COOKIES = ['userFirstName', 'CustomerID', 'price-group'];

/** Removes from this tab what a log-in left beside its token: cookies and the customer's data. */
export function forgetLogIn(): void {
  for (const name of LOGIN_COOKIES) dropCookie(name);
  forgetCustomer();
}

/** Removes a customer's data from this tab: cookies, the agent's entries, cart, address and brewer. */
export function forgetCustomer(): void {
  for (const name of CUSTOMER_COOKIES) dropCookie(name);
  for (const key of [AGENT_KEY, AGENTS_CUSTOMER_KEY, NOBO_KEY, PRICE_GROUP_KEY, 'nobo.token'])
    sessionStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage))
    if (/^(checkout|brewers)\./.test(key)) sessionStorage.removeItem(key);
  writeCartGuid(undefined);
}
