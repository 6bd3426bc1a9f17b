/**
 * Develops the passes that `render.py` left into plates: `node tools/studio/develop.ts RAW [names…]`.
 * Denoises (see `denoise.ts`), separates object, shadow and masks, and writes seed/plates/<name>.*.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { packMesh } from '../../apps/commerce/src/platform/images/drawing/mesh.ts';
import { atrous } from './denoise.ts';
import { type Pass, readPass } from './passes.ts';

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

/** Width of the stored shadow, px: it is soft, and its smoothness is what makes the pictures small. */
const SHADOW = 250;

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
  for (let pass = 0; pass < 24; pass++)
    grid = grid.map((v, i) => {
      if (v >= 0) return v;
      const known = around(grid, i);
      return known.length > 0 ? mean(known) : -1;
    });
  for (let pass = 0; pass < 3; pass++)
    grid = grid.map((v, i) => (v < 0 ? v : v * 0.4 + mean([v, ...around(grid, i)]) * 0.6));
  return Buffer.from(
    Array.from(grid, (v, i) => {
      const [x, y] = [((i % SHADOW) + 0.5) / SHADOW - 0.5, (Math.floor(i / SHADOW) + 0.5) / SHADOW - 0.5];
      const edge = Math.min(1, Math.max(0, (0.5 - (x ** 4 + y ** 4) ** 0.25) / 0.13));
      return Math.round(255 * Math.max(0, v) * edge * edge * (3 - 2 * edge));
    }),
  );
}

async function develop(raw: string, name: string): Promise<number> {
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
    // The faintest, widest part of a shadow only greys the page.
    shade[i] = s > 0.5 ? 0 : Math.min(1, Math.max(0, ((a - s) / (1 - s) - 0.045) / 0.955));
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
  const smoothShade = atrous(shade, 1, size, open, undefined, 0.5, 6);

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
  const out = (kind: string) => join(PLATES, `${name}.${kind}`);
  await sharp(color, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(out('rest.webp'));
  await sharp(lit, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(out('light.webp'));
  await sharp(masks, { raw: { width: size, height: size, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(out('mask.webp'));
  await sharp(softShadow(smoothShade, open, size), { raw: { width: SHADOW, height: SHADOW, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(out('shadow.webp'));
  writeFileSync(out('mesh'), brotliCompressSync(packMesh(readFileSync(join(raw, name, 'mesh.txt'), 'utf8'))));
  return ['rest.webp', 'light.webp', 'mask.webp', 'shadow.webp', 'mesh'].reduce(
    (sum, k) => sum + statSync(out(k)).size,
    0,
  );
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
