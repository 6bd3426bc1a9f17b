import { addToCart } from '#app/features/cart/cart.thunks.ts';
import WishListPage from '#app/features/wish-list/page/WishListPage.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';

/** One's own list with what the cart brings. */
export default function OwnList({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return (
    <WishListPage title={title} add={(code, quietly) => dispatch(addToCart({ code, qty: 1 }, quietly))} />
  );
}
