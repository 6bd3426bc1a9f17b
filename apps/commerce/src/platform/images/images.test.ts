import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DiskCache } from './cache.ts';
import { type Drawing, develop, plateName } from './drawing/draw.ts';
import { drawingsOf } from './drawing/drawings.ts';
import { drinkOf } from './drawing/drinks.ts';
import { faceSheet, hash, inks } from './drawing/labels.ts';
import { drawProduct } from './drawing/masters.ts';
import { MOTIF_NAMES } from './drawing/motifs.ts';
import { registerImages } from './images.routes.ts';
import { type DrawableProduct, frenchOf, inFrench, isWorded, pictureNames } from './names.ts';
import { formatFor } from './negotiate.ts';

const drawing: Drawing = {
  form: 'pod',
  angle: 'lid',
  count: 24,
  art: { palette: ['#f3e7d3', '#3a2418', '#d9663a'], motif: 'sun' },
  brandName: 'Tarn & Tide',
  productName: 'Dawn Chorus',
  strength: 2,
  roastLine: 'light roast',
  countLabel: '24 pods',
};
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const product = (form: string, colors: string[] = []): DrawableProduct => ({
  code: 'dawn-chorus',
  name: { en: 'Dawn Chorus' },
  brand: 'Tarn & Tide',
  art: { form, palette: ['#ffffff', '#000000', '#cc5533'], motif: 'sun' },
  variants: colors.length
    ? colors.map((c) => ({ code: `V-${c}`, color: { name: { en: c }, hex: '#123456' } }))
    : [{ code: 'V-24', count: 24 }],
});

describe('picture names', () => {
  it('gives pods a pack shot, the pod, its lid, a cup of it and the lid close up', () => {
    expect(pictureNames(product('pod'))).toEqual([
      'dawn-chorus.webp',
      'dawn-chorus-pod.webp',
      'dawn-chorus-lid.webp',
      'dawn-chorus-cup.webp',
      'dawn-chorus-detail.webp',
    ]);
  });
  it('gives brewers four views of each colour, and a repeated colour once', () => {
    expect(pictureNames(product('brewer-slim', ['Ink', 'Épinette', 'Ink']))).toEqual([
      'dawn-chorus-ink.webp',
      'dawn-chorus-ink-front.webp',
      'dawn-chorus-ink-served.webp',
      'dawn-chorus-ink-kitchen.webp',
      'dawn-chorus-epinette.webp',
      'dawn-chorus-epinette-front.webp',
      'dawn-chorus-epinette-served.webp',
      'dawn-chorus-epinette-kitchen.webp',
    ]);
  });
  it('draws a starter pack that nobody photographed without a brewer, which might be another', () => {
    const pack = { ...product('bundle'), name: { en: 'Harbour Starter Pack' } };
    const imported = { ...pack, art: undefined, name: { en: 'Harbour Starter Kit' } };
    for (const one of [pack, imported])
      expect(new Set([...drawingsOf(one, hash).values()].map(plateName))).toEqual(new Set(['bundle']));
  });
  it('gives every size a pack that says how much is inside', () => {
    const sizes = [12, 24, 96].map((count) => ({ code: `V-${count}`, count }));
    const drawings = drawingsOf({ ...product('pod'), variants: sizes }, hash);
    const packs = [...drawings].filter(([, { angle }]) => angle === 'pack');
    expect(packs.map(([name, { countLabel }]) => [name, countLabel])).toEqual([
      ['dawn-chorus-12.webp', '12 pods'],
      ['dawn-chorus.webp', '24 pods'],
      ['dawn-chorus-96.webp', '96 pods'],
    ]);
    expect([...new Set(packs.map(([, pack]) => plateName(pack)))]).toHaveLength(3);
  });
  it('shows as many cartridges and places for pods as are sold, and each caddy as what it is', () => {
    const plateOf = (form: string, en: string) => {
      const [drawing] = drawingsOf({ ...product(form), name: { en } }, hash).values();
      return drawing && plateName(drawing);
    };
    expect(plateOf('filter', 'Water Filter Cartridges, 6')).toBe('filter-six');
    expect(plateOf('filter', 'Water Filter Cartridges, 2')).toBe('filter-pair');
    expect(plateOf('filter', 'Paper Liners, 6')).toBe('liners');
    for (const [name, plate] of [
      ['Little Carousel for 20 Pods', 'carousel-little'],
      ['Carousel for 35 Pods', 'carousel'],
      ['Counter Carousel for 70 Pods', 'carousel-tall'],
    ] as const)
      expect(plateOf('carousel', name)).toBe(plate);
    expect(plateOf('drawer', 'Pod Drawer for 36')).toBe('drawer');
    expect(plateOf('drawer', 'Wide Pod Drawer for 60')).toBe('drawer-wide');
    expect(plateOf('drawer', 'Pod Recycling Caddy')).toBe('recycler');
    expect(plateOf('drawer', 'Condiment Caddy')).toBe('caddy');
  });
  it('gives labels French names where the product has one', () => {
    const french = { ...product('pod'), name: { en: 'Dawn Chorus', fr: 'Chœur de l’aube' } };
    expect(isWorded(french)).toBe(true);
    expect(isWorded(product('pod'))).toBe(false);
    expect(isWorded({ ...product('mug', ['Ink']), name: french.name })).toBe(false);
    expect(frenchOf(inFrench('dawn-chorus-lid.webp'))).toBe('dawn-chorus-lid');
    expect(frenchOf('dawn-chorus-lid.webp')).toBeUndefined();
  });
  it('fills the cup with what the pod makes', () => {
    const cupOf = (en: string, beverageType: string) =>
      drinkOf({ ...product('pod'), name: { en }, attributes: { beverageType } }).cup;
    expect(cupOf('Dawn Chorus', 'coffee')).toBe('coffee');
    expect(cupOf('Ristretto', 'coffee')).toBe('espresso');
    expect(cupOf('Flat Cap', 'specialty')).toBe('latte');
    expect(cupOf('Earl', 'tea')).toBe('tea');
    expect(cupOf('Peach Iced Tea', 'tea')).toBe('iced');
  });
  it('gives anything else one picture', () => {
    expect(pictureNames(product('mug'))).toEqual(['dawn-chorus.webp']);
    expect(pictureNames(product('bag'))).toEqual(['dawn-chorus.webp']);
  });
  it('puts the colour of the variant on the body', () => {
    const drawings = drawingsOf(product('mug', ['Ink']), hash);
    expect(drawings.get('dawn-chorus-ink.webp')?.art.palette[0]).toBe('#123456');
  });
});

