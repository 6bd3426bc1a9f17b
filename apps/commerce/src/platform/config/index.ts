import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseCommerceUrls } from './commerce-urls.ts';
import { type DatabaseSettings, parseDatabase } from './database.ts';
import { type PaymentsChoice, parseRealShop } from './real-shop.ts';
import { parseSiteHosts, type SiteHosts } from './site-hosts.ts';
import type { StripeAccounts } from './stripe.ts';
import { type Environment, unusableAddresses } from './variables.ts';

export { parsePurger } from './purger.ts';
export { hostNames, type SiteHosts } from './site-hosts.ts';

/** Id in `OAUTH_CLIENTS` of the storefront's own server. */
export const STOREFRONT_CLIENT = 'storefront';

export type Role = 'storefront' | 'commerce' | 'worker';
const ROLES: readonly Role[] = ['storefront', 'commerce', 'worker'];

export interface Config extends DatabaseSettings, StripeAccounts {
  port: number;
  host: string;
  roles: ReadonlySet<Role>;
  dataDir: string;
  /** Addresses of engines for a storefront without the commerce role, which calls any that answers. Empty otherwise. */
  commerceUrls: readonly string[];
  redisUrl?: string;
  smtpUrl?: string;
  /** A geocoding service, with its key; absent: the bundled table. */
  geocodeUrl?: string;
  geocodeKey?: string;
  mailFrom: string;
  /** At least 32 bytes; all signatures and derived secrets come from it. */
  secretKey: string;
  /** The key before the last change: what it signed is valid until it expires. */
  previousSecretKey?: string;
  siteHosts: SiteHosts;
  /**
   * Servers that may request a token of the system user, with their secrets. The storefront's own is always among them:
   * with a secret derived from `SECRET_KEY`, unless `OAUTH_CLIENTS` names another.
   */
  oauthClients: ReadonlyMap<string, string>;
  /** An outside identity provider (OpenID Connect) for customers' log-in. */
  oidc?: {
    issuer: URL;
    clientId: string;
    clientSecret: string;
    /** Its name as shoppers see it; default: its host. */
    name: string;
  };
  /** Number of proxies in front; further entries of `X-Forwarded-For` are ignored. */
  trustProxy: number;
  seed: 'demo' | 'none';
  /** `PAYMENTS`: the provider that takes payments; `none`: the checkout says that payment is not set up. */
  payments: PaymentsChoice;
  /** Whether the demo's accounts can sign in: never on PostgreSQL, and off loopback only with `SEED=demo`. */
  demoAccounts: boolean;
  rateLimit?: { perMinute: number };
  logLevel: string;
  /** `npm run dev`: serves the storefront from its sources, with hot reload. Loopback only. */
  storefrontDev: boolean;
  /** Folder of the storefront's build, where it is not its usual one: `STOREFRONT_BUILD`. */
  storefrontBuild?: string;
  /** Folders of domains outside the engine: `EXTENSIONS`. */
  extensions: readonly string[];
  /** A GrowthBook service that the experiments come from, in place of those that are saved here. */
  growthbook?: { host: string; sdkKey: string };
  /** `WEBHOOK_TARGETS=private`: events may go to plain HTTP and to private networks. */
  privateWebhooks: boolean;
  /** Lets another machine read the change feed; a storefront sends it to the engine. */
  changesToken?: string;
  /** Lets another machine read the metrics. */
  metricsToken?: string;
  /** A collector that traces go to; absent: none are recorded. */
  otlpEndpoint?: string;
  /** `EDGE=on`: pages say to a cache in front how long, and by which keys, it may hold them. */
  edge: boolean;
}

