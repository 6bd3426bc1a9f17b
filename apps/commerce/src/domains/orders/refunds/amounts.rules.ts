/** Refunds of amounts, and what they leave of the lines: pure functions, in minor units. */
import { allocate, taxesByName } from '#domains/pricing/index.ts';
import type { Order } from '../orders.types.ts';
import { paidOf, refundedOf } from '../sources/sources.rules.ts';
import { goodsOfLines, planRefund, type RefundProblem, sumOf } from './refunds.rules.ts';
import type { AskedRefund, Refund, RefundAmounts, RefundLine, RefundPlan } from './refunds.types.ts';

/** What is left of an order's payment, for the card and for what paid before it. */
const leftToRefund = (order: Pick<Order, 'payment' | 'refunds'>): number => paidOf(order) - refundedOf(order);

/**
 * The refund of `asked`, of at most what is left of the payment: refunds of amounts took their part of it without a line.
 */
export function planOf(
  order: Pick<Order, 'lines' | 'payment' | 'refunds'>,
  asked: Pick<AskedRefund, 'entries' | 'shipping' | 'restock'>,
): RefundPlan | RefundProblem {
  const plan = planRefund(order.lines, asked);
  if (!('lines' in plan)) return plan;
  const left = leftToRefund(order);
  if (plan.amount <= left) return plan;
  if (left <= 0 && plan.lines.every(({ quantity }) => quantity === 0)) return { reason: 'nothingLeft' };
  const parts = allocate(
    Math.max(0, left),
    plan.lines.map(({ amount }) => amount),
  );
  const lines = plan.lines.map(
    (line, index): RefundLine => ({ ...line, ...shareOf(line, parts[index] ?? 0) }),
  );
  return { lines, ...sumOf(lines) };
}

/** A refund of `amount` without lines: goods, shipping, surcharges and taxes in the proportions of what is left. */
export function planAmount(order: Pick<Order, 'lines'>, amount: number): RefundPlan {
  const rest = planRefund(order.lines, { restock: 'none' });
  const whole = 'lines' in rest ? rest : sumOf([]);
  return { lines: [], ...shareOf(whole, amount) };
}

/** Amounts in the same proportions that come to `amount`; the goods are without their discount. */
function shareOf(whole: RefundAmounts, amount: number): RefundAmounts {
  const net = Math.max(0, whole.goods - whole.discount);
  const weights = [net, whole.shipping, whole.surcharges, ...whole.taxes.map((tax) => tax.amount)];
  // Of nothing there are no proportions: all of it is of the goods.
  const isNothing = weights.every((weight) => weight === 0);
  const [goods = 0, shipping = 0, surcharges = 0, ...taxed] = isNothing
    ? [amount, 0, 0, ...whole.taxes.map(() => 0)]
    : allocate(amount, weights);
  const taxes = taxesByName(whole.taxes.map((tax, index) => ({ ...tax, amount: taxed[index] ?? 0 })));
  const tax = taxed.reduce((all, one) => all + one, 0);
  return { goods, discount: 0, shipping, surcharges, taxes, tax, amount };
}

/**
 * What is paid for goods and not refunded, nor due to be: after discounts, without tax, shipping and surcharges, and without
 * what is sent by e-mail. Refunds of amounts are taken from both kinds, by what each has.
 *
 * @param refund one that is being made, beside those that the order has already
 */
export function goodsLeft(
  { lines, refunds }: Pick<Order, 'lines' | 'refunds'>,
  refund?: Pick<Refund, 'lines' | 'goods'>,
): { oneTime: number; autoDelivery: number } {
  const left = goodsOfLines(lines, refund);
  const outside = [...refunds, ...(refund ? [refund] : [])]
    .filter((one) => one.lines.length === 0)
    .reduce((all, { goods }) => all + goods, 0);
  const rest = Math.max(0, left.oneTime + left.autoDelivery - outside);
  if (outside === 0 || left.oneTime + left.autoDelivery === 0) return left;
  const [oneTime = 0, autoDelivery = 0] = allocate(rest, [left.oneTime, left.autoDelivery]);
  return { oneTime, autoDelivery };
}
