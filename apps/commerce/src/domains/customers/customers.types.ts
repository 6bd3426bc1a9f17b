import type { Language, SiteId } from '@crema/brands';
import type { CartAddress, CartPayment } from '#domains/cart/index.ts';

export interface Customer {
  id: string;
  site: SiteId;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  language: Language;
  perksOptIn: boolean;
  employee: boolean;
  priceSegment?: string;
  smartPantry: boolean;
  /** When the address was proved to be the customer's, by a mailed link or a provider; absent: never. */
  emailProvedAt?: Date;
  createdAt: Date;
}

/** The data of a new account. */
export interface NewCustomer {
  site: SiteId;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  language: Language;
  /** Whether the customer joins the perks programme at once. */
  perksOptIn?: boolean;
}

/** What other domains do at the moments of an account, in its own transaction. Its end: `addPersonalData`. */
export interface CustomerHooks {
  created?(customer: Customer): Promise<void>;
  /** Name, phone, language, e-mail address or membership are now others. */
  changed?(customer: Customer): Promise<void>;
}

/** An address of a customer's book. */
export interface SavedAddress {
  id: string;
  isDefault: boolean;
  address: CartAddress;
}

/** A saved card; its token never leaves the engine. */
export interface SavedCard {
  id: string;
  isDefault: boolean;
  payment: CartPayment;
}

/** What a customer may change about themself. */
export interface ProfileInput {
  firstName?: string;
  lastName?: string;
  /** Empty: none. */
  phone?: string;
  language?: Language;
}
