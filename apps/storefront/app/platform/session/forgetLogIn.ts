import { writeCartGuid } from './cartGuid.ts';
import { dropCookie } from './cookies.ts';
import { AGENT_KEY, AGENTS_CUSTOMER_KEY, NOBO_KEY, PRICE_GROUP_KEY } from './visitor.ts';

/** Set where the customer logged in from; each of them true means logged in. */
export const LOGIN_SOURCES = {
  brewerRegistration: 'brewerRegistrationSession',
  orderConfirmation: 'orderConfirmationPageLogin',
  checkout: 'spcPageLogin',
} as const;

/** The cookies of a log-in that scripts may read; the engine takes its own away. */
const LOGIN_COOKIES = [
  'access_token',
  'remember_me',
  'userFirstName',
  'isJustLoggedIn',
  'expiresIn',
  'isAuthenticated',
  'CustomerID',
  'price-group',
  ...Object.values(LOGIN_SOURCES),
];

/** Removes what a log-in left in this tab beside its token: cookies, the agent's entries, the customer's cart, address and brewer. */
export function forgetLogIn(): void {
  for (const name of LOGIN_COOKIES) dropCookie(name);
  for (const key of [AGENT_KEY, AGENTS_CUSTOMER_KEY, NOBO_KEY, PRICE_GROUP_KEY, 'nobo.token'])
    sessionStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage))
    if (/^(checkout|brewers)\./.test(key)) sessionStorage.removeItem(key);
  writeCartGuid(undefined);
}
