import type { Currency, Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { OrderCoupon } from '#domains/coupons/index.ts';
import type { TaxLine } from '#domains/pricing/index.ts';
import type { OrderStatus } from './orders.transitions.ts';

/** A variant as it was when it was bought, in the shopper's language. */
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
}

export interface OrderLine {
  entryNumber: number;
  code: string;
  product: OrderProduct;
  quantity: number;
  oneTime: boolean;
  frequencyWeeks: number;
  /** It comes again by the cups that its household drinks, not by its weeks. */
  cupsPerDay?: number | undefined;
  components: string[];
  listPrice: number;
  basePrice: number;
  priceKind: string;
  totalPrice: number;
  discount: number;
  shipping: number;
  tax: number;
  taxes: TaxLine[];
  shipped: number;
  delivered: number;
}

export type OrderPaymentStatus =
  | 'pending'
  | 'requires_action'
  | 'captured'
  | 'failed'
  | 'refund_due'
  | 'refunded';

export interface OrderPayment {
  payment: CartPayment;
  amount: number;
  status: OrderPaymentStatus;
  reason?: string;
  createdAt: Date;
}

export interface Shipment {
  number: number;
  carrier?: string;
  trackingCode?: string;
  entries: Part;
  shippedAt: Date;
}

/** Some lines of an order that move together, each with all that was left to move of it. */
export type Part = readonly { entryNumber: number; quantity: number }[];

export interface Order {
  code: string;
  guid: string;
  site: SiteId;
  language: Language;
  currency: Currency;
  status: OrderStatus;
  /** Whose it is; absent: a guest's. */
  customerId?: string;
  cartGuid: string;
  idempotencyKey: string;
  email: string;
  deliveryAddress: CartAddress;
  deliveryMode: string;
  /** Of an order of the business site. */
  business?: CartBusiness;
  /** What counted, with what each took off; their amounts are `orderDiscounts`. */
  coupons: OrderCoupon[];
  subTotal: number;
  orderDiscounts: number;
  deliveryCost: number;
  totalTax: number;
  total: number;
  taxes: TaxLine[];
  createdAt: Date;
  placedAt?: Date;
  updatedAt: Date;
  lines: OrderLine[];
  payment: OrderPayment;
  shipments: Shipment[];
}

/** An order as a list of them has it. */
export type ListedOrder = Omit<Order, 'shipments'>;

/** Who moves an order. */
export type Actor = 'shopper' | 'shop' | 'operator';
