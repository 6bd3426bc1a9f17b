import { lazy, Suspense } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { selectCompare } from './compare.slice.ts';

const CompareBar = lazy(() => import('./CompareBar.tsx'));

/**
 * The place of the bar of chosen products: at the end of pages that offer the choice. It is loaded with the first one.
 */
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
