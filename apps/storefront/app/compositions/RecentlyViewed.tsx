import { useEffect } from 'react';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import { recentProducts } from '#app/features/catalog/recent/recentProducts.slice.ts';
import texts from '#app/platform/i18n/generated/screens/productMore.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';

/**
 * The products that this visitor looked at last, as the browser keeps them. It comes in the browser alone, and takes no
 * room where there are none.
 *
 * @param without code of the product that is looked at now.
 * @param had codes of products that are in the cart beside it.
 */
export default function RecentlyViewed({
  without,
  had,
}: {
  without?: string;
  had?: ReadonlySet<string> | undefined;
}) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const recent = useAppSelector((state) => recentProducts.select(state).data) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product has been looked at.
  useEffect(() => void dispatch(recentProducts.load(null)), [dispatch, without]);
  const cards = recent.filter(({ code }) => code !== without && !had?.has(code));
  if (cards.length === 0) return null;
  return (
    <section className="mt-section">
      <h2 className="pb-6 font-display text-3xl">{m.recent()}</h2>
      <ProductCarousel label={m.recent()} cards={cards} action={quickAdd} />
    </section>
  );
}
