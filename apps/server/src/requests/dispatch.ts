import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { correlationIdOf } from '@crema/commerce/platform/http/correlation';
import { redactText } from '@crema/commerce/platform/redaction/index';
import {
  inSpan,
  knownTraceId,
  parseTraceparent,
  type StartSpan,
  startIds,
} from '@crema/commerce/platform/tracing/index';
import type { Logger } from 'pino';
import type { ChangeFeed } from '../engines/change-feed.ts';
import type { Part, Probes } from '../probes/probes.ts';
import { answerBrokenRequests, namesNoHost, refuse } from './broken-requests.ts';
import { warnOfProxy } from './forwarded.ts';
import { stayWithHttps } from './security-headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Parts {
  /** Absent when this process has no commerce role. */
  commerce?: Handler;
  storefront?: Handler;
  /** The back office's files. Absent when this process has no commerce role. */
  admin?: Handler;
  probes: Probes;
  /** Absent without the commerce role. */
  feed?: ChangeFeed;
  log: Logger;
  /** Believes the proxy's headers about how it was called. */
  trustProxy?: boolean;
  clock: Clock;
  /** While it stops, every answer ends its connection. */
  isStopping(): boolean;
  /** Begins the span of a request. Absent: it is recorded nowhere, and its ids go on to other processes all the same. */
  startSpan?: StartSpan;
}

/** Most time from a request's first byte to its last. */
const REQUEST_MS = 30_000;

/** Requests without a host are refused by this server, because Node's refusal has no body. */
const OPTIONS = { maxHeaderSize: 16 * 1024, requireHostHeader: false };

/** First path segments that belong to the commerce engine; all else but `admin` is the storefront's. */
export const COMMERCE_PATHS: ReadonlySet<string> = new Set([
  'rest',
  'api',
  'oauth',
  'docs',
  'openapi.json',
  'media',
  'payments',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'feeds',
  'getSessionCartGuid',
  'tokenToSession',
  'handleLoggedInUserCookies',
]);

/** One HTTP server in front of storefront and engine, with one log line and one measurement for each request. */
export function createDispatcher({
  commerce,
  storefront,
  admin,
  probes,
  feed,
  log,
  trustProxy,
  clock,
  isStopping,
  startSpan = startIds,
}: Parts): Server {
  const handlers: Record<Part, Handler | undefined> = { commerce, storefront, admin };
  const lookForProxy = warnOfProxy(log);
  const server = createServer(OPTIONS, (request, response) => {
    const url = request.url ?? '/';
    const path = pathOf(url);
    if (trustProxy) stayWithHttps(request, response);
    else lookForProxy(request);
    if (probes.answer(path, request, response) || feed?.answer(path, request, response)) return;
    const part = partOf(path);
    if (isStopping()) response.setHeader('connection', 'close');
    const started = performance.now();
    probes.begin();
    const span = startSpan(`${request.method} ${part}`, parseTraceparent(request.headers.traceparent));
    response.once('close', () => {
      const ms = performance.now() - started;
      const { statusCode: status } = response;
      probes.count(part, status, ms);
      span.end?.({ 'url.path': redactText(path), 'http.response.status_code': status }, status >= 500);
      // The storefront writes its own line: it knows the page's correlation id and what the cache did.
      if (part === 'storefront') return;
      log.info({
        id: response.getHeader('x-correlation-id'),
        trace: knownTraceId(span.context),
        part,
        method: request.method,
        path,
        status,
        ms: Math.round(ms * 100) / 100,
      });
    });
    const handler = handlers[part];
    if (handler && !namesNoHost(request)) return inSpan(span.context, () => handler(request, response));
    response.setHeader('x-correlation-id', correlationIdOf(request.headers['x-correlation-id'], clock));
    if (handler) refuse(response, 400, 'BadRequestError', 'The request names no host.');
    else refuse(response, 404, 'UnknownResourceError', 'This process does not serve that.');
  });
  answerBrokenRequests(server, clock);
  server.keepAliveTimeout = 65_000;
  // Bounds how long a slow sender holds a connection; no request is large.
  server.requestTimeout = REQUEST_MS;
  return server;
}

/** `/admin/v1` is the engine's, every other address below `/admin` a screen or a file of the back office. */
function partOf(path: string): Part {
  const first = path.slice(1, endOfFirstSegment(path));
  if (first === 'admin') return /^\/admin\/v1(?:\/|$)/.test(path) ? 'commerce' : 'admin';
  return COMMERCE_PATHS.has(first) ? 'commerce' : 'storefront';
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function endOfFirstSegment(path: string): number {
  const slash = path.indexOf('/', 1);
  return slash === -1 ? path.length : slash;
}
