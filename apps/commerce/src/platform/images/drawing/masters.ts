/** Masters: a drawing by itself, or a brewer on a kitchen counter beside a mug that shows how large it is. */
import { join } from 'node:path';
import sharp from 'sharp';
import { type Drawing, develop, plateName } from './draw.ts';
import { PLATES } from './plate.ts';

/** A WebP master, `size` px square, transparent but for rooms. The same drawing gives the same bytes. */
export async function drawProduct(d: Drawing, size = 1000, quality = 48): Promise<Buffer> {
  const raw = d.angle === 'kitchen' ? await inKitchen(d, size) : await develop(d, size);
  return sharp(raw, { raw: { width: size, height: size, channels: 4 } })
    .webp({ quality, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer();
}

/** Where a thing is in its square, in shares of the side. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shadows stay under this alpha, things above it. */
export const SOLID = 224;

/** Where the thing itself is in its square, its shadow apart. */
export async function outline(drawing: Drawing): Promise<Box> {
  const size = 250;
  const raw = await develop(drawing, size);
  const box = { left: size, top: size, right: 0, bottom: 0 };
  for (let i = 0; i < size * size; i++) {
    if ((raw[i * 4 + 3] ?? 0) < SOLID) continue;
    const [x, y] = [i % size, Math.floor(i / size)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return {
    left: box.left / size,
    top: box.top / size,
    right: box.right / size,
    bottom: box.bottom / size,
  };
}

/** Cuts off what lies outside the picture: the last, faint part of a shadow. `raw` is RGBA, `side` px square. */
export async function within(raw: Buffer, side: number, at: { left: number; top: number }, size: number) {
  const left = Math.max(0, at.left);
  const top = Math.max(0, at.top);
  const width = Math.min(size, at.left + side) - left;
  const height = Math.min(size, at.top + side) - top;
  const input = await sharp(raw, { raw: { width: side, height: side, channels: 4 } })
    .extract({ left: left - at.left, top: top - at.top, width, height })
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 4 as const }, left, top };
}

/** Width of a brewer's plate at the brewer, cm: each was framed to fill its own square. */
export const BREWER_SPANS: Readonly<Record<string, number>> = {
  'brewer-nib': 40.8,
  'brewer-nib-mini': 34.6,
  'brewer-nook': 38.6,
  'brewer-concierge': 36.8,
  'brewer-tempo': 44.9,
  'brewer-tempo-plus': 46.6,
  'brewer-homestead': 43.7,
  'brewer-foreman': 50.4,
  'brewer-sliver': 45.8,
  'brewer-sliver-iced': 44.9,
  'brewer-margin': 46.9,
  'brewer-margin-travel': 49,
  'brewer-duet': 50.4,
  'brewer-duet-essentials': 49.2,
  'brewer-chorus': 51.4,
  'brewer-canteen': 64.6,
  'brewer-plume': 46.4,
  'brewer-plume-slim': 47.3,
  'brewer-cloudbank': 48.5,
  'brewer-crescendo': 49.9,
  'brewer-alto': 54,
  'brewer-alto-connect': 53.2,
  'brewer-belvedere': 49.9,
  'brewer-depot': 66.7,
};

/** The kitchen's plate: its width where the brewer stands, cm, and how far from above the brewer's foot is, in shares. */
const KITCHEN = { wide: 60, foot: 0.84 };
/** The most of the picture's height that a brewer takes: a tall one is shown from farther away. */
const TALLEST = 0.72;
/** The mug's plate is so wide at the mug, cm; it stands so far from the brewer and so much lower in the picture, cm. */
const MUG = { span: 13.5, gap: 2.2, lower: 1.2 };

async function inKitchen(d: Drawing, size: number): Promise<Buffer> {
  const brewer: Drawing = { ...d, angle: 'pack' };
  const mug: Drawing = {
    form: 'mug',
    angle: 'pack',
    brandName: d.brandName,
    productName: 'Mug',
    art: { palette: ['#efe7da', '#3a2a20', d.art.palette[2] ?? '#c2593a'], motif: d.art.motif },
  };
  const span = BREWER_SPANS[plateName(brewer)] ?? 40;
  const [box, cup] = [await outline(brewer), await outline(mug)];
  const scale = size * Math.min(1 / KITCHEN.wide, TALLEST / ((box.bottom - box.top) * span));
  const wide = (box.right - box.left) * span;
  const all = wide + MUG.gap + (cup.right - cup.left) * MUG.span;
  const start = size / 2 - (all / 2) * scale;
  const stand = async (one: Drawing, own: Box, across: number, x: number, lower: number) => {
    const side = Math.round(across * scale);
    const at = {
      left: Math.round(start + (x - own.left * across) * scale),
      top: Math.round(size * KITCHEN.foot + (lower - own.bottom * across) * scale),
    };
    return within(await develop(one, side), side, at, size);
  };
  return sharp(join(PLATES, 'kitchen.rest.webp'))
    .resize(size, size, { kernel: 'cubic' })
    .ensureAlpha()
    .composite([
      await stand(brewer, box, span, 0, 0),
      await stand(mug, cup, MUG.span, wide + MUG.gap, MUG.lower),
    ])
    .raw()
    .toBuffer();
}
