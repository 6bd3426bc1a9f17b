/**
 * Develops the passes that `render.py` left into plates: `node tools/studio/develop.ts RAW [names…]`.
 * Denoises (see `denoise.ts`), separates object, shadow and masks, and writes seed/plates/<name>.*.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { FARTHEST } from '../../apps/commerce/src/platform/images/drawing/focus.ts';
import { packMesh } from '../../apps/commerce/src/platform/images/drawing/mesh.ts';
import { atrous } from './denoise.ts';
import { type Pass, readPass } from './passes.ts';
import { defocus, readRoom, steamOver } from './rooms.ts';

const PLATES = join(import.meta.dirname, '../../seed/plates');

/** How much of a pixel the object hides: all of its outline, but for glass, which lets the paper through. */
async function throughGlass(image: Pass, solid: Pass, normal: Pass): Promise<Float32Array> {
  const n = image.size ** 2;
  const outline = Float32Array.from({ length: n }, (_, i) =>
    Math.min(1, solid.data[i * solid.channels] ?? 0),
  );
  const alpha = Float32Array.from({ length: n }, (_, i) => image.data[i * 4 + 3] ?? 0);
  if (!outline.some((s, i) => s > 0.98 && (alpha[i] ?? 0) < 0.6)) return outline;
  const guide = new Float32Array(n * 6);
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++) guide[i * 6 + c] = (normal.data[i * normal.channels + c] ?? 0) * 2;
  const smooth = atrous(alpha, 1, image.size, outline, guide, 0.5, 4);
  return outline.map((s, i) =>
    s > 0.98 ? Math.min(s, smooth[i] ?? s) : Math.min(s, Math.max(alpha[i] ?? 0, s * 0.3)),
  );
}

const encode = (v: number) =>
  Math.round(255 * (v <= 0.0031308 ? Math.max(0, v) * 12.92 : 1.055 * Math.min(v, 1) ** (1 / 2.4) - 0.055));

/** The lid lies flat under the top light: as with a polarising filter, half its glare is taken away. */
const GLARE: Record<string, number> = { lid: 0.45 };

/** The faint, wide part of a shadow only greys the page and looks like a halo on white: it fades out early. */
const FAINT = 0.1;
const faded = (v: number): number => v ** 2 / (v + FAINT);

/** Width of the stored shadow, px: it is soft, and its smoothness is what makes the pictures small. */
const SHADOW = 320;

/** Coarse, carried on under the object so that no light rim shows along it, and faded out in a soft round. */
function softShadow(shade: Float32Array, open: Float32Array, size: number): Buffer {
  const sum = new Float32Array(SHADOW * SHADOW);
  const weight = new Float32Array(SHADOW * SHADOW);
  for (let i = 0; i < shade.length; i++) {
    const cell =
      Math.floor((Math.floor(i / size) * SHADOW) / size) * SHADOW + Math.floor(((i % size) * SHADOW) / size);
    sum[cell] = (sum[cell] ?? 0) + (shade[i] ?? 0) * (open[i] ?? 0);
    weight[cell] = (weight[cell] ?? 0) + (open[i] ?? 0);
  }
  let grid = sum.map((v, i) => ((weight[i] ?? 0) > 1 ? v / (weight[i] ?? 1) : -1));
  const around = (g: Float32Array, i: number) =>
    [i - 1, i + 1, i - SHADOW, i + SHADOW, i - SHADOW - 1, i + SHADOW + 1, i - SHADOW + 1, i + SHADOW - 1]
      .map((j) => g[j] ?? -1)
      .filter((v) => v >= 0);
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  for (let pass = 0; pass < 30; pass++)
    grid = grid.map((v, i) => {
      if (v >= 0) return v;
      const known = around(grid, i);
      return known.length > 0 ? mean(known) : -1;
    });
  for (let pass = 0; pass < 1; pass++)
    grid = grid.map((v, i) => (v < 0 ? v : v * 0.4 + mean([v, ...around(grid, i)]) * 0.6));
  return Buffer.from(
    Array.from(grid, (v, i) => {
      const [x, y] = [((i % SHADOW) + 0.5) / SHADOW - 0.5, (Math.floor(i / SHADOW) + 0.5) / SHADOW - 0.5];
      const edge = Math.min(1, Math.max(0, (0.5 - (x ** 4 + y ** 4) ** 0.25) / 0.13));
      return Math.round(255 * Math.max(0, v) * edge * edge * (3 - 2 * edge));
    }),
  );
}

