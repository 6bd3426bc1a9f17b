import { join } from 'node:path';
import { DEFAULT_HOSTS, SITE_IDS, STARTER_IDENTITIES } from '@crema/brands';
import { demoShopper } from '@crema/commerce/domains/identity/index';
import { demoSignIn } from '@crema/commerce/domains/staff/index';
import type { Config } from '@crema/commerce/platform/config/index';
import type { Shop } from '../shop.ts';

/** What an operator wants to know at the start: the shops' addresses, the database and what it survives. */
export function banner(config: Config, shop: Pick<Shop, 'port' | 'database' | 'startedInMs'>): string {
  const lines = SITE_IDS.map((id) => {
    const [own] = [...config.siteHosts].find(([, site]) => site === id) ?? [];
    const host = own ?? DEFAULT_HOSTS[id];
    const address = `http://${host}${host.includes(':') ? '' : `:${shop.port}`}/`;
    return `  ${STARTER_IDENTITIES[id].name.padEnd(20)} ${address.padEnd(42)} or http://localhost:${shop.port}/?site=${id}`;
  });
  return [
    '',
    `Crema is open on http://localhost:${shop.port} (ready in ${(shop.startedInMs / 1000).toFixed(1)} s)`,
    ...lines,
    `  API                  http://localhost:${shop.port}/docs`,
    `  Database             ${shop.database}`,
    ...(config.roles.has('commerce') || config.roles.has('worker') ? mailAndPayments(config) : []),
    ...signIns(config, shop.port),
    '',
    '',
  ].join('\n');
}

/** How mails are sent and which provider takes payments. */
function mailAndPayments({ databaseUrl, dataDir, smtpUrl, mailFrom, payments }: Config): string[] {
  const folder = `files in ${join(dataDir, 'mail')}`;
  const mails = smtpUrl
    ? `from ${mailFrom} by ${new URL(smtpUrl).hostname}`
    : `${folder} ${databaseUrl ? '(MAIL=files)' : '(a mail server: SMTP_URL and MAIL_FROM)'}`;
  const paid = {
    stripe: 'Stripe (PAYMENTS=stripe)',
    test: 'test gateway: no card is charged (PAYMENTS=test)',
    none: 'not set up: the checkout says so and takes no orders (PAYMENTS=test takes test cards)',
  };
  return [`  Mails                ${mails}`, `  Payments             ${paid[payments]}`];
}

/** The demo's sign-ins; a real shop has none. */
function signIns(config: Config, port: number): string[] {
  const isHere = config.roles.has('commerce');
  const agent = isHere ? demoSignIn(config) : undefined;
  const owner = isHere ? demoSignIn(config, 'owner') : undefined;
  const shopper = isHere ? demoShopper(config) : undefined;
  if (!agent || !owner || !shopper) return [];
  return [
    `  Demo customer        http://localhost:${port}/login   ${shopper.email}   ${shopper.password}`,
    `  Demo agent           http://localhost:${port}/agent   ${agent.email}   ${agent.password}`,
    `                       second factor: npm run staff -- code ${agent.email}`,
    `  Demo owner           http://localhost:${port}/admin   ${owner.email}   ${owner.password}`,
    `                       second factor: npm run staff -- code ${owner.email}`,
  ];
}
