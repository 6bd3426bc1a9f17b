import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pooledBytes } from './buffer-pool.service.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.catalog.seed('cab2c');
});
afterAll(() => shop.commerce.close());

it('lends room to one answer at a time, and again once that has gone out', () => {
  const text = (letter: string) => [Buffer.from(letter.repeat(5000)), Buffer.from('.')];
  const [one, other, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const first = pooledBytes(text('a'), one as never);
  const second = pooledBytes(text('b'), other as never);
  expect(first.buffer).not.toBe(second.buffer);
  one.emit('finish');
  const next = pooledBytes(text('c'), third as never);
  expect(next.buffer).toBe(first.buffer);
  expect([second.toString(), next.toString()]).toEqual([`${'b'.repeat(5000)}.`, `${'c'.repeat(5000)}.`]);
});

it('writes text among the bytes, whatever its letters and its length', () => {
  const all = 256 * 1024;
  for (const bytes of [12, 4096, 100_000, all - 1, all, all + 1, 400_000]) {
    const letters = 'é€\u{1f600}\ud800'.repeat(Math.ceil(bytes / 12));
    const text = letters.slice(0, Math.floor((bytes - 2) / 3));
    const filling = 'x'.repeat(bytes - 1 - Buffer.byteLength(text));
    const parts = [Buffer.from('['), text, filling];
    const answer = pooledBytes(parts, new EventEmitter() as never);
    expect(answer.length).toBe(bytes);
    expect(answer.equals(Buffer.from(`[${text}${filling}`)), String(bytes)).toBe(true);
  }
});

it('sends each of many lists whole, to those who read late too', { timeout: patience(30_000) }, async () => {
  const { app } = shop.commerce;
  const paths = Array.from(
    { length: 60 },
    (_, n) =>
      `/rest/v2/cab2c/products/searchText?query=&pageSize=${40 + (n % 57)}&lang=${n % 2 ? 'fr' : 'en'}`,
  );
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const read = (path: string, late: number) =>
    new Promise<string>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1').setNoDelay();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
      socket.pause();
      setTimeout(() => socket.resume(), late);
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('end', () => resolve(Buffer.concat(chunks).toString().split('\r\n\r\n').slice(1).join()));
    });
  const expected = await Promise.all(paths.map(async (path) => (await app.inject(path)).payload));
  expect(new Set(expected).size).toBeGreaterThan(50);
  const got = await Promise.all(paths.map((path, n) => read(path, (n % 5) * 40)));
  expect(got.map((text, n) => text === expected[n])).toEqual(paths.map(() => true));
});
