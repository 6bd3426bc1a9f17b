import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { Review } from './productReviews.slice.ts';
import { reportReview } from './reading.thunk.ts';

/** Says that a review should not be there; once. */
export function Report({ code, review: { reviewId, author } }: { code: string; review: Review }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'busy' | 'done' | 'failed'>();
  const press = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    setState((await dispatch(reportReview(code, reviewId))) ? 'done' : 'failed');
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-muted text-sm">
      {state !== 'done' && (
        <button
          type="button"
          aria-label={m.reportOf({ author })}
          aria-disabled={state === 'busy' || undefined}
          className="min-h-11 underline-offset-4 hover:text-ink hover:underline"
          onClick={() => void press()}
        >
          {m.report()}
        </button>
      )}
      <span role="status">
        {state === 'done' && m.reported()}
        {state === 'failed' && m.reportFailed()}
      </span>
    </div>
  );
}
