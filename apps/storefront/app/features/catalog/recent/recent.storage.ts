import { keepCookie } from '#app/platform/session/consent.ts';
import { readCookie } from '#app/platform/session/cookies.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { AppThunk, RootState } from '#app/platform/store/store.ts';
import { readRecent } from './recent.list.ts';

/** Cookies: the list, and whether it changed since its products were fetched. */
const LIST = 'recent-products';
const DIRTY = 'recent-products-dirty';
const SECONDS_A_DAY = 86_400;

export const isDirty = (): boolean => readCookie(DIRTY) === '1';

const keep = (state: RootState, name: typeof LIST | typeof DIRTY, value: string): void =>
  keepCookie(state, 'c9', name, value, setting(state, 'recentProductsDays') * SECONDS_A_DAY);

export const markClean = (state: RootState): void => keep(state, DIRTY, '0');

/** Puts a product first; viewing the same one again changes nothing. */
export const noteViewed =
  (code: string): AppThunk =>
  (_, getState) => {
    const list = readRecent();
    if (list[0] === code) return;
    const state = getState();
    const next = [code, ...list.filter((other) => other !== code)];
    keep(state, LIST, next.slice(0, setting(state, 'recentProductsSize')).join('|'));
    keep(state, DIRTY, '1');
  };
