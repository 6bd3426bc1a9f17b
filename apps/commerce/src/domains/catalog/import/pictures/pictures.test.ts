import { lookup } from 'node:dns';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWords } from '../../sentences/sentence.rules.ts';
import { fetchPicture, isPublicAddress, publicResolver, type Resolver } from './fetch.service.ts';
import { openPictureStore, pictureName } from './pictures.service.ts';

const LIMITS = { mostBytes: 50_000, mostRedirects: 2, timeoutMs: 2_000 };
/** Only for these tests: loopback counts as the public internet. */
const open: Resolver = { resolve: lookup, allows: (address) => address === '127.0.0.1' };
let server: Server;
let base = '';

beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4a2b' } })
    .png()
    .toBuffer();
  const answers: Record<string, [number, Record<string, string>, string | Buffer]> = {
    '/ok.png': [200, { 'content-type': 'image/png' }, png],
    '/fake.png': [200, { 'content-type': 'image/png' }, 'not a picture'],
    '/page': [200, { 'content-type': 'text/html' }, '<html>'],
    '/drawing.svg': [200, { 'content-type': 'image/svg+xml' }, '<svg/>'],
    '/large': [200, { 'content-type': 'image/png' }, Buffer.alloc(60_000)],
    '/gone': [404, { 'content-type': 'image/png' }, ''],
    '/once': [302, { location: '/ok.png' }, ''],
    '/loop': [302, { location: '/loop' }, ''],
    '/inside': [302, { location: 'http://169.254.169.254/latest' }, ''],
    '/file': [302, { location: 'file:///etc/passwd' }, ''],
  };
  server = createServer((request, response) => {
    if (request.url === '/slow') return;
    const [status, headers, body] = answers[request.url ?? ''] ?? [404, {}, ''];
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a picture and one redirect are fetched', async () => {
  // covers: V12.2.1
  expect((await fetchPicture(`${base}/ok.png`, open, LIMITS)).length).toBeGreaterThan(50);
  expect((await fetchPicture(`${base}/once`, open, LIMITS)).length).toBeGreaterThan(50);
});

test.each([
  ['/page', /it is text\/html, not a picture/],
  ['/drawing.svg', /not a picture/],
  ['/large', /larger than/],
  ['/gone', /the answer is 404/],
  ['/loop', /more than 2 redirects/],
  ['/inside', /169.254.169.254 is not a public address/],
  ['/file', /file: addresses are not fetched/],
])('%s is refused', async (path, reason) => {
  await expect(fetchPicture(base + path, open, LIMITS)).rejects.toThrow(reason);
});

test('an answer that never comes is given up', async () => {
  await expect(fetchPicture(`${base}/slow`, open, { ...LIMITS, timeoutMs: 200 })).rejects.toThrow(
    /within 0.2 s/,
  );
});

test.each([
  'http://127.0.0.1/x.png',
  'http://[::1]/x.png',
  'http://[::ffff:10.0.0.1]/x.png',
  'http://localhost/x.png',
  'http://2130706433/x.png',
  'http://0x7f.1/x.png',
  'http://user:secret@example.com/x.png',
])('%s is never connected to', async (address) => {
  await expect(fetchPicture(address, publicResolver, LIMITS)).rejects.toThrow(
    /not a public address|not fetched/,
  );
});

test('a name that answers with one inner address among public ones is refused', async () => {
  // covers: V5.2.6, V12.3.3, V12.6.1
  const rebinding = {
    allows: isPublicAddress,
    resolve: ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.1.2.3', family: 4 },
      ])) as unknown as typeof lookup,
  };
  await expect(fetchPicture('http://pictures.example/x.png', rebinding, LIMITS)).rejects.toThrow(
    'pictures.example is at 10.1.2.3, not a public address',
  );
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.0.0.1', false],
  ['172.16.5.4', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['nonsense', false],
])('%s public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('fetched pictures stand in for their addresses; the others stay to be drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crema-pictures-'));
  try {
    const warnings: string[] = [];
    const store = openPictureStore(folder, ({ reason }) => warnings.push(inWords(reason, 'en')), open);
    const images = [{ name: `${base}/ok.png` }, { name: `${base}/fake.png` }, { name: 'own.webp' }];
    const product = {
      code: 'a',
      images,
      variants: [{ image: `${base}/ok.png` }, { image: `${base}/fake.png` }, {}],
    } as unknown as Parameters<typeof store.settle>[0];
    expect(store.settle(product).images).toEqual(images);
    expect(await store.fetch([product])).toBe(1);
    expect(await store.fetch([product])).toBe(0);
    expect(await readdir(join(folder, 'pictures'))).toEqual([pictureName(`${base}/ok.png`)]);
    const settled = store.settle(product);
    expect(settled.images?.map(({ name }) => name)).toEqual([
      pictureName(`${base}/ok.png`),
      `${base}/fake.png`,
      'own.webp',
    ]);
    expect(settled.variants.map(({ image }) => image)).toEqual([
      pictureName(`${base}/ok.png`),
      undefined,
      undefined,
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/fake\.png was not fetched: it cannot be read as a picture/),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
