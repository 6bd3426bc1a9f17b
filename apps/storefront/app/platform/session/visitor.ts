import { hasToken } from './hasToken.ts';

/** Session storage of a service agent who acts for a customer. */
export const AGENT_KEY = 'csAgentId';
export const AGENTS_CUSTOMER_KEY = 'customerId';
/** Session storage of who came by a no-login link. */
export const NOBO_KEY = 'isNoboUser';

/** Session storage of a customer of a price segment: the token that names it. */
export const PRICE_GROUP_KEY = 'priceGroup';

/** Whose cart and orders a call is about, as its path says: `anonymous`, `current`, or the customer an agent acts for. */
export function userOf(site: string): string {
  const customerId = sessionStorage.getItem(AGENT_KEY) && sessionStorage.getItem(AGENTS_CUSTOMER_KEY);
  return customerId || (hasToken(site) ? 'current' : 'anonymous');
}

/** As `userOf`, for what a no-login link is good for: who holds one is its customer there, and nowhere else. */
export function memberOf(site: string): string {
  const user = userOf(site);
  return user === 'anonymous' && sessionStorage.getItem(NOBO_KEY) ? 'current' : user;
}
