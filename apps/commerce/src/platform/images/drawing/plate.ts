/**
 * Plates: product shapes that `tools/studio` rendered in neutral white, with the layers needed to add a label and a
 * colour.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { type Sheet, unpackMesh } from './mesh.ts';

export const PLATES = join(import.meta.dirname, '../../../../../../seed/plates');

export interface Plate {
  size: number;
  /** Gloss, and all parts that take no pigment, in their own colour; sRGB, three bytes a pixel. */
  rest: Buffer;
  /** Diffuse light on the parts that the masks cover, for albedo 0.8; sRGB, three bytes. Pigments multiply it. */
  light: Buffer;
  /** Coverage of label, body and accent, three bytes. */
  masks: Buffer;
  /** Coverage of the object as a whole, one byte. */
  solid: Buffer;
  /** Shadow on the paper, one byte. */
  shadow: Buffer;
  sheets: Sheet[];
}

export function plateExists(name: string): boolean {
  return /^[a-z-]+$/.test(name) && existsSync(join(PLATES, `${name}.mesh`));
}

/** Changes a model for several products: mirrored, and a little taller or flatter. Lettering stays readable. */
export interface Build {
  mirrored: boolean;
  /** Height relative to the model's, 0.9–1.1. */
  height: number;
}

/** Reads a plate at the size wanted (px). Nothing is cached, so that an idle shop uses no memory for it. */
export async function readPlate(name: string, size: number, build: Build): Promise<Plate> {
  const layer = (kind: string) =>
    shaped(sharp(join(PLATES, `${name}.${kind}.webp`)).removeAlpha(), size, build);
  const [rest, light, shadow, [masks, solid]] = await Promise.all([
    layer('rest'),
    layer('light'),
    shaped(sharp(join(PLATES, `${name}.shadow.webp`)).extractChannel(0), size, build),
    maskLayers(name, size, build),
  ]);
  const sheets = unpackMesh(brotliDecompressSync(readFileSync(join(PLATES, `${name}.mesh`))));
  for (const { corners } of sheets)
    for (let i = 0; i < corners.length; i += 5) {
      corners[i + 1] = 1 - (1 - (corners[i + 1] ?? 0)) * build.height;
      if (!build.mirrored) continue;
      corners[i] = 1 - (corners[i] ?? 0);
      corners[i + 3] = 1 - (corners[i + 3] ?? 0);
    }
  return { size, rest, light, masks, solid, shadow, sheets };
}

/** The fourth channel is data, not transparency: it is split off before anything scales or multiplies by it. */
async function maskLayers(name: string, size: number, build: Build): Promise<[masks: Buffer, solid: Buffer]> {
  const { data, info } = await sharp(join(PLATES, `${name}.mask.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const masks = Buffer.alloc(count * 3);
  const solid = Buffer.alloc(count);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) masks[i * 3 + c] = data[i * 4 + c] ?? 0;
    solid[i] = data[i * 4 + 3] ?? 0;
  }
  const raw = (channels: 1 | 3) => ({ raw: { width: info.width, height: info.height, channels } });
  return Promise.all([
    shaped(sharp(masks, raw(3)), size, build),
    shaped(sharp(solid, raw(1)).toColourspace('b-w'), size, build),
  ]);
}

/** Scales a layer to the square; its foot stays in place. */
function shaped(image: Sharp, size: number, build: Build): Promise<Buffer> {
  const height = Math.round(size * build.height);
  const scaled = image.flop(build.mirrored).resize(size, height, { kernel: 'cubic', fit: 'fill' });
  const black = { background: { r: 0, g: 0, b: 0, alpha: 1 } };
  const framed =
    height > size
      ? scaled.extract({ left: 0, top: height - size, width: size, height: size })
      : scaled.extend({ top: size - height, ...black });
  return framed.raw().toBuffer();
}
