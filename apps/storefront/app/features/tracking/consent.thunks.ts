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

// The cookie holds the choice; this slice only makes callers of `allows` check again.
addSlice('consent', (value = '', action) => (chosen.match(action) ? action.payload : value));

/**
 * Saves the choice, and deletes at once the cookies that it denies. Global Privacy Control overrides a choice of
 * targeting.
 */
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
    // A cookie under another path cannot be read here, but can be deleted.
    if (path || readCookie(name) !== undefined) dropCookie(name, path);
  }
};

/** The choice that is in effect in this browser. */
export const presentChoice = (): AppThunk<Choice> => (_, getState) => {
  const is = (category: ConsentCategory) => (allows(getState(), category) ? 1 : 0);
  return { c1: is('c1'), c2: is('c2'), c9: is('c9') };
};
