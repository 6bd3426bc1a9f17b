import type { Language } from '@crema/brands';
import { readCookie, writeCookie } from '#app/platform/session/cookies.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import type { ApiConfig } from '#app/platform/store/apiConfig.slice.ts';

/** `true` for who chose French, `false` for who chose English or stayed with it. */
const CHOICE = 'isfrLangSelected';
const SECONDS_A_DAY = 86_400;

/** Parameters that say what a page shows; the others may differ between the server's page and this visit's. */
const TAKEN_ALONG = ['text', 'filters', 'sort', 'currentPage', 'codes', 'code', 'variant'];

/** Remembers the language that a visitor chose. */
export function rememberLanguage(language: Language, days: number): void {
  writeCookie(CHOICE, String(language === 'fr'), days * SECONDS_A_DAY);
}

/**
 * The language a visitor would rather read, of those that the site has: what was chosen here, else the first one that
 * the browser asks for. Nothing when neither says.
 */
export function preferredLanguage(
  languages: readonly Language[],
  { chosen, accepted }: { chosen?: string; accepted: readonly string[] },
): Language | undefined {
  const choice = chosen === 'true' ? 'fr' : chosen === 'false' ? 'en' : undefined;
  if (choice && languages.includes(choice)) return choice;
  for (const locale of accepted) {
    const found = languages.find((language) => language === locale.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return undefined;
}

/** `preferredLanguage` of this browser. */
export const languageOfBrowser = (languages: readonly Language[]): Language | undefined =>
  preferredLanguage(languages, { chosen: readCookie(CHOICE), accepted: navigator.languages });

/** The address of the same page in another language, with what it shows. */
export function inLanguage(
  { pathname, search }: { pathname: string; search: string },
  config: ApiConfig,
  lang: Language,
): string {
  const plain = pathname.replace(/^\/fr(?=\/|$)/, '') || '/';
  const isSearch = plain === '/search' || plain === '/recherche';
  const path = isSearch ? (lang === 'fr' ? '/recherche' : '/search') : plain;
  const query = new URLSearchParams(search);
  const pairs = TAKEN_ALONG.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return siteLink(pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path, { ...config, lang });
}
