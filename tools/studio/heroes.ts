/** Develops the scenes of `scenes.py` into seed/images/hero-*.webp: `node tools/studio/heroes.ts RAW`. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { atrous } from './denoise.ts';
import { readPass } from './passes.ts';

const OUT = join(import.meta.dirname, '../../seed/images');
const WIDTH = 1600;
/** Largest banner, bytes. */
const LIMIT = 120_000;

/** Scenes are rendered one stop under; the shoulder keeps the drawing in cloth and cups. */
function tone(v: number): number {
  const x = v * 2.75 - 0.012;
  const y = x < 0.62 ? x : 0.62 + 0.38 * (1 - Math.exp(-(x - 0.62) / 0.42));
  return Math.round(255 * (y <= 0.0031308 ? Math.max(0, y) * 12.92 : 1.055 * y ** (1 / 2.4) - 0.055));
}

async function develop(folder: string, name: string): Promise<void> {
  const pass = (file: string, linear = true) => readPass(join(folder, `${file}-0001.png`), linear);
  const [image, normal, albedo] = await Promise.all([pass('image'), pass('normal', false), pass('mask')]);
  const n = image.data.length / image.channels;
  const rgb = new Float32Array(n * 3);
  const guide = new Float32Array(n * 6);
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++) {
      rgb[i * 3 + c] = image.data[i * image.channels + c] ?? 0;
      guide[i * 6 + c] = (normal.data[i * normal.channels + c] ?? 0) * 4;
      guide[i * 6 + 3 + c] = (albedo.data[i * albedo.channels + c] ?? 0) * 8;
    }
  const clean = atrous(rgb, 3, image.size, new Float32Array(n).fill(1), guide, 0.24, 4);
  const bytes = Buffer.from(Array.from(clean, tone));
  const raw = { raw: { width: image.size, height: n / image.size, channels: 3 as const } };
  for (let quality = 84; ; quality -= 4) {
    const out = await sharp(bytes, raw)
      .resize(WIDTH, undefined, { kernel: 'lanczos3' })
      .modulate({ saturation: 1.08 })
      .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (out.length > LIMIT && quality > 40) continue;
    writeFileSync(join(OUT, `${name}.webp`), out);
    console.log(name, out.length, quality);
    return;
  }
}

sharp.concurrency(1);
mkdirSync(OUT, { recursive: true });
const raw = process.argv[2] ?? '';
for (const name of readdirSync(raw))
  if (existsSync(join(raw, name, 'done'))) await develop(join(raw, name), name);
