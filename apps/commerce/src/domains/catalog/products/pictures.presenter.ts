/** Pictures of products as the wire shows them: address, size, and what they show in words. */
import type { Language } from '@crema/brands';
import { type Angle, inFrench } from '#platform/images/names.ts';
import type { Localized } from './native.types.ts';
import { textOf } from './product.rules.ts';
import type { CatalogProduct, CatalogVariant } from './product.types.ts';

/** Masters are square. */
const MASTER_SIZE = 1600;

export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`;

type Image = CatalogProduct['images'][number];

/** Name of a picture with the label in the reader's language. */
export const pictureIn = ({ name, worded }: Pick<Image, 'name' | 'worded'>, language: Language): string =>
  worded && language === 'fr' ? inFrench(name) : name;

/** Name of a variant's picture with the label in the reader's language. */
export const variantPicture = ({ image, worded }: CatalogVariant, language: Language): string =>
  worded && language === 'fr' ? inFrench(image) : image;

export function presentImage(product: CatalogProduct, image: Image, language: Language) {
  const name = pictureIn(image, language);
  const { angle, variant } = image;
  const drawn = angle && altOf(product, { angle, ...(variant && { variant }) });
  return {
    name,
    url: mediaUrl(name),
    alt: textOf(image.alt ?? drawn ?? product.name, language),
    width: MASTER_SIZE,
    height: MASTER_SIZE,
  };
}

/** What a drawn picture shows, for those who do not see it. */
function altOf(
  { name, variants }: CatalogProduct,
  { angle, variant }: { angle: Angle; variant?: string },
): Localized {
  const color = variants.find(({ code }) => code === variant)?.color?.name;
  const [en, fr] = [name.en, name.fr ?? name.en];
  const [enHue, frHue] = color ? [`, ${color.en}`, `, ${color.fr ?? color.en}`] : ['', ''];
  const [enBare, frBare] = [`${en}${enHue}`, `${fr}${frHue}`];
  switch (angle) {
    case 'pod':
      return {
        en: `${en}: two pods, one tilted to show its lid`,
        fr: `${fr} : deux capsules, dont une montre son opercule`,
      };
    case 'lid':
      return {
        en: `${en}: the lid of the pod from above`,
        fr: `${fr} : l’opercule de la capsule, vu de dessus`,
      };
    case 'cup':
      return {
        en: `${en}: a cup of it, with a pod beside it for size`,
        fr: `${fr} : une tasse pleine, avec une capsule à côté pour l’échelle`,
      };
    case 'detail':
      return {
        en: `${en}: the lid of a pod, close up`,
        fr: `${fr} : l’opercule d’une capsule, de près`,
      };
    case 'front':
      return { en: `${enBare}, from the front`, fr: `${frBare}, de face` };
    case 'served':
      return {
        en: `${enBare}, close up, with a full mug under the spout`,
        fr: `${frBare}, de près, avec une tasse pleine sous le bec`,
      };
    case 'kitchen':
      return {
        en: `${enBare}, on a kitchen counter beside a mug`,
        fr: `${frBare}, sur un comptoir de cuisine à côté d’une tasse`,
      };
    case 'pack':
      return { en: enBare, ...((name.fr ?? color?.fr) && { fr: frBare }) };
  }
}
