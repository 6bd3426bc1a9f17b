import { type Language, SITES, type SiteId } from '@crema/brands';
import { needsCard, type PricedCart, presentVariant } from '#domains/cart/index.ts';
import { type CatalogVariant, textOf } from '#domains/catalog/index.ts';
import { orderCoupons } from '#domains/coupons/index.ts';
import { assertTotalsAddUp } from '#domains/pricing/index.ts';
import { NO_CARD, type Order, type OrderLine, type OrderProduct, UNTOUCHED } from '../orders.types.ts';
import type { PaidBySource } from '../sources/paid.types.ts';
import { newOrderCode } from './code.rules.ts';
import { orderSurcharges } from './surcharges.rules.ts';

/** A product as an order keeps it. */
export const orderProduct = (variant: CatalogVariant, language: Language, site: SiteId): OrderProduct => ({
  ...presentVariant(variant, language, SITES[site].country),
  taxCode: variant.taxCode,
  ...(variant.flags.has('isVirtualProduct') ? { isVirtual: true as const } : {}),
});

/** An order's own copy of a cart: lines, prices, taxes, address, payment. */
export function draftOrder(
  priced: PricedCart,
  {
    idempotencyKey,
    language,
    now,
    cupsPerDay,
    sources,
  }: {
    idempotencyKey: string;
    language: Language;
    now: Date;
    cupsPerDay?: number | undefined;
    sources: PaidBySource[];
  },
): Omit<Order, 'guid'> {
  const { cart, sold, coupons, totals, paid } = priced;
  const { customerId, email, deliveryAddress, deliveryMode, business } = cart;
  // A card that is not needed is neither charged nor kept.
  const payment = needsCard(priced) ? cart.payment : NO_CARD;
  if (!email || !deliveryAddress || !deliveryMode || !payment)
    throw new Error(`Cart ${cart.guid} is not complete`);
  assertTotalsAddUp(totals);
  const lines = sold.map(({ line, variant }, index): OrderLine => {
    const amounts = totals.lines[index];
    if (!amounts) throw new Error(`Line ${line.entryNumber} of ${cart.guid} has no price`);
    return {
      ...line,
      ...(line.oneTime ? {} : { cupsPerDay }),
      product: orderProduct(variant, language, cart.site),
      ...amounts,
      priceLabel: amounts.priceLabel && textOf(amounts.priceLabel, language),
      surcharges: orderSurcharges(amounts, language),
      ...UNTOUCHED,
    };
  });
  return {
    code: newOrderCode(),
    site: cart.site,
    language,
    currency: SITES[cart.site].currency,
    status: 'created',
    customerId,
    cartGuid: cart.guid,
    idempotencyKey,
    email,
    deliveryAddress,
    deliveryMode,
    business,
    coupons: orderCoupons(coupons, language),
    subTotal: totals.subTotal,
    orderDiscounts: totals.orderDiscounts,
    deliveryCost: totals.deliveryCost,
    surcharges: totals.surcharges,
    totalTax: totals.totalTax,
    total: totals.totalPriceWithTax,
    taxes: totals.taxes,
    createdAt: now,
    updatedAt: now,
    lines,
    payment: { payment, amount: paid.amountDue, sources, status: 'pending', refunded: 0, createdAt: now },
    shipments: [],
    refunds: [],
  };
}
