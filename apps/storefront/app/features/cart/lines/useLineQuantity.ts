import { useRef, useState } from 'react';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { CartEntry } from '../cart.types.ts';
import { changeQuantity } from './lines.thunks.ts';

/**
 * A line's quantity as just set: shown at once; calls go one after another, and of changes made meanwhile only the last
 * is sent.
 */
export function useLineQuantity(entry: CartEntry, onDone: (failure: Failure | null) => void) {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<number>();
  const next = useRef<number>(undefined);
  const sending = useRef(false);
  const change = async (quantity: number): Promise<void> => {
    next.current = quantity;
    if (quantity > 0) setWanted(quantity);
    if (sending.current) return;
    sending.current = true;
    let failure: Failure | null = null;
    while (next.current !== undefined && !failure) {
      const sent = next.current;
      next.current = undefined;
      failure = await dispatch(changeQuantity(entry, sent));
    }
    next.current = undefined;
    sending.current = false;
    setWanted(undefined);
    onDone(failure);
  };
  return { quantity: wanted ?? entry.quantity, change };
}
