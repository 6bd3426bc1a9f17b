import { type ReactNode, useEffect } from 'react';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import texts from '#app/platform/i18n/generated/screens/contentPage.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';

const QUERIES = [{ uid: 'instead', mode: 'bestSellers', limit: 8 }];

/** Best sellers on a page that failed; nothing if they cannot be had. `waiting`: what is shown until they are there. */
export default function BestSellers({ waiting }: { waiting: ReactNode }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, key, loading } = useAppSelector(carousels.select);
  useEffect(() => void dispatch(carousels.load(QUERIES)), [dispatch]);
  // Until they are asked for, the area holds those of an earlier screen.
  if (!error && (loading || key !== JSON.stringify(QUERIES))) return waiting;
  const cards = data?.instead;
  if (!cards || cards.length === 0) return null;
  return (
    <section aria-labelledby="best-sellers" className="mt-10">
      <h2 id="best-sellers" className="pb-4 font-display text-2xl leading-tight">
        {m.bestSellers()}
      </h2>
      <ProductCarousel label={m.bestSellers()} cards={cards} />
    </section>
  );
}
