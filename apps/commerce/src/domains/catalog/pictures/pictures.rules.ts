/** The pictures of a product, and what a picture without a file is drawn from. */
import { createHash } from 'node:crypto';
import {
  type Angle,
  type DrawableProduct,
  isWorded,
  type Picture,
  pictures,
} from '#platform/images/names.ts';
import type { Localized, NativeArt, NativeAttributes, ProductType } from '../products/native.types.ts';
import type { ProductPicture } from '../products/product.types.ts';

/** The part of a product that its pictures depend on. */
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

/**
 * The product's own pictures, else those that the image service draws. Pack shot first, never empty. Only one size is
 * included: that of the variant `shown`, whose pack says how much is inside.
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
  const worded = isWorded(drawableOf(product));
  return all.map(({ name, angle, variant }) => ({
    name,
    angle,
    ...(variant && !OF_ALL_SIZES.has(angle) && { variant }),
    ...(worded && { worded }),
  }));
}

/** Pictures that show no size. */
const OF_ALL_SIZES: ReadonlySet<Angle> = new Set(['pod', 'lid', 'cup', 'detail']);

/** Without addresses that no import has fetched, which have no file. */
const ownPictures = ({ images }: Pictured) => (images ?? []).filter(({ name }) => !/^https?:/i.test(name));

/** The drawing of a variant's own size; undefined if the product has pictures of its own. */
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

/** The drawings of a product, even if it has pictures of its own. */
export const drawnPictures = (product: Pictured): Picture[] => pictures(drawableOf(product));

/** What the drawings of a product depend on. */
export function drawableOf(product: Pictured): DrawableProduct {
  const variants = product.variants.map(({ code, count, color }) => ({
    code,
    ...(count && { count }),
    ...(color && { color }),
  }));
  return {
    code: product.code,
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    attributes: product.attributes,
    art: artOf(product),
    variants,
  };
}

/** Matches a noun at the end of a name or before a size, a number or "with …": a mug cake is not a mug. */
const called = (words: string): RegExp =>
  new RegExp(`\\b(?:${words})\\b(?=\\s*(?:$|[^\\p{L}\\s]|(?:sets?|packs?|of|for|with|in|and)\\b))`, 'iu');
/** Forms of accessories whose names are unambiguous. */
const WORDS: readonly [RegExp, string][] = [
  [called('tumblers?|travel mugs?|(?:travel|water|insulated) bottles?|flasks?|gobelets?'), 'tumbler'],
  [called('mugs?|tasses?'), 'mug'],
  [called('carousels?|(?:pod|capsule|mug) (?:racks?|holders?|stands?)'), 'carousel'],
  [called('(?:pod|capsule) (?:storage|drawers?|boxe?s?)|storage drawers?'), 'drawer'],
  [/\bdescal|\b(?:brewer|machine) clean|\bcleaning (?:tablets?|kits?)\b/i, 'descaler'],
  [
    called('filters|(?:coffee|paper|water|reusable) filters?|filter (?:cartridge|cone|paper)s?|filtres?'),
    'filter',
  ],
  [called('frothers?|milk (?:jugs?|pitchers?|whisks?)'), 'frother'],
  [called('carafes?|coffee servers?'), 'carafe'],
  [called('(?:coffee|tea) bags?|coffee beans'), 'bag'],
];
/** Packs of drinks, by names only. */
const PACKS: readonly [RegExp, string][] = [
  [/\b(?:pods?|capsules?|k-?cups?)\b/i, 'pod'],
  [/\b(?:tins?|canisters?)\b/i, 'can'],
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

/**
 * The product's own art, else one derived from its code: always the same, and different from similar products'. If no
 * drawing fits, the form is `plain`, a plate with its name, so that no product is shown as something else.
 */
export function artOf(product: Pictured): NativeArt {
  if (product.art) return product.art;
  const bytes = createHash('sha256').update(product.code).digest();
  const pick = <T>(from: readonly T[], at: number): T => from[(bytes[at] ?? 0) % from.length] as T;
  return { form: knownForm(product) ?? 'plain', palette: pick(PALETTES, 1), motif: pick(MOTIFS, 2) };
}

function knownForm({ productType, packType, attributes, name, variants }: Pictured): string | undefined {
  if (packType === 'Bagged' || attributes.podFormat === 'bag') return 'bag';
  if (packType === 'Canned' || attributes.podFormat === 'can') return 'can';
  if (attributes.podFormat === 'fractional') return 'fractional';
  const said = (words: typeof WORDS) => words.find(([word]) => word.test(name.en))?.[1];
  switch (productType) {
    case 'Brewer':
      return 'brewer';
    case 'Bundle':
      return 'bundle';
    case 'Accessory':
      return said(WORDS);
    case 'Coffee':
      return attributes.podFormat || variants.some(({ count }) => count) ? 'pod' : said(PACKS);
  }
}
