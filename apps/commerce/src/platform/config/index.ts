import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSiteHosts } from './site-hosts.ts';

export { hostNames } from './site-hosts.ts';

/** The client of `OAUTH_CLIENTS` that the storefront's own server is. */
export const STOREFRONT_CLIENT = 'storefront';

export type Role = 'storefront' | 'commerce' | 'worker';
const ROLES: readonly Role[] = ['storefront', 'commerce', 'worker'];

export interface Config {
  port: number;
  host: string;
  roles: ReadonlySet<Role>;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** A storefront without the commerce role calls the engine there. */
  commerceUrl?: string;
  redisUrl?: string;
  smtpUrl?: string;
  /** A geocoding service, with its key; absent: the bundled table. */
  geocodeUrl?: string;
  geocodeKey?: string;
  mailFrom: string;
  /** At least 32 bytes; signs and derives everything secret. */
  secretKey: string;
  /** The key before the last change: what it signed is good until it ends. */
  previousSecretKey?: string;
  siteHosts: ReadonlyMap<string, string>;
  /**
   * Servers that may ask for a token of the system user, with their secrets. The storefront's own is always among them:
   * by a secret made of `SECRET_KEY`, unless `OAUTH_CLIENTS` names another.
   */
  oauthClients: ReadonlyMap<string, string>;
  /** An outside identity provider (OpenID Connect) that customers may log in at. */
  oidc?: {
    issuer: URL;
    clientId: string;
    clientSecret: string;
    /** What shoppers know it by; its host unless told. */
    name: string;
  };
  /** How many proxies stand in front; what anybody else writes into `X-Forwarded-For` does not count. */
  trustProxy: number;
  seed: 'demo' | 'none';
  rateLimit?: { perMinute: number };
  logLevel: string;
  /** `npm run dev`: the storefront comes from its sources, with hot reload. Loopback only. */
  storefrontDev: boolean;
  /** Lets another machine read the change feed, and is what a storefront shows to the engine's. */
  changesToken?: string;
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

type Environment = Record<string, string | undefined>;

/** Reads and validates the environment. @throws {ConfigError} listing every problem. */
export function loadConfig(env: Environment): Config {
  const problems: string[] = [];
  const databaseUrl = env.DATABASE_URL || undefined;
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
  if (!roles.has('commerce') && roles.has('storefront') && !env.COMMERCE_URL) {
    problems.push('A storefront without the commerce role needs COMMERCE_URL.');
  }
  for (const name of [
    'DATABASE_URL',
    'COMMERCE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'GEOCODE_URL',
    'OIDC_ISSUER',
  ]) {
    if (env[name] && !URL.canParse(env[name])) problems.push(`${name} is not an address.`);
  }
  if (env.RATE_LIMIT && env.RATE_LIMIT !== 'off' && !(Number(env.RATE_LIMIT) > 0)) {
    problems.push('RATE_LIMIT is off or a number of requests a minute.');
  }
  if (env.RATE_LIMIT === 'off' && !loopback)
    problems.push('RATE_LIMIT=off works on loopback only; HOST is not.');
  if (env.STOREFRONT_DEV === '1' && !loopback)
    problems.push('STOREFRONT_DEV=1 works on loopback only; HOST is not.');
  if (env.SEED && env.SEED !== 'demo' && env.SEED !== 'none')
    problems.push(`SEED is demo or none, not ${env.SEED}.`);

  if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)) {
    problems.push('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  }
  const hops = proxiesIn(env.TRUST_PROXY);
  if (hops === undefined)
    problems.push(`TRUST_PROXY is how many proxies stand in front, not ${env.TRUST_PROXY}.`);

  const siteHosts = parseSiteHosts(env.SITE_HOSTS, problems);
  const oauthClients = parseClients(env.OAUTH_CLIENTS, problems);
  const secretKey = env.SECRET_KEY ?? (databaseUrl ? '' : problems.length > 0 ? '-' : keptSecret(dataDir));
  if (databaseUrl && !env.SECRET_KEY) problems.push('SECRET_KEY is required with DATABASE_URL.');
  else if (env.SECRET_KEY !== undefined && Buffer.byteLength(secretKey) < 32) {
    problems.push('SECRET_KEY must be at least 32 bytes.');
  }
  if (env.SECRET_KEY_PREVIOUS && Buffer.byteLength(env.SECRET_KEY_PREVIOUS) < 32) {
    problems.push('SECRET_KEY_PREVIOUS must be at least 32 bytes.');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port,
    host,
    roles,
    databaseUrl,
    dataDir,
    commerceUrl: env.COMMERCE_URL || undefined,
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
    seed: (env.SEED as Config['seed'] | undefined) ?? (databaseUrl ? 'none' : 'demo'),
    rateLimit: env.RATE_LIMIT === 'off' ? undefined : { perMinute: Number(env.RATE_LIMIT) || 1200 },
    logLevel: env.LOG_LEVEL || 'info',
    storefrontDev: env.STOREFRONT_DEV === '1',
    changesToken: env.CHANGES_TOKEN || undefined,
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

/** `true` is one, as it was always. */
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
