import { SITES } from '@crema/brands';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { CHOICE, inLanguage, rememberLanguage } from './language.ts';

const LanguageOffer = lazy(() => import('./LanguageOffer.tsx'));

/**
 * Link to the same page in the site's other language, which is another document. In the browser, visitors who may
 * prefer that language are offered it as well; the shared page is the same for all.
 */
export function LanguageLink() {
  const config = useAppSelector((state) => state.apiConfig);
  const days = useAppSelector((state) => setting(state, 'languageChoiceDays'));
  const location = useLocation();
  const [unsure, setUnsure] = useState(false);
  useEffect(
    () => setUnsure(document.cookie.includes(CHOICE) || !navigator.language.startsWith(config.lang)),
    [config],
  );
  const other = SITES[config.brand].languages.find((language) => language !== config.lang);
  if (!other) return null;
  return (
    <>
      <a
        href={inLanguage(location, config, other)}
        onClick={() => rememberLanguage(other, days)}
        lang={other}
        hrefLang={other}
        className="entry inline-flex min-h-11 items-center rounded-control px-2 font-medium text-sm sm:px-3 lg:px-2 hover:bg-sunken"
      >
        <span className="max-sm:hidden lg:hidden">{other === 'fr' ? 'Français' : 'English'}</span>
        <span className="uppercase sm:max-lg:hidden">{other}</span>
      </a>
      {unsure && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
    </>
  );
}
