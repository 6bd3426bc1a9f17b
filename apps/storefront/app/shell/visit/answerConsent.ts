import { choose } from '#app/features/tracking/consent.thunks.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { noteArrival } from './arrival.ts';

/** The strip's answer: all or nothing. What the visit's address says is saved now, if allowed. */
export const answerConsent =
  (all: 0 | 1): AppThunk =>
  (dispatch) => {
    dispatch(choose({ c1: all, c2: all, c9: all }));
    dispatch(noteArrival());
    // Moves the focus, because its button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
