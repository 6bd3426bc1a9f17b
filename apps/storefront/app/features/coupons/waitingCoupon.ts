import { readCookie, writeCookie } from '#app/platform/session/cookies.ts';

const COOKIE = 'appliedCategoryCoupons';
const WAITING = 'waiting:';

/** The code that came in the address of this visit and has not counted yet; the shell asks the cookie the same. */
export function waitingCoupon(): string | undefined {
  const value = readCookie(COOKIE);
  return value?.startsWith(WAITING) ? value.slice(WAITING.length) : undefined;
}

/** Remembers, for the session, the coupon that came in the address; nothing once it was refused or taken off. */
export function rememberCoupon(code: string | undefined, waits = false): void {
  if (code === undefined) writeCookie(COOKIE, '', 0);
  else writeCookie(COOKIE, waits ? `${WAITING}${code}` : code);
}
