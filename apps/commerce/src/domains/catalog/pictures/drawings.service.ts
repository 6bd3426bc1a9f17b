/** For the image service: the drawing of a picture without a file, by its file name. */
import type { Drawing } from '#platform/images/drawing/draw.ts';
import { valueName } from '../products/labels.messages.ts';
import { unitOf } from '../products/product.rules.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import { artOf, drawnPictures } from './pictures.rules.ts';

const SUFFIX = /\.webp$/;

/** The drawing named `<product>[-<colour>][-<angle>].webp` of a product on any site. */
export function drawingOf(snapshots: Iterable<CatalogSnapshot>, file: string): Drawing | undefined {
  const name = file.replace(SUFFIX, '');
  for (const snapshot of snapshots) {
    // The longest prefix that is a product wins: `dawn-lid` may be a product of its own.
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      for (const product of candidates(snapshot, name.slice(0, end))) {
        const drawn = drawnPictures(product);
        const picture = drawn.find((one) => one.name === `${name}.webp`);
        if (picture) return drawing(product, picture);
        // A product's bare name is its pack, in any size.
        if (end === name.length && drawn[0]) return drawing(product, { ...drawn[0], variant: undefined });
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

function drawing(product: CatalogProduct, picture: ReturnType<typeof drawnPictures>[number]): Drawing {
  const art = artOf(product);
  const { variants, defaultVariantCode } = product;
  const wanted = picture.variant ?? defaultVariantCode;
  const variant = variants.find(({ code }) => code === wanted) ?? variants[0];
  const count = variant?.count;
  const { roast, flavour } = product.attributes;
  // A colour variant is drawn in its colour: the first of the palette is the body's.
  const [body, ink, accent] = art.palette;
  const palette = variant?.color ? [variant.color.hex, ink, accent] : [body, ink, accent];
  const unit = unitOf(product.packType) === 'oz' ? 'oz' : 'pods';
  return {
    form: art.form,
    angle: picture.angle,
    art: { palette, motif: art.motif },
    brandName: product.brand,
    productName: product.name.en,
    ...(count && { count, countLabel: `${count} ${unit}` }),
    ...(roast && { roast }),
    ...(flavour?.length && { flavourLine: flavourLine(flavour) }),
  };
}

function flavourLine(flavour: readonly string[]): string {
  const names = flavour.slice(0, 3).map((one) => valueName(one, 'en'));
  return names.map((name, place) => (place === 0 ? name : name.toLowerCase())).join(', ');
}
