import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from '@crema/testing/pace';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFaultyProxy } from '../../../../tools/testbed/index.ts';
import { createEngines, type Engines } from './engines.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const fine: Handler = (_request, response) => response.end('fine');
const unable: Handler = (_request, response) => response.writeHead(503).end('unable');
/** Ends the connection once the call has arrived. */
const lost: Handler = (request) => request.socket.destroy();
/** Ends it in the middle of the answer. */
const torn: Handler = (_request, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('half');
  setTimeout(() => response.destroy(), 20);
};

/** What each engine does with calls, and how many it had; `/healthz` it always answers. */
let does: Handler[];
let calls: number[];
let bodies: string[];
let servers: Server[];
let addresses: string[];
let engines: Engines;
const opened: { close(): void }[] = [];

async function listen(number: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return response.end('{}');
    calls[number] = (calls[number] ?? 0) + 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    does[number]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const callsInAll = () => calls.reduce((sum, count) => sum + count, 0);
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const open = (...at: string[]): Engines => {
  engines = createEngines(at, pino({ level: 'silent' }));
  opened.push(engines);
  return engines;
};
beforeEach(async () => {
  [does, calls, bodies] = [[fine, fine], [0, 0], []];
  servers = await Promise.all([listen(0), listen(1)]);
  addresses = servers.map(addressOf);
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
const call = async (init?: RequestInit) => {
  const answer = await engines.fetch('http://commerce.internal/c/tea?lang=en', init);
  return [answer.status, await answer.text()];
};
const post = (headers: Record<string, string> = {}) => call({ method: 'POST', body: 'tea', headers });
/** So many calls, which begin at both engines. */
const several = async (one: () => Promise<unknown>) => [await one(), await one(), await one(), await one()];

test('asks them in turn', async () => {
  open(...addresses);
  await several(call);
  expect(calls).toEqual([2, 2]);
});

test.each([
  ['loses the connection', lost],
  ['tears its answer', torn],
  ['says that it is not able', unable],
])('a read that one %s for is answered by the next', async (_, fault) => {
  open(...addresses);
  does[0] = fault;
  expect(await several(call)).toEqual(Array(4).fill([200, 'fine']));
  expect(calls[0]).toBeGreaterThan(0);
});

test('a write may have been done: only one with a key is sent again, with its body', async () => {
  open(...addresses);
  does = [lost, lost];
  await expect(post()).rejects.toThrow();
  expect(callsInAll()).toBe(1);
  does = [lost, fine];
  expect(await several(() => post({ 'idempotency-key': 'k' }))).toEqual(Array(4).fill([200, 'fine']));
  expect(new Set(bodies)).toEqual(new Set(['tea']));
});

test('a write that was never sent goes to the next one', async () => {
  open(...addresses);
  await expect.poll(engines.state).toBe('up');
  servers[0]?.closeAllConnections();
  servers[0]?.close();
  expect(await several(() => post())).toEqual(Array(4).fill([200, 'fine']));
});

test('gives the refusal where all are unable, and says so', async () => {
  open(...addresses);
  does = [unable, unable];
  expect(await call()).toEqual([503, 'unable']);
  expect([engines.state() === 'starting', engines.areAway()]).toEqual([false, false]);
});

test('fails at once while all are away, and works again when one is back', async () => {
  const proxy = await startFaultyProxy(addresses[0] ?? '');
  open(`http://127.0.0.1:${proxy.port}/`);
  expect(await call()).toEqual([200, 'fine']);
  proxy.refuse();
  await expect.poll(engines.areAway).toBe(true);
  expect([engines.state(), engines.pick()]).toEqual(['away', undefined]);
  const began = performance.now();
  await expect(call()).rejects.toThrow('No commerce engine answers');
  expect(performance.now() - began).toBeLessThan(patience(100));
  proxy.resume();
  await expect.poll(engines.state).toBe('up');
  expect(await call()).toEqual([200, 'fine']);
  await proxy.stop();
});

test('a call to one that falls silent is ended when that is noticed, and answered by another', async () => {
  const proxy = await startFaultyProxy(addresses[0] ?? '');
  open(`http://127.0.0.1:${proxy.port}`, addresses[1] ?? '');
  await several(call);
  proxy.silence();
  expect(await Promise.all([call(), call()])).toEqual([
    [200, 'fine'],
    [200, 'fine'],
  ]);
  await proxy.stop();
});

test('one that has never answered is starting, not away', async () => {
  servers[1]?.close();
  await once(servers[1] as Server, 'close');
  open(addresses[1] ?? '');
  await expect.poll(engines.areAway).toBe(true);
  expect(engines.state()).toBe('starting');
});

test('the caller’s own end is the caller’s: no other engine is asked', async () => {
  open(...addresses);
  does = [() => {}, () => {}];
  const end = new AbortController();
  const asked = call({ signal: end.signal });
  await expect.poll(callsInAll).toBe(1);
  end.abort(new Error('the caller went away'));
  await expect(asked).rejects.toThrow('the caller went away');
  expect(callsInAll()).toBe(1);
});
