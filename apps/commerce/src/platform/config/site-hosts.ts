import { isSiteId, type SiteId } from '@crema/brands';

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

/** `SITE_HOSTS` as `resolveSite` takes it: names without their port. */
export function hostNames({ siteHosts }: { siteHosts: ReadonlyMap<string, string> }): Map<string, SiteId> {
  const names = new Map<string, SiteId>();
  for (const [host, site] of siteHosts) if (isSiteId(site)) names.set(host.replace(/:\d+$/, ''), site);
  return names;
}
