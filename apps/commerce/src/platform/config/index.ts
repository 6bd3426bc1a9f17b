import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSiteHosts } from './site-hosts.ts';

export { hostNames } from './site-hosts.ts';

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
  mailFrom: string;
  /** At least 32 bytes; signs and derives everything secret. */
  secretKey: string;
  siteHosts: ReadonlyMap<string, string>;
  trustProxy: boolean;
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
  for (const name of ['DATABASE_URL', 'COMMERCE_URL', 'REDIS_URL', 'SMTP_URL']) {
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

  const siteHosts = parseSiteHosts(env.SITE_HOSTS, problems);
  const secretKey = env.SECRET_KEY ?? (databaseUrl ? '' : problems.length > 0 ? '-' : keptSecret(dataDir));
  if (databaseUrl && !env.SECRET_KEY) problems.push('SECRET_KEY is required with DATABASE_URL.');
  else if (env.SECRET_KEY !== undefined && Buffer.byteLength(secretKey) < 32) {
    problems.push('SECRET_KEY must be at least 32 bytes.');
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
    mailFrom: env.MAIL_FROM || 'Crema <hello@crema.localhost>',
    secretKey,
    siteHosts,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    seed: (env.SEED as Config['seed'] | undefined) ?? (databaseUrl ? 'none' : 'demo'),
    rateLimit: env.RATE_LIMIT === 'off' ? undefined : { perMinute: Number(env.RATE_LIMIT) || 1200 },
    logLevel: env.LOG_LEVEL || 'info',
    storefrontDev: env.STOREFRONT_DEV === '1',
    changesToken: env.CHANGES_TOKEN || undefined,
  };
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
