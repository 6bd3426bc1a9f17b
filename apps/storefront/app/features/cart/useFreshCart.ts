import { useEffect } from 'react';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { reloadCart } from './lines/lines.thunks.ts';

/** Reads the cart again when this tab becomes visible, as another tab may have changed it; not while `held`. */
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
