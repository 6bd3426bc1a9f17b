import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { injectFetch, type VisitorFetch } from '@crema/api-client';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { Change } from '@crema/commerce/platform/changes/index';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { type Config, hostNames, STOREFRONT_CLIENT } from '@crema/commerce/platform/config/index';
import { siteOrigin } from '@crema/commerce/platform/config/origins';
import { STRIPE_ORIGINS } from '@crema/commerce/platform/payments/stripe/origins';
import { currentSpan, knownTraceId } from '@crema/commerce/platform/tracing/index';
import { EXPERIMENTS_TAG } from '@crema/experiments';
import {
  createStorefront,
  type Storefront,
  type StorefrontOptions,
  type StorefrontStats,
} from '@crema/storefront/server';
import type { Logger } from 'pino';
import { createEngines, type Engines } from '../engines/engines.ts';
import { remoteExperiments } from '../engines/experiments-feed.ts';
import { type Follower, followChanges } from '../engines/follow-changes.ts';
import { serveFiles } from './files.ts';
import { countedCalls, limitRenders } from './renders.ts';

export interface MountOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** The engine in this process; absent: engines are called at `config.commerceUrls`. */
  commerce?: Commerce;
}

export interface MountedStorefront {
  handle(request: IncomingMessage, response: ServerResponse): void;
  stats(): StorefrontStats;
  /** Whether an engine of another process answers; absent when it is in this one. */
  engineState?: Engines['state'];
  /** In development: takes the server's `upgrade` events, over which the browser hears of changed sources. */
  upgrades?: Server;
  close(): Promise<void>;
}

/** The storefront over the engine of this process or of another, its files first. */
export async function mountStorefront({
  config,
  clock,
  log,
  commerce,
}: MountOptions): Promise<MountedStorefront> {
  const onChange = ({ site, tags }: Change): void => {
    if (tags.length === 0 || tags.some((tag) => tag === EXPERIMENTS_TAG || tag.startsWith('cms:')))
      remote?.read();
    const sites = site ? [site] : SITE_IDS;
    storefront.invalidate(tags.length > 0 ? tags : sites.map((id) => `site:${id}`));
  };
  let engines: Engines | undefined;
  let fetchCommerce: VisitorFetch;
  if (commerce) fetchCommerce = injectFetch(commerce.app);
  else {
    engines = createEngines(config.commerceUrls, log);
    fetchCommerce = engines.fetch;
  }
  let follower: Follower | undefined;
  const dropPages = () => void storefront.invalidate([EXPERIMENTS_TAG]);
  const remote =
    engines && remoteExperiments({ config, clock, log, pick: engines.pick, onChange: dropPages });
  const named = {
    port: config.port,
    siteHosts: commerce?.platform.shops.hosts ?? remote?.hosts ?? config.siteHosts,
  };
  const renders = await limitRenders(config, log);
  const secret = config.oauthClients.get(STOREFRONT_CLIENT) ?? '';
  const options: StorefrontOptions = {
    buildDirectory: config.storefrontBuild,
    fetchCommerce: renders ? countedCalls(fetchCommerce, secret) : fetchCommerce,
    clock,
    edge: config.edge,
    systemClient: { id: STOREFRONT_CLIENT, secret },
    schemeOf: (request) => (config.trustProxy > 0 ? forwardedScheme(request) : 'http'),
    siteHosts: hostNames(named),
    origins: originsOf(named),
    log: ({ correlationId, method, url, status, cache }) =>
      log.info({
        id: correlationId,
        trace: knownTraceId(currentSpan()),
        ...{ part: 'storefront', method, url, status, cache },
      }),
    logEvent: ({ message, ...event }, id) => log.warn({ ...event, id, part: 'storefront' }, message),
    logError: (error, id) => log.error({ err: error, id, part: 'storefront' }, 'page failed'),
    renders: renders?.gate,
    mayKeep: engines && (() => follower?.isConnected() === true),
    isCommerceAway: engines?.areAway,
    experiments: commerce?.experiments.chooser ?? remote?.chooser,
    paymentOrigins: config.payments === 'stripe' ? STRIPE_ORIGINS : undefined,
  };
  const { storefront, upgrades, stop } = config.storefrontDev
    ? await fromSources(options)
    : { storefront: await createStorefront(options) };
  const files = await serveFiles(storefront.assetsDir, storefront.handle);
  const unsubscribe = commerce?.platform.changes.subscribe(onChange);
  const forget = commerce?.experiments.onChange(dropPages);
  if (engines) {
    const { changesToken: token } = config;
    const onGap = () => {
      storefront.suspectAll();
      remote?.read();
    };
    follower = followChanges({ pick: engines.pick, token, log, onChange, onGap });
  }
  return {
    handle: (request, response) => {
      // Pages have no dot in their last segment; everything with one may be a file. In development Vite knows.
      const path = request.url?.split('?', 1)[0] ?? '/';
      if (!upgrades && /\.[a-z0-9]+$/i.test(path)) files.routing(request, response);
      else storefront.handle(request, response);
    },
    stats: storefront.stats,
    engineState: engines?.state,
    upgrades,
    close: async () => {
      unsubscribe?.();
      forget?.();
      follower?.close();
      renders?.close();
      remote?.close();
      engines?.close();
      await stop?.();
    },
  };
}

/** The origin of each site, as the hosts are when it is read. */
const originsOf = (hosts: Pick<Config, 'port' | 'siteHosts'>): Record<SiteId, string> => ({
  get usb2c() {
    return siteOrigin(hosts, 'usb2c');
  },
  get cab2c() {
    return siteOrigin(hosts, 'cab2c');
  },
  get usafh() {
    return siteOrigin(hosts, 'usafh');
  },
});

/** What the visitor's browser speaks with the proxy in front. */
function forwardedScheme(request: IncomingMessage): string {
  return request.headers['x-forwarded-proto']?.toString().split(',', 1)[0]?.trim() === 'https'
    ? 'https'
    : 'http';
}

/** Loads Vite, which only development needs. */
async function fromSources(
  options: StorefrontOptions,
): Promise<{ storefront: Storefront; upgrades?: Server; stop?: () => Promise<void> }> {
  const { createDevelopmentStorefront } = await import('@crema/storefront/development');
  // Never listens: the shop's own server, created later, forwards its `upgrade` events to it.
  const upgrades = new Server();
  const storefront = await createDevelopmentStorefront(options, upgrades);
  return { storefront, upgrades, stop: storefront.close };
}
