import { DEFAULT_HOSTS, type Language, type SiteId } from '@crema/brands';
import type { Config } from './index.ts';

type Hosts = Pick<Config, 'siteHosts' | 'port'>;

/** Names of this machine alone, for which nobody has a certificate. */
const LOCAL = /^(?:[\w-]+\.)*localhost(?::\d+)?$/;

/**
 * `https://host` of a site as mails name it: its first host of those in `SITE_HOSTS` and those set, else its local name on
 * this port. A local name has `http://`.
 */
export function siteOrigin({ siteHosts, port }: Hosts, site: SiteId): string {
  const named = [...siteHosts].find(([, id]) => id === site)?.[0];
  return named
    ? `${LOCAL.test(named) ? 'http' : 'https'}://${named}`
    : `http://${DEFAULT_HOSTS[site]}:${port}`;
}

/** Address of a page of the shop in the reader's language. @param path as it is in English, from `/` on */
export const pageUrl = (hosts: Hosts, site: SiteId, language: Language, path: string): string =>
  `${siteOrigin(hosts, site)}${language === 'fr' ? '/fr' : ''}${path}`;
