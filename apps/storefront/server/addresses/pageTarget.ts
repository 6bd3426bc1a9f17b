import {
  type HostNames,
  type Language,
  languageOfPath,
  resolveSite,
  SITES,
  type SiteId,
} from '@crema/brands';
import type { Choice, ScreenName } from '@crema/experiments';
import { plainPath } from '../../app/platform/addresses.ts';
import { isPageParameter, pageQuery } from '../../app/platform/page-query/pageQuery.ts';
import { parametersOf } from '../../app/platform/parameters.ts';
import { campaignAddress } from './campaignLink.ts';

/** What a request asks for, by host and URL alone. A badly encoded URL gets the error page. */
export type PageTarget = Redirect | { kind: 'bad'; screen: Screen } | Screen;

/** Another address is meant: its path and query, and its host if that differs. */
export interface Redirect {
  kind: 'redirect';
  url: string;
  host?: string;
}

export interface Screen {
  kind: 'page';
  site: SiteId;
  language: Language;
  /** Whether the site was chosen by `?site=`. */
  override: boolean;
  /** Path and query to render: the parameters that the page reads, normalised. */
  path: string;
  /** Key in the page cache; absent if the page must not be shared. */
  key?: string;
  cmsTicketId?: string;
  /** By what experiments name it; only of pages that may be shared. */
  name?: ScreenName;
  /** What this visitor sees of the experiments that name this screen; the key has the arms. */
  shown?: Choice;
}

/** Parameters that only browser code reads: they neither change the page nor its key. */
const IGNORED =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ranMID|ranSiteID|ranEAID|webapp|couponCode|referral|subscription)$/;
/** A path without a screen, rendered for addresses that cannot be decoded. */
const NOWHERE = '/400';
/** Longest key in characters: longer than that of any page; requests beyond it are rendered without the cache. */
const LONGEST_KEY = 512;

export function pageTarget(host: string, url: string, siteHosts?: HostNames): PageTarget {
  const at = url.indexOf('?');
  const pathname = at === -1 ? url : url.slice(0, at);
  const asSent = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  const query = parametersOf(asSent);
  const { site, override, redirectHost } = resolveSite({ host, siteParam: query.get('site'), siteHosts });
  const asked = languageOfPath(pathname);
  const language = SITES[site].languages.includes(asked) ? asked : 'en';
  if (!url.startsWith('/') || !wellEncoded(url)) {
    const path = language === 'fr' ? `/fr${NOWHERE}` : NOWHERE;
    return { kind: 'bad', screen: { kind: 'page', site, language, override, path } };
  }
  // Each page has one address: `/FR` is redirected to `/fr`.
  const own = url.replace(/^\/fr(?=[/?]|$)/i, '/fr');
  if (redirectHost) return { kind: 'redirect', host: redirectHost, url: own };
  if (own !== url) return { kind: 'redirect', url: own };
  const campaign = campaignAddress(pathname, query, language);
  if (campaign !== undefined) return { kind: 'redirect', url: campaign };

  const cmsTicketId = query.get('cmsTicketId') ?? undefined;
  const names = [...query.keys()];
  const isListed = (name: string) => name === 'site' || isPageParameter(name) || IGNORED.test(name);
  const shared = names.every(isListed) && !pathname.endsWith('.data');
  const read = asSent.size > query.size ? `${pathname}?${query}` : url;
  if (!shared) return { kind: 'page', site, language, override, path: read, cmsTicketId };

  const kept = [...pageQuery(pathname, query)].filter(([name]) => isPageParameter(name));
  // An unknown `site` is ignored.
  if (override) kept.push(['site', site]);
  const path = kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
  const key = path.length > LONGEST_KEY ? undefined : `${site} ${language} ${path}`;
  const name = key === undefined ? undefined : screenNameOf(pathname);
  return { kind: 'page', site, language, override, path, key, ...(name && { name }) };
}

const PRODUCT = /^(?:\/[^/]+){0,3}\/p\/[^/]+\/?$/;
const CATEGORY = /^\/(?:plp\/.+|c\/[^/]+\/?)$|^(?:\/[^/]+){0,3}\/b\/[^/]+\/?$/;

function screenNameOf(pathname: string): ScreenName | undefined {
  const plain = plainPath(pathname);
  if (plain === '/') return 'home';
  if (PRODUCT.test(plain)) return 'product';
  return CATEGORY.test(plain) ? 'category' : undefined;
}

function wellEncoded(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
