import { useEffect, useRef } from 'react';
import type { CartEntry } from './cart.types.ts';

/**
 * Where the focus goes when the button that was pressed goes with its line: from "Remove" to the way back, from there to
 * the line that was put back. Whoever has taken the focus elsewhere meanwhile keeps it there.
 */
export function useLineFocus(entries: readonly CartEntry[], removed: CartEntry | null) {
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  /** What was removed when this was looked at last; nothing of it happened on arrival. */
  const before = useRef(removed);
  /** Variant that was put back and is not in the list yet: the cart is read again first. */
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

/** An element that is taken out leaves the focus to the page, or to the dialog it was in. */
function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at instanceof HTMLDialogElement;
}
