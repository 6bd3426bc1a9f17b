import CartDrawer from '#app/features/cart/CartDrawer.tsx';
import CouponField from '#app/features/coupons/CouponField.tsx';

/** The cart beside the page, with what other features put into it. */
export default function CartFlyout() {
  return <CartDrawer coupon={(cart) => <CouponField cart={cart} />} />;
}
