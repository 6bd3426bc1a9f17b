import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/taste.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { TasteEditor } from './TasteEditor.tsx';
import { taste } from './taste.slice.ts';

/** The part of the account about what the customer likes; nothing where the site has no quizzes. */
export function TastePart() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error } = useAppSelector(taste.select);
  useEffect(() => void dispatch(taste.load(null)), [dispatch]);
  if (error?.errors[0]?.type === 'QuizNotFoundError') return null;
  return (
    <section aria-labelledby="account-taste">
      <h2 id="account-taste" className="mb-4 font-display text-2xl">
        {m.title()}
      </h2>
      {data ? (
        <TasteEditor profile={data} />
      ) : error ? (
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
