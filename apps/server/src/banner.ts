import { SITE_IDS, SITES } from '@crema/brands';
import type { Config } from '@crema/commerce/platform/config/index';
import type { Shop } from './shop.ts';

/** What an operator wants to know at the start: the shops' addresses, the database and what it survives. */
export function banner(config: Config, shop: Pick<Shop, 'port' | 'database' | 'startedInMs'>): string {
  const lines = SITE_IDS.map((id) => {
    const [own] = [...config.siteHosts].find(([, site]) => site === id) ?? [];
    const host = own ?? SITES[id].defaultHost;
    const address = `http://${host}${host.includes(':') ? '' : `:${shop.port}`}/`;
    return `  ${SITES[id].name.padEnd(20)} ${address.padEnd(42)} or http://localhost:${shop.port}/?site=${id}`;
  });
  return [
    '',
    `Crema is open on http://localhost:${shop.port} (ready in ${(shop.startedInMs / 1000).toFixed(1)} s)`,
    ...lines,
    `  API                  http://localhost:${shop.port}/docs`,
    `  Database             ${shop.database}`,
    '',
    '',
  ].join('\n');
}
