import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { injectFetch, type VisitorFetch } from '@crema/api-client';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { Change } from '@crema/commerce/platform/changes/index';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { type Config, hostNames, STOREFRONT_CLIENT } from '@crema/commerce/platform/config/index';
import { siteOrigin } from '@crema/commerce/platform/config/origins';
import {
  createStorefront,
  type Storefront,
  type StorefrontOptions,
  type StorefrontStats,
} from '@crema/storefront/server';
import type { Logger } from 'pino';
import { serveFiles } from './files.ts';
import { type Follower, followChanges } from './follow-changes.ts';

export interface MountOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** The engine in this process; absent: it is called at `config.commerceUrl`. */
  commerce?: Commerce;
}

export interface MountedStorefront {
  handle(request: IncomingMessage, response: ServerResponse): void;
  stats(): StorefrontStats;
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
    const sites = site ? [site] : SITE_IDS;
    storefront.invalidate(tags.length > 0 ? tags : sites.map((id) => `site:${id}`));
  };
  let follower: Follower | undefined;
  const options: StorefrontOptions = {
    fetchCommerce: commerce ? injectFetch(commerce.app) : fetchFrom(config.commerceUrl ?? ''),
    clock,
    systemClient: { id: STOREFRONT_CLIENT, secret: config.oauthClients.get(STOREFRONT_CLIENT) ?? '' },
    schemeOf: (request) => (config.trustProxy > 0 ? forwardedScheme(request) : 'http'),
    siteHosts: hostNames(config),
    origins: Object.fromEntries(SITE_IDS.map((id) => [id, siteOrigin(config, id)])) as Record<SiteId, string>,
    log: ({ correlationId, method, url, status, cache }) =>
      log.info({ id: correlationId, part: 'storefront', method, url, status, cache }),
    logEvent: ({ message, ...event }, id) => log.warn({ ...event, id, part: 'storefront' }, message),
    logError: (error, id) => log.error({ err: error, id, part: 'storefront' }, 'page failed'),
    mayKeep: commerce ? undefined : () => follower?.isConnected() === true,
  };
  const { storefront, upgrades, stop } = config.storefrontDev
    ? await fromSources(options)
    : { storefront: await createStorefront(options) };
  const files = await serveFiles(storefront.assetsDir, storefront.handle);
  const unsubscribe = commerce?.platform.changes.subscribe(onChange);
  const { commerceUrl = '', changesToken: token } = config;
  if (!commerce) follower = followChanges({ commerceUrl, token, log, onChange });
  return {
    handle: (request, response) => {
      // Pages have no dot in their last segment; everything with one may be a file. In development Vite knows.
      const path = request.url?.split('?', 1)[0] ?? '/';
      if (!upgrades && /\.[a-z0-9]+$/i.test(path)) files.routing(request, response);
      else storefront.handle(request, response);
    },
    stats: storefront.stats,
    upgrades,
    close: async () => {
      unsubscribe?.();
      follower?.close();
      await stop?.();
    },
  };
}

/** What the visitor's browser speaks with the proxy in front. */
function forwardedScheme(request: IncomingMessage): string {
  return request.headers['x-forwarded-proto']?.toString().split(',', 1)[0]?.trim() === 'https'
    ? 'https'
    : 'http';
}

/** Only here is Vite loaded: a real shop has no need of it. */
async function fromSources(
  options: StorefrontOptions,
): Promise<{ storefront: Storefront; upgrades?: Server; stop?: () => Promise<void> }> {
  const { createDevelopmentStorefront } = await import('@crema/storefront/development');
  // Never listens: it passes on what the shop's own server, which comes later, is asked to upgrade.
  const upgrades = new Server();
  const storefront = await createDevelopmentStorefront(options, upgrades);
  return { storefront, upgrades, stop: storefront.close };
}

/**
 * Calls of the storefront's own address space, sent to the engine's. The visitor's address goes along for limits that
 * count by it; the engine believes it with `TRUST_PROXY=1`, or one more than stand in front of this process.
 */
function fetchFrom(commerceUrl: string): VisitorFetch {
  const base = commerceUrl.replace(/\/+$/, '');
  return (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const onward = new Request(`${base}${pathname}${search}`, request);
    if (init?.remoteAddress) onward.headers.append('x-forwarded-for', init.remoteAddress);
    return fetch(onward);
  };
}
