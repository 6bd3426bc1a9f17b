import type { Language } from '@crema/brands';
import { writeCookie } from '#app/platform/session/cookies.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import type { ApiConfig } from '#app/platform/store/apiConfig.slice.ts';

/** `true` for who chose French, `false` for who chose English or stayed with it. */
export const CHOICE = 'isfrLangSelected';

/** Remembers the language that a visitor chose. */
export const rememberLanguage = (language: Language, days: number): void =>
  writeCookie(CHOICE, String(language === 'fr'), days * 86_400);

/** The address of the same page in another language, with what it shows. */
export function inLanguage(
  { pathname, search }: { pathname: string; search: string },
  config: ApiConfig,
  lang: Language,
): string {
  const plain = pathname.replace(/^\/fr(?=\/|$)/, '') || '/';
  const path = plain.replace(/^\/(search|recherche)$/, lang === 'fr' ? '/recherche' : '/search');
  const query = new URLSearchParams(search);
  // `siteLink` says these again.
  query.delete('site');
  query.delete('cmsTicketId');
  return siteLink(query.size > 0 ? `${path}?${query}` : path, { ...config, lang });
}
