/** Filling a monthly box for somebody who has not chosen, and replacing what is sold out. Pure. */
import type { BoxProduct } from '../monthly-boxes.types.ts';

export interface Filling {
  /** Of the box. */
  boxes: number;
  /** What stays in it. */
  kept: readonly BoxProduct[];
  /** Codes that may come in, the best first: included, none excluded. */
  ranked: readonly string[];
  /** Codes of the month before. */
  before: ReadonlySet<string>;
  /** Units of a code that can be had. */
  left(code: string): number;
}

/**
 * The box with what is missing: each of the ranking once, nothing of the month before and nothing that is in it already; then more
 * of the same, as far as there is stock. It may stay short where there is nothing else.
 */
export function fill({ boxes, kept, ranked, before, left }: Filling): BoxProduct[] {
  const filled = kept.map((product) => ({ ...product }));
  let missing = boxes - filled.reduce((units, { quantity }) => units + quantity, 0);
  const inBox = (code: string): number =>
    filled.reduce((units, one) => units + (one.code === code ? one.quantity : 0), 0);
  const fresh = ranked.filter((code) => !before.has(code));
  const put = (code: string): void => {
    const same = filled.find((one) => one.code === code && one.premium === undefined);
    if (same) same.quantity += 1;
    else filled.push({ code, quantity: 1 });
    missing -= 1;
  };
  for (const code of fresh) if (missing > 0 && inBox(code) === 0 && left(code) > 0) put(code);
  for (let added = true; missing > 0 && added; ) {
    added = false;
    for (const code of fresh) {
      if (missing === 0 || left(code) <= inBox(code)) continue;
      put(code);
      added = true;
    }
  }
  return filled;
}

/** What of a box can be had, by the units that are left; the rest is sold out. */
export function available(
  products: readonly BoxProduct[],
  left: (code: string) => number,
): { kept: BoxProduct[]; soldOut: BoxProduct[] } {
  const kept: BoxProduct[] = [];
  const soldOut: BoxProduct[] = [];
  for (const product of products) {
    const taken = kept.reduce((units, one) => units + (one.code === product.code ? one.quantity : 0), 0);
    const has = Math.max(0, Math.min(product.quantity, left(product.code) - taken));
    if (has > 0) kept.push({ ...product, quantity: has });
    if (has < product.quantity) soldOut.push({ ...product, quantity: product.quantity - has });
  }
  return { kept, soldOut };
}
