import { setting } from '../store/setting.ts';
import type { RootState } from '../store/store.ts';
import type { ConsentCategory, CookieOf } from './cookieRegistry.ts';
import { readCookie, writeCookie } from './cookies.ts';

/**
 * Whether this visitor allows a category: as chosen, else as the site has it before a choice. Global Privacy Control
 * denies targeting, and a site whose privacy cookies are off asks nobody.
 */
export function allows(state: RootState, category: ConsentCategory): boolean {
  if (setting(state, 'privacyCookiesEnabled') === false) return true;
  if (category === 'c2' && hasGlobalPrivacyControl()) return false;
  const chosen = new RegExp(`${category}:([01])`).exec(readCookie('userConsent') ?? '')?.[1];
  if (chosen) return chosen === '1';
  const defaults = setting(state, 'consentDefaults') as Record<ConsentCategory, 0 | 1> | undefined;
  return defaults?.[category] === 1;
}

/** Whether the browser asks, for its owner, not to be sold or shared. */
export const hasGlobalPrivacyControl = (): boolean =>
  Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);

/** The one place where a cookie of a category is written: not at all when the visitor denies it. */
export function keepCookie<Category extends ConsentCategory>(
  state: RootState,
  category: Category,
  name: CookieOf<Category>,
  value: string,
  maxAgeSeconds?: number,
): void {
  if (allows(state, category)) writeCookie(name as string as CookieOf<'necessary'>, value, maxAgeSeconds);
}
