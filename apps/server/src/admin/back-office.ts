import { hash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '@crema/commerce/platform/config/index';
import { FIXED_HEADERS } from '@crema/storefront/server';
import { refuse } from '../requests/broken-requests.ts';
import { serveFiles } from '../storefront/files.ts';

/** Where `tools/admin.mjs` builds. */
const BUILD = join(import.meta.dirname, '../../../admin/build');

/** Scripts, styles, fonts and calls of its own origin, and pictures that are being chosen (`blob:`); nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pairs(FIXED_HEADERS)),
  'content-security-policy': POLICY,
  'x-robots-tag': 'noindex',
};

/**
 * The back office at `/admin`: its files, and one document for every other address, which the app in it understands. Its
 * data are the engine's, at `/admin/v1`.
 */
export async function mountBackOffice(
  { storefrontDev }: Pick<Config, 'storefrontDev'>,
  folder = storefrontDev ? join(BUILD, 'watched') : BUILD,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  // In development the first build comes after the start.
  await mkdir(folder, { recursive: true });
  const files = await serveFiles(folder, sendMissing, { prefix: '/admin/', headers: HEADERS });
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'MethodNotAllowedError', 'The back office is read with GET.');
    }
    if (/^\/admin\/(?:assets\/|[^/]+\.(?:svg|ico|png)$)/.test(path)) return files.routing(request, response);
    void sendDocument(folder, request, response);
  };
}

async function sendDocument(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const html = await readFile(join(folder, 'index.html')).catch(() => undefined);
  if (!html) {
    response.setHeader('retry-after', '5');
    return refuse(
      response,
      503,
      'NotBuiltError',
      'The back office is not built yet. `node tools/build.mjs` builds it; in development wait a moment and load again.',
    );
  }
  const etag = `"${hash('sha256', html, 'base64url')}"`;
  const headers = { ...HEADERS, etag, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': html.length,
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

function sendMissing(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, 404, 'UnknownResourceError', 'There is no such file.');
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
}
