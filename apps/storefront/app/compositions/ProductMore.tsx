import { useEffect } from 'react';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import type { Card } from '#app/features/catalog/catalog.types.ts';
import { recentProducts } from '#app/features/catalog/recent/recentProducts.slice.ts';
import texts from '#app/platform/i18n/generated/screens/productMore.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';

const BEST_SELLERS = { uid: 'product-best-sellers', mode: 'bestSellers' };

/** What follows far below a product: what this visitor looked at, and what sells best. It comes in the browser alone. */
export default function ProductMore({ code }: { code: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const recent = useAppSelector((state) => recentProducts.select(state).data) ?? [];
  const best = useAppSelector((state) => carousels.select(state).data?.[BEST_SELLERS.uid]) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product has been looked at.
  useEffect(() => {
    void dispatch(recentProducts.load(null));
    void dispatch(carousels.ensure([BEST_SELLERS]));
  }, [dispatch, code]);
  const others = (cards: readonly Card[]) => cards.filter((card) => card.code !== code);
  return (
    <>
      <Row title={m.recent()} cards={others(recent)} />
      <Row title={m.bestSellers()} cards={others(best)} />
    </>
  );
}

function Row({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-section">
      <h2 className="pb-6 font-display text-3xl">{title}</h2>
      <ProductCarousel label={title} cards={cards} action={quickAdd} />
    </section>
  );
}
