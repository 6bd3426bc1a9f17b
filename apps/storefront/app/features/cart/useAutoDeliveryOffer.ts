import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { type AutoDeliveryComponent, autoDeliveryComponent } from './autoDeliveryComponent.slice.ts';
import { cart as cartArea } from './cart.slice.ts';

/** Auto-delivery prices of the cart's lines, read again when its products change; null without any. */
export function useAutoDeliveryOffer(): AutoDeliveryComponent | null {
  const dispatch = useAppDispatch();
  const sold = useAppSelector((state) => featureOn(state, 'autoDelivery'));
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
