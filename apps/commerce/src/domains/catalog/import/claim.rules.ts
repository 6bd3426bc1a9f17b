import type { NativeProduct } from '../products/native.types.ts';
import { sentence } from '../sentences/sentence.rules.ts';
import { addressesOf } from '../write/claim.rules.ts';
import type { Draft, Finding } from './import.types.ts';

/** Claims the variant codes and addresses of a product, or finds the first that an earlier product of the file has. */
export function claim(claimed: Map<string, string>, draft: Draft, product: NativeProduct): Finding[] {
  const wanted = product.variants.map(({ code }) => `v:${code}`);
  wanted.push(...addressesOf(product).map((address) => `p:${address}`));
  for (const key of wanted) {
    const owner = claimed.get(key);
    if (owner !== undefined && owner !== product.code) {
      const [isPod, value] = [key.startsWith('p:'), key.slice(2)];
      const code = isPod && value === product.code ? 'podAddress' : isPod ? 'podIdTaken' : 'variantCodeTaken';
      const reason = sentence(code, { value, owner });
      return [{ line: draft.line, handle: draft.handle, reason }];
    }
  }
  for (const key of wanted) claimed.set(key, product.code);
  return [];
}
