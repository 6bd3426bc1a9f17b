import type { Language, SiteId } from '@crema/brands';
import type { CartAddress, CartBusiness, CartPayment } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';

/** The name by which carts know what is attached to them, and the lines and prices that come of it. */
export const BOX = 'monthlyBox';

/** Whose box. */
export interface BoxOwner {
  site: SiteId;
  customerId: string;
}

/** Boxes of one variant that are in a monthly box. */
export interface BoxProduct {
  /** Variant code. */
  code: string;
  quantity: number;
  /** What each adds to the month, in minor units, as it was told when it was chosen; absent: it is included. */
  premium?: number;
}

/** Who is given a box, and from when. */
export interface Gift {
  months: number;
  recipientEmail: string;
  recipientName?: string;
  /** The day on which the first box is made and the recipient is told. */
  startsOn: Day;
  message: string;
}

/** A monthly box in a cart, as the cart keeps it. */
export interface AttachedBox {
  boxes: number;
  products: BoxProduct[];
  gift?: Gift;
}

/** What a month of each size costs, in minor units. */
export type SizePrices = readonly { boxes: number; price: number }[];

/** The prices of a box, which stay while they are locked. */
export interface BoxTerms {
  sizes: SizePrices;
  /** List price up to which a box is included. */
  includedPrice: number;
  /** The first day on which a new price may count. */
  lockedUntil: Day;
}

/** New prices that a customer was told of. */
export interface PriceNotice {
  sizes: SizePrices;
  /** The first day that they count on. */
  from: Day;
}

/**
 * `ACTIVE`: it is billed. `PAYMENT_FAILED`: a month could not be charged and is tried again. `ON_HOLD`: not any more. `CANCELLED`
 * and `COMPLETED` (a gift of which every month was sent) are over.
 */
export type BoxStatus = 'ACTIVE' | 'PAYMENT_FAILED' | 'ON_HOLD' | 'CANCELLED' | 'COMPLETED';

/** The kind of a link that pays a month of a box. */
export const BOX_LINK = 'box';

/** What becomes of a month. `nothing`: none of its boxes could be had, and nothing was charged. */
export type MonthStatus = 'pending' | 'ordered' | 'failed' | 'skipped' | 'nothing' | 'cancelled';

/** A monthly box of a customer. */
export interface MonthlyBox {
  id: string;
  site: SiteId;
  customerId: string;
  email: string;
  language: Language;
  status: BoxStatus;
  /** Its size. */
  boxes: number;
  /** Its months are counted from here, which is month 0. */
  signUp: Day;
  /** Number of the month that comes next, and its day; the day is absent once it is over. */
  month: number;
  nextDate?: Day;
  cutOffAt?: Date;
  processAt?: Date;
  /** What comes next; absent: nobody has chosen yet. */
  contents?: BoxProduct[];
  /** Whether its customer chose it; else the shop filled it. */
  chosen: boolean;
  terms: BoxTerms;
  notice?: PriceNotice;
  deliveryAddress: CartAddress;
  business?: CartBusiness;
  payment: CartPayment;
  paymentDetailsId?: string;
  consentId?: string;
  gift?: Gift;
  /** Of a gift: when its recipient was told. */
  giftToldAt?: Date;
  remindedMonth?: number;
  cardTold?: string;
  createdAt: Date;
  endedAt?: Date;
  endReason?: string;
}

/** A month of a box: of each at most one, whatever runs twice. */
export interface BoxMonth {
  boxId: string;
  month: number;
  date: Day;
  status: MonthStatus;
  orderCode?: string;
  boxes: number;
  contents: BoxProduct[];
  /** The most that was told to be charged before tax, in minor units. */
  amount: number;
  /** Store credit for boxes that could not be had, in minor units. */
  credit: number;
  attempts: number;
  failedAt?: Date;
  /** When it is looked at again: to settle it, or to try the charge again. */
  retryAt?: Date;
}

/** The terms that were accepted, as they are kept. */
export interface BoxConsent {
  textVersion: string;
  language: Language;
  text: string;
  ip: string;
  acceptedAt: string;
}

/** What was bought, until the order is paid. */
export interface BoxIntent {
  customerId: string;
  /** Whether the account was made with the order, by this domain. */
  newAccount: boolean;
  today: Day;
  box: AttachedBox;
  terms: BoxTerms;
  consent: BoxConsent;
}
