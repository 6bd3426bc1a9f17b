import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A page arrives up to a tag within its `main`, and the rest after the pause: as on a slow line, or in a busy browser. */
export interface Pieces {
  /** Where in `main` the first piece ends, from 0 to 1. */
  until: number;
  pauseMs: number;
}

/** A server in front of the shop that sends pages in two pieces. Everything else goes through as it is. */
export interface ShopInPieces {
  /** The address of a page of the shop at which it comes in pieces. */
  address(page: string, pieces: Pieces): string;
  close(): Promise<void>;
}

/** @param shopPort the shop's own port on loopback */
export async function shopInPieces(shopPort: number): Promise<ShopInPieces> {
  // A page that was closed while it loaded takes its calls with it.
  const server = createServer((asked, answer) => {
    passOn(shopPort, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (page, { until, pauseMs }) => {
      const url = new URL(page);
      url.port = String(port);
      url.searchParams.set('until', String(until));
      url.searchParams.set('pauseMs', String(pauseMs));
      return url.href;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(shopPort: number, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const url = new URL(asked.url ?? '/', 'http://shop');
  const until = url.searchParams.get('until');
  const pauseMs = Number(url.searchParams.get('pauseMs'));
  url.searchParams.delete('until');
  url.searchParams.delete('pauseMs');
  const { 'accept-encoding': encoding, ...headers } = asked.headers;
  const call = request({
    ...{ host: '127.0.0.1', port: shopPort, path: url.pathname + url.search },
    ...{ method: asked.method, headers: until === null ? asked.headers : headers },
  });
  const [[page]] = await Promise.all([
    once(call, 'response') as Promise<[IncomingMessage]>,
    pipeline(asked, call),
  ]);
  if (until === null) {
    answer.writeHead(page.statusCode ?? 500, page.headers);
    await pipeline(page, answer);
    return;
  }
  const { 'content-length': length, ...shown } = page.headers;
  const html = await text(page);
  const cut = tagAfter(html, Number(until));
  answer.writeHead(page.statusCode ?? 500, shown);
  answer.write(html.slice(0, cut));
  await delay(pauseMs);
  answer.end(html.slice(cut));
}

/** Where the first tag begins after such a part of `main`. */
function tagAfter(html: string, part: number): number {
  const [from, to] = [html.indexOf('<main'), html.indexOf('</main>')];
  if (from === -1 || to === -1) throw new Error('The page has no main part.');
  return html.indexOf('<', from + Math.round((to - from) * part));
}
