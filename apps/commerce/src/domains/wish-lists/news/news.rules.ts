import type { NewsKind, Present, Seen } from './news.types.ts';

const HOUR_MS = 3_600_000;

/** What there is to tell of a variant. A lower price of what is sold out is told once it is back. */
export function newsOf(seen: Seen, present: Present): NewsKind | undefined {
  if (!present.inStock) return undefined;
  if (!seen.inStock) return 'back';
  return present.price < seen.priceTold ? 'cheaper' : undefined;
}

/**
 * What is kept of a variant of which nothing is told now: that it is sold out, and a price that went up again, so that its
 * next fall is told; but no higher than when it was added.
 */
export function noted(seen: Seen, present: Present): Seen {
  const risen = Math.min(present.price, seen.priceAdded);
  return {
    ...seen,
    priceTold: Math.max(seen.priceTold, risen),
    inStock: seen.inStock && present.inStock,
  };
}

/** What is kept of a variant once its customer knows what it is: after an e-mail, and when e-mails are asked for. */
export const told = (seen: Seen, present: Present): Seen => ({
  ...seen,
  priceTold: present.price,
  inStock: present.inStock,
});

/** Whether two are the same to whoever writes e-mails. */
export const isSame = (one: Seen, other: Seen): boolean =>
  one.priceTold === other.priceTold && one.inStock === other.inStock;

/** Whether a list may be written about again. @param pauseHours between two e-mails. */
export const mayWrite = (notifiedAt: Date | null, now: Date, pauseHours: number): boolean =>
  notifiedAt === null || now.getTime() - notifiedAt.getTime() >= pauseHours * HOUR_MS;
