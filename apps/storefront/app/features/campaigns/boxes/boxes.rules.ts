import type { Chosen } from '../campaigns.types.ts';

/** What the chosen premium pods add to a month, in cents, as far as their lists have been seen. */
export const premiumsOf = (
  products: readonly Chosen[],
  known: Readonly<Record<string, { premiumCents?: number }>>,
): number => products.reduce((sum, { code, qty }) => sum + qty * (known[code]?.premiumCents ?? 0), 0);
