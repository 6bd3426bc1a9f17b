import { lazy, Suspense } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { hasHearts } from './isWished.ts';
import type { Wish } from './wishes.types.ts';

const WishButton = lazy(() => import('./WishButton.tsx'));

/** The heart on a card's picture: there once the visitor is active, so that no list is longer for it. */
export function CardHeart(wish: Wish) {
  return (
    useAppSelector(hasHearts) && (
      <Suspense>
        <WishButton {...wish} />
      </Suspense>
    )
  );
}
