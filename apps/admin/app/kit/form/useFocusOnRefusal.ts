import { type RefObject, useEffect } from 'react';

/** Brings the first field with an error into view and focus. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, error]);
}
