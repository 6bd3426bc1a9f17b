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
  // Points are whole numbers: they are read as an amount of a currency without decimals.
  const size = readMoney(typed, kind === 'credit' ? currency : 'JPY');
  if (size === undefined || size <= 0 || size > most) return undefined;
  return direction === 'take' ? -size : size;
}
