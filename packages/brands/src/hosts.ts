import { isSiteId, type Language, type SiteId } from './sites.ts';

export interface SiteRequest {
  /** The Host header, port included. */
  host: string;
  /** The `site` query parameter. */
  siteParam?: string | null;
  /** Exact host names (no port, lower case) to sites, tried before the rule. */
  siteHosts?: HostNames;
}

/** Which site an exact host name belongs to: of `SITE_HOSTS`, then of what owners have set. */
export type HostNames = Pick<ReadonlyMap<string, SiteId>, 'get'>;

export interface ResolvedSite {
  site: SiteId;
  /** True when a known `?site=` chose the site: such pages are noindex and keep the parameter in their links. */
  override: boolean;
  /** Set for a bare domain: the host (port kept) to answer 302 to, with the same path and query. */
  redirectHost?: string;
}

/** The two bare domains; a real shop's bare domains are redirected by whoever serves its DNS, or named here. */
const BARE_DOMAINS = new Set(['crema.localhost', 'crema.ca.localhost']);

/** Which site a request is for: `?site=`, then exact hosts, then "commercial", ".ca", else the US consumer site. */
export function resolveSite({ host, siteParam, siteHosts }: SiteRequest): ResolvedSite {
  const { name, port } = splitHost(host);
  const redirect = BARE_DOMAINS.has(name) ? { redirectHost: `www.${name}${port}` } : {};
  if (siteParam && isSiteId(siteParam)) return { site: siteParam, override: true, ...redirect };
  return { site: siteHosts?.get(name) ?? siteByRule(name), override: false, ...redirect };
}

function siteByRule(name: string): SiteId {
  if (name.includes('commercial')) return 'usafh';
  if (name.includes('.ca')) return 'cab2c';
  return 'usb2c';
}

/** Lower-cased name without its trailing dot, and the port with its colon ('' without one). */
function splitHost(host: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(:\d{1,5})?/.exec(host.trim().toLowerCase()) ?? [];
  return { name: name.replace(/\.$/, ''), port };
}

/** French when the path is `/fr` or below it, in whatever case, otherwise English. */
export function languageOfPath(pathname: string): Language {
  return /^\/fr(\/|$)/i.test(pathname) ? 'fr' : 'en';
}
