/** For the image service: the drawing of a picture without a file, by its file name. */
import type { Drawing } from '#platform/images/drawing/draw.ts';
import { drawingOf as drawn } from '#platform/images/drawing/drawings.ts';
import { hash } from '#platform/images/drawing/labels.ts';
import { frenchOf, isWorded, type Picture } from '#platform/images/names.ts';
import { valueName } from '../products/labels.messages.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import { drawableOf, drawnPictures } from './pictures.rules.ts';

const SUFFIX = /\.webp$/;

/** The drawing named `<product>[-<size or colour>][-<angle>][-fr].webp` of a product on any site. */
export function drawingOf(snapshots: Iterable<CatalogSnapshot>, file: string): Drawing | undefined {
  const all = [...snapshots];
  const french = frenchOf(file);
  const plain = drawingIn(all, file.replace(SUFFIX, ''), false);
  return plain ?? (french === undefined ? undefined : drawingIn(all, french, true));
}

function drawingIn(
  snapshots: readonly CatalogSnapshot[],
  name: string,
  french: boolean,
): Drawing | undefined {
  for (const snapshot of snapshots) {
    // The longest prefix that is a product wins: `dawn-lid` may be a product of its own.
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      for (const product of candidates(snapshot, name.slice(0, end))) {
        if (french && !isWorded(drawableOf(product))) continue;
        const known = drawnPictures(product);
        const picture = known.find((one) => one.name === `${name}.webp`);
        if (picture) return drawing(product, picture, french);
        // A product's bare name is its pack, in any size.
        if (end === name.length && known[0])
          return drawing(product, { ...known[0], variant: undefined }, french);
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

function drawing(product: CatalogProduct, picture: Picture, french: boolean): Drawing {
  const words = { french, valueName: (value: string) => valueName(value, french ? 'fr' : 'en') };
  const shown = { ...picture, variant: picture.variant ?? product.defaultVariantCode };
  return drawn(drawableOf(product), shown, hash, words);
}
