import { Suspense } from 'react';
import CartDrawer from '#app/features/cart/CartDrawer.tsx';
import { cartClosed } from '#app/features/cart/cart.slice.ts';
import CouponField from '#app/features/coupons/CouponField.tsx';
import { perksPart } from '#app/features/perks/perksPart.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';

const CartPoints = perksPart(() => import('#app/features/perks/points/CartPoints.tsx'));
const RewardLine = perksPart(() => import('#app/features/perks/rewards/RewardLine.tsx'));

/** The cart beside the page, with what other features put into it. */
export default function CartFlyout() {
  const dispatch = useAppDispatch();
  return (
    <CartDrawer
      below={(cart) => (
        <>
          <Suspense>
            <CartPoints cart={cart} onLeave={() => dispatch(cartClosed())} />
          </Suspense>
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
    />
  );
}
