/** The picture of a drink, as shapes: the screen draws them as elements, the server writes them as SVG. */
import { CUP_COLORS, type Design, MILKS, SIZES_OZ, SYRUPS, TONES, TOPPINGS } from './design.ts';
import type { Shape, Surface } from './shapes.types.ts';
import { milkShapes, steamShapes, syrupShapes, toppingShapes } from './surface.ts';

const WIDTH = 240;
const CENTER = 112;
const FOOT = 206;
/** Of an ellipse that is looked at from above. */
const FLAT = 0.34;
const LATTE = '#b98452';

/** One colour on the way to another; `part` from 0 to 1. */
function mix(from: string, to: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const path = (parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ');

/** Draws a drink in its cup, for a view of 240 × 240. The same design is always the same shapes. */
export function drawCup({ tone, sizeOz, strength, milk, syrup, topping, cupColor }: Design): Shape[] {
  const color = CUP_COLORS[cupColor];
  const part = (sizeOz - SIZES_OZ[0]) / ((SIZES_OZ.at(-1) ?? sizeOz) - SIZES_OZ[0]);
  const rx = 56 + part * 22;
  const height = 70 + part * 62;
  const top = FOOT - height;
  const ry = rx * FLAT;
  const black = mix(TONES[tone], '#170a04', { mild: 0, regular: 0.2, strong: 0.5 }[strength]);
  const white = { mild: 0.5, regular: 0.36, strong: 0.22 }[strength];
  // Of a brown and a white alone comes a grey: a drink with milk is warmer.
  const liquid = milk ? mix(mix(black, MILKS[milk], white), LATTE, 0.4) : black;
  const surface: Surface = { x: CENTER, y: top + ry * 0.16, rx: rx * 0.86, ry: ry * 0.78 };
  return [
    ...steamShapes(surface, strength, topping),
    ...vessel({ color, rx, ry, top, height }),
    ellipse(surface.x, surface.y, surface.rx, surface.ry, liquid),
    ellipse(surface.x, surface.y, surface.rx * 0.93, surface.ry * 0.9, mix(liquid, '#ffffff', 0.08)),
    ...(milk ? milkShapes(surface, mix(MILKS[milk], liquid, 0.08)) : []),
    ...(topping ? toppingShapes(surface, topping, TOPPINGS[topping]) : []),
    ...(syrup ? syrupShapes(surface, SYRUPS[syrup], topping === 'whipped-cream') : []),
  ];
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): Shape => ({
  tag: 'ellipse',
  attributes: { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill },
});

/** The cup on its saucer, empty. */
function vessel(cup: { color: string; rx: number; ry: number; top: number; height: number }): Shape[] {
  const { color, rx, ry, top, height } = cup;
  const [left, right] = [CENTER - rx, CENTER + rx];
  const foot = rx * 0.5;
  const low = top + height * 0.66;
  const side = rx * 0.8;
  return [
    {
      tag: 'ellipse',
      attributes: { cx: CENTER, cy: FOOT + 12, rx: 94, ry: 15, fill: '#000000', opacity: 0.12 },
    },
    ellipse(CENTER, FOOT + 4, 90, 17, mix(color, '#000000', 0.16)),
    ellipse(CENTER, FOOT + 1, 88, 15, mix(color, '#ffffff', 0.12)),
    ellipse(CENTER, FOOT + 2, 52, 8, mix(color, '#000000', 0.14)),
    {
      tag: 'path',
      attributes: {
        d: path([
          ...['M', right - 3, top + height * 0.2],
          ...['C', right + 44, top + height * 0.06, right + 42, top + height * 0.74, right - 13, low],
        ]),
        fill: 'none',
        stroke: mix(color, '#000000', 0.12),
        strokeWidth: 12,
        strokeLinecap: 'round',
      },
    },
    {
      tag: 'path',
      attributes: {
        d: path([
          ...['M', left, top, 'C', left, low, CENTER - side, FOOT, CENTER - foot, FOOT],
          ...['Q', CENTER, FOOT + 6, CENTER + foot, FOOT],
          ...['C', CENTER + side, FOOT, right, low, right, top, 'Z'],
        ]),
        fill: color,
      },
    },
    {
      tag: 'path',
      attributes: {
        d: path([
          ...['M', right, top, 'C', right, low, CENTER + side, FOOT, CENTER + foot, FOOT],
          ...['L', CENTER + foot * 0.3, FOOT + 2],
          ...['C', CENTER + side * 0.7, FOOT - 6, CENTER + rx * 0.62, low, CENTER + rx * 0.6, top, 'Z'],
        ]),
        fill: '#000000',
        opacity: 0.1,
      },
    },
    {
      tag: 'path',
      attributes: {
        d: path([
          ...['M', left + rx * 0.16, top + ry + height * 0.12],
          ...['C', left + rx * 0.18, top + height * 0.6, left + rx * 0.26, top + height * 0.72],
          ...[left + rx * 0.36, top + height * 0.8],
        ]),
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 6,
        strokeLinecap: 'round',
        opacity: 0.3,
      },
    },
    ellipse(CENTER, top, rx, ry, mix(color, '#ffffff', 0.32)),
    ellipse(CENTER, top + 1, rx * 0.93, ry * 0.9, mix(color, '#000000', 0.22)),
  ];
}

const ATTRIBUTES = { strokeWidth: 'stroke-width', strokeLinecap: 'stroke-linecap' } as const;
const nameOf = (attribute: string): string =>
  Object.hasOwn(ATTRIBUTES, attribute) ? ATTRIBUTES[attribute as keyof typeof ATTRIBUTES] : attribute;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Shapes as an SVG file. `title`: what it shows, any text. */
export function svgOf(shapes: readonly Shape[], title: string): string {
  const elements = shapes.map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(
      ([name, value]) => ` ${nameOf(name)}="${escaped(String(value))}"`,
    );
    return `<${tag}${pairs.join('')}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH}" width="${WIDTH}" height="${WIDTH}" role="img"><title>${escaped(title)}</title>${elements.join('')}</svg>`;
}
