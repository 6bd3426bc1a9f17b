/** Plates: what the studio photographed in neutral white, with the layers that let a label and a colour be put on it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type Sheet, unpackMesh } from './mesh.ts';

export const PLATES = join(import.meta.dirname, '../../../../../seed/plates');

export interface Plate {
  size: number;
  /** Object in neutral white, sRGB, three bytes a pixel. */
  color: Buffer;
  /** Diffuse part of it, sRGB, one byte: what a pigment multiplies. The rest is gloss and stays. */
  light: Buffer;
  /** Coverage of label, body, accent and of the object as a whole, four bytes. */
  mask: Buffer;
  /** Shadow on the paper, one byte. */
  shadow: Buffer;
  sheets: Sheet[];
}

export function plateExists(name: string): boolean {
  return /^[a-z-]+$/.test(name) && existsSync(join(PLATES, `${name}.mesh`));
}

/** Reads a plate at the size wanted (px); nothing is kept, an idle shop pays nothing. */
export async function readPlate(name: string, size: number): Promise<Plate> {
  const layer = (kind: string, channels: 1 | 3 | 4) => {
    const image = sharp(join(PLATES, `${name}.${kind}.webp`)).resize(size, size, { kernel: 'cubic' });
    const shaped =
      channels === 1 ? image.extractChannel(0) : channels === 3 ? image.removeAlpha() : image.ensureAlpha();
    return shaped.raw().toBuffer();
  };
  const [color, light, mask, shadow] = await Promise.all([
    layer('color', 3),
    layer('light', 1),
    maskLayer(name, size),
    layer('shadow', 1),
  ]);
  const sheets = unpackMesh(brotliDecompressSync(readFileSync(join(PLATES, `${name}.mesh`))));
  return { size, color, light, mask, shadow, sheets };
}

/** The fourth channel is data, not transparency: resizing must not multiply by it. */
async function maskLayer(name: string, size: number): Promise<Buffer> {
  const file = join(PLATES, `${name}.mask.webp`);
  const [masks, solid] = await Promise.all([
    sharp(file).removeAlpha().resize(size, size, { kernel: 'cubic' }).raw().toBuffer(),
    sharp(file).extractChannel('alpha').resize(size, size, { kernel: 'cubic' }).raw().toBuffer(),
  ]);
  const out = Buffer.alloc(size * size * 4);
  for (let i = 0, j = 0; i < solid.length; i++, j += 3) {
    out[i * 4] = masks[j] ?? 0;
    out[i * 4 + 1] = masks[j + 1] ?? 0;
    out[i * 4 + 2] = masks[j + 2] ?? 0;
    out[i * 4 + 3] = solid[i] ?? 0;
  }
  return out;
}
