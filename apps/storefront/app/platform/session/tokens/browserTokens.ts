import type { ApiClient } from '@crema/api-client';
import { dropCookie } from '../cookies.ts';
import { forgetLogIn } from '../forgetLogIn.ts';
import { hasToken, userKey } from '../hasToken.ts';
import { answerRotateToken, rotate } from './rotation.ts';
import { createTokens, type Tokens } from './tokens.ts';

interface BrowserTokensOptions {
  site: string;
  /** A client without tokens: a refresh needs none. */
  api: ApiClient;
  onEnded: () => void;
}

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The tokens of this browser; listens for a log-out in another tab. */
export function browserTokens({ site, api, onEnded }: BrowserTokensOptions): Tokens {
  const end = (): void => {
    forgetLogIn();
    onEnded();
  };
  answerRotateToken(api);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // `null`: all of it was cleared.
    if (key !== null && key !== userKey(site)) return;
    if (!hasToken(site)) end();
    // Another customer: nothing of the one before may stay on the screen.
    else if (customerOf(oldValue) !== customerOf(newValue)) location.reload();
  });
  // A page brought back as it was left may show somebody who has logged out since.
  const known = localStorage.getItem(userKey(site));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && known !== null && !hasToken(site)) location.reload();
  });
  return createTokens({
    site,
    storage: localStorage,
    // Not on origins that are not secure.
    ...('locks' in navigator ? { locks: navigator.locks } : {}),
    tab: randomKey(),
    nowMs: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newKey: randomKey,
    clearCookie: () => dropCookie('access_token'),
    onEnded: end,
    rotate: (record, key) => rotate(api, record, key),
  });
}

function customerOf(entry: string | null): unknown {
  return entry && (JSON.parse(entry) as { customerId?: unknown }).customerId;
}
