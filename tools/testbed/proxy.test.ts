import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket, connect as tcpConnect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from './proxy.ts';

/** A server that says back what it hears, and remembers it. */
let heard = '';
let proxy: FaultyProxy;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    heard += chunk;
    socket.write(chunk);
  });
});
beforeEach(async () => {
  heard = '';
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startFaultyProxy(`127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.stop();
  await new Promise((closed) => server.close(closed));
});

async function caller(): Promise<Socket> {
  const socket = tcpConnect(proxy.port, '127.0.0.1');
  await once(socket, 'connect');
  // A reset that nobody waits for is no failure of the test.
  socket.on('error', () => {});
  return socket;
}
const ask = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
};
const isQuiet = async (socket: Socket): Promise<boolean> =>
  (await Promise.race([once(socket, 'data'), delay(150, 'quiet')])) === 'quiet';

test('passes bytes on, keeps names in an address, and resets on demand', async () => {
  expect(proxy.url('postgres://crema@db.example:5432/shop')).toBe(
    `postgres://crema@127.0.0.1:${proxy.port}/shop`,
  );
  const socket = await caller();
  expect(await ask(socket, 'one')).toBe('one');
  proxy.reset();
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
  expect(await ask(await caller(), 'two')).toBe('two');
});

test('silence holds bytes back and ends no connection; one can be chosen by what it sent', async () => {
  const [listening, working] = [await caller(), await caller()];
  await ask(listening, 'LISTEN changes');
  await ask(working, 'select 1');
  proxy.silence((sent) => sent.includes('listen'));
  listening.write('more');
  expect(await isQuiet(listening)).toBe(true);
  expect(await ask(working, 'select 2')).toBe('select 2');
  proxy.silence();
  const late = await caller();
  late.write('late');
  expect(await isQuiet(late)).toBe(true);
  const answers = [once(listening, 'data'), once(late, 'data')];
  proxy.resume();
  expect((await Promise.all(answers)).flat().map(String)).toEqual(['more', 'late']);
});

test('cuts a connection at a word, with or without the server having heard it', async () => {
  const cut = async (forward: boolean, text: string): Promise<void> => {
    const socket = await caller();
    const done = proxy.cutOnce({ when: 'commit', forward });
    const ended = once(socket, 'error');
    socket.write(text);
    await done;
    await ended;
  };
  await cut(false, 'COMMIT 1');
  expect(heard).toBe('');
  await cut(true, 'commit 2');
  expect(heard).toBe('commit 2');
  void proxy.cutOnce({ when: 'commit', forward: false });
  proxy.resume();
  expect(await ask(await caller(), 'commit 3')).toBe('commit 3');
});

test('delays, and refuses until it resumes', async () => {
  proxy.delay(120);
  const socket = await caller();
  const began = performance.now();
  await ask(socket, 'slow');
  expect(performance.now() - began).toBeGreaterThan(230);
  proxy.resume();
  proxy.refuse();
  const refused = tcpConnect(proxy.port, '127.0.0.1');
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
  proxy.resume();
  expect(await ask(await caller(), 'again')).toBe('again');
});

test('stop does not wait for a caller that keeps its end open after the server has gone', async () => {
  const one = createServer((socket) => socket.end('goodbye').destroySoon());
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  const before = await startFaultyProxy(`127.0.0.1:${(one.address() as AddressInfo).port}`);
  const left = tcpConnect({ port: before.port, host: '127.0.0.1', allowHalfOpen: true });
  left.on('error', () => {});
  left.resume();
  await once(left, 'end');
  await expect.poll(() => before.count()).toBe(0);
  expect(await Promise.race([before.stop().then(() => 'stopped'), delay(2000, 'waits')])).toBe('stopped');
  left.destroy();
  one.close();
});
