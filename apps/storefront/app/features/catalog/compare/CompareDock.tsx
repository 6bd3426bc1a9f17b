import { lazy, Suspense } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { selectCompare } from './compare.slice.ts';

const CompareBar = lazy(() => import('./CompareBar.tsx'));

/** Where the bar of chosen products stands: at the end of a page that offers the choice. It comes with the first one. */
export function CompareDock() {
  const some = useAppSelector((state) => selectCompare(state).items.length > 0);
  return (
    some && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
