import { type Language, languageOfPath, resolveSite, SITES, type SiteId } from '@crema/brands';

/** What a request line asks for, worked out from host and URL alone. A badly encoded one gets the error page. */
export type PageTarget = { kind: 'redirect'; host: string } | { kind: 'bad'; screen: Screen } | Screen;

export interface Screen {
  kind: 'page';
  site: SiteId;
  language: Language;
  /** The site was chosen by `?site=`. */
  override: boolean;
  /** Path and query to render: without parameters that do not change the page, in a fixed order. */
  path: string;
  /** Absent when the page must not be shared. */
  key?: string;
  cmsTicketId?: string;
}

/** Parameters that change the page and are part of its key. */
const KEYED = new Set([
  'site',
  'filters',
  'sort',
  'currentPage',
  'page',
  'pageSize',
  'text',
  'code',
  'codes',
  'variant',
]);
/** Parameters that only browser code reads: they neither change the page nor its key. */
const IGNORED =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ranMID|ranSiteID|ranEAID|webapp|couponCode|subscription)$/;
/** An address that no screen has, in place of one that cannot be read. */
const NOWHERE = '/400';
/** A longer key than any page of ours has; beyond it a request is rendered for itself. */
const LONGEST_KEY = 512;

export function pageTarget(host: string, url: string, siteHosts?: ReadonlyMap<string, SiteId>): PageTarget {
  const at = url.indexOf('?');
  const pathname = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  const { site, override, redirectHost } = resolveSite({ host, siteParam: query.get('site'), siteHosts });
  const asked = languageOfPath(pathname);
  const language = SITES[site].languages.includes(asked) ? asked : 'en';
  if (!url.startsWith('/') || !wellEncoded(url)) {
    const path = language === 'fr' ? `/fr${NOWHERE}` : NOWHERE;
    return { kind: 'bad', screen: { kind: 'page', site, language, override, path } };
  }
  if (redirectHost) return { kind: 'redirect', host: redirectHost };

  const cmsTicketId = query.get('cmsTicketId') ?? undefined;
  const names = [...new Set(query.keys())];
  const shared = names.every((name) => KEYED.has(name) || IGNORED.test(name)) && !pathname.endsWith('.data');
  if (!shared) return { kind: 'page', site, language, override, path: url, cmsTicketId };

  // An unknown `site` changes nothing.
  const kept = names.filter((name) => KEYED.has(name) && (name !== 'site' || override)).sort();
  const pairs = kept.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const path = pairs.length === 0 ? pathname : `${pathname}?${new URLSearchParams(pairs)}`;
  const key = path.length > LONGEST_KEY ? undefined : `${site} ${language} ${path}`;
  return { kind: 'page', site, language, override, path, key };
}

function wellEncoded(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
