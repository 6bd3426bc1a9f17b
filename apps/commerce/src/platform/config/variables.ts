import type { SiteId } from '@crema/brands';

/** A part of what a merchant sets: a heading of the table in docs/production.md. */
export type VariableGroup =
  | 'shop'
  | 'database'
  | 'processes'
  | 'mail'
  | 'payment'
  | 'people'
  | 'watching'
  | 'developers';

interface Variable {
  group: VariableGroup;
  /** What it is, in one plain sentence, with units and an example where that helps. */
  what: string;
  /** What counts where it is not set. */
  default: string;
  /** It has to be an address, such as `https://host`. */
  isAddress?: true;
  /** Whether nobody but who runs the shop may read it. */
  isSecret?: true;
}

/** One of the three settings of an account at Stripe that one site has for itself. */
const ownAccount = (what: 'secret' | 'publishable' | 'webhook', site: SiteId) =>
  ({
    group: 'payment',
    what: {
      secret: `Key of an account at Stripe that takes the payments of ${site} alone, with its other two settings`,
      publishable: 'Its key for browsers',
      webhook: 'What it signs its messages to the same address with; two with a comma while it changes',
    }[what],
    default: 'the shop’s account',
    ...(what === 'publishable' ? {} : { isSecret: true as const }),
  }) as const;

/**
 * Every environment variable that a process of the shop reads: docs/production.md shows it
 * (`node tools/checks/docs/production-page.check.ts --write`), and reading another one does not compile.
 */
