import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../src/index.ts';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export interface Upstream {
  origin: string;
  /** Every request, in order. */
  received: Received[];
  /** One for each request to come; the last one stays. */
  answers: Answer[];
  client(options?: Partial<ApiClientOptions>): LooseClient;
  stop(): Promise<void>;
}

/** The client with paths of the tests' own. */
export type LooseClient = Record<
  keyof ApiClient,
  (path: string, init?: Record<string, unknown>) => Promise<{ data: unknown; response: Response }>
>;

/** A real HTTP server on loopback that answers as it is told. */
export async function startUpstream(): Promise<Upstream> {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    client: (options) =>
      createApiClient({ baseUrl: origin, fetch, agent: 'test-agent', ...options }) as unknown as LooseClient,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

export function reply(status: number, body: unknown, type = 'application/json'): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Never answers. */
export const silence: Answer = () => {};

/** Cuts the connection. */
export const hangUp: Answer = (response) => {
  response.socket?.destroy();
};

/** What a promise rejects with. */
export async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was expected to throw');
    },
    (thrown: unknown) => thrown,
  );
}
