import { useEffect } from 'react';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { reloadCart } from './lines.thunks.ts';

/** Another tab may have changed the cart: it is read again when this one is looked at, unless it must stay as it is. */
export function useFreshCart(held = false): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && !held) void dispatch(reloadCart());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, held]);
}
