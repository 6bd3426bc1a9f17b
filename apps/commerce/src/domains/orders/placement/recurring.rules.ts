import { SITES } from '@crema/brands';
import { textOf } from '#domains/catalog/index.ts';
import { assertTotalsAddUp } from '#domains/pricing/index.ts';
import { type NewOrder, type Order, type OrderLine, UNTOUCHED } from '../orders.types.ts';
import { newOrderCode } from './code.rules.ts';
import { orderProduct } from './draft.rules.ts';
import type { RecurringOrder } from './recurring.types.ts';
import { orderSurcharges } from './surcharges.rules.ts';

const KEY = 'auto-delivery-';

/** Whether the shop made an order by itself; who made it settles it. */
export const isRecurring = ({ idempotencyKey }: Pick<Order, 'idempotencyKey'>): boolean =>
  idempotencyKey.startsWith(KEY);

/** An order's own copy of a delivery. */
export function draftRecurring(
  order: RecurringOrder,
  now: Date,
): NewOrder & Pick<Order, 'lines' | 'payment'> {
  const { totals, language, site, payment } = order;
  assertTotalsAddUp(totals);
  const code = newOrderCode();
  const lines = order.sold.map((sold, index): OrderLine => {
    const { code: variantCode, quantity, variant, frequencyWeeks, cupsPerDay } = sold;
    const priced = totals.lines[index];
    if (!priced || priced.quantity !== quantity) throw new Error(`${variantCode} has no price`);
    return {
      ...priced,
      priceLabel: priced.priceLabel && textOf(priced.priceLabel, language),
      surcharges: orderSurcharges(priced, language),
      entryNumber: index,
      code: variantCode,
      product: orderProduct(variant, language, site),
      oneTime: frequencyWeeks === 0,
      frequencyWeeks,
      cupsPerDay,
      components: [],
      ...UNTOUCHED,
    };
  });
  const { orderDiscounts, discountName } = { ...order, ...totals };
  return {
    code,
    site,
    language,
    currency: SITES[site].currency,
    customerId: order.customerId,
    cartGuid: order.turn,
    idempotencyKey: `${KEY}${code}`,
    email: order.email,
    deliveryAddress: order.deliveryAddress,
    deliveryMode: 'standard',
    ...(order.business ? { business: order.business } : {}),
    coupons:
      orderDiscounts > 0
        ? [{ code: 'PRICE-HELD', name: discountName ?? '', amount: orderDiscounts, freeShipping: false }]
        : [],
    subTotal: totals.subTotal,
    orderDiscounts,
    deliveryCost: totals.deliveryCost,
    surcharges: totals.surcharges,
    totalTax: totals.totalTax,
    total: totals.totalPriceWithTax,
    taxes: totals.taxes,
    createdAt: now,
    lines,
    // Only what was agreed to pays for what comes by itself: the card.
    payment: {
      ...{ payment, amount: totals.totalPriceWithTax, sources: [], refunded: 0 },
      ...{ status: 'pending', createdAt: now },
    },
  };
}
