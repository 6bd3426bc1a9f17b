import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/reviewHead.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** Loaded when opened, in the browser only. */
const WriteReviews = lazy(() => import('#app/features/reviews/writing/WriteReviews.tsx'));

/** The same for everybody: the token of a mailed link is in the fragment (`#`) and so in no log. */
const load = screen(async ({ dispatch, state }) => {
  const title = texts[state().apiConfig.lang].title();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Review() {
  const m = useScreenMessages(texts);
  const { code } = useParams();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const waiting = <Skeleton className="mt-8 h-96" />;
  return (
    <div className="page-width min-h-dvh max-w-3xl pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{m.text()}</p>
      {isHere ? (
        <Suspense fallback={waiting}>
          <WriteReviews wanted={code} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
