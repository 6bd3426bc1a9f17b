import { hasToken } from '#app/platform/session/hasToken.ts';
import type { RootState } from '#app/platform/store/store.ts';
import type { Wishes } from './wishes.types.ts';

/** The list, once its code is loaded. Of its own, because every page looks here before that. */
export const knownWishes = (state: RootState): Wishes | undefined => state.wishes as Wishes | undefined;

/** Storage key of a guest's list. */
export const guestKey = (site: string): string => `wishlist.${site}`;

/** Whether there may be anything on a list, as far as can be told without loading its code. */
export function mayHaveWishes(site: string): boolean {
  try {
    return hasToken(site) || localStorage.getItem(guestKey(site)) !== null;
  } catch {
    // Storage is refused.
    return false;
  }
}
