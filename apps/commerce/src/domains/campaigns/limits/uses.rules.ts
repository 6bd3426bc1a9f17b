import type { Minor } from '#domains/pricing/index.ts';

/** What a site sells of a campaign at most; absent: no end. */
export interface UsesLimits {
  stock?: number | undefined;
  uses?: number | undefined;
  money?: Minor | undefined;
}

/** What orders hold of a campaign. */
export interface Uses {
  uses: number;
  spent: Minor;
}

/** What is short for one more order with this reduction; undefined: nothing. */
export function shortOf(
  { stock, uses: most, money }: UsesLimits,
  { uses, spent }: Uses,
  reduction: Minor,
): 'stock' | 'uses' | 'money' | undefined {
  if (stock !== undefined && uses >= stock) return 'stock';
  if (most !== undefined && uses >= most) return 'uses';
  return money !== undefined && spent + reduction > money ? 'money' : undefined;
}
