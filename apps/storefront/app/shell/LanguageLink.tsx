import { SITES } from '@crema/brands';
import { useLocation } from 'react-router';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/** The same page in the site's other language; a document of its own, so a plain link. */
export function LanguageLink() {
  const config = useAppSelector((state) => state.apiConfig);
  const { pathname } = useLocation();
  const other = SITES[config.brand].languages.find((language) => language !== config.lang);
  if (!other) return null;
  const plain = pathname.replace(/^\/fr(?=\/|$)/, '') || '/';
  return (
    <a
      href={siteLink(plain, { ...config, lang: other })}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-sm hover:bg-sunken"
    >
      <span className="max-sm:hidden">{other === 'fr' ? 'Français' : 'English'}</span>
      <span className="uppercase sm:hidden">{other}</span>
    </a>
  );
}
