import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { State } from '../../api/types.ts';
import { type Draft, EMPTY, isEmpty, keepDraft, readDraft, withField } from './draft.ts';

interface Place {
  /** Site, resource and key. */
  place: string;
  saved: State;
  version?: string;
}

/** What is typed on a row: kept over a reload, and asked about before it is left. */
export function useDraft({ place, saved, version }: Place) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(place) ?? { ...EMPTY, version });
  const [restored, setRestored] = useState(() => !isEmpty(draft));
  const dirty = !isEmpty(draft);
  useEffect(() => keepDraft(place, draft), [place, draft]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  // The log-in comes back here and finds the draft.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== '/admin/login' &&
      nextLocation.pathname !== '/login',
  );
  const reset = (next: string | undefined = version): void => {
    setRestored(false);
    setDraft({ ...EMPTY, version: next });
    keepDraft(place, EMPTY);
  };
  return {
    draft,
    dirty,
    /** It was typed before the page was loaded. */
    restored,
    blocker,
    values: { ...saved, ...draft.changes },
    change: (name: string, value: unknown): void => {
      // What is typed first is typed on what is shown now.
      setDraft((current) =>
        withField(isEmpty(current) ? { ...EMPTY, version } : current, saved, name, value),
      );
    },
    /** Forgets what was typed. */
    reset,
    replace: setDraft,
  };
}

export type DraftState = ReturnType<typeof useDraft>;
