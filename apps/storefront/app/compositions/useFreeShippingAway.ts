import { useEffect } from 'react';
import { cart } from '#app/features/cart/cart.slice.ts';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';

/**
 * What the visitor's cart lacks for free shipping, formatted. Undefined while the cart is empty, has free shipping, or is
 * not known; a cart that holds something is read once.
 */
export function useFreeShippingAway(): string | undefined {
  const dispatch = useAppDispatch();
  const count = useAppSelector(customerData.select).data?.cartCount ?? 0;
  const { data } = useAppSelector(cart.select);
  const holds = count > 0;
  useEffect(() => {
    if (holds) void dispatch(cart.ensure(null));
  }, [dispatch, holds]);
  if (!holds || data?.totalUnitCount !== count) return undefined;
  const { threshold, remaining, reached } = data.freeShipping;
  return threshold && !reached ? remaining.formattedValue : undefined;
}
