import { sentence } from '../sentences/sentence.rules.ts';
import type { CanonicalProduct, Refusal } from './canonical.rules.ts';

/** Numeric addresses of a product: its pod id, and a code of digits, which looks like one. */
export const addressesOf = ({ code, podId }: Pick<CanonicalProduct, 'code' | 'podId'>): string[] => [
  ...(podId ? [podId] : []),
  ...(/^\d+$/.test(code) ? [code] : []),
];

/** Claims the product's variant codes and addresses, or refuses it because another product has one of them. */
export function claim(taken: Map<string, string>, product: CanonicalProduct): Refusal | undefined {
  const wanted = product.variants.map((variant) => `v:${variant.code}`);
  wanted.push(...addressesOf(product).map((address) => `p:${address}`));
  for (const key of wanted) {
    const owner = taken.get(key);
    if (owner === undefined || owner === product.code) continue;
    const pod = key.startsWith('p:');
    const value = key.slice(2);
    const code =
      value === product.code && pod ? 'addressIsPodId' : pod ? 'podIdBelongs' : 'variantCodeBelongs';
    const message = sentence(code, { value, owner });
    return { code: product.code, reason: pod ? 'duplicatePodId' : 'duplicateVariantCode', message };
  }
  for (const key of wanted) taken.set(key, product.code);
  return undefined;
}
