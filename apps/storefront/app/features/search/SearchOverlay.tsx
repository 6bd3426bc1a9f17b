import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/search.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Proposals } from './Proposals.tsx';
import { searchPath } from './searchPath.ts';
import { suggestions } from './suggestions.slice.ts';

/** Long enough for a fast typist to send one call a word, short enough to feel immediate. */
const PAUSE_MS = 120;
const LONGEST = 100;

/** Search over the page: suggests terms and products while typing; Enter leads to the results. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const term = text.trim();
  const { data } = useAppSelector(suggestions.select);
  const language = useAppSelector((state) => state.apiConfig.lang);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (term.length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void dispatch(suggestions.load(term, abort.signal)), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term, dispatch]);

  const go = (words: string): void => {
    if (!words) return;
    onClose();
    void navigate(link(searchPath(words, language)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(term);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      place="top"
      title={m.title()}
      closeLabel={m.close()}
      header={
        // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere.
        <form role="search" onSubmit={submit} className="flex grow items-center gap-3">
          <Icon name="search" className="size-6 text-muted" />
          <label htmlFor={id} className="sr-only">
            {m.label()}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
            // A search field would only be cleared by the first Escape.
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
            className="min-h-12 w-full bg-transparent font-display text-xl outline-offset-4"
          />
        </form>
      }
    >
      <Proposals of={term.length >= 2 ? data : null} term={term} onLeave={onClose} />
    </Dialog>
  );
}
