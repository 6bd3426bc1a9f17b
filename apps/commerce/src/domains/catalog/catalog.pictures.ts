/** Which pictures a product has, and what one is drawn from where none was made. */
import { createHash } from 'node:crypto';
import { type DrawableProduct, type Picture, pictures } from '#platform/images/names.ts';
import type { Localized, NativeArt, NativeAttributes, ProductType } from './catalog.native.ts';

/** The part of a product that its pictures depend on, in a database record as in memory. */
export interface Pictured {
  code: string;
  name: Localized;
  brand: string;
  productType: ProductType;
  packType?: string | null;
  art?: NativeArt | null;
  attributes: NativeAttributes;
  images?: readonly { name: string; alt?: Localized; video?: string }[] | null;
  variants: readonly {
    code: string;
    count?: number | null;
    color?: { name: Localized; hex: string } | null;
  }[];
}

/** A picture as a product shows it; `variant` is the one whose colour it has, `video` the film it is a still of. */
export type ProductPicture = { name: string; alt?: Localized; variant?: string; video?: string };

/**
 * The product's own pictures, else those that the image service draws. Pack shot first, never empty. Of sizes there is
 * one: that of the variant `shown`, whose pack says how much is inside.
 */
export function picturesOf(product: Pictured, shown?: string): readonly ProductPicture[] {
  const own = ownPictures(product);
  if (own.length > 0) return own;
  const drawn = drawnPictures(product);
  const packOfShown = packOf(product, drawn, shown);
  const others = drawn.filter(
    ({ angle, variant }) =>
      angle !== 'pack' || product.variants.some((one) => one.color && one.code === variant),
  );
  const all = packOfShown && !others.includes(packOfShown) ? [packOfShown, ...others] : others;
  return all.map(({ name, angle, variant }) => ({
    name,
    ...(variant && angle !== 'pod' && angle !== 'lid' && { variant }),
  }));
}

/** An address that no import fetched has no picture behind it. */
const ownPictures = ({ images }: Pictured) => (images ?? []).filter(({ name }) => !/^https?:/i.test(name));

/** The drawing of a variant's own size; undefined where the product has pictures of its own. */
export function sizePicture(product: Pictured, code: string): string | undefined {
  if (ownPictures(product).length > 0) return undefined;
  return packOf(product, drawnPictures(product), code)?.name;
}

function packOf({ variants }: Pictured, drawn: readonly Picture[], code?: string): Picture | undefined {
  const packs = drawn.filter(({ angle }) => angle === 'pack');
  const count = variants.find((variant) => variant.code === code)?.count ?? undefined;
  const countOf = (one: Picture) =>
    variants.find((variant) => variant.code === one.variant)?.count ?? undefined;
  return (
    packs.find(({ variant }) => variant === code) ?? packs.find((one) => countOf(one) === count) ?? packs[0]
  );
}

/** The drawings of a product, whether or not it has pictures of its own. */
export function drawnPictures(product: Pictured): Picture[] {
  const variants = product.variants.map(({ code, count, color }) => ({
    code,
    ...(count && { count }),
    ...(color && { color }),
  }));
  const drawable: DrawableProduct = {
    code: product.code,
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    attributes: product.attributes,
    art: artOf(product),
    variants,
  };
  return pictures(drawable);
}

const FORMS: Record<ProductType, readonly string[]> = {
  Coffee: ['pod'],
  Brewer: ['brewer'],
  Accessory: ['mug', 'tumbler', 'carousel', 'filter', 'frother', 'carafe'],
  Bundle: ['bundle'],
};
/** What an accessory is, by a word of its name. */
const WORDS: readonly [RegExp, string][] = [
  [/\bmugs?\b|\btasses?\b/i, 'mug'],
  [/tumbler|travel|bottle|flask|gobelet/i, 'tumbler'],
  [/carousel|rack|holder|stand/i, 'carousel'],
  [/drawer|storage|box/i, 'drawer'],
  [/descal|clean/i, 'descaler'],
  [/filter|filtre/i, 'filter'],
  [/froth|whisk/i, 'frother'],
  [/carafe|press|dripper|server|jug/i, 'carafe'],
  [/\bbags?\b|pouch|beans?\b/i, 'bag'],
];
const PALETTES: readonly NativeArt['palette'][] = [
  ['#3b2a20', '#f6ead8', '#c8643c'],
  ['#e9d9bd', '#3a2417', '#7a4a2b'],
  ['#2f4a3f', '#f1ecdf', '#d9a648'],
  ['#7b2d26', '#f8ebdd', '#e6b17e'],
  ['#24364b', '#eef1ea', '#d98f5a'],
  ['#8a6f4d', '#fdf6e8', '#3d2b1f'],
  ['#5b3f58', '#f3e8ec', '#d7a15f'],
  ['#46606b', '#f5f2e8', '#e2c27c'],
];
const MOTIFS = [
  'sun',
  'wave',
  'peak',
  'leaf',
  'dots',
  'stripes',
  'arch',
  'grid',
  'bloom',
  'rings',
  'horizon',
  'terrazzo',
];

/** The product's own art, else one derived from its code: always the same, and unlike its neighbours'. */
export function artOf(product: Pictured): NativeArt {
  if (product.art) return product.art;
  const bytes = createHash('sha256').update(product.code).digest();
  const pick = <T>(from: readonly T[], at: number): T => from[(bytes[at] ?? 0) % from.length] as T;
  const form = packForm(product) ?? pick(FORMS[product.productType], 0);
  return { form, palette: pick(PALETTES, 1), motif: pick(MOTIFS, 2) };
}

function packForm({ productType, packType, attributes, name }: Pictured): string | undefined {
  if (packType === 'Bagged' || attributes.podFormat === 'bag') return 'bag';
  if (packType === 'Canned' || attributes.podFormat === 'can') return 'can';
  if (attributes.podFormat === 'fractional') return 'fractional';
  return productType === 'Accessory' ? WORDS.find(([word]) => word.test(name.en))?.[1] : undefined;
}
