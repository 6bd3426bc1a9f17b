/** Who waits for a cold picture, and for how long: counted in pictures drawn before, not in seconds. */

import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@crema/testing/pace';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../http/app.types.ts';
import { installErrorHandling } from '../http/error-handler.ts';
import type { Artist } from './drawing/artist.ts';
import type { Drawing } from './drawing/draw.ts';
import { registerImages } from './images.routes.ts';

const HERE = '203.0.113.7';
const THERE = '203.0.113.8';

/** An artist who draws one picture each time the test says so, and remembers which. */
function slowArtist() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const artist: Artist = {
    draw: ({ productName }: Drawing) =>
      new Promise((resolve) => {
        begun.push(productName);
        finish.push(() => resolve(Buffer.from(productName)));
      }),
    scale: async (master) => Buffer.from(master),
    close: async () => {},
  };
  return { artist, begun, finishOne: () => finish.shift()?.() };
}

let folder: string;
let app: FastifyInstance;
let artist: ReturnType<typeof slowArtist>;
/** Requests for cold pictures so far that are about to wait. */
let asked: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crema-turns-'));
  artist = slowArtist();
  asked = [];
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  installErrorHandling(app as unknown as App);
  registerImages(app, {
    seedFolder: join(folder, 'seed'),
    dataFolder: folder,
    artist: artist.artist,
    resolveDrawing: async (name) => {
      asked.push(name);
      return { productName: name } as Drawing;
    },
    resolveSet: async () => undefined,
  });
  await app.ready();
});
afterEach(async () => {
  const closed = app.close();
  for (let n = 0; n < 1000; n += 1) artist.finishOne();
  await closed;
  rmSync(folder, { recursive: true, force: true });
});

const ask = (from: string, name: string, query = '') =>
  app.inject({ url: `/media/${name}.webp?w=320${query}`, headers: { 'x-forwarded-for': from } });
/** Waits until that many requests have arrived and wait. */
async function arrived(count: number): Promise<void> {
  await vi.waitFor(() => expect(asked.length).toBe(count), patience(10_000));
  await new Promise((done) => setTimeout(done, 100));
}
/** Draws whatever is asked for until the answers are there. */
async function draw<T>(answers: Promise<T>): Promise<T> {
  const drawing = setInterval(() => artist.finishOne(), 1);
  return answers.finally(() => clearInterval(drawing));
}

test('who asks for 180 cold pictures keeps another network waiting for the one being drawn and one more', async () => {
  const flood = Array.from({ length: 180 }, (_, n) => ask(HERE, `flood-${n}`));
  await arrived(180);
  const other = ask(THERE, 'wanted');
  await arrived(181);
  expect(artist.begun).toHaveLength(1);
  expect((await draw(other)).statusCode).toBe(200);
  expect(artist.begun.indexOf('wanted.webp')).toBeLessThanOrEqual(2);
  await draw(Promise.all(flood));
  expect(artist.begun).toHaveLength(181);
});

test('a picture that another network waits for as well is drawn once, at the first turn of the two', async () => {
  const flood = Array.from({ length: 20 }, (_, n) => ask(HERE, `flood-${n}`));
  await arrived(20);
  const last = ask(THERE, artist.begun[0] === 'flood-19.webp' ? 'flood-18' : 'flood-19');
  await arrived(21);
  const { body } = await draw(last);
  expect(artist.begun.indexOf(body)).toBeLessThanOrEqual(2);
  const answers = await draw(Promise.all(flood));
  expect(artist.begun).toHaveLength(20);
  expect(answers.map((answer) => answer.body)).toEqual(flood.map((_, n) => `flood-${n}.webp`));
});

test('of one network 200 may wait: the next is refused with 429 and when to come again, in both languages', async () => {
  const flood = Array.from({ length: 201 }, (_, n) => ask(HERE, `flood-${n}`));
  await arrived(201);
  const [english, french] = [await ask(HERE, 'more'), await ask(HERE, 'more', '&lang=fr')];
  expect([english.statusCode, Number(english.headers['retry-after'])]).toEqual([429, 10]);
  expect(english.json().errors[0]).toMatchObject({ type: 'TooManyRequestsError', reason: 'limit' });
  expect(french.json().errors[0].message).toContain('Réessayez');
  // A picture that already waits takes no further place, and another network has its own.
  const [again, other] = [ask(HERE, 'flood-200'), ask(THERE, 'other')];
  const answers = await draw(Promise.all([...flood, again, other]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('what nobody waits for any more is not drawn', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const visit = (name: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /media/${name}.webp?w=320 HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${HERE}\r\n\r\n`);
    return () => socket.destroy();
  };
  const first = ask(HERE, 'first');
  await arrived(1);
  const leaving = ['left', 'left', 'wanted'].map(visit);
  await arrived(4);
  const wanted = ask(HERE, 'wanted');
  await arrived(5);
  for (const leave of leaving) leave();
  await arrived(5);
  const answers = await draw(Promise.all([first, wanted]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(artist.begun).toEqual(['first.webp', 'wanted.webp']);
  expect((await draw(ask(HERE, 'left'))).statusCode).toBe(200);
});
