import type { Language, SiteId } from '@crema/brands';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { CouponState, PricedCoupon } from '#domains/coupons/index.ts';
import type { PricingLine, Totals } from '#domains/pricing/index.ts';

/** An address that passed the checks of checkout; `region` without the country's prefix. */
export interface CartAddress {
  firstName: string;
  lastName: string;
  companyName?: string;
  line1: string;
  line2?: string;
  town: string;
  region: string;
  country: 'US' | 'CA';
  postalCode: string;
  /** Ten digits. */
  phone: string;
}

/** What a company tells at checkout beside its name, which is in the address. */
export interface CartBusiness {
  /** Its own number for this order, printed on what it gets from us. */
  purchaseOrderNumber?: string;
  /** Makes the order free of tax. */
  taxExemptionNumber?: string;
}

/** A payment provider's token and what may be shown of the card. */
export interface CartPayment {
  provider: string;
  token: string;
  card?: { brand: string; lastFour: string; expiryMonth: number; expiryYear: number };
  /** The customer asked to keep the card with the account, once it has paid. */
  saved?: true;
}

/** A payment whose card its provider described. */
export type CardPayment = Required<Omit<CartPayment, 'saved'>>;

export interface CartLine {
  entryNumber: number;
  code: string;
  quantity: number;
  oneTime: boolean;
  /** 0 for a one-time line. */
  frequencyWeeks: number;
  components: string[];
}

/** A line that a shopper asks for. */
export type NewLine = Omit<CartLine, 'entryNumber'>;

export interface Cart {
  guid: string;
  site: SiteId;
  /** Whose it is; absent: of whoever knows its guid. */
  customerId?: string;
  status: 'open' | 'ordering' | 'ordered';
  language: Language;
  email?: string;
  deliveryAddress?: CartAddress;
  deliveryMode?: string;
  business?: CartBusiness;
  payment?: CartPayment;
  version: number;
  lines: CartLine[];
  /** Of who asks, as their token says; never kept with the cart. */
  priceSegment?: string;
  /** Codes as they were applied, oldest first. */
  couponCodes: string[];
  /** What these codes stand for now; a code that no longer exists has none. */
  coupons: CouponState[];
}

/** A line with what the catalogue says of it now. */
export interface ResolvedLine {
  line: CartLine;
  /** Absent: no longer sold. */
  variant?: CatalogVariant;
  pricing?: PricingLine;
}

/** A cart priced at this moment. `totals.lines` are those of `sold`, in order. */
export interface PricedCart {
  cart: Cart;
  sold: (ResolvedLine & { variant: CatalogVariant; pricing: PricingLine })[];
  /** Lines whose product is no longer sold; they cost nothing and cannot be ordered. */
  unavailable: CartLine[];
  /** Those of `cart.coupons`, in order. */
  coupons: PricedCoupon[];
  totals: Totals;
}

/** A line that holds less than was asked for. */
export interface MergeChange {
  code: string;
  asked: number;
  quantity: number;
  /** What it met: the most of a line, what one auto-delivery takes, or the shelf. */
  reason: 'cap' | 'autoDelivery' | 'stock';
}
/** With the product's name, in the shopper's language. */
export type CartChange = MergeChange & { name: string };

/** Who a visit is, as `getCustomerDetails` tells it. */
export interface Visitor {
  isLoggedIn: boolean;
  perksOptIn: boolean;
  isCremaEmployee: boolean;
  customerID?: string;
  firstName?: string;
  customerCookies: { entry: { key: string; value: string }[] };
}

/** What the cart asks of the catalogue. */
export interface CatalogReads {
  variant(site: SiteId, code: string): CatalogVariant | undefined;
  stockOf(site: SiteId, codes: string[]): Promise<Map<string, number>>;
}
