/** The picture of a drink. */
import { expect, test } from 'vitest';
import { drawCup, svgOf } from './cup.ts';
import {
  CUP_COLORS,
  type Design,
  MILKS,
  SIZES_OZ,
  STRENGTHS,
  SYRUPS,
  TONES,
  TOPPINGS,
  toneOf,
} from './design.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>) => Object.keys(table) as Key[];
const PLAIN: Design = { tone: 'medium', sizeOz: 8, strength: 'regular', cupColor: 'oat' };
const draw = (more: Partial<Design> = {}) => svgOf(drawCup({ ...PLAIN, ...more }), 'A drink');

test('every choice changes the picture, and the same choices never do', () => {
  const choices: Partial<Design>[] = [
    ...keysOf(TONES).map((tone) => ({ tone })),
    ...SIZES_OZ.map((sizeOz) => ({ sizeOz })),
    ...STRENGTHS.map((strength) => ({ strength })),
    ...keysOf(MILKS).map((milk) => ({ milk })),
    ...keysOf(SYRUPS).map((syrup) => ({ syrup })),
    ...keysOf(TOPPINGS).map((topping) => ({ topping })),
    ...keysOf(CUP_COLORS).map((cupColor) => ({ cupColor })),
  ];
  const pictures = choices.map((choice) => draw(choice));
  expect(choices.map((choice) => draw(choice))).toEqual(pictures);
  // Each of four lists has the plain drink’s own choice in it: four times the same picture.
  expect(new Set(pictures).size).toBe(choices.length - 3);
});

test('all drinks stay inside their picture', () => {
  for (const sizeOz of SIZES_OZ)
    for (const topping of [undefined, ...keysOf(TOPPINGS)])
      for (const { tag, attributes } of drawCup({
        ...PLAIN,
        sizeOz,
        topping,
        strength: 'strong',
        milk: 'oat',
        syrup: 'maple',
      })) {
        const numbers = Object.values(attributes).filter((value) => typeof value === 'number');
        expect(numbers.every((value) => Number.isFinite(value))).toBe(true);
        expect(JSON.stringify(attributes)).not.toMatch(/NaN|undefined/);
        if (tag !== 'ellipse') continue;
        const { cx, cy, rx, ry } = attributes as Record<string, number>;
        for (const [center, reach] of [
          [cx, rx],
          [cy, ry],
        ] as const) {
          expect(Number(center) - Number(reach)).toBeGreaterThanOrEqual(0);
          expect(Number(center) + Number(reach)).toBeLessThanOrEqual(240);
        }
      }
});

test('a title of markup is text', () => {
  const svg = svgOf(drawCup(PLAIN), `</title><script>"1" & '2'</script>`);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;/title&#62;&#60;script&#62;&#34;1&#34; &#38; &#39;2&#39;');
});

test('a pod’s drink looks as its kind, a coffee’s as its roast', () => {
  expect(toneOf({ beverageType: 'tea', roast: 'light' })).toBe('tea');
  expect(toneOf({ beverageType: 'coffee', roast: 'extra-dark' })).toBe('extra-dark');
  expect(toneOf({ beverageType: 'coffee' })).toBe('medium');
  expect(toneOf({ beverageType: 'constructor' })).toBe('medium');
});
