import type { ApiClient } from '@crema/api-client';
import { sessionEnded } from '../../events.ts';
import type { AppStore } from '../../store/store.ts';
import { dropCookie } from '../cookies.ts';
import { forgetLogIn } from '../forgetLogIn.ts';
import { hasToken, userKey } from '../hasToken.ts';
import { answerRotateToken, rotate } from './rotation.ts';
import { keepTokenCookies } from './tokenCookies.ts';
import { createTokens, type Tokens } from './tokens.ts';

interface BrowserTokensOptions {
  site: string;
  /** A client without tokens: a refresh needs none. */
  api: ApiClient;
  store: AppStore;
}

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The tokens of this browser; listens for a log-out in another tab. */
export function browserTokens({ site, api, store }: BrowserTokensOptions): Tokens {
  const end = (): void => {
    forgetLogIn();
    store.dispatch(sessionEnded());
  };
  answerRotateToken(api);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // `null`: the whole storage was cleared.
    if (key !== null && key !== userKey(site)) return;
    if (!hasToken(site)) end();
    // Another customer: nothing of the earlier one may stay on the screen.
    else if (customerOf(oldValue) !== customerOf(newValue)) location.reload();
  });
  // A page restored from the back/forward cache may show a customer who has logged out since.
  const known = localStorage.getItem(userKey(site));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && known !== null && !hasToken(site)) location.reload();
  });
  return createTokens({
    site,
    storage: localStorage,
    // Only on secure origins.
    ...('locks' in navigator ? { locks: navigator.locks } : {}),
    tab: randomKey(),
    nowMs: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: randomKey,
    clearCookie: () => dropCookie('access_token'),
    keepCookies: (record, seconds) => keepTokenCookies(store.getState(), record, seconds),
    onEnded: end,
    rotate: (record, key) => rotate(api, record, key),
  });
}

function customerOf(entry: string | null): unknown {
  return entry && (JSON.parse(entry) as { customerId?: unknown }).customerId;
}
