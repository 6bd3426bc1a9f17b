import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { numberSetting } from '#app/platform/store/setting.ts';
import type { CustomerData } from './customerData.slice.ts';

/** Unless the site says otherwise. */
const INTERVAL_MS = 300_000;
/** Timers are not exact: a check this much of an interval after the last one is due. */
const DUE = 0.9;

let watched = false;

/**
 * Asks again, at the site's logged-in check interval, whether the log-in of a page that stays open still stands: who was
 * logged out elsewhere (a new password, a session that was ended) is so here too, without touching anything. Only
 * while the page is looked at, and at once when it is looked at again later. A refused token is then renewed or the log-in
 * ends, as with any call. `onDetails` is told what the customer's details are by then.
 */
export function watchLogIn(
  { api, site, language, state }: LoadEnvironment,
  onDetails: (details: CustomerData) => void,
): void {
  const every = numberSetting(state, 'auth.loggedInCheckIntervalMs', INTERVAL_MS);
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
    // Whatever else came of it the tokens have dealt with; without an answer there is a next time.
    ask.then(({ data }) => onDetails(data as unknown as CustomerData)).catch(() => {});
  };
  setInterval(check, every);
  document.addEventListener('visibilitychange', check);
}
