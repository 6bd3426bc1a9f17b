/**
 * Pictures of bundles: what is inside, drawn as each product's own picture is and stood together as for one photograph.
 * Drawings have the paper left out but for their shadows, so a group is a painting from the back to the front.
 */
import sharp from 'sharp';
import { type Drawing, develop, plateName } from '../../apps/commerce/src/platform/images/drawing/draw.ts';
import {
  type Box,
  BREWER_SPANS,
  outline,
  SOLID,
  within,
} from '../../apps/commerce/src/platform/images/drawing/masters.ts';
import { GROUPS, type Place, SPANS } from './groups.places.ts';

/** Camera: the ground rises by this share of the depth, and what is a metre nearer looks larger by half. */
const RISE = 0.24;
const DISTANCE = 200;
/** Share of the square that the group fills, and its middle from above: as the plates are framed. */
const FILL = { width: 0.86, height: 0.84, middle: 0.52 };
/** Width of the edge in which shadows fade, in shares of the side: within the margin. */
const FADE = 0.065;

/** What stands in a group, from the back to the front. */
export type Group = readonly (Place & { drawing: Drawing })[];

/**
 * The group of a bundle's parts; undefined where nobody arranged one. Throws when something is in the bundle and not
 * in its picture, or the other way round: a picture must show what is sold.
 */
export function groupOf(
  bundle: { code: string; components?: readonly { code: string; qty: number }[] | undefined },
  drawingOf: (variant: string) => Drawing | undefined,
): Group | undefined {
  const places = GROUPS[bundle.code];
  if (!places) return undefined;
  for (const { code, qty } of bundle.components ?? [])
    if (places.filter((place) => place.code === code).length < qty)
      throw new Error(`${bundle.code}: its picture lacks ${qty} × ${code}`);
  return [...places]
    .sort((a, b) => a.z - b.z)
    .map((place) => {
      const drawing = drawingOf(place.code);
      const inside = bundle.components?.some(({ code }) => code === place.code);
      if (!drawing || !inside) throw new Error(`${bundle.code}: its picture shows ${place.code}`);
      return { ...place, drawing };
    });
}

/** A WebP master of the group, `size` px square. The same group gives the same bytes. */
export async function drawGroup(group: Group, size = 1000, quality = 48): Promise<Buffer> {
  const things = await Promise.all(
    group.map(async ({ drawing, x, z, size }) => {
      const plate = plateName(drawing);
      const span = BREWER_SPANS[plate] ?? SPANS[plate];
      if (!span) throw new Error(`groups.places.ts does not say how large ${plate} is`);
      const near = DISTANCE / (DISTANCE - z);
      const box = await outline(drawing);
      return { drawing, box, span: span * size * near, x: x * near, y: z * RISE * near };
    }),
  );
  // The squares in cm: the foot of the thing is where it stands.
  const squares = things.map(({ drawing, box, span, x, y }) => ({
    drawing,
    span,
    left: x - ((box.left + box.right) / 2) * span,
    top: y - box.bottom * span,
    box,
  }));
  const edge = (pick: (box: Box) => number, start: 'left' | 'top') =>
    squares.map((one) => one[start] + pick(one.box) * one.span);
  const left = Math.min(...edge((box) => box.left, 'left'));
  const right = Math.max(...edge((box) => box.right, 'left'));
  const top = Math.min(...edge((box) => box.top, 'top'));
  const bottom = Math.max(...edge((box) => box.bottom, 'top'));
  const scale = size * Math.min(FILL.width / (right - left), FILL.height / (bottom - top));
  const parts = [];
  for (const one of squares) {
    const side = Math.round(one.span * scale);
    const at = {
      left: Math.round(size / 2 + (one.left - (left + right) / 2) * scale),
      top: Math.round(size * FILL.middle + (one.top - (top + bottom) / 2) * scale),
    };
    parts.push(await within(await develop(one.drawing, side), side, at, size));
  }
  const canvas = await sharp({ create: { width: size, height: size, channels: 4, background: '#0000' } })
    .composite(parts)
    .raw()
    .toBuffer();
  for (let i = 0; i < size * size; i++) {
    const alpha = canvas[i * 4 + 3] ?? 0;
    if (alpha >= SOLID) continue;
    // As in `drawProduct`, shadows are in steps of four; none ends at the edge of the picture.
    const margin = Math.min(
      i % size,
      size - 1 - (i % size),
      Math.floor(i / size),
      size - 1 - Math.floor(i / size),
    );
    canvas[i * 4 + 3] = Math.round((alpha * Math.min(1, margin / (size * FADE))) / 4) * 4;
  }
  return sharp(canvas, { raw: { width: size, height: size, channels: 4 } })
    .webp({ quality, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer();
}
