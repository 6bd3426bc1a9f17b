import type { Language } from '@crema/brands';
import { presentTaxes } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Order } from '../orders.types.ts';
import { cardPartOf, paidOf, refundedOf } from '../sources/sources.rules.ts';
import { leftOf, unsentOf } from './refunds.rules.ts';
import type { Refund } from './refunds.types.ts';

/** What people say to each other: the order's code, `-R` and the refund's number. */
export const refundCode = ({ code }: Pick<Order, 'code'>, { number }: Pick<Refund, 'number'>): string =>
  `${code}-R${number}`;

/** Minor units that are about to go back to the card. */
const dueOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((all, refund) => all + (refund.status === 'due' ? cardPartOf(refund) : 0), 0);

/** What went back to the card of an order, and what is about to. */
export function presentRefunded(order: Order, language: Language) {
  const price = (minor: number) => toPrice(minor, order.currency, language);
  const due = dueOf(order);
  return { refundedAmount: price(order.payment.refunded - due), refundDueAmount: price(due) };
}

/** A refund as the shopper sees it. */
export function presentRefund(order: Order, refund: Refund, language: Language) {
  const price = (minor: number) => toPrice(minor, order.currency, language);
  return {
    code: refundCode(order, refund),
    status: refund.status === 'due' ? 'pending' : 'succeeded',
    created: refund.createdAt.toISOString(),
    entries: refund.lines.map(({ entryNumber, quantity, amount }) => ({
      orderEntryNumber: entryNumber,
      quantity,
      amount: price(amount),
    })),
    goods: price(refund.goods),
    discount: price(refund.discount),
    shipping: price(refund.shipping),
    ...(refund.surcharges > 0 ? { surcharges: price(refund.surcharges) } : {}),
    taxes: presentTaxes(refund.taxes, order.currency, language),
    tax: price(refund.tax),
    amount: price(refund.amount),
    cardAmount: price(cardPartOf(refund)),
    paymentSources: refund.sources.map(({ name, amount }) => ({
      name,
      label: order.payment.sources.find((source) => source.name === name)?.label ?? name,
      amount: price(amount),
    })),
  };
}

/** A refund as the staff sees it. */
export function presentStaffRefund(order: Order, refund: Refund, language: Language) {
  const { kind, restock, reason, actor, staffId } = refund;
  return {
    ...presentRefund(order, refund, language),
    ...{ kind, restock, actor },
    ...(reason ? { reason } : {}),
    ...(staffId ? { staffId } : {}),
  };
}

/** All refunds of an order, and what is left to give back. */
export function presentRefunds(order: Order, language: Language) {
  const { status } = order.payment;
  const isOpen = !order.isDisputed && (status === 'captured' || status === 'partially_refunded');
  const refundable = isOpen ? paidOf(order) - refundedOf(order) : 0;
  return {
    orderCode: order.code,
    paymentStatus: status,
    ...presentRefunded(order, language),
    refundableAmount: toPrice(refundable, order.currency, language),
    entries: order.lines.map((line) => ({
      orderEntryNumber: line.entryNumber,
      quantity: line.quantity,
      refundableQuantity: leftOf(line),
      unsentQuantity: unsentOf(line),
    })),
    refunds: order.refunds.map((refund) => presentStaffRefund(order, refund, language)),
  };
}
