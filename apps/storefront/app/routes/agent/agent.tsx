import { lazy, Suspense } from 'react';
import AgentPage from '#app/features/agents/AgentPage.tsx';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

const load = screen(async ({ dispatch, state }) => {
  dispatch(setPageMetadata({ title: texts[state().apiConfig.lang].title(), metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

const CustomerDesk = lazy(() => import('./customerDesk.tsx'));

export default function Agent() {
  return (
    <AgentPage
      desk={
        <Suspense fallback={<Skeleton className="mx-auto mt-8 h-96 max-w-5xl" />}>
          <CustomerDesk />
        </Suspense>
      }
    />
  );
}
