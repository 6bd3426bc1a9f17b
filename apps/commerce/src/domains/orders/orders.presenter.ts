import type { Currency, Language } from '@crema/brands';
import {
  presentAddress,
  presentPaid,
  presentPayment,
  presentPurchase,
  presentSurcharges,
  presentTaxes,
} from '#domains/cart/index.ts';
import { presentOrderVoucher } from '#domains/coupons/index.ts';
import { ofLine, toPrice } from '#domains/pricing/index.ts';
import { trackingUrlOf } from './fulfilment/carriers.rules.ts';
import { mayFollow, statusDisplay } from './fulfilment/transitions.rules.ts';
import type { ListedOrder, Order, OrderLine, OrderStep, Shipment } from './orders.types.ts';
import { presentRefund, presentRefunded } from './refunds/refunds.presenter.ts';
import { refundedTo } from './sources/sources.rules.ts';

/**
 * An order as OCC sends it, in `language`; product names are as the shopper bought them. `steps`: with its statuses so
 * far, where they were read.
 */
export function presentOrder(order: Order, language: Language, steps?: readonly OrderStep[]) {
  const price = (minor: number) => toPrice(minor, order.currency, language);
  return {
    code: order.code,
    guid: order.guid,
    site: order.site,
    status: order.status,
    statusDisplay: statusDisplay(order.status),
    paymentStatus: order.payment.status,
    created: order.createdAt.toISOString(),
    ...(order.placedAt ? { placed: order.placedAt.toISOString() } : {}),
    email: order.email,
    entries: order.lines.map((line) => presentLine(line, order.currency, language)),
    totalItems: order.lines.length,
    totalUnitCount: order.lines.reduce((units, line) => units + line.quantity, 0),
    appliedVouchers: order.coupons.map((coupon) => presentOrderVoucher(coupon, order.site, language)),
    subTotal: price(order.subTotal),
    orderDiscounts: price(order.orderDiscounts),
    deliveryCost: price(order.deliveryCost),
    ...presentSurcharges(
      order.lines.flatMap(({ surcharges }) => surcharges),
      { currency: order.currency, language },
    ),
    taxes: presentTaxes(order.taxes, order.currency, language),
    totalTax: price(order.totalTax),
    totalPrice: price(order.total - order.totalTax),
    totalPriceWithTax: price(order.total),
    ...presentPaid(order.payment.sources, order.payment.amount, { currency: order.currency, language }),
    paymentSources: order.payment.sources.map(({ name, label, amount }) => ({
      ...{ name, label, amount: price(amount), refundedAmount: price(refundedTo(order, name)) },
    })),
    deliveryAddress: presentAddress(order.deliveryAddress),
    deliveryMode: { code: order.deliveryMode },
    ...order.business,
    paymentInfo: presentPayment(order.payment.payment),
    ...(steps ? { steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })) } : {}),
    consignments: order.shipments.map((shipment) => presentShipment(order.code, shipment)),
    ...presentRefunded(order, language),
    refunds: order.refunds.map((refund) => presentRefund(order, refund, language)),
    cancellable:
      !order.isDisputed &&
      (order.payment.status === 'requires_action' ||
        (order.status !== 'created' && mayFollow(order.status, 'cancelled'))),
    ...(order.payment.status === 'requires_action' ? { nextAction: nextAction(order) } : {}),
  };
}

function presentShipment(order: string, { number, carrier, trackingCode, entries, shippedAt }: Shipment) {
  const trackingUrl = trackingUrlOf(carrier, trackingCode);
  return {
    code: `${order}-${number}`,
    ...(carrier ? { carrier } : {}),
    ...(trackingCode ? { trackingCode } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
    entries: entries.map(({ entryNumber, quantity }) => ({ entryNumber, quantity })),
    shippedDate: shippedAt.toISOString(),
  };
}

/** What the browser of a shopper whose bank asks for more must do. */
function nextAction(order: Order) {
  return {
    type: 'authenticate',
    ...(order.payment.nextAction?.clientSecret
      ? { clientSecret: order.payment.nextAction.clientSecret }
      : {}),
    method: 'POST',
    url: `/rest/v2/${order.site}/users/${order.customerId ? 'current' : 'anonymous'}/orders/${order.guid}/confirm`,
  };
}

function presentLine(line: OrderLine, currency: Currency, language: Language) {
  const price = (minor: number) => toPrice(minor, currency, language);
  const { isVirtual: _virtual, taxCode: _taxCode, ...product } = line.product;
  return {
    entryNumber: line.entryNumber,
    quantity: line.quantity,
    ...presentPurchase(line),
    // Cups or weeks: an order says by which of them it comes again.
    ...(line.cupsPerDay === undefined ? {} : { frequencyWeeks: undefined, cupsPerDay: line.cupsPerDay }),
    product,
    basePrice: price(line.basePrice),
    listPrice: price(line.listPrice),
    totalPrice: price(line.totalPrice),
    priceKind: line.priceKind,
    ...(line.priceLabel === undefined ? {} : { priceLabel: line.priceLabel }),
    available: true,
    ...presentSurcharges(ofLine(line.surcharges), { currency, language }),
    ...(line.components.length > 0 ? { components: line.components.map((code) => ({ code })) } : {}),
  };
}

/** An order in a list. */
export function presentHistory(order: ListedOrder, language: Language) {
  return {
    code: order.code,
    guid: order.guid,
    status: order.status,
    statusDisplay: statusDisplay(order.status),
    placed: (order.placedAt ?? order.createdAt).toISOString(),
    total: toPrice(order.total, order.currency, language),
    totalUnitCount: order.lines.reduce((units, line) => units + line.quantity, 0),
    products: order.lines
      .slice(0, PICTURED)
      .map(({ product: { code, name, image, url } }) => ({ code, name, image, url })),
  };
}

/** Products that an order in a list is known by. */
const PICTURED = 4;
