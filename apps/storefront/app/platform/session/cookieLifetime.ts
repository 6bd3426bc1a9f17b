import { setting } from '../store/setting.ts';
import type { RootState } from '../store/store.ts';
import type { CookieName } from './cookieRegistry.ts';

/** Seconds that the site keeps a cookie of this name; `undefined`, for the session, where it says -1 or nothing. */
export function cookieSeconds(state: RootState, name: CookieName): number | undefined {
  const lifetimes = setting(state, 'cookieLifetimes') as Record<string, number> | undefined;
  const seconds = lifetimes?.[name] ?? -1;
  return seconds < 0 ? undefined : seconds;
}
