import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { withArms } from './addresses/arms.ts';
import { addressInChosenLanguage } from './addresses/chosenLanguage.ts';
import type { Screen } from './addresses/pageTarget.ts';
import { rememberTargets } from './addresses/targetMemory.ts';
import {
  type Exchange,
  refuseMethod,
  sendEmpty,
  sendPage,
  sendRedirect,
  sendToChosenLanguage,
} from './answers/answer.ts';
import { correlationIdOf } from './answers/correlationId.ts';
import { edgeHeaders } from './answers/edgeHeaders.ts';
import { sendRefusal } from './answers/refusal.ts';
import { rememberAnswers } from './cache/answerMemory.ts';
import { type Page, pageBytes } from './cache/page.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createSystemUser } from './commerce/systemUser.ts';
import type { PageLogRecord, StorefrontOptions, StorefrontStats } from './options.ts';
import { readLanguageFiles } from './rendering/languageFiles.ts';
import { type Counts, createPageMaker } from './rendering/pageMaker.ts';
import { createRenderer, loadBuild } from './rendering/render.ts';
import { hangUpOf, OPEN, RenderRefused } from './rendering/renderGate.ts';

export { FIXED_HEADERS } from './answers/securityHeaders.ts';
export type { PageLogRecord, StorefrontOptions, StorefrontStats } from './options.ts';
export { type RenderGate, RenderRefused } from './rendering/renderGate.ts';

export interface Storefront {
  /** Answers a page request. Assets are not pages: serve `assetsDir` at `/` before this. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Drops every cached page that shows one of the tags; returns how many. */
  invalidate(tags: readonly string[]): number;
  /**
   * Changes may have been missed: kept pages are shown only if the engine cannot be reached, and rendered again
   * otherwise.
   */
  suspectAll(): void;
  stats(): StorefrontStats;
  /** The built client files, with `.br` and `.gz` beside them; `assets/` is content-hashed and immutable. */
  assetsDir: string;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
const DEFAULT_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Loads the built storefront.
 *
 * @throws when it has not been built.
 */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const directory = resolve(options.buildDirectory ?? join(import.meta.dirname, '../build'));
  const build = await loadBuild(join(directory, 'server/index.js'));
  const languageFiles = await readLanguageFiles(join(directory, 'client/.vite/manifest.json'));
  const { mayKeep = () => true, renders = OPEN, fetchCommerce, clock, systemClient } = options;
  const systemUser = systemClient && createSystemUser(fetchCommerce, clock, systemClient);
  const answers = rememberAnswers(
    systemUser?.fetch ?? fetchCommerce,
    clock,
    options.answerBytes ?? DEFAULT_ANSWER_BYTES,
    mayKeep,
  );
  const rendering = { ...options, fetchCommerce: answers.fetch, wentWithoutToken: systemUser?.wentWithout };
  const render = createRenderer(rendering, () => build, 'production', languageFiles);
  const cache = createPageCache<Page>(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const counts: Counts = { hits: 0, stale: 0, misses: 0, shared: 0, bypassed: 0 };
  const maker = createPageMaker({ cache, render, renders, mayKeep, clock, counts });
  const { targetOf, forget } = rememberTargets(options.siteHosts);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const now = options.clock.now().getTime();
    const correlationId = correlationIdOf(request.headers['x-correlation-id'], now);
    const exchange: Exchange = { request, response, correlationId, log: options.log };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(exchange);
      return;
    }
    const target = targetOf(request.headers.host ?? '', request.url ?? '/');
    if (target.kind === 'bad') void renderAndSend(target.screen, exchange, 400);
    else if (target.kind === 'redirect') {
      const scheme = options.schemeOf?.(request) ?? 'http';
      sendRedirect(exchange, target, scheme);
    } else {
      const chosen = addressInChosenLanguage(target, request);
      if (chosen !== undefined) {
        sendToChosenLanguage(exchange, chosen);
        return;
      }
      const isHttps = () => options.schemeOf?.(request) === 'https';
      const own = withArms(target, request, response, options.experiments, isHttps);
      const page = own.key === undefined ? undefined : cache.get(own.key, now);
      if (page !== undefined) {
        counts.hits += 1;
        send(page, own.key, exchange, 'hit');
      } else if (!options.isCommerceAway?.() || !sendStale(own, exchange)) {
        void renderAndSend(own, exchange);
      }
    }
  }

  /** Sends the kept version of a page that cannot be rendered; false if there is none. */
  function sendStale({ key }: Screen, exchange: Exchange): boolean {
    const page = key === undefined ? undefined : cache.getStale(key, options.clock.now().getTime());
    if (page === undefined) return false;
    counts.stale += 1;
    send(page, key, exchange, 'stale');
    return true;
  }

  async function renderAndSend(target: Screen, exchange: Exchange, status?: number): Promise<void> {
    const gone = hangUpOf(exchange.response);
    try {
      const { page, how, unanswered } = await maker.produce(target, exchange, gone);
      if (unanswered && sendStale(target, exchange)) return;
      send(status === undefined ? page : { ...page, status }, target.key, exchange, how);
    } catch (error) {
      if (gone.aborted) return;
      if (error instanceof RenderRefused) return sendRefusal(target, error, exchange);
      options.logError(error, exchange.correlationId);
      sendEmpty(exchange, 500);
    }
  }

  function send(page: Page, key: string | undefined, exchange: Exchange, how: PageLogRecord['cache']): void {
    if (options.edge)
      exchange.edge = edgeHeaders(page, how, exchange.response, options.clock.now().getTime());
    sendPage(page, exchange, how, () => {
      if (key !== undefined) cache.resize(key, page, pageBytes(page));
    });
  }

  return {
    handle,
    invalidate(tags) {
      // A render begun before the change may show the old state: later requests must not join it.
      maker.leaveFlights();
      forget();
      answers.invalidate(tags);
      return cache.invalidate(tags);
    },
    suspectAll() {
      maker.leaveFlights();
      answers.forgetAll();
      cache.suspectAll(options.clock.now().getTime());
    },
    stats: () => ({ entries: cache.size, bytes: cache.bytes, evicted: cache.evicted, ...counts }),
    assetsDir: join(directory, 'client'),
  };
}
