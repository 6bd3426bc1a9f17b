import type { AppThunk, RootState } from '#app/platform/store/store.ts';
import { siteOf } from '#app/platform/store/store.ts';
import { parseWishes } from './guest.rules.ts';
import { guestKey } from './knownWishes.ts';
import type { Wish } from './wishes.types.ts';

/** Products that a browser keeps of a guest; what an account keeps is the engine's to say. */
export const GUEST_MOST = 200;

/** Where storage is refused or full: what this visit wants, until the document is left. */
const visit = new Map<string, readonly Wish[]>();

/** What this browser keeps of a guest. */
export function readGuest(state: RootState): readonly Wish[] {
  const { site } = siteOf(state);
  const inVisit = visit.get(site);
  if (inVisit) return inVisit;
  try {
    return parseWishes(localStorage.getItem(guestKey(site)), GUEST_MOST);
  } catch {
    return [];
  }
}

/** Keeps a guest's list in this browser, else for this visit. */
export const writeGuest =
  (list: readonly Wish[]): AppThunk =>
  (_, getState) => {
    const { site } = siteOf(getState());
    try {
      if (list.length > 0) localStorage.setItem(guestKey(site), JSON.stringify(list));
      else localStorage.removeItem(guestKey(site));
      visit.delete(site);
    } catch {
      visit.set(site, list);
    }
  };
