import { hasToken } from './hasToken.ts';

/** Key in session storage of an agent who acts for a customer. */
export const AGENT_KEY = 'csAgentId';
export const AGENTS_CUSTOMER_KEY = 'customerId';
/** Key in session storage of a visitor with a no-login link. */
export const NOBO_KEY = 'isNoboUser';

/** Key in session storage of the token that names a customer's price segment. */
export const PRICE_GROUP_KEY = 'priceGroup';

/** The user in a call's path: `anonymous`, `current`, or the customer for whom an agent acts. */
export function userOf(site: string): string {
  const customerId = sessionStorage.getItem(AGENT_KEY) && sessionStorage.getItem(AGENTS_CUSTOMER_KEY);
  return customerId || (hasToken(site) ? 'current' : 'anonymous');
}

/** As `userOf`, for the calls that a no-login link allows: its holder is `current` there, and nowhere else. */
export function memberOf(site: string): string {
  const user = userOf(site);
  return user === 'anonymous' && sessionStorage.getItem(NOBO_KEY) ? 'current' : user;
}
