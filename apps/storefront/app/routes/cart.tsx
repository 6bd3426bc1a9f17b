import CartPage from '#app/features/cart/CartPage.tsx';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

/** The server's page is empty of the person: the cart comes in the browser. */
const load = screen(async ({ dispatch }) => {
  dispatch(setPageMetadata({ title: '', screen: 'cart', metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function CartScreen() {
  return <CartPage coupon={(cart) => <CouponField cart={cart} />} />;
}
