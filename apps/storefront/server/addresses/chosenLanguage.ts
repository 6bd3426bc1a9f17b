import type { IncomingMessage } from 'node:http';
import { SITES } from '@crema/brands';
import type { Screen } from './pageTarget.ts';

/** The cookie of visitors who chose French, as `app/shell/language/language.ts` writes it. */
const FRENCH = /(?:^|;\s*)isfrLangSelected=true(?:;|$)/;

/**
 * The French address for a visitor who chose French earlier and arrives at an address without a language; undefined
 * otherwise. Links of the shop itself (such as the one to the English page), previews and scripts are not redirected.
 */
export function addressInChosenLanguage(
  { language, site, cmsTicketId }: Screen,
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
): string | undefined {
  if (language === 'fr' || cmsTicketId !== undefined || !SITES[site].languages.includes('fr'))
    return undefined;
  if (!FRENCH.test(headers.cookie ?? '') || !headers.accept?.includes('text/html')) return undefined;
  if (isFromHere(headers)) return undefined;
  // The home page is `/fr`, without a slash behind it.
  return `/fr${url.replace(/^\/(?=\?|$)/, '').replace(/^\/search(?=\?|$)/i, '/recherche')}`;
}

/** Whether a page of the same origin led here; by the referrer in browsers without `Sec-Fetch-Site`. */
function isFromHere(headers: IncomingMessage['headers']): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  const { referer, host } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}
