import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirect } from '../addresses/pageTarget.ts';
import { bestEncoding, type Encoding, encodePage, type Page, refinePage } from '../cache/page.ts';
import type { PageLogRecord } from '../options.ts';
import { contentSecurityPolicy, FIXED_HEADERS } from './securityHeaders.ts';

/** One request and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  correlationId: string;
  log: (record: PageLogRecord) => void;
  /** Headers for a shared cache in front; absent: there is none. */
  edge?: readonly string[];
}

/**
 * Sends a page in the best encoding that the client accepts; `onGrown` is called when an encoding was made or replaced.
 */
export function sendPage(
  page: Page,
  exchange: Exchange,
  cache: PageLogRecord['cache'],
  onGrown: () => void,
): void {
  if (page.status === 200 && matches(exchange.request.headers['if-none-match'], page.etag)) {
    write(exchange, 304, page.headers, undefined, cache);
    return;
  }
  const encoding = bestEncoding(exchange.request.headers['accept-encoding'] as string | undefined);
  const ready = page.encoded.get(encoding);
  if (ready) {
    write(exchange, page.status, ready.headers, ready.body, cache);
    if (encoding === 'br') refinePage(page, onGrown);
  } else
    encodeAndSend(page, encoding, exchange, cache, onGrown).catch((error: Error) =>
      exchange.response.destroy(error),
    );
}

async function encodeAndSend(
  page: Page,
  encoding: Encoding,
  exchange: Exchange,
  cache: PageLogRecord['cache'],
  onGrown: () => void,
): Promise<void> {
  const { body, headers } = await encodePage(page, encoding);
  onGrown();
  write(exchange, page.status, headers, body, cache);
}

/** An answer without a body. */
export function sendEmpty(exchange: Exchange, status: number, headers: readonly string[] = []): void {
  write(exchange, status, [...FIXED_HEADERS, ...headers, 'content-length', '0'], undefined, 'none');
}

/** Redirects to the address that is meant, the same for all clients. */
export function sendRedirect(exchange: Exchange, { host, url }: Redirect, scheme: string): void {
  sendEmpty(exchange, 302, ['location', host === undefined ? url : `${scheme}://${host}${url}`]);
}

/** Redirects to the page in the language that this visitor chose; no cache may reuse the answer. */
export function sendToChosenLanguage(exchange: Exchange, address: string): void {
  sendEmpty(exchange, 302, ['location', address, 'cache-control', 'private, no-store']);
}

/** Sends a small page that is not cached or compressed. */
export function sendText(exchange: Exchange, status: number, html: string, headers: readonly string[]): void {
  const body = Buffer.from(html);
  const own = ['content-security-policy', contentSecurityPolicy([], []), 'cache-control', 'no-store'];
  const type = ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)];
  write(exchange, status, [...FIXED_HEADERS, ...own, ...headers, ...type], body, 'none');
}

const NOT_READ = Buffer.from(
  '{"errors":[{"type":"MethodNotAllowedError","message":"A page can only be read: GET or HEAD."}]}',
);

/** Refuses methods other than GET and HEAD, with the body that the API would send. */
export function refuseMethod(exchange: Exchange): void {
  const headers = ['allow', 'GET, HEAD', 'content-type', 'application/json; charset=utf-8'];
  const length = ['content-length', String(NOT_READ.length)];
  write(exchange, 405, [...FIXED_HEADERS, ...headers, ...length], NOT_READ, 'none');
}

function write(
  { request, response, correlationId, log, edge }: Exchange,
  status: number,
  headers: readonly string[],
  body: Buffer | undefined,
  cache: PageLogRecord['cache'],
): void {
  const method = request.method ?? '';
  // HTTP/1.1 connections are persistent by default; a list's page has few bytes to spare in TCP's first window.
  if (response.shouldKeepAlive && request.httpVersion === '1.1' && !response.hasHeader('connection'))
    response.removeHeader('connection');
  const own = cache === 'stale' ? keptByNobody(headers) : headers;
  response.writeHead(status, [...own, ...(edge ?? []), 'x-correlation-id', correlationId]);
  response.end(method === 'HEAD' ? undefined : body);
  log({ method, url: request.url ?? '', status, correlationId, cache });
}

/** No cache may store a page that may be out of date. */
function keptByNobody(headers: readonly string[]): string[] {
  return headers.map((value, at) => (headers[at - 1] === 'cache-control' ? 'no-store' : value));
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim() === etag)
  );
}
