/** Amounts of refunds: pure functions over an order's lines, in minor units. */
import { allocate, taxesByName } from '#domains/pricing/index.ts';
import type { OrderLine } from '../orders.types.ts';
import type { AskedRefund, Refund, RefundAmounts, RefundLine, RefundPlan, Restock } from './refunds.types.ts';

/** A line's amounts, and the quantities that were sent and refunded. */
export type RefundableLine = Pick<
  OrderLine,
  | 'entryNumber'
  | 'quantity'
  | 'totalPrice'
  | 'discount'
  | 'shipping'
  | 'taxes'
  | 'surcharges'
  | 'shipped'
  | 'refunded'
  | 'shippingRefunded'
  | 'withdrawn'
>;

/** Why these lines cannot be refunded. */
export type RefundProblem =
  | { reason: 'unknownEntry' | 'repeatedEntry'; entryNumber: number }
  | { reason: 'tooMany'; entryNumber: number; left: number }
  | { reason: 'nothingLeft' };

/** Units of a line that are neither refunded nor due to be. */
export const leftOf = ({ quantity, refunded }: Pick<OrderLine, 'quantity' | 'refunded'>): number =>
  quantity - refunded;
/** Units of a line that are still to be sent. */
export const unsentOf = ({
  quantity,
  shipped,
  withdrawn,
}: Pick<OrderLine, 'quantity' | 'shipped' | 'withdrawn'>): number => quantity - shipped - withdrawn;

/** Whether anything can still be refunded. */
export const isAnythingLeft = (lines: readonly RefundableLine[]): boolean =>
  lines.some((line) => leftOf(line) > 0 || (line.shipping > 0 && line.shippingRefunded < line.quantity));

/**
 * The refund of `asked`, for lines in their present state.
 *
 * A line's amount is its refunded sum afterwards minus its refunded sum before; both are shares by largest remainder.
 * However a line is refunded, in one or in many parts, the parts add up to what was paid for it.
 */
export function planRefund(
  lines: readonly RefundableLine[],
  asked: Pick<AskedRefund, 'entries' | 'shipping' | 'restock'>,
): RefundPlan | RefundProblem {
  const { entries, shipping = false, restock } = asked;
  const problem = entries && problemOf(lines, entries);
  if (problem) return problem;
  const planned = lines
    .map((line) => {
      const entry = entries?.find(({ entryNumber }) => entryNumber === line.entryNumber);
      if (entries && !entry) return undefined;
      const rest = line.quantity - line.shippingRefunded;
      if (!entries)
        return planLine(
          line,
          shipping ? 0 : leftOf(line),
          line.shipping > 0 || !shipping ? rest : 0,
          restock,
        );
      const quantity = entry?.quantity ?? leftOf(line);
      return planLine(line, quantity, shipping ? Math.min(quantity, rest) : 0, restock);
    })
    .filter((line) => line !== undefined)
    .filter((line) => line.quantity > 0 || line.shippingQuantity > 0);
  const moves = planned.some(({ quantity, amount }) => quantity > 0 || amount > 0);
  return moves ? { lines: planned, ...sumOf(planned) } : { reason: 'nothingLeft' };
}

function problemOf(
  lines: readonly RefundableLine[],
  entries: NonNullable<AskedRefund['entries']>,
): RefundProblem | undefined {
  const seen = new Set<number>();
  for (const { entryNumber, quantity } of entries) {
    const line = lines.find((one) => one.entryNumber === entryNumber);
    if (!line) return { reason: 'unknownEntry', entryNumber };
    if (seen.has(entryNumber)) return { reason: 'repeatedEntry', entryNumber };
    seen.add(entryNumber);
    const left = leftOf(line);
    if (left < (quantity ?? 1)) return { reason: 'tooMany', entryNumber, left };
  }
  return undefined;
}

/** Units that were not sent are refunded first, as nobody has to return them. */
function planLine(
  line: RefundableLine,
  quantity: number,
  shippingQuantity: number,
  restock: Restock,
): RefundLine {
  const before = givenBack(line, line.refunded, line.shippingRefunded);
  const after = givenBack(line, line.refunded + quantity, line.shippingRefunded + shippingQuantity);
  const withdrawn = Math.min(quantity, unsentOf(line));
  return {
    entryNumber: line.entryNumber,
    quantity,
    shippingQuantity,
    withdrawn,
    restocked: { unsent: withdrawn, all: quantity, none: 0 }[restock],
    goods: after.goods - before.goods,
    discount: after.discount - before.discount,
    shipping: after.shipping - before.shipping,
    surcharges: after.surcharges - before.surcharges,
    taxes: taxesByName(
      taxesOf(line).map((tax, index) => ({
        ...tax,
        amount: (after.taxes[index] ?? 0) - (before.taxes[index] ?? 0),
      })),
    ),
    tax: sum(after.taxes) - sum(before.taxes),
    amount: after.amount - before.amount,
  };
}

