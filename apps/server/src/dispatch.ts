import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { correlationIdOf } from '@crema/commerce/platform/http/correlation';
import type { Logger } from 'pino';
import { PLAIN, stayWithHttps } from './armour.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Probes } from './probes.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Parts {
  /** Absent when this process has no commerce role. */
  commerce?: Handler;
  storefront?: Handler;
  probes: Probes;
  /** Absent without the commerce role. */
  feed?: ChangeFeed;
  log: Logger;
  /** A proxy in front says how it is spoken to. */
  trustProxy?: boolean;
  clock: Clock;
  /** While it stops, every answer ends its connection. */
  isStopping(): boolean;
}

/** From a request's first byte in to its last. */
const REQUEST_MS = 30_000;

/** First path segments that belong to the commerce engine; all else is the storefront's. */
const COMMERCE = new Set([
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

/** One HTTP server in front of the parts, with one log line and one measurement a request. */
export function createDispatcher({
  commerce,
  storefront,
  probes,
  feed,
  log,
  trustProxy,
  clock,
  isStopping,
}: Parts): Server {
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    const url = request.url ?? '/';
    const path = pathOf(url);
    if (trustProxy) stayWithHttps(request, response);
    if (probes.answer(path, request, response) || feed?.answer(path, request, response)) return;
    const isCommerce = COMMERCE.has(path.slice(1, endOfFirstSegment(path)));
    const part = isCommerce ? 'commerce' : 'storefront';
    if (isStopping()) response.setHeader('connection', 'close');
    const started = performance.now();
    probes.begin();
    response.once('close', () => {
      const ms = performance.now() - started;
      probes.count(part, response.statusCode, ms);
      // The storefront writes its own line: it knows the page's correlation id and what the cache did.
      if (!isCommerce) return;
      log.info({
        id: response.getHeader('x-correlation-id'),
        part,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms * 100) / 100,
      });
    });
    const handler = isCommerce ? commerce : storefront;
    if (handler) handler(request, response);
    else {
      response.setHeader('x-correlation-id', correlationIdOf(request.headers['x-correlation-id'], clock));
      refuse(response, 404, 'UnknownResourceError', 'This process does not serve that.');
    }
  });
  // Requests too broken for a handler still get the error body of the API.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const [line, type] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'HeaderFieldsTooLargeError']
        : ['400 Bad Request', 'BadRequestError'];
    const body = JSON.stringify({ errors: [{ type, message: 'The request is not well formed.' }] });
    socket.end(
      `HTTP/1.1 ${line}\r\nContent-Type: application/json\r\nX-Correlation-Id: ${correlationIdOf(undefined, clock)}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
  server.keepAliveTimeout = 65_000;
  // Who sends a request by drops holds a place for so long at most; nothing that is sent here is large.
  server.requestTimeout = REQUEST_MS;
  return server;
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function endOfFirstSegment(path: string): number {
  const slash = path.indexOf('/', 1);
  return slash === -1 ? path.length : slash;
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response
    .writeHead(status, { ...PLAIN, 'content-type': 'application/json' })
    .end(JSON.stringify({ errors: [{ type, message }] }));
}
