import { createAction } from '@reduxjs/toolkit';
import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { setting } from '#app/platform/store/setting.ts';
import { type AppThunk, addSlice, type RootState, siteOf } from '#app/platform/store/store.ts';
import { type Choice, type Compared, readCompared, toggled } from './compare.rules.ts';

/** Chosen in this browser; never on the server, as pages are shared. */
const initialState: Choice & { read: boolean } = { items: [], note: null, read: false };

const chosen = createAction<Choice>('compare/set');
addSlice('compare', reducerOf(initialState, [on(chosen, (_, choice) => ({ ...choice, read: true }))]));

export const selectCompare = (state: RootState): typeof initialState =>
  (state.compare as typeof initialState | undefined) ?? initialState;

/** A phone shows two side by side; the specification's phones end at 575 px. */
const PHONE = '(max-width: 575px)';

const mostCompared = (state: RootState): number =>
  matchMedia(PHONE).matches ? setting(state, 'compareMostOnPhone') : setting(state, 'compareMost');

const keyOf = (state: RootState): string => `compare-${siteOf(state).site}`;

/** Reads what this browser kept, once a visit. */
export const readKept = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (selectCompare(state).read) return;
  const items = readCompared(readText(keyOf(state)), setting(state, 'compareMost'));
  dispatch(chosen({ items, note: null }));
};

/** Chooses a product, or removes it from the choice. */
export const toggleCompared =
  (item: Compared): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    dispatch(keep(toggled(selectCompare(state).items, item, mostCompared(state))));
  };

/** Replaces the choice, for example by what a shared link names. */
export const setCompared = (items: readonly Compared[]): AppThunk => keep({ items, note: null });

const keep =
  (choice: Choice): AppThunk =>
  (dispatch, getState) => {
    dispatch(chosen(choice));
    try {
      localStorage.setItem(keyOf(getState()), JSON.stringify(choice.items));
    } catch {
      // If storage is full or blocked, the choice is not kept for the next page load.
    }
  };

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
