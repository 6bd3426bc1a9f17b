import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { CustomerData } from './customerData.types.ts';

/** Fraction of the interval after which a check is due, as timers are not exact. */
const DUE = 0.9;

let watched = false;

/**
 * Checks at the site's interval whether the log-in is still valid, so that a customer who was logged out elsewhere (new
 * password, ended session) is logged out here too. Only while the page is visible, and at once when it becomes visible
 * again. A refused token is renewed or ends the log-in, as with any call. `onDetails` receives the customer's details.
 */
export function watchLogIn(
  { api, site, language, state }: LoadEnvironment,
  onDetails: (details: CustomerData) => void,
): void {
  const every = setting(state, 'auth.loggedInCheckIntervalMs');
  if (watched || every <= 0) return;
  watched = true;
  let last = Date.now();
  const check = (): void => {
    if (document.hidden || !hasToken(site) || Date.now() - last < every * DUE) return;
    last = Date.now();
    const cartGuid = readCartGuid();
    const ask = api.get('/rest/v2/{site}/users/{user}/getCustomerDetails', {
      params: { path: { site, user: 'current' }, query: { lang: language, ...(cartGuid && { cartGuid }) } },
      call: { bearer: true, throwStatus: true },
    });
    // A refusal was handled with the tokens; without an answer the next check follows.
    ask.then(({ data }) => onDetails(data)).catch(() => {});
  };
  setInterval(check, every);
  document.addEventListener('visibilitychange', check);
}
