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
  /** How far from sharp, one byte a pixel; absent where all is sharp. */
  focus?: Buffer;
  sheets: Sheet[];
}

export function plateExists(name: string): boolean {
  return /^[a-z-]+$/.test(name) && existsSync(join(PLATES, `${name}.mesh`));
}

/** Reads a plate at the size wanted (px). Nothing is cached, so that an idle shop uses no memory for it. */
export async function readPlate(name: string, size: number): Promise<Plate> {
  const file = (kind: string) => join(PLATES, `${name}.${kind}.webp`);
  const layer = (kind: string) => scaled(sharp(file(kind)).removeAlpha(), size);
  const one = (kind: string) => scaled(sharp(file(kind)).extractChannel(0), size);
  const [rest, light, shadow, [masks, solid], focus] = await Promise.all([
    layer('rest'),
    layer('light'),
    one('shadow'),
    maskLayers(name, size),
    existsSync(file('focus')) ? one('focus') : undefined,
  ]);
  const sheets = unpackMesh(brotliDecompressSync(readFileSync(join(PLATES, `${name}.mesh`))));
  return { size, rest, light, masks, solid, shadow, sheets, ...(focus && { focus }) };
}

/** The fourth channel is data, not transparency: it is split off before anything scales or multiplies by it. */
async function maskLayers(name: string, size: number): Promise<[masks: Buffer, solid: Buffer]> {
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
    scaled(sharp(masks, raw(3)), size),
    scaled(sharp(solid, raw(1)).toColourspace('b-w'), size),
  ]);
}

/** Scales a layer to the square. */
const scaled = (image: Sharp, size: number): Promise<Buffer> =>
  image.resize(size, size, { kernel: 'cubic', fit: 'fill' }).raw().toBuffer();
