import { readCookie, writeCookie } from '#app/platform/session/cookies.ts';

const COOKIE = 'appliedCategoryCoupons';
const WAITING = 'waiting:';

/** The code from this visit's address that has not applied yet; the shell reads the same cookie. */
export function waitingCoupon(): string | undefined {
  const value = readCookie(COOKIE);
  return value?.startsWith(WAITING) ? value.slice(WAITING.length) : undefined;
}

/** Remembers the address's coupon for the session; `undefined` forgets it, once it was refused or removed. */
export function rememberCoupon(code: string | undefined, waits = false): void {
  if (code === undefined) writeCookie(COOKIE, '', 0);
  else writeCookie(COOKIE, waits ? `${WAITING}${code}` : code);
}
