import type { NativeProduct } from '../products/native.types.ts';
import { addressesOf } from '../write/claim.rules.ts';
import type { Draft, Finding } from './import.types.ts';

/** Claims the variant codes and addresses of a product, or finds the first that an earlier product of the file has. */
export function claim(claimed: Map<string, string>, draft: Draft, product: NativeProduct): Finding[] {
  const wanted = product.variants.map(({ code }) => `the variant code ${code}`);
  wanted.push(...addressesOf(product).map((address) => `the pod id ${address}`));
  for (const key of wanted) {
    const owner = claimed.get(key);
    if (owner !== undefined && owner !== product.code) {
      const reason =
        key === `the pod id ${product.code}`
          ? `the address ${product.code} is the pod id of ${owner}`
          : `${key} belongs to ${owner}`;
      return [{ line: draft.line, handle: draft.handle, reason }];
    }
  }
  for (const key of wanted) claimed.set(key, product.code);
  return [];
}
