import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type Encoding, encodePage, makePage, type Page, pageBytes, refinePage } from './page.ts';

const card = (n: number) =>
  `<article id="p${n * n}"><h2>Café ${n % 71}</h2><p>${n % 13},${n % 89} $</p></article>`;
const TEXT = `<!doctype html>${Array.from({ length: 2000 }, (_, n) => card(n)).join('\n')}`;
const newPage = (): Page =>
  makePage({ status: 200, html: [TEXT], cacheControl: 'private', frameOrigins: [] });

const read: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
};

it('holds its text only until it is compressed', async () => {
  const page = newPage();
  expect(pageBytes(page)).toBeGreaterThan(TEXT.length);
  await encodePage(page, 'br');
  expect(pageBytes(page)).toBeLessThan(TEXT.length / 5);
});

it('counts a text that is asked for as it is once', async () => {
  const page = newPage();
  const before = pageBytes(page);
  const { body } = await encodePage(page, 'identity');
  expect(pageBytes(page)).toBe(before);
  const { body: small } = await encodePage(page, 'br');
  expect(pageBytes(page)).toBe(before + small.length);
  expect(page.encoded.get('identity')?.body).toBe(body);
});

it('is the same text in every encoding, in whatever order and however many at once they are asked for', async () => {
  const encoding = fc.constantFrom<Encoding>('br', 'gzip', 'identity');
  const turns = fc.array(fc.array(encoding, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(turns, async (asked) => {
      const page = newPage();
      for (const atOnce of asked) {
        const answers = await Promise.all(atOnce.map((one) => encodePage(page, one)));
        for (const [at, { body }] of answers.entries())
          expect(read[atOnce[at] as Encoding](body).toString()).toBe(TEXT);
      }
    }),
    { numRuns: 20 },
  );
});

it('is compressed anew from what it became', async () => {
  const page = newPage();
  const { body } = await encodePage(page, 'br');
  const done = vi.fn();
  refinePage(page, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), patience(10_000));
  const refined = page.encoded.get('br')?.body ?? Buffer.alloc(0);
  expect(refined.length).toBeLessThan(body.length);
  expect(brotliDecompressSync(refined).toString()).toBe(TEXT);
  expect(pageBytes(page)).toBeLessThan(TEXT.length / 5);
});
