import { hasToken } from '#app/platform/session/hasToken.ts';
import type { RootState } from '#app/platform/store/store.ts';
import type { Wishes } from './wishes.types.ts';

/** Of its own, because buttons look here before anything else of the list is loaded. */
const wishesOf = (state: RootState): Wishes | undefined => state.wishes as Wishes | undefined;

/** Whether a variant is on the list, as far as it is known. */
export const isWished = (state: RootState, code: string): boolean => wishesOf(state)?.codes[code] === true;

/** Whether the list's code is loaded: lists of cards have their hearts from then on. */
export const hasHearts = (state: RootState): boolean => wishesOf(state) !== undefined;

/** Whether the list is to be read: at first, and after a log-in or log-out. */
export const isUnread = (state: RootState): boolean => !wishesOf(state)?.entries;

/** Storage key of a guest's list. */
export const guestKey = (site: string): string => `wishlist.${site}`;

/** Whether there may be anything on a list, as far as can be told without loading its code. */
export function mayHaveWishes(site: string): boolean {
  try {
    return hasToken(site) || localStorage.getItem(guestKey(site)) !== null;
  } catch {
    return false;
  }
}
