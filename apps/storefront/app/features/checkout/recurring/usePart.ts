import { useEffect, useRef } from 'react';
import type { OrderParts, Part } from '../payment/useOrderParts.ts';

/** Joins what is asked before an order while it is on the screen, and is asked as it is then. */
export function usePart(join: OrderParts['join'], part: Pick<Part, 'answer' | 'focus'>): void {
  const latest = useRef(part);
  latest.current = part;
  useEffect(
    () => join({ answer: () => latest.current.answer(), focus: () => latest.current.focus() }),
    [join],
  );
}
