import { readMoney } from '../../../i18n/money.ts';

export type LedgerKind = 'perks' | 'credit';
export type Direction = 'give' | 'take';

/**
 * The amount of an adjustment as it was typed: points, or minor units of the currency; below zero where it is taken.
 * Undefined: it is none, or above the most.
 */
export function amountOf(
  kind: LedgerKind,
  typed: string,
  { direction, most, currency }: { direction: Direction; most: number; currency: string },
): number | undefined {
  const size =
    kind === 'credit'
      ? readMoney(typed, currency)
      : /^\s*\d{1,7}\s*$/.test(typed)
        ? Number(typed)
        : undefined;
  if (size === undefined || size <= 0 || size > most) return undefined;
  return direction === 'take' ? -size : size;
}
