import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { carouselsOf, productCarousel } from '../../compositions/productCarousels.tsx';

const load = screen(async ({ dispatch, signal }) => {
  const area = await dispatch(loadPage({ pageLabelOrId: 'homepage' }, signal, '/'));
  if (area.data) await dispatch(carousels.load(carouselsOf(area.data.contentSlots), signal));
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

export default function Home() {
  const { data } = useAppSelector(pageContent.select);
  if (!data) return null;
  return (
    <>
      <div className="page-width pt-4 lg:pt-6">
        <ContentSlots slots={data.contentSlots} extra={productCarousel} startsPage />
      </div>
      <CompareDock />
    </>
  );
}
