import type { ReactNode } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Stars } from '#app/ui/Scale.tsx';
import type { Review } from './productReviews.slice.ts';

interface ReviewCardsProps {
  reviews: readonly Review[];
  /** What can be done with one. */
  action: (review: Review) => ReactNode;
}

export function ReviewCards({ reviews, action }: ReviewCardsProps) {
  return (
    <ul className="mt-6 divide-y divide-line border-line border-y">
      {reviews.map((review) => (
        <li key={review.reviewId} className="py-6">
          <ReviewCard review={review} />
          {action(review)}
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { stars, title, text, author, language, date, reply, demo } = review;
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const shop = useAppSelector((state) => setting(state, 'shopName'));
  return (
    <article className="max-w-prose">
      <p className="flex flex-wrap items-center gap-3">
        <Stars value={stars} label={m.starsOf({ stars })} />
        {demo && <Badge tone="quiet">{m.demo()}</Badge>}
      </p>
      {title && (
        <h3 lang={language} className="mt-2 break-words font-semibold">
          {title}
        </h3>
      )}
      {text && (
        <p lang={language} className="mt-2 whitespace-pre-line break-words">
          {text}
        </p>
      )}
      <p className="mt-2 text-muted text-sm">
        {demo ? author : m.buyer({ author })} · {formatDate(date, brand, lang)}
      </p>
      {reply && (
        <div className="mt-4 border-accent border-l-2 pl-4">
          <p className="font-semibold text-sm">{m.reply({ shop })}</p>
          <p className="mt-1 whitespace-pre-line break-words">{reply.text}</p>
        </div>
      )}
    </article>
  );
}
