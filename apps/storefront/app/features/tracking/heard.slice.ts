import type { UnknownAction } from '@reduxjs/toolkit';
import { addSlice, type RootState } from '#app/platform/store/store.ts';

const silence: readonly UnknownAction[] = [];
const PASSED_ON = 'tracking/passedOn';

/** What was heard so far has been passed on. */
export const passedOn = (): UnknownAction => ({ type: PASSED_ON });

// Named events of other features that analytics wants to know of; in every page, because what passes them on comes later.
addSlice('heard', (all = silence, action) => {
  if (action.type === PASSED_ON) return silence;
  return /^(cart\/lineA|outreach\/email|identity\/)/.test(action.type) ? [...all, action] : all;
});

export const selectHeard = (state: RootState): readonly UnknownAction[] =>
  (state.heard as readonly UnknownAction[] | undefined) ?? silence;
