import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/search.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { searchPath } from './searchPath.ts';

interface SearchHeadProps {
  text: string;
  totalResults: number;
  correctedText?: string;
  suggestion?: string;
}

/** What was searched, and what was understood. */
export function SearchHead({ text, totalResults, correctedText, suggestion }: SearchHeadProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const language = useAppSelector((state) => state.apiConfig.lang);
  const nothing = totalResults === 0;
  return (
    <header className="py-8">
      <h1 className="font-display text-4xl leading-tight">
        {nothing ? m.nothing({ text }) : m.resultsFor({ text })}
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
    </header>
  );
}
