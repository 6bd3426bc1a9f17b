import CartPage from '#app/features/cart/CartPage.tsx';
import { carousels } from '#app/features/catalog/carousels.slice.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { carouselBesideCart, carouselsOf } from './productCarousels.tsx';

/** The server's page is empty of the person: the cart comes in the browser. Without what content adds, it stands too. */
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
  return (
    <CartPage
      coupon={(cart) => <CouponField cart={cart} />}
      more={data && <ContentSlots slots={data.contentSlots} extra={carouselBesideCart} />}
    />
  );
}
