import { lazy, Suspense } from 'react';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { ensureArms } from '#app/platform/experiments/ensureArms.ts';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { carouselsOf, productCarousel } from '../../compositions/productCarousels.tsx';

const RecentlyViewed = lazy(() => import('../../compositions/RecentlyViewed.tsx'));

/** The component of the page that an experiment may replace, and the experiment's feature. */
const HERO = 'home-hero';

const load = screen(async ({ dispatch, state, signal }) => {
  await dispatch(ensureArms('home', signal));
  const hero = state().apiConfig.arms?.home?.[HERO];
  const replaced = typeof hero === 'string' && hero !== HERO ? { replaced: { [HERO]: hero } } : {};
  const area = await dispatch(loadPage({ pageLabelOrId: 'homepage', ...replaced }, signal, '/'));
  if (area.data) await dispatch(carousels.load(carouselsOf(area.data.contentSlots), signal));
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

export default function Home() {
  const { data } = useAppSelector(pageContent.select);
  const lazyMs = useAppSelector((state) => setting(state, 'lazyLoadDelayMs'));
  if (!data) return null;
  return (
    <>
      <div className="page-width pt-4 lg:pt-6">
        <ContentSlots slots={data.contentSlots} extra={productCarousel} startsPage />
        <WhenNear delayMs={lazyMs}>
          <Suspense>
            <RecentlyViewed />
          </Suspense>
        </WhenNear>
      </div>
      <CompareDock />
    </>
  );
}
