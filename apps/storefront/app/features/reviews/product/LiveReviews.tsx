import { useLayoutEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { SelectField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { ReviewList } from './productReviews.slice.ts';
import { Report } from './Report.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { type Chosen, readReviews, SORTS } from './reading.thunk.ts';

const STARS = [5, 4, 3, 2, 1];

interface LiveReviewsProps {
  /** What the page came with. */
  first: ReviewList;
  /** Called before it is painted: what it replaces can go. */
  onReady: (ready: boolean) => void;
}

/** The reviews of a product to be sorted, filtered, read on and reported. */
export default function LiveReviews({ first, onReady }: LiveReviewsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen>({ sort: 'newest', stars: undefined });
  const [list, setList] = useState<Pick<ReviewList, 'reviews' | 'after'>>(first);
  const [state, setState] = useState<'busy' | 'failed' | 'told'>();
  useLayoutEffect(() => onReady(true), [onReady]);

  const load = async (next: Chosen, after?: string): Promise<void> => {
    setChosen(next);
    setState('busy');
    const page = await dispatch(readReviews(first.productCode, next, after));
    if (!page) return setState('failed');
    setList(({ reviews }) => ({ ...page, reviews: after ? [...reviews, ...page.reviews] : page.reviews }));
    setState('told');
  };

  return (
    <>
      <div className="mt-8 grid h-[4.5rem] max-w-xl grid-cols-2 gap-4">
        <SelectField
          label={m.sort()}
          value={chosen.sort}
          onChange={(event) => void load({ ...chosen, sort: event.target.value as Chosen['sort'] })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {m[sort]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.filter()}
          value={chosen.stars ?? ''}
          onChange={(event) => void load({ ...chosen, stars: Number(event.target.value) || undefined })}
        >
          <option value="">{m.all()}</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {m.stars({ stars })}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="sr-only">
        {state === 'busy' && m.loading()}
        {state === 'told' && m.shownNow({ count: list.reviews.length })}
      </p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {m.failed()}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => void load(chosen)}
          >
            {m.retry()}
          </button>
        </Notice>
      )}
      {list.reviews.length === 0 ? (
        <p className="mt-6 text-muted">{m.shownNow({ count: 0 })}</p>
      ) : (
        <ReviewCards
          reviews={list.reviews}
          action={(review) => !review.demo && <Report code={first.productCode} review={review} />}
        />
      )}
      {list.after && (
        <Button
          look="secondary"
          className="mt-6"
          busy={state === 'busy'}
          onClick={() => void load(chosen, list.after)}
        >
          {m.more()}
        </Button>
      )}
    </>
  );
}
