import type { IncomingMessage, ServerResponse } from 'node:http';
import { injectFetch, type VisitorFetch } from '@crema/api-client';
import { isSiteId, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import { createStorefront, type StorefrontStats } from '@crema/storefront/server';
import type { Logger } from 'pino';
import { serveFiles } from './files.ts';

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
  close(): void;
}

/** The built storefront over the engine of this process or of another, its files first. */
export async function mountStorefront({
  config,
  clock,
  log,
  commerce,
}: MountOptions): Promise<MountedStorefront> {
  const siteHosts = new Map<string, SiteId>();
  for (const [host, site] of config.siteHosts)
    if (isSiteId(site)) siteHosts.set(host.replace(/:\d+$/, ''), site);
  const storefront = await createStorefront({
    fetchCommerce: commerce ? injectFetch(commerce.app) : fetchFrom(config.commerceUrl ?? ''),
    clock,
    siteHosts,
    origins: Object.fromEntries(SITE_IDS.map((id) => [id, originOf(id, config)])) as Record<SiteId, string>,
    log: ({ correlationId, method, url, status, cache }) =>
      log.info({ id: correlationId, part: 'storefront', method, url, status, cache }),
    logError: (error, id) => log.error({ err: error, id, part: 'storefront' }, 'page failed'),
  });
  const files = await serveFiles(storefront.assetsDir, storefront.handle);
  const stop = commerce?.platform.changes.subscribe(({ site, tags }) => {
    storefront.invalidate(
      tags.length > 0 ? tags : site ? [`site:${site}`] : SITE_IDS.map((id) => `site:${id}`),
    );
  });
  return {
    handle: (request, response) => {
      // Pages have no dot in their last segment; everything with one may be a file.
      const path = request.url?.split('?', 1)[0] ?? '/';
      if (/\.[a-z0-9]+$/i.test(path)) files.routing(request, response);
      else storefront.handle(request, response);
    },
    stats: storefront.stats,
    close: () => stop?.(),
  };
}

/** The first configured host of a site, else its local name on this port. */
function originOf(id: SiteId, config: Config): string {
  const own = [...config.siteHosts].find(([, site]) => site === id)?.[0];
  return own ? `https://${own}` : `http://${SITES[id].defaultHost}:${config.port}`;
}

/**
 * Calls of the storefront's own address space, sent to the engine's. The visitor's address goes along for limits that
 * count by it; the engine believes it with `TRUST_PROXY`.
 */
function fetchFrom(commerceUrl: string): VisitorFetch {
  const base = commerceUrl.replace(/\/+$/, '');
  return (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const onward = new Request(`${base}${pathname}${search}`, request);
    if (init?.remoteAddress) onward.headers.set('x-forwarded-for', init.remoteAddress);
    return fetch(onward);
  };
}
