import { allocate, type Minor, roundHalfUp } from './money.rules.ts';

/** Something off the order: an amount, a percentage of the covered lines, free shipping, or several of them. */
export interface OrderDiscount {
  amount?: Minor;
  /** Of what the covered lines come to, half-up to the cent once. */
  percent?: number;
  freeShipping?: boolean;
  /** Positions of the covered lines; absent: all. */
  lines?: readonly number[];
  /** Least that the covered lines must come to, before any discount of the order. */
  minimum?: Minor;
}

/** What came of a discount, in the order in which they were asked for. */
export interface DiscountTotals {
  amount: Minor;
  /** True when it makes shipping free wherever shipping can be free. */
  freeShipping: boolean;
  /** What the covered lines come to. */
  covered: Minor;
  /** What the covered lines lack to its minimum; with that it does nothing. */
  missing: Minor;
}

/**
 * Spreads discounts over the lines they cover in proportion to their amounts, by largest remainder. One after the other:
 * a later one finds what the earlier ones left. No line goes below zero.
 *
 * @param amounts of the lines, after buy more save more.
 */
export function spreadDiscounts(
  amounts: readonly Minor[],
  discounts: readonly OrderDiscount[],
): { byLine: Minor[]; discounts: DiscountTotals[] } {
  const left = [...amounts];
  const results = discounts.map((discount): DiscountTotals => {
    const covers = (index: number) => !discount.lines || discount.lines.includes(index);
    const covered = sum(amounts.filter((_, index) => covers(index)));
    const missing = Math.max(0, (discount.minimum ?? 0) - covered);
    if (covered === 0 || missing > 0) return { amount: 0, freeShipping: false, covered, missing };
    const weights = left.map((amount, index) => (covers(index) ? amount : 0));
    const most = sum(weights);
    const wanted = (discount.amount ?? 0) + roundHalfUp((most * (discount.percent ?? 0)) / 100);
    const amount = Math.min(wanted, most);
    if (amount > 0) {
      allocate(amount, weights).forEach((share, index) => {
        left[index] = (left[index] ?? 0) - share;
      });
    }
    return { amount, freeShipping: discount.freeShipping === true, covered, missing };
  });
  return { byLine: amounts.map((amount, index) => amount - (left[index] ?? 0)), discounts: results };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