/** A line's refunded sums once that many units of its price and of its shipping are refunded. */
function givenBack(line: RefundableLine, units: number, shippingUnits: number) {
  const share = (total: number, part: number): number =>
    allocate(total, [part, line.quantity - part])[0] ?? 0;
  const goods = split(line.totalPrice, line.discount, units, line.quantity);
  const shipping = share(line.shipping, shippingUnits);
  // A line's taxes are on its price and on its shipping: each part is refunded with its base.
  const taxes = line.taxes.map(({ amount }) => {
    const [onGoods = 0, onShipping = 0] = allocate(amount, [line.totalPrice - line.discount, line.shipping]);
    return share(onGoods, units) + share(onShipping, shippingUnits);
  });
  // A surcharge is refunded with its units.
  const surcharges = line.surcharges.map(({ amount, discount }) =>
    split(amount, discount, units, line.quantity),
  );
  const onSurcharges = line.surcharges.flatMap((one) => one.taxes.map(({ amount }) => share(amount, units)));
  const parts = [goods, ...surcharges];
  return {
    goods: goods.discount + goods.paid,
    discount: sum(parts.map(({ discount }) => discount)),
    shipping,
    surcharges: sum(surcharges.map(({ discount, paid }) => discount + paid)),
    taxes: [...taxes, ...onSurcharges],
    amount: sum(parts.map(({ paid }) => paid)) + shipping + sum(taxes) + sum(onSurcharges),
  };
}

/**
 * The shares of some units in a discount and in what was paid. Neither ever falls when units are added, so no part of a
 * refund is negative. Half a cent goes to the discount: both add up to the price of whole units where that is whole.
 */
function split(price: number, discount: number, units: number, quantity: number) {
  const rest = quantity - units;
  return {
    discount: allocate(discount, [units, rest])[0] ?? 0,
    paid: allocate(price - discount, [rest, units])[1] ?? 0,
  };
}

/** What the lines leave of the goods' price: see `goodsLeft`. */
export function goodsOfLines(
  lines: readonly OrderLine[],
  refund?: Pick<Refund, 'lines'>,
): { oneTime: number; autoDelivery: number } {
  const goods = lines.filter(({ product }) => !product.isVirtual);
  const left = goods.map((line) => {
    const more = refund?.lines.find(({ entryNumber }) => entryNumber === line.entryNumber)?.quantity ?? 0;
    const back = split(line.totalPrice, line.discount, line.refunded + more, line.quantity);
    return { oneTime: line.oneTime, paid: line.totalPrice - line.discount - back.paid };
  });
  const of = (isOneTime: boolean): number =>
    sum(left.filter(({ oneTime }) => oneTime === isOneTime).map(({ paid }) => paid));
  return { oneTime: of(true), autoDelivery: of(false) };
}

/** Taxes of a line and of its surcharges, in the order of `givenBack`. */
const taxesOf = ({ taxes, surcharges }: RefundableLine) => [
  ...taxes,
  ...surcharges.flatMap((surcharge) => surcharge.taxes),
];

export const sumOf = (lines: readonly RefundLine[]): RefundAmounts => ({
  goods: sum(lines.map((line) => line.goods)),
  discount: sum(lines.map((line) => line.discount)),
  shipping: sum(lines.map((line) => line.shipping)),
  surcharges: sum(lines.map((line) => line.surcharges)),
  taxes: taxesByName(lines.flatMap((line) => line.taxes)),
  tax: sum(lines.map((line) => line.tax)),
  amount: sum(lines.map((line) => line.amount)),
});

/**
 * Units of each line to return to stock when a whole order is cancelled or returned: those not returned yet, except
 * units written off by an earlier refund.
 */
export function stillOut(
  lines: readonly Pick<OrderLine, 'entryNumber' | 'code' | 'quantity' | 'restocked'>[],
  refunds: readonly Pick<Refund, 'restock' | 'lines'>[],
): { entryNumber: number; code: string; quantity: number }[] {
  const writtenOff = refunds.filter(({ restock }) => restock === 'none').flatMap((refund) => refund.lines);
  return lines
    .map(({ entryNumber, code, quantity, restocked }) => {
      const off = writtenOff.filter((line) => line.entryNumber === entryNumber);
      return { entryNumber, code, quantity: quantity - restocked - sum(off.map((line) => line.quantity)) };
    })
    .filter(({ quantity }) => quantity > 0);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
