import { type Language, SITES } from '@crema/brands';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { languageOfBrowser } from './language.ts';

const LanguageOffer = lazy(() => import('./LanguageOffer.tsx'));

/** Fetches the offer of the other language for who would rather read that one. The shared page knows nothing of it. */
export function LanguageGate() {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    const preferred = languageOfBrowser(SITES[brand].languages);
    if (preferred !== lang) setOffered(preferred);
  }, [brand, lang]);
  return offered ? (
    <Suspense>
      <LanguageOffer language={offered} onClose={() => setOffered(undefined)} />
    </Suspense>
  ) : null;
}
