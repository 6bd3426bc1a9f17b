/** From a catalogue product to what each of its pictures is drawn from. */

import { type DrawableProduct, formOf, modelOf, type Picture, pictures } from '../names.ts';
import type { Drawing } from './draw.ts';
import { drinkOf } from './drinks.ts';

/** A palette for imported products without one, chosen by a hash of the name so that it never changes. */
const PALETTES = [
  ['#f3e7d3', '#3a2418', '#d9663a'],
  ['#1f3a34', '#f2e6cf', '#e0a458'],
  ['#e2b04a', '#33210f', '#a8412c'],
  ['#d8e2dc', '#22333b', '#c9705a'],
  ['#3b1f2b', '#f6e3d0', '#e07a5f'],
  ['#f1ece4', '#27304f', '#5b7bb5'],
  ['#26231f', '#f1e7d8', '#c99a4b'],
  ['#efc9b8', '#4a1f24', '#a63d40'],
  ['#c7d3b0', '#2c3a1e', '#6d8b3a'],
  ['#5a3a2b', '#f7e8d6', '#e2a76f'],
];

const title = (slug: string) => slug.replace(/-/g, ' ');

/** Words of a label in a language. */
export interface LabelWords {
  /** Name of an attribute's value, e.g. `Caramel`. */
  valueName: (value: string) => string;
  french: boolean;
}

const ENGLISH: LabelWords = { valueName: title, french: false };

/** What the pack says of its size; undefined for forms that say nothing. */
function countLabel(form: string, count: number | undefined, french: boolean): string | undefined {
  if (!count) return undefined;
  if (form === 'pod') return `${count} ${french ? 'capsules' : 'pods'}`;
  if (form === 'bag' || form === 'can') return french ? `${Math.round(count * 28.35)} g` : `${count} oz`;
  return form === 'fractional' ? `${count} ${french ? 'sachets' : 'packs'}` : undefined;
}

/** `Caramel, toasted nut`. */
function flavourLine(flavour: readonly string[] | undefined, { valueName }: LabelWords): string | undefined {
  if (!flavour?.length) return undefined;
  const line = flavour
    .slice(0, 3)
    .map((one) => valueName(one).toLowerCase())
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const roastLine = (roast: string, { valueName, french }: LabelWords): string =>
  french ? `torréfaction ${valueName(roast).toLowerCase()}` : `${roast.replace('-', ' ')} roast`;

/** Pure. `hash` must be stable: `hash` of labels.ts. `words`: of the label, in English unless given. */
export function drawingOf(
  product: DrawableProduct,
  picture: Picture,
  hash: (text: string) => number,
  words: LabelWords = ENGLISH,
): Drawing {
  const given = product.art?.form ?? formOf(product);
  const form = modelOf(given, `${product.code} ${product.name.en}`);
  const variant = product.variants.find((v) => v.code === picture.variant) ?? product.variants[0];
  const own = product.art?.palette ?? PALETTES[hash(product.name.en) % PALETTES.length] ?? [];
  const palette = variant?.color ? [variant.color.hex, ...own.slice(1)] : own;
  const { roast, flavour, strength } = product.attributes ?? {};
  return {
    form,
    angle: picture.angle,
    count: variant?.count,
    art: { palette, motif: product.art?.motif ?? '' },
    brandName: product.brand,
    productName: (words.french && product.name.fr) || product.name.en,
    strength,
    roastLine: roast && roastLine(roast, words),
    countLabel: countLabel(form, variant?.count, words.french),
    flavourLine: flavourLine(flavour, words),
    ...(picture.angle === 'cup' && { drink: drinkOf(product) }),
  };
}

/** Drawing by picture name: what the seed's masters are drawn from. */
export function drawingsOf(
  product: DrawableProduct,
  hash: (text: string) => number,
  words?: LabelWords,
): Map<string, Drawing> {
  return new Map(
    pictures(product).map((picture) => [picture.name, drawingOf(product, picture, hash, words)]),
  );
}
