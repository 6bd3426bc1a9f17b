import { type RefObject, useLayoutEffect } from 'react';

/** `/` goes to the search, unless something is being typed. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (
        target?.matches('input, textarea, select, [contenteditable]') ||
        document.querySelector('dialog[open]')
      )
        return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
