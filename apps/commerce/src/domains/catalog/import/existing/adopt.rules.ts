/** Variants that a file identifies by options only keep the codes that they have here. */
import type { CanonicalProduct } from '../../write/canonical.rules.ts';
import { variantCode } from '../mapping/product.rules.ts';
import { fold } from '../values/text.rules.ts';

/**
 * Replaces a code made of option values by that of the stored variant with the same values, so that carts, orders and
 * stock keep their variant. Codes given by the file stay.
 */
export function adoptCodes(stored: CanonicalProduct, next: CanonicalProduct): CanonicalProduct {
  const given = new Set(next.variants.map(({ code }) => code));
  const free = new Map<string, string[]>();
  for (const { code, options } of stored.variants) {
    if (given.has(code)) continue;
    const key = keyOf(options);
    free.set(key, [...(free.get(key) ?? []), code]);
  }
  const known = new Set(stored.variants.map(({ code }) => code));
  const variants = next.variants.map((variant) => {
    const pairs = next.options.map((name): [string, string] => [name, variant.options[name] ?? '']);
    if (known.has(variant.code) || variant.code !== variantCode(next.code, pairs)) return variant;
    const [code, other] = free.get(keyOf(variant.options)) ?? [];
    // With two stored variants of the same values it is ambiguous which is meant.
    return code === undefined || other !== undefined ? variant : { ...variant, code };
  });
  return { ...next, variants };
}

const keyOf = (options: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(options)
      .map(([name, value]) => [fold(name), fold(value)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
