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
  /** When a mailed link, or a provider that vouches for it, showed that the address is the customer's; absent: nobody has. */
  emailProvedAt?: Date;
  createdAt: Date;
}

/** What a new account is made of. */
export interface NewCustomer {
  site: SiteId;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  language: Language;
  /** A member of the perks programme from the first. */
  perksOptIn?: boolean;
}

/** An address of a customer's book. */
export interface SavedAddress {
  id: string;
  isDefault: boolean;
  address: CartAddress;
}

/** A card of a customer's book; its token never leaves the engine. */
export interface SavedCard {
  id: string;
  isDefault: boolean;
  payment: CartPayment;
}

/** What a domain holds of customers: told to who asks for it, and forgotten with them. */
export interface Keeper {
  /** Its name in an export. */
  name: string;
  export(site: SiteId, customerId: string): Promise<unknown>;
  /** In the transaction that changes whom, and in which language, mails go to; absent: it has no copy of them. */
  readdress?(customer: Pick<Customer, 'id' | 'site' | 'email' | 'language'>): Promise<unknown>;
  /** In the transaction that gives the account another address: what was mailed to the one before is good for nothing. */
  endLinks?(customerId: string): Promise<unknown>;
  /** In the transaction that removes the customer, to whom a refusal is said; absent: nothing, or another does it. @throws 409. */
  forget?(site: SiteId, customerId: string, language: Language): Promise<unknown>;
}

/** What a customer may change about themself. */
export interface ProfileInput {
  firstName?: string;
  lastName?: string;
  /** Empty: none. */
  phone?: string;
  language?: Language;
}
