import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Stars } from '#app/ui/Scale.tsx';
import { type OwnReview, removeReview } from './writing.thunks.ts';

/** What one has written, what became of it, and a way to take it back. */
export function OwnReviews({ reviews, onRemoved }: { reviews: OwnReview[]; onRemoved: () => void }) {
  const m = useScreenMessages(texts);
  return (
    <section aria-labelledby="own-reviews">
      <h2 id="own-reviews" className="font-display text-2xl">
        {m.own()}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {reviews.map((review) => (
          <li key={review.reviewId} className="py-4">
            <Own review={review} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Own({ review, onRemoved }: { review: OwnReview; onRemoved: () => void }) {
  const { reviewId, productCode, stars, title, text, date, status, reason } = review;
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>();
  const remove = async (): Promise<void> => {
    setState('busy');
    if (await dispatch(removeReview(reviewId))) return setState('failed');
    setState(undefined);
    onRemoved();
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} label={m.starsOf({ stars })} />
        <Badge tone="quiet">{m.status({ status })}</Badge>
      </p>
      {title && <p className="mt-2 break-words font-semibold">{title}</p>}
      {text && <p className="mt-1 whitespace-pre-line break-words">{text}</p>}
      {reason && <p className="mt-1 text-muted text-sm">{m.reason({ reason })}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {formatDate(date, brand, lang)}
        <Link
          to={link(`/p/${encodeURIComponent(productCode)}`)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {productCode}
        </Link>
        <button
          type="button"
          aria-label={m.removeOf({ product: productCode })}
          className="min-h-11 underline underline-offset-4 hover:text-ink"
          onClick={() => setState('asking')}
        >
          {m.remove()}
        </button>
      </p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {m.reportFailed()}
        </Notice>
      )}
      <Dialog
        open={state === 'asking' || state === 'busy'}
        onClose={() => setState(undefined)}
        title={m.removeSure()}
        closeLabel={m.keep()}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button busy={state === 'busy'} onClick={() => void remove()}>
              {m.remove()}
            </Button>
            <Button look="secondary" onClick={() => setState(undefined)}>
              {m.keep()}
            </Button>
          </div>
        }
      >
        <p>{title ?? m.starsOf({ stars })}</p>
      </Dialog>
    </>
  );
}
