import { setting } from '../store/setting.ts';
import type { RootState } from '../store/store.ts';
import type { CookieName } from './cookieRegistry.ts';

/** Lifetime in seconds that the site sets for a cookie; `undefined`, for the session, if it sets -1 or nothing. */
export function cookieSeconds(state: RootState, name: CookieName): number | undefined {
  const seconds = setting(state, 'cookieLifetimes')[name] ?? -1;
  return seconds < 0 ? undefined : seconds;
}
