/** For the image service: the drawing of a picture without a file, by its file name. */
import type { Language } from '@crema/brands';
import type { Drawing } from '#platform/images/drawing/draw.ts';
import { frenchOf, type Picture } from '#platform/images/names.ts';
import { valueName } from '../products/labels.messages.ts';
import { textOf, unitOf } from '../products/product.rules.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import { artOf, drawnPictures, hasWordedPacks, type Pictured } from './pictures.rules.ts';

const SUFFIX = /\.webp$/;

/** The drawing named `<product>[-<colour>][-<angle>][-fr].webp` of a product on any site; `-fr`: its label is in French. */
export function drawingOf(snapshots: Iterable<CatalogSnapshot>, file: string): Drawing | undefined {
  const shared = frenchOf(file);
  const french = shared && ofName(snapshots, shared.replace(SUFFIX, ''), 'fr');
  return french || ofName(snapshots, file.replace(SUFFIX, ''), 'en');
}

function ofName(
  snapshots: Iterable<CatalogSnapshot>,
  name: string,
  language: Language,
): Drawing | undefined {
  for (const snapshot of snapshots) {
    // The longest prefix that is a product wins: `dawn-lid` may be a product of its own.
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      for (const product of candidates(snapshot, name.slice(0, end))) {
        if (language === 'fr' && !hasWordedPacks(product)) continue;
        const drawn = drawnPictures(product);
        const picture = drawn.find((one) => one.name === `${name}.webp`);
        if (picture) return drawing(product, picture, language);
        // A product's bare name is its pack, in any size.
        if (end === name.length && drawn[0]) return drawing(product, { ...drawn[0], variant: undefined }, language);
      }
    }
  }
  return undefined;
}

/** A code that is not a slug is drawn under its slug, which leads back to it. */
function candidates(snapshot: CatalogSnapshot, base: string): CatalogProduct[] {
  const codes = new Set([base, snapshot.codeOfSlug(base)]);
  return [...codes].flatMap((code) => (code === undefined ? [] : (snapshot.products.get(code) ?? [])));
}

/** What one picture of a product is drawn from, its label in a language. */
export function drawing(
  product: Pictured & { defaultVariantCode?: string },
  picture: Omit<Picture, 'name'>,
  language: Language,
): Drawing {
  const art = artOf(product);
  const { variants, defaultVariantCode } = product;
  const wanted = picture.variant ?? defaultVariantCode;
  const variant = variants.find(({ code }) => code === wanted) ?? variants[0];
  const count = variant?.count;
  const { roast, flavour } = product.attributes;
  // A colour variant is drawn in its colour: the first of the palette is the body's.
  const [body, ink, accent] = art.palette;
  const palette = variant?.color ? [variant.color.hex, ink, accent] : [body, ink, accent];
  return {
    form: art.form,
    angle: picture.angle,
    art: { palette, motif: art.motif },
    brandName: product.brand,
    productName: textOf(product.name, language),
    ...(count && { count, countLabel: `${count} ${unitName(product, art.form, language)}` }),
    ...(roast && { roast }),
    ...(flavour?.length && { flavourLine: flavourLine(flavour, language) }),
  };
}

function unitName({ packType }: Pictured, form: string, language: Language): string {
  if (unitOf(packType ?? undefined) === 'oz') return 'oz';
  if (form === 'fractional') return language === 'fr' ? 'sachets' : 'packs';
  return language === 'fr' ? 'capsules' : 'pods';
}

function flavourLine(flavour: readonly string[], language: Language): string {
  const names = flavour.slice(0, 3).map((one) => valueName(one, language));
  return names.map((name, place) => (place === 0 ? name : name.toLowerCase())).join(', ');
}
