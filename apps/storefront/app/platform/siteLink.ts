import type { ApiConfig } from './store/apiConfig.slice.ts';
import { useAppSelector } from './store/hooks.ts';

/**
 * A path of this visit: under `/fr` in French, with `?site=` if the visit chose its site by it, and with the ticket of
 * a content preview.
 */
export function siteLink(path: string, { lang, siteOverride, brand, cmsTicketId }: ApiConfig): string {
  const localised = lang === 'fr' ? (path === '/' ? '/fr' : `/fr${path}`) : path;
  const kept = [
    ...(siteOverride ? [`site=${brand}`] : []),
    ...(cmsTicketId ? [`cmsTicketId=${encodeURIComponent(cmsTicketId)}`] : []),
  ].join('&');
  if (!kept) return localised;
  const [before = '', hash] = localised.split('#', 2);
  return `${before}${before.includes('?') ? '&' : '?'}${kept}${hash === undefined ? '' : `#${hash}`}`;
}

/** `siteLink` for this page. Every in-shop href goes through it. */
export function useSiteLink(): (path: string) => string {
  const config = useAppSelector((state) => state.apiConfig);
  return (path) => siteLink(path, config);
}
