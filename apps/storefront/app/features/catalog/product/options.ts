import type { Variant } from '../catalog.types.ts';

export interface OptionValue {
  value: string;
  chosen: boolean;
  /** The variant with this value that shares most other options with the present one. */
  variant: Variant;
}

const optionOf = (variant: Variant, option: string): string =>
  variant.options.find(({ name }) => name === option)?.value ?? '';

/** The values of one option, each with the variant it leads to from the present one. */
export function valuesOf(option: string, variants: readonly Variant[], present: Variant): OptionValue[] {
  const values = [...new Set(variants.map((variant) => optionOf(variant, option)))].filter(Boolean);
  return values.flatMap((value) => {
    const candidates = variants.filter((variant) => optionOf(variant, option) === value);
    const best = candidates.toSorted((a, b) => shared(b, present) - shared(a, present))[0];
    return best ? [{ value, chosen: optionOf(present, option) === value, variant: best }] : [];
  });
}

const shared = (a: Variant, b: Variant): number =>
  a.options.filter(({ name, value }) => optionOf(b, name) === value).length;
