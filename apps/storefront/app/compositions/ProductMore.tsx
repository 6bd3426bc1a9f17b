import { useEffect } from 'react';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import texts from '#app/platform/i18n/generated/screens/productMore.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';
import RecentlyViewed from './RecentlyViewed.tsx';

const BEST_SELLERS = { uid: 'product-best-sellers', mode: 'bestSellers' };

/** What follows far below a product: what this visitor looked at, and what sells best. It comes in the browser alone. */
export default function ProductMore({ code }: { code: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const best = useAppSelector((state) => carousels.select(state).data?.[BEST_SELLERS.uid]) ?? [];
  useEffect(() => void dispatch(carousels.ensure([BEST_SELLERS])), [dispatch]);
  const others = best.filter((card) => card.code !== code);
  return (
    <>
      <RecentlyViewed without={code} />
      {others.length > 0 && (
        <section className="mt-section">
          <h2 className="pb-6 font-display text-3xl">{m.bestSellers()}</h2>
          <ProductCarousel label={m.bestSellers()} cards={others} action={quickAdd} />
        </section>
      )}
    </>
  );
}
