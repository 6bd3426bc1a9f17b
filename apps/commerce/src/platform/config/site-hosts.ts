import { type HostNames, isSiteId, type SiteId } from '@crema/brands';

/** Hosts (with port where it matters) to sites, the first of a site first. */
export interface SiteHosts extends Iterable<[string, string]> {
  get(host: string): string | undefined;
}

/**
 * `SITE_HOSTS`: `shop.example=usb2c,boutique.example=cab2c`. Exact hosts (with port where it matters) to sites;
 * the first host of a site is the origin of its canonical, hreflang and mail links.
 */
export function parseSiteHosts(text: string | undefined, problems: string[]): Map<string, string> {
  const hosts = new Map<string, string>();
  for (const pair of (text ?? '').split(',').filter((part) => part.trim())) {
    const [host, site] = pair.split('=').map((part) => part.trim().toLowerCase());
    if (!host || !site || !isSiteId(site)) problems.push(`SITE_HOSTS: "${pair.trim()}" is not host=site.`);
    else hosts.set(host, site);
  }
  return hosts;
}

/** Hosts as `resolveSite` takes them, without their port; they follow what is set while the shop runs. */
export const hostNames = (config: { siteHosts: SiteHosts }): HostNames => ({
  get: (name) => {
    let found: SiteId | undefined;
    // As in a map, the last of two hosts that differ in their port alone.
    for (const [host, site] of config.siteHosts)
      if (isSiteId(site) && host.replace(/:\d+$/, '') === name) found = site;
    return found;
  },
});
