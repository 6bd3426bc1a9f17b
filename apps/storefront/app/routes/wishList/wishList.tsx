import { lazy, Suspense, useEffect, useState } from 'react';
import { data, useParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/wishListHead.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** Loaded when opened, in the browser only: what they import is then named by no other page. */
const SCREENS = {
  own: lazy(() => import('./ownList.tsx')),
  shared: lazy(() => import('./sharedList.tsx')),
  stop: lazy(() => import('#app/features/wish-list/page/StopPage.tsx')),
};

type Step = keyof typeof SCREENS;

const stepOf = (step: string | undefined): Step | undefined =>
  step === undefined ? 'own' : step === 'shared' || step === 'stop' ? step : undefined;

const titleOf = (m: (typeof texts)['en'], step: Step): string =>
  ({ own: m.title, shared: m.sharedTitle, stop: m.stopTitle })[step]();

/** The same for everybody: the lists of a link, of a browser and of an account come in the browser. */
const load = screen(async ({ dispatch, params, state }) => {
  const step = stepOf(params.step);
  if (!step) throw data(null, { status: 404 });
  const m = texts[state().apiConfig.lang];
  const description = { name: 'description', content: m.text() };
  dispatch(
    setPageMetadata({
      title: titleOf(m, step),
      metadata: step === 'own' ? [description] : [NOINDEX],
      ...(step === 'own' && { canonicalPath: '/wishlist' }),
    }),
  );
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function WishList() {
  const m = useScreenMessages(texts);
  const step = stepOf(useParams().step);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!step) return null;
  const title = titleOf(m, step);
  const head = (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="mb-6 font-display text-4xl leading-tight">{title}</h1>
      {step === 'own' && <p className="mb-6 max-w-prose">{m.text()}</p>}
      <Skeleton className="h-[30rem]" />
    </div>
  );
  if (!isHere) return head;
  const Screen = SCREENS[step];
  return (
    <Suspense fallback={head}>
      <Screen title={title} />
    </Suspense>
  );
}
