import type { Language } from '@crema/brands';
import { type DiscountTotals, type OrderDiscount, spreadDiscounts } from './discounts.rules.ts';
import type { Minor } from './money.rules.ts';
import type { TaxCode } from './tax-tables.ts';
import type { TaxLine } from './taxes.rules.ts';

/** An amount beside a line's price, for all its units together, such as a deposit or an engraving. */
export interface Surcharge {
  /** Which one it is, in English letters without spaces: `deposit`. */
  code: string;
  /** What shoppers read: in carts, orders and emails. */
  label: Readonly<Record<Language, string>>;
  /** Minor units, above 0. */
  amount: Minor;
  taxCode: TaxCode;
  /** Whether coupons of the order take their share of it, as of the line that it is on. */
  discounted: boolean;
  /** Whether it counts towards free shipping. */
  countsForFreeShipping: boolean;
  /** This line's share of an amount on the whole cart: shown in the sums, and not beside the line. */
  ofCart?: true;
}

/** What came of a surcharge in the totals. */
export interface SurchargeTotals extends Pick<Surcharge, 'code' | 'label' | 'amount' | 'ofCart'> {
  /** Its share of the order's discounts. */
  discount: Minor;
  taxes: TaxLine[];
  tax: Minor;
}

/** A surcharge with the position of its line. */
type Placed = Surcharge & { line: number };

/** Discounts spread over lines and over those surcharges that are discounted, as if these were lines of their own. */
export interface Spread {
  byLine: Minor[];
  /** By surcharge: line for line, in the order in which a line has them. */
  bySurcharge: Minor[];
  discounts: DiscountTotals[];
  /** What of the surcharges counts towards free shipping, after discounts. */
  forFreeShipping: Minor;
}

/** @param amounts of the lines, after buy more save more. */
export function spreadOver(
  amounts: readonly Minor[],
  surcharges: readonly (readonly Surcharge[])[],
  discounts: readonly OrderDiscount[],
): Spread {
  const placed = surcharges.flatMap((ofLine, line) => ofLine.map((one): Placed => ({ ...one, line })));
  if (placed.length === 0)
    return { ...spreadDiscounts(amounts, discounts), bySurcharge: [], forFreeShipping: 0 };
  const covering = discounts.map(({ lines, ...discount }): OrderDiscount => {
    if (!lines) return discount;
    const beside = placed.flatMap(({ line }, index) =>
      lines.includes(line) ? [amounts.length + index] : [],
    );
    return { ...discount, lines: [...lines, ...beside] };
  });
  const all = [...amounts, ...placed.map(({ discounted, amount }) => (discounted ? amount : 0))];
  const spread = spreadDiscounts(all, covering);
  const bySurcharge = spread.byLine.slice(amounts.length);
  return {
    byLine: spread.byLine.slice(0, amounts.length),
    bySurcharge,
    discounts: spread.discounts,
    forFreeShipping: placed.reduce(
      (counted, { countsForFreeShipping, amount }, index) =>
        counted + (countsForFreeShipping ? amount - (bySurcharge[index] ?? 0) : 0),
      0,
    ),
  };
}

/** Surcharges of several lines by their code, in the order first met: as the sums of a cart or an order list them. */
export function byCode<Label>(
  surcharges: readonly { code: string; label: Label; amount: Minor }[],
): { code: string; label: Label; amount: Minor }[] {
  const found = new Map<string, { code: string; label: Label; amount: Minor }>();
  for (const { code, label, amount } of surcharges)
    found.set(code, { code, label, amount: amount + (found.get(code)?.amount ?? 0) });
  return [...found.values()];
}

/** Those that are shown beside a line. */
export const ofLine = <One extends Pick<Surcharge, 'code' | 'ofCart'>>(surcharges: readonly One[]): One[] =>
  surcharges.filter(({ ofCart }) => !ofCart);
