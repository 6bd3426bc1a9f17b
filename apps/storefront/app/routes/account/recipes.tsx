import { lazy, Suspense, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipesHead.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** Loaded when opened, in the browser only: what it imports is then named by no other page. */
const DrinkDesigner = lazy(() => import('./designer.tsx'));

/** The same for everybody: the drinks of a link and of an account come in the browser. */
const load = screen(async ({ dispatch, state }) => {
  const m = texts[state().apiConfig.lang];
  const metadata = [{ name: 'description', content: m.text() }];
  dispatch(setPageMetadata({ title: m.title(), metadata, canonicalPath: '/recipes' }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Recipes() {
  const m = useScreenMessages(texts);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const head = (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{m.text()}</p>
      <Skeleton className="h-[40rem]" />
    </div>
  );
  if (!isHere) return head;
  return (
    <Suspense fallback={head}>
      <DrinkDesigner title={m.title()} text={m.text()} />
    </Suspense>
  );
}
