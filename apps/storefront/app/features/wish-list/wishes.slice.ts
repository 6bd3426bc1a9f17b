import { createAction } from '@reduxjs/toolkit';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { ListSettings, Wish, Wishes } from './wishes.types.ts';

const initial: Wishes = {
  ...{ entries: null, codes: {}, settings: null, refused: { full: 0, unknown: 0 }, failed: false },
};

/** The list as it is now. `refused`: of a log-in just now; absent: as before. */
export const wishesRead = createAction<{
  entries: readonly Wish[];
  settings: ListSettings | null;
  refused?: Wishes['refused'];
}>('wishes/read');
/** Shown at once, before it is kept. */
export const wishShown = createAction<{ wish: Wish; wanted: boolean }>('wishes/shown');
export const wishesFailed = createAction('wishes/failed');

const codesOf = (entries: readonly Wish[]): Wishes['codes'] =>
  Object.fromEntries(entries.map(({ code }) => [code, true as const]));

function shown(wishes: Wishes, wish: Wish, wanted: boolean): Wishes {
  const others = (wishes.entries ?? []).filter(({ code }) => code !== wish.code);
  const known = wanted ? [wish, ...others] : others;
  const { [wish.code]: _, ...rest } = wishes.codes;
  return {
    ...wishes,
    codes: wanted ? { ...rest, [wish.code]: true } : rest,
    entries: wishes.entries && known,
  };
}

addSlice(
  'wishes',
  reducerOf(initial, [
    on(wishesRead, (before, { entries, settings, refused = before.refused }) => ({
      ...{ entries, settings, refused, codes: codesOf(entries), failed: false },
    })),
    on(wishShown, (wishes, { wish, wanted }) => shown(wishes, wish, wanted)),
    on(wishesFailed, (wishes) => ({ ...wishes, failed: true })),
    on(sessionBegan, () => initial),
    on(sessionEnded, () => initial),
  ]),
);

export const selectWishes = (state: RootState): Wishes => (state.wishes as Wishes | undefined) ?? initial;