/** Every problem of the environment at once. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads and validates the environment. @throws {ConfigError} listing every problem. */
export function loadConfig(env: Environment): Config {
  const problems: string[] = [];
  const database = parseDatabase(env, problems);
  const { databaseUrl } = database;
  const dataDir = resolve(env.DATA_DIR || '.data');
  const host = env.HOST || '127.0.0.1';
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(host);

  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push(`PORT must be 0 to 65535, not ${env.PORT}.`);

  const roles = new Set((env.ROLES || ROLES.join(',')).split(',').map((role) => role.trim()) as Role[]);
  for (const role of roles) {
    if (!ROLES.includes(role)) problems.push(`ROLES knows ${ROLES.join(', ')}, not ${role}.`);
  }
  const commerceUrls = parseCommerceUrls(env.COMMERCE_URL, problems);
  if (!roles.has('commerce') && roles.has('storefront') && commerceUrls.length === 0) {
    problems.push('A storefront without the commerce role needs COMMERCE_URL.');
  }
  problems.push(...unusableAddresses(env));
  if (env.RATE_LIMIT && env.RATE_LIMIT !== 'off' && !(Number(env.RATE_LIMIT) > 0)) {
    problems.push('RATE_LIMIT is off or a number of requests a minute.');
  }
  if (env.RATE_LIMIT === 'off' && !loopback)
    problems.push('RATE_LIMIT=off works on loopback only; HOST is not.');
  if (env.STOREFRONT_DEV === '1' && !loopback)
    problems.push('STOREFRONT_DEV=1 works on loopback only; HOST is not.');
  if (env.EDGE && env.EDGE !== 'on' && env.EDGE !== 'off')
    problems.push(`EDGE is on or off, not ${env.EDGE}.`);
  if (env.WEBHOOK_TARGETS && env.WEBHOOK_TARGETS !== 'private' && env.WEBHOOK_TARGETS !== 'public')
    problems.push(`WEBHOOK_TARGETS is private or public, not ${env.WEBHOOK_TARGETS}.`);
  if (env.SEED && env.SEED !== 'demo' && env.SEED !== 'none')
    problems.push(`SEED is demo or none, not ${env.SEED}.`);

  if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)) {
    problems.push('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  }
  if (env.GROWTHBOOK_SDK_KEY && !env.GROWTHBOOK_HOST)
    problems.push('GROWTHBOOK_SDK_KEY needs GROWTHBOOK_HOST.');
  const hops = proxiesIn(env.TRUST_PROXY);
  if (hops === undefined)
    problems.push(`TRUST_PROXY is how many proxies stand in front, not ${env.TRUST_PROXY}.`);

  const siteHosts = parseSiteHosts(env.SITE_HOSTS, problems);
  const oauthClients = parseClients(env.OAUTH_CLIENTS, problems);
  for (const name of ['SECRET_KEY', 'SECRET_KEY_PREVIOUS'] as const) {
    if (env[name] && Buffer.byteLength(env[name]) < 32) problems.push(`${name} must be at least 32 bytes.`);
  }
  const { payments, ...stripe } = parseRealShop(env, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  const secretKey = env.SECRET_KEY || keptSecret(dataDir);
  const seed = (env.SEED as Config['seed'] | undefined) || (databaseUrl ? 'none' : 'demo');
  return {
    port,
    host,
    roles,
    ...database,
    dataDir,
    commerceUrls,
    redisUrl: env.REDIS_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    geocodeUrl: env.GEOCODE_URL || undefined,
    geocodeKey: env.GEOCODE_KEY || undefined,
    mailFrom: env.MAIL_FROM || 'Crema <hello@crema.localhost>',
    secretKey,
    previousSecretKey: env.SECRET_KEY_PREVIOUS || undefined,
    siteHosts,
    oauthClients: new Map([[STOREFRONT_CLIENT, storefrontSecret(secretKey)], ...oauthClients]),
    oidc: env.OIDC_ISSUER
      ? {
          issuer: new URL(env.OIDC_ISSUER),
          clientId: env.OIDC_CLIENT_ID ?? '',
          clientSecret: env.OIDC_CLIENT_SECRET ?? '',
          name: env.OIDC_NAME || new URL(env.OIDC_ISSUER).hostname,
        }
      : undefined,
    trustProxy: hops ?? 0,
    seed,
    payments,
    ...stripe,
    demoAccounts: seed === 'demo' && !databaseUrl && (loopback || env.SEED === 'demo'),
    rateLimit: env.RATE_LIMIT === 'off' ? undefined : { perMinute: Number(env.RATE_LIMIT) || 1200 },
    logLevel: env.LOG_LEVEL || 'info',
    storefrontDev: env.STOREFRONT_DEV === '1',
    storefrontBuild: env.STOREFRONT_BUILD || undefined,
    extensions: (env.EXTENSIONS ?? '').split(',').flatMap((folder) => folder.trim() || []),
    growthbook: env.GROWTHBOOK_SDK_KEY
      ? { host: env.GROWTHBOOK_HOST ?? '', sdkKey: env.GROWTHBOOK_SDK_KEY }
      : undefined,
    privateWebhooks: env.WEBHOOK_TARGETS === 'private',
    changesToken: env.CHANGES_TOKEN || undefined,
    metricsToken: env.METRICS_TOKEN || undefined,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
    edge: env.EDGE === 'on',
  };
}

/** `OAUTH_CLIENTS`: `erp=<secret>,search=<secret>`, each secret of 32 characters or more. */
function parseClients(text: string | undefined, problems: string[]): Map<string, string> {
  const clients = new Map<string, string>();
  for (const pair of (text ?? '').split(',').filter((part) => part.trim())) {
    const [id = '', ...rest] = pair.trim().split('=');
    const secret = rest.join('=');
    if (id && secret.length >= 32) clients.set(id, secret);
    else problems.push(`OAUTH_CLIENTS: "${id}" is not name=secret with a secret of 32 characters or more.`);
  }
  return clients;
}

/** The same in every process that is given the same `SECRET_KEY`. */
const storefrontSecret = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('crema storefront client').digest('base64url');

/** `true` means one proxy, for configurations written before numbers were allowed. */
function proxiesIn(text = '0'): number | undefined {
  if (text === 'true') return 1;
  if (text === 'false' || text === '') return 0;
  return /^\d$/.test(text) ? Number(text) : undefined;
}

/** The embedded shop's secret, made at the first start and readable by its owner alone. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
