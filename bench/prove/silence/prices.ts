/** A price that the shop had, in cents, and when the change away from it was committed, in milliseconds; absent: it has it still. */
export interface PastPrice {
  cents: number;
  replacedAt?: number;
}

/** What was ordered: one box, its price in cents, and when the order was written, in milliseconds by the same clock. */
export interface Sale {
  cents: number;
  orderedAt: number;
}

export interface PriceFaults {
  /** Sales at a price that had been replaced more than `toleranceMs` before. */
  stale: number;
  /** Sales at a price that the shop never had. */
  unknown: number;
  /** The longest, in milliseconds, that a price had been replaced when something was ordered by it. */
  oldestMs: number;
}

/** Compares sales with the prices there were. No price may have been used twice: it would not say which time it was. */
export function comparePrices(
  sales: readonly Sale[],
  history: readonly PastPrice[],
  toleranceMs: number,
): PriceFaults {
  const known = new Map(history.map((price) => [price.cents, price]));
  if (known.size < history.length) throw new Error('A price was used twice.');
  const ages = sales.flatMap(({ cents, orderedAt }) => {
    const price = known.get(cents);
    return price ? [Math.max(0, orderedAt - (price.replacedAt ?? Number.POSITIVE_INFINITY))] : [];
  });
  return {
    stale: ages.filter((age) => age > toleranceMs).length,
    unknown: sales.length - ages.length,
    oldestMs: Math.max(0, ...ages),
  };
}
