import type { Review, Summary } from '../reviews.types.ts';

/** Most first pages that are kept: of the products that are looked at. */
const MOST = 500;

/**
 * The newest reviews of products, as their pages show them. Every change of a review makes another summary in memory, and what
 * was read for the one before is dropped.
 */
export function firstPages() {
  const kept = new Map<string, Review[]>();
  const ids = new WeakMap<Summary, number>();
  let last = 0;
  const idOf = (summary: Summary): number => {
    const known = ids.get(summary) ?? ++last;
    ids.set(summary, known);
    return known;
  };
  return async (summary: Summary, pageSize: number, read: () => Promise<Review[]>): Promise<Review[]> => {
    const key = `${idOf(summary)} ${pageSize}`;
    const known = kept.get(key);
    if (known) return known;
    const rows = await read();
    if (kept.size >= MOST) {
      const oldest = kept.keys().next();
      if (!oldest.done) kept.delete(oldest.value);
    }
    kept.set(key, rows);
    return rows;
  };
}
