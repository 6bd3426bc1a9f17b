import { useEffect } from 'react';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import { loadRecommended, productCodes, rts, selectRtsReason } from '#app/features/catalog/rts/rts.slice.ts';
import texts from '#app/platform/i18n/generated/screens/recommended.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';

/** Below a category's list: its products that go with what this visitor looked at. It comes in the browser alone. */
export default function RecommendedRow({ category }: { category: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const reason = useAppSelector(selectRtsReason);
  const isThisPage = useAppSelector((state) => rts.select(state).key) === JSON.stringify(category);
  const cards = useAppSelector((state) => productCodes.select(state).data)?.products ?? [];
  useEffect(() => void dispatch(loadRecommended(category)), [dispatch, category]);
  if (!isThisPage || cards.length === 0) return null;
  return (
    <section className="mt-section">
      <h2 className="pb-6 font-display text-3xl">{m.title()}</h2>
      {reason && <p className="-mt-4 pb-6 text-muted">{reason}</p>}
      <ProductCarousel label={m.title()} cards={cards} action={quickAdd} />
    </section>
  );
}
