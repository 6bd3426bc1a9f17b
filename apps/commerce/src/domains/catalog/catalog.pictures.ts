/** Which pictures a product has, and what one is drawn from where none was made. */
import { createHash } from 'node:crypto';
import type { Localized, NativeArt, ProductType } from './catalog.native.ts';

interface Pictured {
  code: string;
  name: Localized;
  productType: ProductType;
  packType?: string | null;
  art?: NativeArt | null;
  images?: readonly { name: string; alt?: Localized }[] | null;
}

const ANGLES: Record<ProductType, readonly string[]> = {
  Coffee: ['pack', 'pod', 'lid'],
  Brewer: ['front', 'angle', 'side'],
  Accessory: ['front'],
  Bundle: ['pack'],
};

/** The product's own pictures, else the names under which the image service draws it. Pack shot first. */
export function picturesOf(product: Pictured): readonly { name: string; alt?: Localized }[] {
  // An address that no import fetched has no picture behind it.
  const own = (product.images ?? []).filter((image) => !/^https?:/.test(image.name));
  if (own.length > 0) return own;
  return ANGLES[product.productType].map((angle) => ({
    name: `${product.code}_${angle}`,
    alt: product.name,
  }));
}

const FORMS: Record<ProductType, readonly string[]> = {
  Coffee: ['pod'],
  Brewer: ['brewer'],
  Accessory: ['mug', 'carousel', 'filter', 'frother'],
  Bundle: ['bundle'],
};
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
  const form =
    product.packType === 'Bagged'
      ? 'bag'
      : product.packType === 'Canned'
        ? 'can'
        : pick(FORMS[product.productType], 0);
  return { form, palette: pick(PALETTES, 1), motif: pick(MOTIFS, 2) };
}