/** A full picture: pigments are parted as below, then picture, light and masks are blurred alike. */
async function developRoom(raw: string, name: string): Promise<number> {
  const room = await readRoom(join(raw, name), ({ image, diffuse, mask }) => {
    const share = Math.min(
      1,
      mask.reduce((a, b) => a + b, 0),
    );
    const gloss = image.map((v, c) => v - (diffuse[c] ?? 0) * share);
    // Where light is clipped, what is left has a false hue.
    const clipped = share > 0 && image.some((v) => v > 0.995);
    return [clipped ? gloss.map(() => Math.min(...gloss)) : gloss, diffuse.map((v) => v * share), mask];
  });
  const { width: size, blur } = room;
  const n = blur.length;
  const [rest = new Float32Array(), lit = rest, masks = rest] = defocus(room, room.layers);
  const veil = steamOver(room);
  const [color, light, cover] = [Buffer.alloc(n * 3), Buffer.alloc(n * 3), Buffer.alloc(n * 4)];
  const focus = Buffer.alloc(n);
  for (let i = 0; i < n; i++) {
    const share = Math.min(1, (masks[i * 3] ?? 0) + (masks[i * 3 + 1] ?? 0) + (masks[i * 3 + 2] ?? 0));
    for (let c = 0; c < 3; c++) {
      color[i * 3 + c] = encode((rest[i * 3 + c] ?? 0) * (1 - (veil[i] ?? 0)) + 0.62 * (veil[i] ?? 0));
      light[i * 3 + c] = share > 0.01 ? encode((lit[i * 3 + c] ?? 0) / share) : 0;
      cover[i * 4 + c] = Math.round(255 * Math.min(1, masks[i * 3 + c] ?? 0));
    }
    cover[i * 4 + 3] = 255;
    // In steps of eight, so that the file is small.
    focus[i] = Math.min(248, Math.round((Math.abs(blur[i] ?? 0) / (FARTHEST * size)) * 32) * 8);
  }
  return store(name, raw, { size, color, light, cover, shadow: Buffer.alloc(SHADOW * SHADOW), focus });
}

interface Layers {
  size: number;
  color: Buffer;
  light: Buffer;
  cover: Buffer;
  shadow: Buffer;
  focus?: Buffer;
}

/** Writes the files of a plate; returns their bytes. */
async function store(
  name: string,
  raw: string,
  { size, color, light, cover, shadow, focus }: Layers,
): Promise<number> {
  const out = (kind: string) => join(PLATES, `${name}.${kind}`);
  const write = (data: Buffer, channels: 1 | 3 | 4, side: number, lossless: boolean, kind: string) =>
    sharp(data, { raw: { width: side, height: side, channels } })
      .webp(lossless ? { lossless, effort: 6 } : { quality: 84, effort: 6 })
      .toFile(out(kind));
  await write(color, 3, size, false, 'rest.webp');
  await write(light, 3, size, false, 'light.webp');
  await write(cover, 4, size, true, 'mask.webp');
  await write(shadow, 1, SHADOW, true, 'shadow.webp');
  if (focus) await write(focus, 1, size, true, 'focus.webp');
  writeFileSync(out('mesh'), brotliCompressSync(packMesh(readFileSync(join(raw, name, 'mesh.txt'), 'utf8'))));
  return [
    'rest.webp',
    'light.webp',
    'mask.webp',
    'shadow.webp',
    'mesh',
    ...(focus ? ['focus.webp'] : []),
  ].reduce((sum, kind) => sum + statSync(out(kind)).size, 0);
}