export const VARIABLES = {
  SITE_HOSTS: {
    group: 'shop',
    what: 'Hosts of the sites, which links in mails name: `shop.example=usb2c,boutique.example=cab2c`',
    default: 'required with `DATABASE_URL`',
  },
  SECRET_KEY: {
    group: 'shop',
    what: 'At least 32 bytes, the same in every process: `openssl rand -base64 48`',
    default: 'required with `DATABASE_URL`',
    isSecret: true,
  },
  SECRET_KEY_PREVIOUS: {
    group: 'shop',
    what: 'The key before the last change: what it signed stays valid until it expires',
    default: 'none',
    isSecret: true,
  },
  SEED: {
    group: 'shop',
    what: '`demo` writes the demo shop into an empty database, `none` a starter',
    default: '`none` with `DATABASE_URL`, else `demo`',
  },
  DATA_DIR: {
    group: 'shop',
    what: 'Folder of pictures, of mails as files and of the embedded database',
    default: '`.data`',
  },
  DATABASE_URL: {
    group: 'database',
    what: 'PostgreSQL from version 15 on: `postgres://user:password@host/shop`',
    default: 'the embedded database in `DATA_DIR`',
    isAddress: true,
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    group: 'database',
    what: 'The same database without its pooler, where `DATABASE_URL` is a PgBouncer with `pool_mode = transaction`: for notifications, locks of a session, migrations and backups',
    default: '`DATABASE_URL`',
    isAddress: true,
    isSecret: true,
  },
  MIGRATE: {
    group: 'database',
    what: '`off`: the process changes no table, and does not start before `npm run migrate` has',
    default: 'a process migrates when it starts',
  },
  DATABASE_CONNECT_TIMEOUT_MS: {
    group: 'database',
    what: 'Milliseconds for a connection, 100 to 60000',
    default: '5000',
  },
  DATABASE_QUERY_TIMEOUT_MS: {
    group: 'database',
    what: 'Milliseconds for the answer to a statement, 100 to 600000',
    default: '10000',
  },
  DATABASE_LOCK_TIMEOUT_MS: {
    group: 'database',
    what: 'Milliseconds for a lock that another transaction holds, 100 to 600000',
    default: '5000',
  },
  DATABASE_HEARTBEAT_MS: {
    group: 'database',
    what: 'Milliseconds between checks of the connection that hears of changes, 100 to 5000',
    default: '4000',
  },
  PORT: { group: 'processes', what: 'Port that the process listens on; 0: any free one', default: '3000' },
  HOST: {
    group: 'processes',
    what: 'Address that it listens on; `0.0.0.0` in a container',
    default: '`127.0.0.1`',
  },
  ROLES: {
    group: 'processes',
    what: 'What it does: `storefront`, `commerce`, `worker`, or several with commas',
    default: 'all three',
  },
  TRUST_PROXY: {
    group: 'processes',
    what: 'How many proxies stand in front. Further entries of `X-Forwarded-For` are ignored',
    default: '0',
  },
  COMMERCE_URL: {
    group: 'processes',
    what: 'For a storefront alone: addresses of the commerce processes, with commas',
    default: 'required without the role `commerce`',
  },
  CHANGES_TOKEN: {
    group: 'processes',
    what: 'Lets a storefront or purger on another machine follow the changes; the same in all of them',
    default: 'this machine only',
    isSecret: true,
  },
  REDIS_URL: {
    group: 'processes',
    what: 'Redis or Valkey that counts rate limits for all processes together',
    default: 'each process counts for itself',
    isAddress: true,
    isSecret: true,
  },
  RATE_LIMIT: {
    group: 'processes',
    what: 'Requests a minute from one address; `off` on loopback only',
    default: '1200',
  },
  EDGE: {
    group: 'processes',
    what: '`on`: pages carry `Surrogate-Control`, `Surrogate-Key` and `xkey` for a cache in front, which `npm run purger` purges',
    default: '`off`',
  },
  EDGE_URL: {
    group: 'processes',
    what: 'For `npm run purger`: addresses of the caches in front, with commas',
    default: 'required by the purger',
  },
  SMTP_URL: {
    group: 'mail',
    what: 'The mail server: `smtps://user:password@mail.example:465`',
    default: 'required with `DATABASE_URL`, or `MAIL=files`',
    isAddress: true,
    isSecret: true,
  },
  MAIL_FROM: {
    group: 'mail',
    what: 'Whom mails are from: `Your Shop <hello@shop.example>`',
    default: 'required with `SMTP_URL`',
  },
  MAIL: {
    group: 'mail',
    what: '`files`: each mail is a file in the folder `mail` of `DATA_DIR`, and none is sent',
    default: 'mails are sent',
  },
  PAYMENTS: {
    group: 'payment',
    what: '`stripe`: cards and wallets through Stripe ([decision 47](decisions/0047-payment-providers.md)); `test`: test cards, and money from nobody; `none`: the checkout says that payment is not set up',
    default: '`none` with `DATABASE_URL`, else `test`',
  },
  STRIPE_SECRET_KEY: {
    group: 'payment',
    what: 'Key of the shop’s account at Stripe',
    default: 'required with `PAYMENTS=stripe`',
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    group: 'payment',
    what: 'Its key for browsers',
    default: 'required with `PAYMENTS=stripe`',
  },
  STRIPE_WEBHOOK_SECRET: {
    group: 'payment',
    what: 'What Stripe signs its messages to `/payments/stripe/events` with; two with a comma while it changes',
    default: 'required with `PAYMENTS=stripe`',
    isSecret: true,
  },
  STRIPE_SECRET_KEY_USB2C: ownAccount('secret', 'usb2c'),
  STRIPE_PUBLISHABLE_KEY_USB2C: ownAccount('publishable', 'usb2c'),
  STRIPE_WEBHOOK_SECRET_USB2C: ownAccount('webhook', 'usb2c'),
  STRIPE_SECRET_KEY_CAB2C: ownAccount('secret', 'cab2c'),
  STRIPE_PUBLISHABLE_KEY_CAB2C: ownAccount('publishable', 'cab2c'),
  STRIPE_WEBHOOK_SECRET_CAB2C: ownAccount('webhook', 'cab2c'),
  STRIPE_SECRET_KEY_USAFH: ownAccount('secret', 'usafh'),
  STRIPE_PUBLISHABLE_KEY_USAFH: ownAccount('publishable', 'usafh'),
  STRIPE_WEBHOOK_SECRET_USAFH: ownAccount('webhook', 'usafh'),
  GEOCODE_URL: {
    group: 'people',
    what: 'A geocoding service for towns and postal codes',
    default: 'tables that the shop brings',
    isAddress: true,
  },
  GEOCODE_KEY: { group: 'people', what: 'Key of that service', default: 'none', isSecret: true },
  OIDC_ISSUER: {
    group: 'people',
    what: 'An identity provider (OpenID Connect) that customers may log in with',
    default: 'none',
    isAddress: true,
  },
  OIDC_CLIENT_ID: { group: 'people', what: 'The shop’s id there', default: 'required with `OIDC_ISSUER`' },
  OIDC_CLIENT_SECRET: {
    group: 'people',
    what: 'The shop’s secret there',
    default: 'required with `OIDC_ISSUER`',
    isSecret: true,
  },
  OIDC_NAME: { group: 'people', what: 'Its name, as shoppers see it', default: 'its host' },
  OAUTH_CLIENTS: {
    group: 'people',
    what: 'Servers that may call the API: `erp=<secret of 32 characters or more>`, with commas',
    default: 'the storefront alone',
    isSecret: true,
  },
  GROWTHBOOK_HOST: {
    group: 'people',
    what: 'A GrowthBook service that experiments come from',
    default: 'those saved in the shop',
    isAddress: true,
  },
  GROWTHBOOK_SDK_KEY: { group: 'people', what: 'The shop’s key there', default: 'none', isSecret: true },
  WEBHOOK_TARGETS: {
    group: 'people',
    what: '`private`: events may also go to plain `http://` and to addresses of a private network ([integrations](integrations.md))',
    default: 'public `https://` addresses alone',
  },
  LOG_LEVEL: {
    group: 'watching',
    what: '`trace`, `debug`, `info`, `warn`, `error` or `silent`',
    default: '`info`',
  },
  METRICS_TOKEN: {
    group: 'watching',
    what: 'Lets another machine read `/metrics`, as a bearer token',
    default: 'this machine only',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'watching',
    what: 'Where traces go by OTLP over HTTP: `http://collector:4318`',
    default: 'no traces',
    isAddress: true,
  },
  EXTENSIONS: {
    group: 'developers',
    what: 'Folders of domains outside the engine, with commas ([a domain of your own](add-a-domain.md))',
    default: 'none',
  },
  STOREFRONT_BUILD: {
    group: 'developers',
    what: 'Folder of the storefront’s build',
    default: 'its usual one',
  },
  STOREFRONT_DEV: {
    group: 'developers',
    what: '`1`: the storefront is served from its sources, as `npm run dev` does; on loopback only',
    default: 'its build',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** What a process was given. */
export type Environment = Partial<Record<VariableName, string | undefined>>;

/** A sentence for each address that is none. */
export const unusableAddresses = (env: Environment): string[] =>
  (Object.entries(VARIABLES) as [VariableName, Variable][])
    .filter(([name, { isAddress }]) => isAddress && env[name] && !URL.canParse(env[name]))
    .map(([name]) => `${name} is not an address.`);
