/** Stripe as a browser and a shop in another process meet it: the fake behind HTTP, and a stand-in for Stripe.js. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeStripe } from './fake.ts';
import type { FakeCard, FakeTold } from './fake.types.ts';

/** Card numbers that the stand-in's fields know, with how they behave. */
const CARDS: Record<string, FakeCard> = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication',
  '4000000000000259': 'slow',
};

/** A request of a browser to one of Stripe's hosts. */
export interface BrowserCall {
  url: string;
  body: string;
}

/** The answer to it. */
export interface BrowserAnswer {
  type: string;
  body: string;
}

/** Answers what a browser asks of `js.stripe.com`, `hooks.stripe.com` and `api.stripe.com`. */
export async function answerBrowser(fake: FakeStripe, { url, body }: BrowserCall): Promise<BrowserAnswer> {
  const { host, pathname } = new URL(url);
  if (host !== 'api.stripe.com') {
    const name = pathname.endsWith('.js') ? pathname.slice(pathname.lastIndexOf('/') + 1) : '';
    if (!name)
      return { type: 'text/html; charset=utf-8', body: PAGE(pathname.includes('bank') ? 'bank' : 'fields') };
    const file = new URL(`./browser/${name}`, import.meta.url);
    return { type: 'text/javascript', body: await readFile(file, 'utf8') };
  }
  const asked = JSON.parse(body) as Asked;
  return { type: 'application/json', body: JSON.stringify(act(fake, asked)) };
}

/** What the stand-in's script asks: a token of a card, or that a bank was answered. */
interface Asked {
  number?: string;
  told?: FakeTold;
  clientSecret?: string;
  isHim?: boolean;
}

function act(fake: FakeStripe, { number = '', told, clientSecret, isHim }: Asked): object {
  if (clientSecret !== undefined) {
    fake.authenticate(fake.keyOf(clientSecret), isHim);
    return { done: true };
  }
  return { id: fake.token(CARDS[number] ?? 'declined', told) };
}

const PAGE = (name: 'bank' | 'fields'): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stripe</title><body><script type="module" src="https://js.stripe.com/${name}.js"></script></body></html>`;

/** Listens on a loopback port for the calls of a shop in another process. */
export async function listenFor(fake: FakeStripe): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fake.fetch(new URL(request.url ?? '/', 'https://api.stripe.com').href, {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(request.method === 'POST' ? { body: await text(request) } : {}),
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    } catch {
      // Nothing arrived, or the answer was lost.
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const key = headers['idempotency-key'];
  return new Headers(typeof key === 'string' ? { 'idempotency-key': key } : {});
}
