/** The plate for unknown forms: a card in the product's colours with its name. */
import sharp from 'sharp';
import { mix } from './color.ts';
import { inks, type LabelData } from './labels.ts';
import { fit, line } from './type.ts';

/** The name of both the form and the plate. */
export const PLAIN = 'plain';

const SIDE = 1000;
/** Distance of the card from the picture's edge. */
const MARGIN = 110;

/** Raw RGBA, `size` px square, transparent around the card. */
export function developPlain(data: LabelData, size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">${plainSheet(data)}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

function plainSheet(data: LabelData): string {
  const { ground, ink } = inks(data);
  const width = SIDE - 2 * MARGIN;
  const inner = width - 200;
  const block = fit(data.productName, 'serif', inner, 400, 130, -12);
  const height = block.size * 0.78 + Math.max(0, block.lines.length - 1) * block.leading;
  const first = SIDE / 2 - height / 2 + block.size * 0.78;
  const name = block.lines
    .map((text, i) =>
      line(text, SIDE / 2, first + i * block.leading, {
        ...{ face: 'serif', size: block.size, fill: ink, anchor: 'middle', tracking: -12 },
      }),
    )
    .join('');
  const brand = line(data.brandName.toLocaleUpperCase('en'), SIDE / 2, SIDE - MARGIN - 90, {
    ...{ face: 'bold', size: 34, tracking: 130, fill: ink, anchor: 'middle', max: inner },
  });
  const card = (inset: number, radius: number, paint: string): string =>
    `<rect x="${MARGIN + inset}" y="${MARGIN + inset}" width="${width - 2 * inset}" height="${width - 2 * inset}" rx="${radius}" ${paint}/>`;
  const edge = mix(ground, ink, 0.25);
  return `${card(0, 28, `fill="${ground}"`)}${card(28, 14, `fill="none" stroke="${edge}" stroke-width="3"`)}${name}${brand}`;
}