describe('drawing', () => {
  it('is the same every time, and another for another name', async () => {
    const [a, b, c] = [
      await drawProduct(drawing, 200),
      await drawProduct(drawing, 200),
      await drawProduct({ ...drawing, productName: 'Dusk Chorus' }, 200),
    ];
    expect(sha(a)).toBe(sha(b));
    expect(sha(a)).not.toBe(sha(c));
    expect((await sharp(a).metadata()).hasAlpha).toBe(true);
  });
  it('colours brewers of every build, with nothing above or beside them', async () => {
    for (const model of ['nib', 'nib-mini', 'nook', 'tempo', 'sliver', 'duet', 'plume', 'alto']) {
      const art = { palette: ['#c03020', '#ffffff', '#ffffff'], motif: 'sun' };
      const raw = await develop({ ...drawing, form: `brewer-${model}`, angle: 'pack', art }, 160);
      for (const corner of [0, 159, 160 * 159, 160 * 160 - 1]) expect(raw[corner * 4 + 3]).toBe(0);
      let red = 0;
      for (let i = 0; i < raw.length; i += 4)
        if (
          (raw[i] ?? 0) > 110 &&
          (raw[i + 1] ?? 0) < (raw[i] ?? 0) * 0.6 &&
          (raw[i + 2] ?? 0) < (raw[i] ?? 0) * 0.6
        )
          red++;
      expect(red / (160 * 160)).toBeGreaterThan(0.08);
    }
  });
  it('fills as many marks on a pack as the drink is strong, whatever the roast', () => {
    const filled = (strength?: number) => {
      const { strength: _, ...rest } = drawing;
      const data = { ...rest, palette: drawing.art.palette, motif: 'none', ...(strength && { strength }) };
      const { ink } = inks(data);
      const marks = faceSheet(data, 900, 1200).match(/<circle [^>]*stroke-width[^>]*>/g) ?? [];
      return [marks.length, marks.filter((mark) => mark.includes(`fill="${ink}"`)).length];
    };
    const empty = filled()[0] ?? 0;
    for (const strength of [1, 3, 5]) expect(filled(strength)).toEqual([empty + 5, strength]);
  });
  it('lets no text break out of the artwork', () => {
    // covers: V5.2.7
    const svg = faceSheet(
      {
        ...drawing,
        motif: '__proto__',
        palette: ['"><script>', 'x', ''],
        productName: '</svg><image href="http://x/"/> שלום \u0000 𝒳',
        brandName: '<b>',
      },
      900,
      1200,
    );
    expect(/<script|<image|<b>|href/.test(svg)).toBe(false);
    expect(svg.includes('NaN')).toBe(false);
  });
  it('knows at least twelve patterns, all different', () => {
    const sheets = MOTIF_NAMES.map((motif) =>
      faceSheet({ ...drawing, palette: drawing.art.palette, motif }, 900, 1200),
    );
    expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sheets).size).toBe(MOTIF_NAMES.length);
  });
  it('gives what it does not know a card with its name, transparent around it', async () => {
    const cake = { ...drawing, form: 'plain', angle: 'pack', productName: 'Walnut Cake' } as const;
    const raw = await develop(cake, 160);
    for (const corner of [0, 159, 160 * 159, 160 * 160 - 1]) expect(raw[corner * 4 + 3]).toBe(0);
    const [a, b] = [await drawProduct(cake, 160), await drawProduct({ ...cake, productName: 'Cookie' }, 160)];
    expect(sha(a)).toBe(sha(await drawProduct(cake, 160)));
    expect(sha(a)).not.toBe(sha(b));
    expect(sha(a)).not.toBe(sha(await drawProduct({ ...cake, form: 'tumbler' }, 160)));
  });
  it('has a plate for every form, known or not', () => {
    expect(plateName({ ...drawing, angle: 'pack', count: 12 })).toBe('carton-s');
    expect(plateName({ ...drawing, angle: 'pack', count: 96 })).toBe('carton-l');
    expect(plateName({ ...drawing, form: 'brewer-slim', angle: 'pack' })).toBe('brewer-sliver');
    expect(plateName({ ...drawing, form: 'brewer-nib-mini', angle: 'pack' })).toBe('brewer-nib-mini');
    expect(plateName({ ...drawing, form: 'frother', productName: 'Hand Frother' })).toBe('wand');
    expect(plateName({ ...drawing, form: '../../etc' })).toBe('plain');
    expect(plateName({ ...drawing, form: 'constructor' })).toBe('plain');
  });
});

