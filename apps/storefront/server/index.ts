import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { correlationIdOf } from './correlationId.ts';
import type { PageLogRecord, StorefrontOptions, StorefrontStats } from './options.ts';
import { bestEncoding, encodePage, type Page, pageBytes } from './page.ts';
import { createPageCache } from './pageCache.ts';
import { type PageTarget, pageTarget } from './pageTarget.ts';
import { createRenderer, type Rendered } from './render.ts';
import { upstreamCookies } from './upstreamCookies.ts';

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
/** Request lines whose meaning is remembered; beyond it the memory starts anew. */
const MOST_TARGETS = 5_000;

/** Loads the built storefront. Throws when it has not been built. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const directory = resolve(options.buildDirectory ?? join(import.meta.dirname, '../build'));
  const render = await createRenderer(options, join(directory, 'server/index.js'));
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
    if (line.length < 1_024) targets.set(line, target);
    return target;
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const now = options.clock.now().getTime();
    const correlationId = correlationIdOf(request.headers['x-correlation-id'], now);
    const method = request.method ?? 'GET';
    if (method !== 'GET' && method !== 'HEAD') {
      answerPlain(request, response, correlationId, 405, ['allow', 'GET, HEAD']);
      return;
    }
    const target = targetOf(request.headers.host ?? '', request.url ?? '/');
    if (target.kind === 'page') {
      const page = target.key === undefined ? undefined : cache.get(target.key, now);
      if (page === undefined) {
        renderAndSend(target, request, response, correlationId);
        return;
      }
      counts.hits += 1;
      send(page, target.key, request, response, correlationId, 'hit');
    } else if (target.kind === 'redirect') {
      const scheme = 'encrypted' in request.socket ? 'https' : 'http';
      answerPlain(request, response, correlationId, 302, [
        'location',
        `${scheme}://${target.host}${request.url}`,
      ]);
    } else answerPlain(request, response, correlationId, 400, []);
  }

  function renderAndSend(
    target: Extract<PageTarget, { kind: 'page' }>,
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
  ): void {
    produce(target, request, correlationId).then(
      ({ rendered, how }) => send(rendered.page, target.key, request, response, correlationId, how),
      (error: unknown) => {
        options.logError(error, correlationId);
        answerPlain(request, response, correlationId, 500, []);
      },
    );
  }

  /** The page of a target: another request's render of the same key when it may be shared, else an own one. */
  async function produce(
    target: Extract<PageTarget, { kind: 'page' }>,
    request: IncomingMessage,
    correlationId: string,
  ) {
    const { key } = target;
    const own = () => render({ target, correlationId, cookies: upstreamCookies(request.headers.cookie) });
    if (key === undefined) {
      counts.bypassed += 1;
      return { rendered: await own(), how: 'bypass' as const };
    }
    const flight = flights.get(key);
    if (flight) {
      const rendered = await flight;
      if (!rendered.record.personal) {
        counts.shared += 1;
        return { rendered, how: 'shared' as const };
      }
    }
    counts.misses += 1;
    return { rendered: await fly(key, own), how: 'miss' as const };
  }

  async function fly(key: string, own: () => Promise<Rendered>): Promise<Rendered> {
    const version = cache.version();
    const flight = own();
    flights.set(key, flight);
    try {
      const rendered = await flight;
      const { page, record, keep } = rendered;
      const entry = { value: page, bytes: pageBytes(page), tags: record.tags, expiresAt: record.validUntil };
      if (keep) cache.set(key, entry, version);
      return rendered;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function send(
    page: Page,
    key: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
    how: PageLogRecord['cache'],
  ): void {
    const head = request.method === 'HEAD';
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, [...page.headers, 'x-correlation-id', correlationId]).end();
      options.log({ method: 'GET', url: request.url ?? '', status: 304, correlationId, cache: how });
      return;
    }
    const accept = request.headers['accept-encoding'];
    const encoding = bestEncoding(typeof accept === 'string' ? accept : undefined);
    const encoded = page.encoded.get(encoding);
    if (encoded === undefined) {
      encodePage(page, encoding).then(
        () => {
          if (key !== undefined) cache.resize(key, page, pageBytes(page));
          send(page, key, request, response, correlationId, how);
        },
        (error: unknown) => {
          options.logError(error, correlationId);
          response.destroy();
        },
      );
      return;
    }
    response.writeHead(page.status, [...encoded.headers, 'x-correlation-id', correlationId]);
    response.end(head ? undefined : encoded.body);
    options.log({
      method: head ? 'HEAD' : 'GET',
      url: request.url ?? '',
      status: page.status,
      correlationId,
      cache: how,
    });
  }

  function answerPlain(
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
    status: number,
    headers: string[],
  ): void {
    response.writeHead(status, [...headers, 'x-correlation-id', correlationId, 'content-length', '0']).end();
    options.log({
      method: request.method ?? '',
      url: request.url ?? '',
      status,
      correlationId,
      cache: 'none',
    });
  }

  return {
    handle,
    invalidate: (tags) => cache.invalidate(tags),
    stats: () => ({ entries: cache.size, bytes: cache.bytes, evicted: cache.evicted, ...counts }),
    assetsDir: join(directory, 'client'),
  };
}
