import { lazy, Suspense } from 'react';
import CartPage from '#app/features/cart/CartPage.tsx';
import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { screen } from '#app/platform/loading.ts';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { carouselBesideCart, carouselsOf, useCartAsOpened } from '../../compositions/productCarousels.tsx';
import { fillers } from '../../compositions/slots/cart.ts';

const RecentlyViewed = lazy(() => import('../../compositions/RecentlyViewed.tsx'));
const RewardLine = perksPart(() => import('#app/features/perks/rewards/RewardLine.tsx'));

/**
 * The server's page holds no personal data: the cart is loaded in the browser. Without its content page it works too.
 */
const load = screen(async ({ dispatch, signal }) => {
  const { data } = await dispatch(loadPage({ pageLabelOrId: 'cart' }, signal));
  dispatch(setPageMetadata({ title: '', screen: 'cart', metadata: [NOINDEX] }));
  const queries = data ? carouselsOf(data.contentSlots) : [];
  if (queries.length > 0) await dispatch(carousels.load(queries, signal));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function CartScreen() {
  const { data } = useAppSelector(pageContent.select);
  const lazyMs = useAppSelector((state) => setting(state, 'lazyLoadDelayMs'));
  const had = useCartAsOpened();
  return (
    <CartPage
      belowSums={(cart) => (
        <>
          <Slot fillers={fillers} data={{ cart }} />
          <CouponField cart={cart} />
        </>
      )}
      belowAdded={(cart, entry) =>
        entry.addedBy === 'perks' && (
          <Suspense>
            <RewardLine cart={cart} entry={entry} />
          </Suspense>
        )
      }
      more={
        <>
          {data && <ContentSlots slots={data.contentSlots} extra={carouselBesideCart} />}
          <WhenNear delayMs={lazyMs}>
            <Suspense>
              <RecentlyViewed had={had} />
            </Suspense>
          </WhenNear>
        </>
      }
    />
  );
}
