import { choose } from '#app/features/tracking/consent.thunks.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { noteArrival } from './arrival.ts';

/** The strip's answer: all of it or none of it. What the visit came by is kept now if it may be. */
export const answerConsent =
  (all: 0 | 1): AppThunk =>
  (dispatch) => {
    dispatch(choose({ c1: all, c2: all, c9: all }));
    dispatch(noteArrival());
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