async function develop(raw: string, name: string): Promise<number> {
  if (existsSync(join(raw, name, 'lens.txt'))) return developRoom(raw, name);
  const pass = (file: string, linear = true) => readPass(join(raw, name, `${file}-0001.png`), linear);
  const [image, diffuse, normal, mask, solid] = await Promise.all([
    pass('image'),
    pass('diffuse'),
    pass('normal', false),
    pass('mask'),
    pass('solid'),
  ]);
  const size = image.size;
  const n = size * size;
  const cover = new Float32Array(n);
  const light = new Float32Array(n * 3);
  const rest = new Float32Array(n * 3);
  const shade = new Float32Array(n);
  const open = new Float32Array(n);
  const guide = new Float32Array(n * 6);
  const seen = await throughGlass(image, solid, normal);
  for (let i = 0; i < n; i++) {
    const s = seen[i] ?? 0;
    const a = image.data[i * 4 + 3] ?? 0;
    cover[i] = s;
    open[i] = s > 0.5 ? 0 : 1 - s;
    shade[i] = s > 0.5 ? 0 : Math.min(1, Math.max(0, (a - s) / (1 - s)));
    const k = s > 0.02 ? a / s : 0;
    // Only what carries a pigment is taken out of the picture: the rest keeps its own colour.
    let pigment = 0;
    for (let c = 0; c < 3; c++) pigment += mask.data[i * mask.channels + c] ?? 0;
    const share = s > 0.02 ? Math.min(1, pigment / s) : 0;
    for (let c = 0; c < 3; c++) {
      const d = s > 0.02 ? (diffuse.data[i * diffuse.channels + c] ?? 0) / s : 0;
      light[i * 3 + c] = d;
      rest[i * 3 + c] = (image.data[i * 4 + c] ?? 0) * k - d * share;
      guide[i * 6 + c] = (normal.data[i * normal.channels + c] ?? 0) * 3;
      guide[i * 6 + 3 + c] = (mask.data[i * mask.channels + c] ?? 0) * 3;
    }
  }
  const smoothLight = atrous(light, 3, size, cover, guide, 0.35, 5);
  const smoothRest = atrous(rest, 3, size, cover, guide, 0.3, 4);
  const wide = atrous(shade, 1, size, open, undefined, 0.5, 6);
  const near = atrous(shade, 1, size, open, undefined, 0.9, 3);
  // Where a thing stands its shadow is dark and keeps its edge; farther out it is all softness.
  const smoothShade = wide.map((v, i) => {
    const dark = Math.min(1, Math.max(0, v * 5 - 0.4));
    return faded(v * (1 - dark) + (near[i] ?? 0) * dark);
  });

  const color = Buffer.alloc(n * 3);
  const lit = Buffer.alloc(n * 3);
  const masks = Buffer.alloc(n * 4);
  for (let i = 0; i < n; i++) {
    const s = cover[i] ?? 0;
    for (let c = 0; c < 3; c++) {
      color[i * 3 + c] = encode((smoothRest[i * 3 + c] ?? 0) * (GLARE[name] ?? 1));
      lit[i * 3 + c] = encode(smoothLight[i * 3 + c] ?? 0);
      masks[i * 4 + c] = Math.round(255 * Math.min(1, mask.data[i * mask.channels + c] ?? 0));
    }
    masks[i * 4 + 3] = Math.round(255 * s);
  }
  return store(name, raw, {
    size,
    color,
    light: lit,
    cover: masks,
    shadow: softShadow(smoothShade, open, size),
  });
}

sharp.concurrency(1);
mkdirSync(PLATES, { recursive: true });
const [raw = '', ...wanted] = process.argv.slice(2);
for (const name of readdirSync(raw).sort()) {
  const done = join(raw, name, 'done');
  if (!existsSync(done) || (wanted.length > 0 && !wanted.includes(name))) continue;
  const stamp = join(PLATES, `${name}.mesh`);
  if (wanted.length === 0 && existsSync(stamp) && statSync(stamp).mtimeMs > statSync(done).mtimeMs) continue;
  console.log(name, await develop(raw, name));
}
