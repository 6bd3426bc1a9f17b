import type { Currency, Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { OrderCoupon } from '#domains/coupons/index.ts';
import type { TaxLine } from '#domains/pricing/index.ts';
import type { NextAction } from '#platform/payments/index.ts';
import type { OrderStatus } from './fulfilment/transitions.rules.ts';
import type { Refund } from './refunds/refunds.types.ts';
import type { PaidBySource } from './sources/paid.types.ts';

/** A variant at the time of purchase, in the shopper's language. */
export interface OrderProduct {
  code: string;
  productCode: string;
  name: string;
  brand: string;
  productType: string;
  url: string;
  image: string;
  options: Readonly<Record<string, string>>;
  packType?: string;
  count?: number;
  boxCount?: number;
  variantColor?: string;
  /** Of the product then; absent in orders from before it was kept. Not shown. */
  taxCode?: string;
  /** Set for what is sent by e-mail. Not shown. */
  isVirtual?: true;
}

/** A surcharge of a line at the time of the order, in minor units, for all units of the line. */
export interface OrderSurcharge {
  code: string;
  /** In the shopper's language. */
  label: string;
  amount: number;
  /** Its share of the order's discounts. */
  discount: number;
  taxes: TaxLine[];
  tax: number;
  /** This line's share of an amount on the whole order: shown in the sums, and not beside the line. */
  ofCart?: true;
}

export interface OrderLine {
  entryNumber: number;
  code: string;
  product: OrderProduct;
  quantity: number;
  oneTime: boolean;
  frequencyWeeks: number;
  /** Cups a day of the household, if it is on a smart schedule by consumption. */
  cupsPerDay?: number | undefined;
  components: string[];
  listPrice: number;
  basePrice: number;
  priceKind: string;
  /** What the shopper read of the price, such as the name of a promotion. */
  priceLabel?: string | undefined;
  totalPrice: number;
  discount: number;
  shipping: number;
  tax: number;
  taxes: TaxLine[];
  /** Beside the price, each with its own tax. */
  surcharges: OrderSurcharge[];
  shipped: number;
  delivered: number;
  /** Units whose price was refunded, or is due to be. */
  refunded: number;
  /** Units whose share of the shipping was refunded, or is due to be. */
  shippingRefunded: number;
  /** Refunded units that were not sent, and never will be. */
  withdrawn: number;
  /** Units that were returned to stock. */
  restocked: number;
}

/** Counts of a new line. */
export const UNTOUCHED = {
  ...{ shipped: 0, delivered: 0 },
  ...{ refunded: 0, shippingRefunded: 0, withdrawn: 0, restocked: 0 },
};

export type OrderPaymentStatus =
  | 'pending'
  | 'requires_action'
  | 'captured'
  | 'failed'
  /** A single refund of the whole payment is due. */
  | 'refund_due'
  /** A part was refunded, or is due to be; or the rest of it is. */
  | 'partially_refunded'
  | 'refunded';

export interface OrderPayment {
  /** Where no card was needed, a provider that there is none of: `NO_CARD`. */
  payment: CartPayment;
  /** What the card is charged: the total without what `sources` paid. */
  amount: number;
  /** What was paid before the card, in that order. */
  sources: PaidBySource[];
  status: OrderPaymentStatus;
  /** The part of `amount` that was refunded to the card, or is due to be. */
  refunded: number;
  reason?: string;
  /** What the shopper's browser continues with, where the provider has just said so. Not stored with the order. */
  nextAction?: NextAction;
  createdAt: Date;
}

export interface Shipment {
  number: number;
  carrier?: string;
  trackingCode?: string;
  entries: Part;
  shippedAt: Date;
}

/** A status that an order came to, and when. */
export interface OrderStep {
  status: OrderStatus;
  at: Date;
}

/** Some lines of an order that move together, each with its remaining quantity. */
export type Part = readonly { entryNumber: number; quantity: number }[];

export interface Order {
  code: string;
  guid: string;
  site: SiteId;
  language: Language;
  currency: Currency;
  status: OrderStatus;
  /** The customer; absent: a guest. */
  customerId?: string;
  cartGuid: string;
  idempotencyKey: string;
  email: string;
  deliveryAddress: CartAddress;
  deliveryMode: string;
  /** Set for an order of the business site. */
  business?: CartBusiness;
  /** Coupons that applied, each with its discount; `orderDiscounts` is their sum. */
  coupons: OrderCoupon[];
  subTotal: number;
  orderDiscounts: number;
  deliveryCost: number;
  /** Of all lines, before discounts. */
  surcharges: number;
  totalTax: number;
  total: number;
  taxes: TaxLine[];
  createdAt: Date;
  placedAt?: Date;
  updatedAt: Date;
  lines: OrderLine[];
  payment: OrderPayment;
  shipments: Shipment[];
  /** Oldest first. */
  refunds: Refund[];
  /** Its payment is disputed now: nothing of it is refunded. */
  isDisputed?: boolean;
}

/** Stands for the card of an order that needs none. */
export const NO_CARD: CartPayment = { provider: 'none', token: '' };

/** An order to be written, without the data of other tables. */
export type NewOrder = Omit<
  Order,
  'guid' | 'lines' | 'payment' | 'shipments' | 'refunds' | 'placedAt' | 'updatedAt' | 'status'
>;

/** An order as in a list. */
export type ListedOrder = Omit<Order, 'shipments' | 'refunds'>;
