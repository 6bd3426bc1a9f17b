import type { ApiConfig } from './store/apiConfig.slice.ts';
import { useAppSelector } from './store/hooks.ts';

/** A path of this visit: under `/fr` in French, with `?site=` when the visit chose its site by it. */
export function siteLink(path: string, { lang, siteOverride, brand }: ApiConfig): string {
  const localised = lang === 'fr' ? (path === '/' ? '/fr' : `/fr${path}`) : path;
  if (!siteOverride) return localised;
  const [before = '', hash] = localised.split('#', 2);
  return `${before}${before.includes('?') ? '&' : '?'}site=${brand}${hash === undefined ? '' : `#${hash}`}`;
}

/** `siteLink` for this page. Every in-shop href goes through it. */
export function useSiteLink(): (path: string) => string {
  const config = useAppSelector((state) => state.apiConfig);
  return (path) => siteLink(path, config);
}
