import { parametersOf } from '#app/platform/parameters.ts';
import { keepCookie } from '#app/platform/session/consent.ts';
import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import { readCookie, writeCookie } from '#app/platform/session/cookies.ts';
import type { AppThunk } from '#app/platform/store/store.ts';

const WEB_APP = 'webapp';
const AFFILIATE = 'affiliate';

/** Saves what the address of a visit says: that an app shows it, and which affiliate sent it. */
export const noteArrival = (): AppThunk => (_dispatch, getState) => {
  const state = getState();
  const query = parametersOf(location.search);
  if (query.get(WEB_APP) === '1') writeCookie(WEB_APP, '1', cookieSeconds(state, WEB_APP));
  if (readCookie(WEB_APP) === '1') document.documentElement.dataset.webapp = '';
  const [merchant, site] = [query.get('ranMID'), query.get('ranSiteID')];
  if (merchant ?? site) {
    const mark = new URLSearchParams({
      ...(merchant && { ranMID: merchant.slice(0, 64) }),
      ...(site && { ranSiteID: site.slice(0, 128) }),
    });
    keepCookie(state, 'c2', AFFILIATE, String(mark), cookieSeconds(state, AFFILIATE));
  }
};
