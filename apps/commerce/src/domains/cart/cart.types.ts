import type { Language, SiteId } from '@crema/brands';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { CouponState, PricedCoupon } from '#domains/coupons/index.ts';
import type { PricingLine, Totals } from '#domains/pricing/index.ts';
import type { CartPaid, Fund } from './payment/paid.types.ts';

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

/** What a company enters at checkout beside its name, which is in the address. */
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
  /** The domain that put it in the cart; absent: the shopper did. */
  addedBy?: string;
}

/** A line that a shopper asks for. */
export type NewLine = Omit<CartLine, 'entryNumber' | 'addedBy'>;

/** What other domains keep with a cart, by the name of their hooks; only whose name it is reads and writes it. */
export type Attached = Readonly<Record<string, unknown>>;

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
  /** Written by `attach`, under the cart's lock. */
  attached: Attached;
  /** What these codes stand for now; a code that no longer exists has none. */
  coupons: CouponState[];
  /** What pays before the card, and what each has for this cart now; absent: not asked. Never kept with the cart. */
  funds?: readonly Fund[];
}

/** A line with what the catalogue says of it now. */
export interface ResolvedLine {
  line: CartLine;
  /** Absent: no longer sold. */
  variant?: CatalogVariant;
  pricing?: PricingLine;
}

/** A line whose product is sold. */
export type SoldLine = ResolvedLine & Required<Pick<ResolvedLine, 'variant' | 'pricing'>>;

/** Each of the orders of one frequency after the first. */
export interface LaterOrder {
  frequencyWeeks: number;
  totals: Totals;
}

/** A cart priced at this moment. `totals.lines` are those of `sold`, in order. */
export interface PricedCart {
  cart: Cart;
  sold: SoldLine[];
  /** Lines whose product is no longer sold; they cost nothing and cannot be ordered. */
  unavailable: CartLine[];
  /** Those of `cart.coupons`, in order. */
  coupons: PricedCoupon[];
  totals: Totals;
  /** How the total is paid. */
  paid: CartPaid;
  /** What an order of it takes beside lines, address and payment. */
  takes: { account: boolean; card: boolean };
  /** What comes again and again: each order after this one. */
  later: LaterOrder[];
}

/** A line that holds less than was asked for. */
export interface MergeChange {
  code: string;
  asked: number;
  quantity: number;
  /** Which limit it met: the most of a line, the most of one auto-delivery, or the stock. */
  reason: 'cap' | 'autoDelivery' | 'stock';
}
/** With the product's name, in the shopper's language. */
export type CartChange = MergeChange & { name: string };

/** A line as a call asks for it; what is left out takes the site's defaults. */
export interface LineRequest {
  code: string;
  qty: number;
  isOneTimeProduct?: boolean;
  boxPerShipmentQty?: number;
  frequencyWeeks?: number;
  components?: string[];
}

/** What a call changes of a line; what is left out stays. */
export type EntryChange = Partial<Pick<LineRequest, 'qty' | 'isOneTimeProduct' | 'frequencyWeeks'>>;

/** Whose carts a statement reaches: those of one site, and there a customer's or, without one, guests'. */
export interface Owner {
  site: SiteId;
  customerId?: string;
}

/** The time of a change, and until when the cart is kept after it. */
export interface Times {
  now: Date;
  expiresAt: Date;
}

/** What checkout collects. */
export type CartDetail = 'email' | 'deliveryAddress' | 'deliveryMode' | 'business' | 'payment';

/** Where lines go: a cart by its guid, or the owner's open one (a guest's by session), made when there is none. */
export type Target = { guid: string } | { session: string | null; language: Language };

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
  /** As it was a moment ago; what an order takes is asked of the database. */
  inStock(site: SiteId, code: string): boolean;
  stockOf(site: SiteId, codes: string[]): Promise<Map<string, number>>;
}