test('no picture of the demo shop is empty', () => {
  const folder = fileURLToPath(new URL('../../../../../seed/images/', import.meta.url));
  expect(readdirSync(folder).filter((name) => statSync(join(folder, name)).size === 0)).toEqual([]);
});

describe('image service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-images-'));
  const seed = join(folder, 'seed');
  const app = Fastify();
  let asked = 0;

  beforeAll(async () => {
    mkdirSync(seed);
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, 'secret.webp'), 'secret');
    writeFileSync(join(folder, 'pictures', 'broken.png'), 'no picture');
    const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b04030' } });
    writeFileSync(join(seed, 'red.webp'), await red.webp().toBuffer());
    registerImages(app, {
      seedFolder: seed,
      dataFolder: folder,
      resolveDrawing: async (name) => {
        asked++;
        return name === 'drawn.webp' ? drawing : undefined;
      },
      resolveSet: async (name) =>
        name === 'nib' ? [{ name: 'nib.webp' }, { name: 'film.webp', video: 'film.mp4' }] : undefined,
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (url: string, accept = 'image/avif,image/webp,*/*') => app.inject({ url, headers: { accept } });

  it('scales to listed widths and refuses others', async () => {
    const small = await get('/media/red.webp?w=240');
    expect(small.headers['content-type']).toBe('image/avif');
    expect(small.headers.vary).toBe('Accept');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(240);
    for (const w of ['241', '0', '-96', '1e2', 'abc', '99999', '']) {
      const answer = await get(`/media/red.webp?w=${w}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ type: 'ValidationError', subject: 'w' });
    }
  });
  it('shows in French what has no words in it as it is', async () => {
    const french = await get('/media/red-fr.webp?w=240');
    expect(sha(french.rawPayload)).toBe(sha((await get('/media/red.webp?w=240')).rawPayload));
    expect((await get('/media/nothing-fr.webp')).statusCode).toBe(404);
  });
  it('answers in the format that the client takes', async () => {
    // covers: V12.5.2
    expect((await get('/media/red.webp?w=800')).headers['content-type']).toBe('image/webp');
    expect((await get('/media/red.webp?w=240', '*/*')).headers['content-type']).toBe('image/jpeg');
    expect(formatFor('image/avif;q=0, image/webp', 240)).toBe('webp');
  });
  it('is kept for ever only with a version mark, and revalidates', async () => {
    const plain = await get('/media/red.webp?w=160');
    expect(plain.headers['cache-control']).not.toContain('immutable');
    expect((await get('/media/red.webp?w=160&v=1')).headers['cache-control']).toContain('immutable');
    const again = await app.inject({
      url: '/media/red.webp?w=160',
      headers: { accept: 'image/avif', 'if-none-match': String(plain.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
  it.each([
    '/media/..%2fsecret.webp',
    '/media/%2e%2e%2fsecret.webp',
    '/media/..%5csecret.webp',
    '/media/nothing.webp',
    '/media/broken.png',
    '/media/.hidden.webp',
  ])('finds nothing at %s', async (url) => {
    // covers: V5.3.9, V12.3.1, V12.3.2, V12.5.1
    const answer = await get(`${url}?w=96`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors[0].type).toBe('UnknownIdentifierError');
  });
  it('draws once for many who ask at once', async () => {
    const media = join(folder, 'media');
    asked = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/media/drawn.webp?w=320')));
    expect(new Set(answers.map((a) => sha(a.rawPayload))).size).toBe(1);
    const masters = readdirSync(media).filter((f) => f.endsWith('-master.webp'));
    expect(masters).toHaveLength(1);
    const before = statSync(join(media, masters[0] ?? '')).mtimeMs;
    expect((await get('/media/drawn.webp?w=480')).statusCode).toBe(200);
    expect(statSync(join(media, masters[0] ?? '')).mtimeMs).toBe(before);
    expect(asked).toBe(9);
  });
  it('lists sets in JSONP style', async () => {
    // covers: S7.165
    const answer = await get('/media/sets/nib');
    const inner = /^\/\*jsonp\*\/nib\((.*),""\);$/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(inner)).toEqual({
      set: { item: [{ i: { n: 'nib.webp' } }, { i: { n: 'film.webp' }, v: { n: 'film.mp4' } }] },
    });
    expect((await get('/media/sets/none')).statusCode).toBe(404);
  });
  it('sends films whole or in the range that a player asks for', async () => {
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(join(folder, 'pictures', 'film.mp4'), '0123456789');
    const film = (range?: string) => app.inject({ url: '/media/film.mp4', headers: range ? { range } : {} });
    const whole = await film();
    expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([
      200,
      'video/mp4',
      '0123456789',
    ]);
    for (const [range, body, told] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const part = await film(range);
      expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, body, told]);
    }
    expect((await film('bytes=10-')).statusCode).toBe(416);
    expect((await film('bytes=0-1,3-4')).body).toBe('0123456789');
    expect((await get('/media/none.mp4')).statusCode).toBe(404);
    expect((await get('/media/..%2ffilm.mp4')).statusCode).toBe(404);
  });
  it('keeps the disk cache within its bytes, the latest used last to go', async () => {
    const cache = new DiskCache(join(folder, 'small'), 250);
    for (const key of ['a', 'b']) await cache.set(key, Buffer.alloc(100));
    await cache.get('a');
    await cache.set('c', Buffer.alloc(100));
    expect(await cache.get('b')).toBeUndefined();
    expect((await cache.get('a'))?.length).toBe(100);
    expect(cache.bytes).toBe(200);
    expect(readdirSync(join(folder, 'small')).sort()).toEqual(['a', 'c']);
  });
});
