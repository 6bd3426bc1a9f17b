import { SITE_IDS, SITES } from '@crema/brands';
import { demoShopper } from '@crema/commerce/demo';
import { demoSignIn } from '@crema/commerce/domains/staff/index';
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
    ...signIns(config, shop.port),
    '',
    '',
  ].join('\n');
}

/** The demo's sign-ins; a real shop has none. */
function signIns(config: Config, port: number): string[] {
  const isHere = config.roles.has('commerce');
  const agent = isHere ? demoSignIn(config) : undefined;
  const shopper = isHere ? demoShopper(config) : undefined;
  if (!agent || !shopper) return [];
  return [
    `  Demo customer        http://localhost:${port}/login   ${shopper.email}   ${shopper.password}`,
    `  Demo agent           http://localhost:${port}/agent   ${agent.email}   ${agent.password}`,
    `                       second factor: npm run staff -- code ${agent.email}`,
  ];
}
