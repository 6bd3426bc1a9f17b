import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/search.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { searchPath } from './searchPath.ts';
import { useSearched } from './useSearched.ts';

interface SearchHeadProps {
  text: string;
  totalResults: number;
  correctedText?: string;
  suggestion?: string;
  popularTerms?: readonly string[];
}

/** The text that was searched for, and its correction or suggestions. */
export function SearchHead({ text, totalResults, correctedText, suggestion, popularTerms }: SearchHeadProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const language = useAppSelector((state) => state.apiConfig.lang);
  const nothing = totalResults === 0;
  useSearched(text, totalResults);
  return (
    <header className="py-8">
      <h1 className="font-display text-4xl leading-tight">
        {text === '' ? m.title() : nothing ? m.nothing({ text }) : m.resultsFor({ text })}
      </h1>
      {nothing && <p className="mt-3 text-lg text-muted">{m.nothingText()}</p>}
      {correctedText && !nothing && <p className="mt-3 text-muted">{m.showing({ text: correctedText })}</p>}
      {suggestion && (
        <p className="mt-3">
          {m.instead()}{' '}
          <Link to={link(searchPath(suggestion, language))} className="font-semibold text-accent underline">
            {suggestion}
          </Link>
        </p>
      )}
      {nothing && popularTerms && popularTerms.length > 0 && (
        <div className="mt-6">
          <h2 className="font-semibold text-sm">{m.popular()}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {popularTerms.map((term) => (
              <li key={term}>
                <Link
                  to={link(searchPath(term, language))}
                  className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-sm hover:border-ink"
                >
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
}
