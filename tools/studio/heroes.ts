/** Develops the scenes of `scenes.py` into seed/images/hero-*.webp: `node tools/studio/heroes.ts RAW [ending]`, e.g. `-fr`. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { defocus, readRoom, steamOver } from './rooms.ts';

const OUT = join(import.meta.dirname, '../../seed/images');
/** Widths of banners, and of those for phones, which are taller than wide; px. */
const WIDTH = 1600;
const TALL = 1080;
/** Light of steam in a scene that was rendered one stop under. */
const STEAM = 0.36;
/** Largest banner, bytes. */
const LIMIT = 120_000;

/** Scenes are rendered one stop under; the shoulder keeps the drawing in cloth and cups. */
function tone(v: number): number {
  const x = v * 2.75 - 0.012;
  const y = x < 0.62 ? x : 0.62 + 0.38 * (1 - Math.exp(-(x - 0.62) / 0.42));
  return Math.round(255 * (y <= 0.0031308 ? Math.max(0, y) * 12.92 : 1.055 * y ** (1 / 2.4) - 0.055));
}

async function develop(folder: string, name: string): Promise<void> {
  const room = await readRoom(folder, ({ image }) => [image]);
  const [clean = new Float32Array()] = defocus(room, room.layers);
  const veil = steamOver(room);
  for (let i = 0; i < clean.length; i++) {
    const share = veil[Math.floor(i / 3)] ?? 0;
    clean[i] = (clean[i] ?? 0) * (1 - share) + STEAM * share;
  }
  const bytes = Buffer.from(Array.from(clean, tone));
  const raw = { raw: { width: room.width, height: room.height, channels: 3 as const } };
  for (let quality = 84; ; quality -= 4) {
    const out = await sharp(bytes, raw)
      .resize(room.height > room.width ? TALL : WIDTH, undefined, { kernel: 'lanczos3' })
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
const [, , raw = '', ending = ''] = process.argv;
for (const name of readdirSync(raw))
  if (existsSync(join(raw, name, 'done'))) await develop(join(raw, name), name + ending);
