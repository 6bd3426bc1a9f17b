import { SITES, type SiteId } from '@crema/brands';
import type { Config } from './index.ts';

/** `https://host` of a site as mails name it: its first host in `SITE_HOSTS`, else its local name on this port. */
export function siteOrigin({ siteHosts, port }: Pick<Config, 'siteHosts' | 'port'>, site: SiteId): string {
  const named = [...siteHosts].find(([, id]) => id === site)?.[0];
  return named ? `https://${named}` : `http://${SITES[site].defaultHost}:${port}`;
}
