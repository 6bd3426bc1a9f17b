import { createAction } from '@reduxjs/toolkit';
import { allows, hasGlobalPrivacyControl } from '#app/platform/session/consent.ts';
import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import { type ConsentCategory, cookiesOf } from '#app/platform/session/cookieRegistry.ts';
import { dropCookie, readCookie, writeCookie } from '#app/platform/session/cookies.ts';
import { type AppThunk, addSlice } from '#app/platform/store/store.ts';

export const CATEGORIES = ['c9', 'c1', 'c2'] as const satisfies readonly ConsentCategory[];

/** What a visitor allows (1) and denies (0). */
export type Choice = Record<ConsentCategory, 0 | 1>;

const chosen = createAction<string>('consent/chosen');

// The cookie is what counts; this lets everything that asked `allows` ask again.
addSlice('consent', (value = '', action) => (chosen.match(action) ? action.payload : value));

/** Keeps the choice, and ends at once what it denies. Global Privacy Control beats a choice of targeting. */
export const choose =
  (choice: Choice): AppThunk =>
  (dispatch, getState) => {
    const kept = hasGlobalPrivacyControl() ? { ...choice, c2: 0 } : choice;
    const value = `c1:${kept.c1}|c2:${kept.c2}|c9:${kept.c9}`;
    writeCookie('userConsent', value, cookieSeconds(getState(), 'userConsent'));
    delete document.documentElement.dataset.consent;
    dispatch(chosen(value));
    dispatch(dropDenied());
  };

/** Deletes the cookies of categories that are denied, each under its path. */
export const dropDenied = (): AppThunk => (_, getState) => {
  const denied = CATEGORIES.filter((category) => !allows(getState(), category));
  for (const [name, { path }] of denied.flatMap(cookiesOf)) {
    // One under another path cannot be seen from here, but can be ended.
    if (path || readCookie(name) !== undefined) dropCookie(name, path);
  }
};

/** What counts in this browser now. */
export const presentChoice = (): AppThunk<Choice> => (_, getState) => {
  const is = (category: ConsentCategory) => (allows(getState(), category) ? 1 : 0);
  return { c1: is('c1'), c2: is('c2'), c9: is('c9') };
};
