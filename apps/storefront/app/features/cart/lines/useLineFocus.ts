import { useEffect, useRef } from 'react';
import type { CartEntry } from '../cart.types.ts';

/**
 * Moves the focus when the focused button disappears with its line: from "Remove" to the button that puts the line
 * back, from there to the restored line. A focus that the shopper has moved meanwhile stays.
 */
export function useLineFocus(entries: readonly CartEntry[], removed: CartEntry | null) {
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  /** What was removed at the last run; what was removed before the mount moves no focus. */
  const before = useRef(removed);
  /** Code of a restored variant that is not in the list yet, because the cart is still being read. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = removed;
    if (was && !removed) awaited.current = was.product.code;
    const back = entries.findIndex(({ product }) => product.code === awaited.current);
    if (!isFocusLost()) awaited.current = undefined;
    else if (removed && removed !== was) undo.current?.focus();
    else if (back >= 0) {
      awaited.current = undefined;
      list.current?.children[back]?.querySelector('a')?.focus();
    }
  }, [entries, removed]);
  return { list, undo };
}

/** Removing the focused element moves the focus to the page, or to the dialog around it. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at instanceof HTMLDialogElement;
}
