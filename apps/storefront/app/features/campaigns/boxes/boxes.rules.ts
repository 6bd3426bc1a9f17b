import type { components } from '@crema/api-client';
import type { Chosen } from '../campaigns.types.ts';

/** What the chosen premium pods add to a month, in cents, as far as their lists have been seen. */
export const premiumsOf = (
  products: readonly Chosen[],
  known: Readonly<Record<string, { premiumCents?: number }>>,
): number => products.reduce((sum, { code, qty }) => sum + qty * (known[code]?.premiumCents ?? 0), 0);

/** What a gift of some months comes to before tax, in major units; undefined for a size that is not sold. */
export function giftPrice(
  sizes: components['schemas']['MonthlyBoxDetails']['sizes'],
  asked: { boxes?: number; months: number },
): number | undefined {
  const price = sizes.find(({ boxes }) => boxes === asked.boxes)?.price.value;
  return price === undefined ? undefined : (Math.round(price * 100) * asked.months) / 100;
}
