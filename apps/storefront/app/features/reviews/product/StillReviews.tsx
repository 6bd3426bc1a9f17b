import type { ReviewList } from './productReviews.slice.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

/** What nothing is pressed in: the sums, or the first reviews with room for the controls above them. */
export default function StillReviews({ part, list }: { part: 'summary' | 'list'; list: ReviewList }) {
  if (part === 'summary') return <ReviewSummary list={list} />;
  return (
    <>
      <div className="mt-8 h-[4.5rem]" />
      <ReviewCards
        reviews={list.reviews}
        action={({ demo }) => !demo && <span className="inline-block min-h-11" />}
      />
      {list.after && <div className="mt-6 h-11" />}
    </>
  );
}
