import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import {
  createStorefront,
  type PageLogRecord,
  type Storefront,
  type StorefrontOptions,
} from '../server/index.ts';
import { type FakeCommerce, fakeCommerce } from './fakeCommerce.ts';

export interface Shop {
  commerce: FakeCommerce;
  storefront: Storefront;
  port: number;
  /** `http://localhost:port`. */
  origin: string;
  log: PageLogRecord[];
  /** Records posted to /api/logs. */
  clientLogs: Record<string, unknown>[];
  errors: unknown[];
  /** Requests received so far. */
  readonly requests: number;
  /** Moved by a test. */
  now: { ms: number };
  stop(): Promise<void>;
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The built storefront over a fake commerce API on a free loopback port. */
export async function startShop(extra: Partial<StorefrontOptions> = {}): Promise<Shop> {
  const commerce = fakeCommerce();
  const log: PageLogRecord[] = [];
  const clientLogs: Record<string, unknown>[] = [];
  const errors: unknown[] = [];
  const now = { ms: Date.parse('2027-01-04T12:00:00Z') };
  const storefront = await createStorefront({
    fetchCommerce: commerce.fetch,
    clock: { now: () => new Date(now.ms) },
    log: (record) => log.push(record),
    logError: (error) => errors.push(error),
    origins: { usb2c: 'https://us.test', cab2c: 'https://ca.test', usafh: 'https://work.test' },
    ...extra,
  });
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const url = request.url ?? '/';
    if (url.startsWith('/rest/')) {
      const answer = await commerce.fetch(`http://commerce.internal${url}`, {
        headers: request.headers as HeadersInit,
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      return;
    }
    const file = join(storefront.assetsDir, url);
    if (url === '/api/logs') clientLogs.push(...(await posted(request)).records);
    if (url.startsWith('/media/')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    else if (url === '/favicon.ico' || url === '/api/logs') response.writeHead(204).end();
    else if (/^\/(assets|icons)\//.test(url) && existsSync(file)) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    } else storefront.handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    commerce,
    storefront,
    port,
    origin: `http://localhost:${port}`,
    log,
    clientLogs,
    errors,
    get requests() {
      return requests;
    },
    now,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done, fail) => server.close((error) => (error ? fail(error) : done())));
    },
  };
}

async function posted(request: IncomingMessage): Promise<{ records: Record<string, unknown>[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}
