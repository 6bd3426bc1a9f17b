import { setting } from '../store/setting.ts';
import type { RootState } from '../store/store.ts';
import type { ConsentCategory, CookieOf } from './cookieRegistry.ts';
import { readCookie, writeCookie } from './cookies.ts';

/**
 * Whether this visitor allows a category: by his choice, else by the site's default. Global Privacy Control denies
 * targeting; a site with privacy cookies off allows everything.
 */
export function allows(state: RootState, category: ConsentCategory): boolean {
  if (!setting(state, 'privacyCookiesEnabled')) return true;
  if (category === 'c2' && hasGlobalPrivacyControl()) return false;
  const chosen = new RegExp(`${category}:([01])`).exec(readCookie('userConsent') ?? '')?.[1];
  if (chosen) return chosen === '1';
  return setting(state, 'consentDefaults')[category] === 1;
}

/** Whether the browser sends Global Privacy Control: no sale or sharing of data. */
export const hasGlobalPrivacyControl = (): boolean =>
  Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);

/** The only function that writes a cookie of a category: not if the visitor denies it. */
export function keepCookie<Category extends ConsentCategory>(
  state: RootState,
  category: Category,
  name: CookieOf<Category>,
  value: string,
  maxAgeSeconds?: number,
): void {
  if (allows(state, category)) writeCookie(name as string as CookieOf<'necessary'>, value, maxAgeSeconds);
}
