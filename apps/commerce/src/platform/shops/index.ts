import { type ShopIdentity, SITE_IDS, type SiteId } from '@crema/brands';
import { SITE_DEFAULTS, type SiteConfiguration } from '@crema/brands/settings';
import { themesOf } from '@crema/brands/theme';
import type { SiteHosts } from '#platform/config/site-hosts.ts';

type Themes = ReturnType<typeof themesOf>;

/** A shop as its mails and pages name it, with its colours. */
export type Shop = ShopIdentity & Themes;

/** What an owner has set of who the shops are, always current. */
export interface Shops {
  of(site: SiteId): Shop;
  /** `SITE_HOSTS` alone. */
  fixed: SiteHosts;
  /** `SITE_HOSTS`, then the hosts that owners have set; the first of a site is the one that links name. */
  hosts: SiteHosts;
  /** Sets where the configuration of a site is read; until then every shop is the starter's. */
  readFrom(source: (site: SiteId) => SiteConfiguration): void;
}

/** @param fixed `SITE_HOSTS`, which wins */
export function createShops({ siteHosts: fixed }: { siteHosts: SiteHosts }): Shops {
  let source = (site: SiteId): SiteConfiguration => SITE_DEFAULTS[site];
  let known: { set: readonly (readonly string[])[]; all: ReadonlyMap<string, string> } | undefined;
  const all = (): ReadonlyMap<string, string> => {
    const set = SITE_IDS.map((site) => source(site).shopHosts);
    // A site's list is another one once it has changed.
    if (!known?.set.every((hosts, at) => hosts === set[at])) known = { set, all: joined(fixed, set) };
    return known.all;
  };
  const shops = new Map<SiteId, { set: SiteConfiguration; shop: Shop }>();
  return {
    of: (site) => {
      const set = source(site);
      const kept = shops.get(site);
      // A configuration that was changed is another object.
      if (kept?.set === set) return kept.shop;
      const shop = shopOf(site, set);
      shops.set(site, { set, shop });
      return shop;
    },
    fixed,
    hosts: { get: (host) => all().get(host), [Symbol.iterator]: () => all().entries() },
    readFrom: (next) => {
      source = next;
    },
  };
}

function joined(fixed: SiteHosts, set: readonly (readonly string[])[]): Map<string, string> {
  const hosts = new Map(fixed);
  for (const [at, site] of SITE_IDS.entries())
    for (const host of set[at] ?? []) if (!hosts.has(host)) hosts.set(host, site);
  return hosts;
}

const shopOf = (site: SiteId, set: SiteConfiguration): Shop => ({
  ...{ name: set.shopName, phone: set.shopPhone, email: set.shopEmail, address: set.shopAddress },
  ...themesOf(site, set.shopColors, set.shopDarkColors),
});
