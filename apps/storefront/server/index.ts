import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { type Exchange, refuseMethod, sendEmpty, sendPage } from './answer.ts';
import { rememberAnswers } from './answerMemory.ts';
import { correlationIdOf } from './correlationId.ts';
import { readLanguageFiles } from './languageFiles.ts';
import type { PageLogRecord, StorefrontOptions, StorefrontStats } from './options.ts';
import { type Page, pageBytes } from './page.ts';
import { createPageCache } from './pageCache.ts';
import { type PageTarget, pageTarget, type Screen } from './pageTarget.ts';
import { createRenderer, loadBuild, type Rendered } from './render.ts';
import { renderRequest } from './renderRequest.ts';
import { createSystemUser } from './systemUser.ts';

export type { PageLogRecord, StorefrontOptions, StorefrontStats } from './options.ts';

export interface Storefront {
  /** Answers a page request. Assets are not pages: serve `assetsDir` at `/` before this. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Drops every cached page that shows one of the tags; returns how many. */
  invalidate(tags: readonly string[]): number;
  stats(): StorefrontStats;
  /** The built client files, with `.br` and `.gz` beside them; `assets/` is content-hashed and immutable. */
  assetsDir: string;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
const DEFAULT_ANSWER_BYTES = 16 * 1024 * 1024;
/** Request lines whose meaning is remembered; beyond it the memory starts anew. */
const MOST_TARGETS = 5_000;
const LONGEST_REMEMBERED_LINE = 1_024;

/** Loads the built storefront. Throws when it has not been built. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const directory = resolve(options.buildDirectory ?? join(import.meta.dirname, '../build'));
  const build = await loadBuild(join(directory, 'server/index.js'));
  const languageFiles = await readLanguageFiles(join(directory, 'client/.vite/manifest.json'));
  const mayKeep = options.mayKeep ?? (() => true);
  const { fetchCommerce, clock, systemClient } = options;
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
  const flights = new Map<string, Promise<Rendered>>();
  const targets = new Map<string, PageTarget>();
  const counts = { hits: 0, misses: 0, shared: 0, bypassed: 0 };

  function targetOf(host: string, url: string): PageTarget {
    const line = `${host} ${url}`;
    const known = targets.get(line);
    if (known) return known;
    const target = pageTarget(host, url, options.siteHosts);
    if (targets.size >= MOST_TARGETS) targets.clear();
    if (line.length <= LONGEST_REMEMBERED_LINE) targets.set(line, target);
    return target;
  }

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
      sendEmpty(exchange, 302, ['location', `${scheme}://${target.host}${request.url}`]);
    } else {
      const page = target.key === undefined ? undefined : cache.get(target.key, now);
      if (page === undefined) void renderAndSend(target, exchange);
      else {
        counts.hits += 1;
        send(page, target.key, exchange, 'hit');
      }
    }
  }

  async function renderAndSend(target: Screen, exchange: Exchange, status?: number): Promise<void> {
    try {
      const { rendered, how } = await produce(target, exchange);
      const page = status === undefined ? rendered.page : { ...rendered.page, status };
      send(page, target.key, exchange, how);
    } catch (error) {
      options.logError(error, exchange.correlationId);
      sendEmpty(exchange, 500);
    }
  }

  /** The page of a target: another request's render of the same key when it may be shared, else an own one. */
  async function produce(
    target: Screen,
    exchange: Exchange,
  ): Promise<{ rendered: Rendered; how: PageLogRecord['cache'] }> {
    const own = () => render(renderRequest(target, exchange));
    if (target.key === undefined) {
      counts.bypassed += 1;
      return { rendered: await own(), how: 'bypass' };
    }
    const flight = flights.get(target.key);
    if (flight !== undefined) {
      const rendered = await flight;
      // A failure may be the other visitor's own, such as a limit of his network.
      if (!rendered.record.personal && !rendered.record.failed) {
        counts.shared += 1;
        return { rendered, how: 'shared' };
      }
    }
    counts.misses += 1;
    return { rendered: await fly(target.key, own), how: 'miss' };
  }

  async function fly(key: string, own: () => Promise<Rendered>): Promise<Rendered> {
    const version = cache.version();
    const flight = own();
    flights.set(key, flight);
    try {
      const rendered = await flight;
      const { page, record, keep } = rendered;
      const entry = { value: page, bytes: pageBytes(page), tags: record.tags, expiresAt: record.validUntil };
      if (keep && mayKeep()) cache.set(key, entry, version);
      return rendered;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function send(page: Page, key: string | undefined, exchange: Exchange, how: PageLogRecord['cache']): void {
    sendPage(page, exchange, how, () => {
      if (key !== undefined) cache.resize(key, page, pageBytes(page));
    });
  }

  return {
    handle,
    invalidate(tags) {
      // A render begun before the change may show what was: later requests must not join it.
      flights.clear();
      answers.invalidate(tags);
      return cache.invalidate(tags);
    },
    stats: () => ({ entries: cache.size, bytes: cache.bytes, evicted: cache.evicted, ...counts }),
    assetsDir: join(directory, 'client'),
  };
}
