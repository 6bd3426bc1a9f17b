import { useEffect, useRef } from 'react';
import { searched } from '#app/platform/events.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';

/** Announces a search once it is shown; filters and further pages of the same search are not announced. */
export function useSearched(text: string, results: number): void {
  const dispatch = useAppDispatch();
  const last = useRef('');
  useEffect(() => {
    if (text === '' || last.current === text) return;
    last.current = text;
    dispatch(searched({ text, results }));
  }, [dispatch, text, results]);
}
