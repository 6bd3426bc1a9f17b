import type { Draft, Recipe, RecipePod, Spectrum } from './recipes.types.ts';

/** The drink that the designer begins with. Undefined where no pod is sold. */
export function firstDraft({ pods }: Spectrum): Draft | undefined {
  const stocked = pods.filter(({ inStock }) => inStock);
  const pod = stocked.find(({ tone }) => tone === 'medium') ?? stocked[0] ?? pods[0];
  return pod && { name: '', podCode: pod.code, sizeOz: 10, strength: 'regular', cupColor: 'terracotta' };
}

/** A recipe to go on with: one's own is changed, another's begins a new one. */
export function draftOf(recipe: Recipe, isOwn: boolean): Draft {
  const { recipeId, name, podCode, sizeOz, strength, milk, syrup, topping, cupColor } = recipe;
  return {
    ...(isOwn && { recipeId }),
    ...{ name, podCode, sizeOz, strength, cupColor },
    ...(milk && { milk }),
    ...(syrup && { syrup }),
    ...(topping && { topping }),
  };
}

const oneOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** Another drink by chance, with the name and recipe of the one before. `random`: from 0 to below 1. */
export function surprise(draft: Draft, spectrum: Spectrum, random: () => number): Draft {
  const stocked = spectrum.pods.filter(({ inStock }) => inStock);
  const codes = <Code>(list: readonly { code: string }[]) => list.map(({ code }) => code as Code);
  const maybe = <Code>(list: readonly { code: string }[]) =>
    oneOf<Code | undefined>([undefined, ...codes<Code>(list)], random);
  return {
    ...draft,
    podCode: oneOf(stocked, random)?.code ?? draft.podCode,
    sizeOz: (oneOf(spectrum.sizes, random)?.oz as Draft['sizeOz'] | undefined) ?? draft.sizeOz,
    strength: oneOf(codes<Draft['strength']>(spectrum.strengths), random) ?? draft.strength,
    milk: maybe<NonNullable<Draft['milk']>>(spectrum.milks),
    syrup: maybe<NonNullable<Draft['syrup']>>(spectrum.syrups),
    topping: maybe<NonNullable<Draft['topping']>>(spectrum.toppings),
    cupColor: oneOf(codes<Draft['cupColor']>(spectrum.cupColors), random) ?? draft.cupColor,
  };
}

const textOf = (list: readonly { code: string; text: string }[], code: string | undefined) =>
  list.find((one) => one.code === code)?.text;

/** What a drink is made of, in the words of the palette. */
export function partsOf(design: Omit<Draft, 'name'>, spectrum: Spectrum, pod: RecipePod | undefined) {
  const { sizeOz, strength, milk, syrup, topping, cupColor } = design;
  return {
    pod: pod?.name ?? '',
    size: spectrum.sizes.find(({ oz }) => oz === sizeOz)?.text ?? '',
    strength: textOf(spectrum.strengths, strength) ?? '',
    cup: textOf(spectrum.cupColors, cupColor) ?? '',
    parts: [
      textOf(spectrum.milks, milk),
      textOf(spectrum.syrups, syrup),
      textOf(spectrum.toppings, topping),
    ].filter((part) => part !== undefined),
  };
}
