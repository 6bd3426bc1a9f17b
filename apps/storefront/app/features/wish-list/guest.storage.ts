import { setting } from '#app/platform/store/setting.ts';
import type { AppThunk, RootState } from '#app/platform/store/store.ts';
import { siteOf } from '#app/platform/store/store.ts';
import { parseWishes } from './guest.rules.ts';
import { guestKey } from './isWished.ts';
import type { Wish } from './wishes.types.ts';

/** Where storage is refused or full: what this visit wants, until the document is left. */
const visit = new Map<string, readonly Wish[]>();

/** What this browser keeps of a guest. */
export function readGuest(state: RootState): readonly Wish[] {
  const { site } = siteOf(state);
  const inVisit = visit.get(site);
  if (inVisit) return inVisit;
  try {
    return parseWishes(localStorage.getItem(guestKey(site)), setting(state, 'wishListMost'));
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
