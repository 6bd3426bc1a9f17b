import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { type AutoDeliveryComponent, autoDeliveryComponent } from './autoDeliveryComponent.slice.ts';
import { cart as cartArea } from './cart.slice.ts';

/** What the cart offers on auto-delivery, read again when other products are in it; null without any. */
export function useAutoDeliveryOffer(): AutoDeliveryComponent | null {
  const dispatch = useAppDispatch();
  const sold = useAppSelector(
    (state) => (setting(state, 'features') as { autoDelivery?: boolean } | undefined)?.autoDelivery === true,
  );
  const cart = useAppSelector((state) => cartArea.select(state).data);
  const cartGuid = cart?.guid;
  const codes = (cart?.entries ?? [])
    .map(({ entryNumber, product }) => `${entryNumber} ${product.code}`)
    .join(',');
  useEffect(() => {
    if (sold && cartGuid && codes) void dispatch(autoDeliveryComponent.ensure({ cartGuid, codes }));
  }, [dispatch, sold, cartGuid, codes]);
  const { data } = useAppSelector(autoDeliveryComponent.select);
  return sold && data && data.cartGuid === cartGuid ? data : null;
}
