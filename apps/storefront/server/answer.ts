import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLogRecord } from './options.ts';
import { bestEncoding, type Encoding, encodePage, type Page, refinePage } from './page.ts';
import { FIXED_HEADERS } from './securityHeaders.ts';

/** One request and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  correlationId: string;
  log: (record: PageLogRecord) => void;
}

/** Sends a page in the best encoding there is; `onGrown` is told when an encoding was made: the first time, or anew. */
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

const NOT_READ = Buffer.from(
  '{"errors":[{"type":"MethodNotAllowedError","message":"A page can only be read: GET or HEAD."}]}',
);

/** Pages are read and never written to: what else is asked of them is answered as the API answers it. */
export function refuseMethod(exchange: Exchange): void {
  const headers = ['allow', 'GET, HEAD', 'content-type', 'application/json; charset=utf-8'];
  const length = ['content-length', String(NOT_READ.length)];
  write(exchange, 405, [...FIXED_HEADERS, ...headers, ...length], NOT_READ, 'none');
}

function write(
  { request, response, correlationId, log }: Exchange,
  status: number,
  headers: readonly string[],
  body: Buffer | undefined,
  cache: PageLogRecord['cache'],
): void {
  const method = request.method ?? '';
  // HTTP/1.1 keeps a connection without being told; a list's page has few bytes to spare in TCP's first window.
  if (response.shouldKeepAlive && request.httpVersion === '1.1' && !response.hasHeader('connection'))
    response.removeHeader('connection');
  response.writeHead(status, [...headers, 'x-correlation-id', correlationId]);
  response.end(method === 'HEAD' ? undefined : body);
  log({ method, url: request.url ?? '', status, correlationId, cache });
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim() === etag)
  );
}
