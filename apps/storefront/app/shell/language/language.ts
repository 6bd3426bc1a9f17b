import type { Language } from '@crema/brands';
import { writeCookie } from '#app/platform/session/cookies.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import type { ApiConfig } from '#app/platform/store/apiConfig.slice.ts';

/** Cookie of the language choice: `true` for French, `false` for English. */
export const CHOICE = 'isfrLangSelected';

/** Remembers the language that a visitor chose. */
export const rememberLanguage = (language: Language, days: number): void =>
  writeCookie(CHOICE, String(language === 'fr'), days * 86_400);

/** The address of the same page in another language, with its query. */
export function inLanguage(
  { pathname, search }: { pathname: string; search: string },
  config: ApiConfig,
  lang: Language,
): string {
  const plain = pathname.replace(/^\/fr(?=\/|$)/, '') || '/';
  const path = plain.replace(/^\/(search|recherche)$/, lang === 'fr' ? '/recherche' : '/search');
  const query = new URLSearchParams(search);
  // `siteLink` adds these again.
  query.delete('site');
  query.delete('cmsTicketId');
  return siteLink(query.size > 0 ? `${path}?${query}` : path, { ...config, lang });
}
