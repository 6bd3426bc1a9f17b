import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { addressInChosenLanguage } from './addresses/chosenLanguage.ts';
import { pageTarget } from './addresses/pageTarget.ts';
import { type Exchange, sendEmpty, sendPage, sendRedirect, sendToChosenLanguage } from './answers/answer.ts';
import { correlationIdOf } from './answers/correlationId.ts';
import { createSystemUser } from './commerce/systemUser.ts';
import type { Storefront } from './index.ts';
import type { StorefrontOptions } from './options.ts';
import { type CremaBuild, createRenderer } from './rendering/render.ts';
import { renderRequest } from './rendering/renderRequest.ts';

const SERVER_BUILD = 'virtual:react-router/server-build';

/**
 * The storefront from its sources, with hot reload: Vite answers its own requests, every page is rendered again.
 * Without page cache and content security policy, which Vite's injected styles would violate. Never for a real shop.
 *
 * @param upgrades whose `upgrade` events are the browser's connections for hot reload: the shop's own port serves them.
 */
export async function createDevelopmentStorefront(
  options: StorefrontOptions,
  upgrades: Server,
): Promise<Storefront & { close(): Promise<void> }> {
  const root = resolve(import.meta.dirname, '..');
  const server = { middlewareMode: true, hmr: { server: upgrades } } as const;
  const vite = await createServer({ root, server, appType: 'custom' });
  const build = async () => (await vite.ssrLoadModule(SERVER_BUILD)) as CremaBuild;
  const { fetchCommerce, clock, systemClient } = options;
  const systemUser = systemClient && createSystemUser(fetchCommerce, clock, systemClient);
  const rendering = {
    ...options,
    fetchCommerce: systemUser?.fetch ?? fetchCommerce,
    wentWithoutToken: systemUser?.wentWithout,
  };
  const render = createRenderer(rendering, build, 'development');

  async function answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const target = pageTarget(request.headers.host ?? '', request.url ?? '/', options.siteHosts);
    const chosen = target.kind === 'page' ? addressInChosenLanguage(target, request) : undefined;
    if (target.kind === 'redirect') sendRedirect(exchange, target, 'http');
    else if (chosen !== undefined) sendToChosenLanguage(exchange, chosen);
    else {
      const bad = target.kind === 'bad';
      const { page } = await render(renderRequest(bad ? target.screen : target, exchange));
      const at = page.headers.indexOf('content-security-policy');
      page.headers.splice(at, 2);
      sendPage(bad ? { ...page, status: 400 } : page, exchange, 'bypass', () => {});
    }
  }

  return {
    handle(request, response) {
      vite.middlewares(request, response, () => {
        const correlationId = correlationIdOf(
          request.headers['x-correlation-id'],
          options.clock.now().getTime(),
        );
        const exchange = { request, response, correlationId, log: options.log };
        answer(exchange).catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          options.logError(error, correlationId);
          sendEmpty(exchange, 500);
        });
      });
    },
    invalidate: () => 0,
    suspectAll: () => {},
    stats: () => ({ entries: 0, bytes: 0, hits: 0, stale: 0, misses: 0, shared: 0, bypassed: 0, evicted: 0 }),
    assetsDir: resolve(root, 'public'),
    close: () => vite.close(),
  };
}
