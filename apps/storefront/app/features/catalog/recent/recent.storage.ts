import { readCookie, writeCookie } from '#app/platform/session/cookies.ts';

/** Codes of the products looked at last, latest first; and whether that changed since they were fetched. */
const LIST = 'recent-products';
const DIRTY = 'recent-products-dirty';
const SECONDS_A_DAY = 86_400;

export const readRecent = (): string[] => (readCookie(LIST) ?? '').split('|').filter(Boolean);

export const isDirty = (): boolean => readCookie(DIRTY) === '1';

export function markClean(days: number): void {
  writeCookie(DIRTY, '0', days * SECONDS_A_DAY);
}

/** Puts a product first. The same one again changes nothing. */
export function noteViewed(code: string, most: number, days: number): void {
  const list = readRecent();
  if (list[0] === code) return;
  const next = [code, ...list.filter((other) => other !== code)].slice(0, most);
  writeCookie(LIST, next.join('|'), days * SECONDS_A_DAY);
  writeCookie(DIRTY, '1', days * SECONDS_A_DAY);
}
