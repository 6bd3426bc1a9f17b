import type { Language, Site } from '@crema/brands';
import {
  CUP_COLORS,
  type Design,
  MILKS,
  SIZES_OZ,
  STRENGTHS,
  SYRUPS,
  TOPPINGS,
  type Tone,
  toneOf,
} from '@crema/brands/drinks';
import { type CatalogProduct, pictureIn, textOf } from '#domains/catalog/index.ts';
import type { Texts } from '#platform/http/errors.ts';
import { say } from '#platform/http/index.ts';
import { NAMES, sizeTexts } from './recipes.messages.ts';
import type { Recipe, RecipeDesign } from './recipes.types.ts';

const toneOfPod = ({ attributes: { beverageType, roast } }: CatalogProduct): Tone =>
  toneOf({ ...(beverageType && { beverageType }), ...(roast && { roast }) });

/** A pod that a drink can be made of. */
export function presentPod(product: CatalogProduct, language: Language, inStock: boolean) {
  const [picture] = product.images;
  return {
    code: product.code,
    name: textOf(product.name, language),
    brand: product.brand,
    variantCode: product.defaultVariantCode,
    inStock,
    tone: toneOfPod(product),
    ...(picture && { image: `/media/${pictureIn(picture, language)}` }),
  };
}

/** The drink of a recipe as it is drawn. @param product the pod's, where it is sold. */
export const designOf = (recipe: RecipeDesign, product: CatalogProduct | undefined): Design => ({
  ...{ sizeOz: recipe.sizeOz, strength: recipe.strength, milk: recipe.milk, syrup: recipe.syrup },
  ...{ topping: recipe.topping, cupColor: recipe.cupColor },
  tone: product ? toneOfPod(product) : 'medium',
});

/** @param pod absent where it is not sold. */
export const presentRecipe = (
  { id, site, updatedAt, ...design }: Recipe,
  pod: ReturnType<typeof presentPod> | undefined,
) => ({
  recipeId: id,
  ...design,
  ...(pod && { pod }),
  picture: `/rest/v2/${site}/recipes/${id}/picture`,
  updatedAt: updatedAt.toISOString(),
});

/** All that can be chosen for a drink. */
export function presentSpectrum(
  pods: readonly ReturnType<typeof presentPod>[],
  { country }: Pick<Site, 'country'>,
  language: Language,
) {
  const of = ([en, fr]: Texts): string => say(language, en, fr);
  const colored = <Code extends string>(colors: Record<Code, string>, names: Record<Code, Texts>) =>
    (Object.keys(colors) as Code[]).map((code) => ({
      ...{ code, text: of(names[code]), color: colors[code] },
    }));
  return {
    pods,
    sizes: SIZES_OZ.map((oz) => ({ oz, text: of(sizeTexts(oz, country)) })),
    strengths: STRENGTHS.map((code) => ({ code, text: of(NAMES.strengths[code]) })),
    milks: colored(MILKS, NAMES.milks),
    syrups: colored(SYRUPS, NAMES.syrups),
    toppings: colored(TOPPINGS, NAMES.toppings),
    cupColors: colored(CUP_COLORS, NAMES.cupColors),
  };
}
