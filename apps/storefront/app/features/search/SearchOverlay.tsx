import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/search.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { searchPath } from './searchPath.ts';
import { suggestions } from './suggestions.slice.ts';

/** Long enough that a fast typist asks once a word, short enough to feel at once. */
const PAUSE_MS = 120;
const LONGEST = 100;

/** Search over the page: proposes terms and products while typing, leads to the results on Enter. */
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
  const shown = term.length >= 2 ? data : null;
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
            // A search field would only be emptied by the first Escape.
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
            className="min-h-12 w-full bg-transparent font-display text-xl outline-offset-4"
          />
        </form>
      }
    >
      <div className="mx-auto grid max-w-4xl gap-8 lg:grid-cols-[1fr_2fr]">
        <p role="status" className="sr-only">
          {shown ? m.proposals({ count: shown.terms.length + shown.products.length }) : ''}
        </p>
        {!shown && <p className="text-muted lg:col-span-2">{m.hint()}</p>}
        {shown && shown.terms.length > 0 && (
          <ul aria-label={m.terms()}>
            {shown.terms.map((proposal) => (
              <li key={proposal}>
                <Link
                  to={link(searchPath(proposal, language))}
                  onClick={onClose}
                  className="flex min-h-11 items-center gap-3 hover:text-accent"
                >
                  <Icon name="search" className="size-4 text-muted" />
                  {proposal}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {shown && shown.products.length > 0 && (
          <ul aria-label={m.products()}>
            {shown.products.map((product) => (
              <li key={product.code}>
                <Link
                  to={link(product.url)}
                  onClick={onClose}
                  className="flex items-center gap-4 py-2 hover:text-accent"
                >
                  {product.image && (
                    <Picture
                      src={product.image}
                      alt=""
                      width={160}
                      height={160}
                      most={160}
                      sizes="3.5rem"
                      className="size-14 rounded-control bg-sunken object-cover"
                    />
                  )}
                  <span className="grow">
                    <span className="block font-medium">{product.name}</span>
                    <span className="block text-muted text-sm">{product.brand}</span>
                  </span>
                  <span className="tabular">{product.price}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {shown && shown.terms.length + shown.products.length === 0 && (
          <p className="text-muted lg:col-span-2">{m.noProposals({ text: term })}</p>
        )}
      </div>
    </Dialog>
  );
}
