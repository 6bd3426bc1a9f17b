import type { SiteId } from './sites.ts';

/** Who a shop is to those who read it: what the owner sets over the names and numbers that a site starts with. */
export interface ShopIdentity {
  /** The shop's name as shoppers read it. */
  name: string;
  /** Number that shoppers call. */
  phone: string;
  /** Address that shoppers write to; empty: they use the contact form. */
  email: string;
  /** Postal address, a line each; empty: none is shown. */
  address: string;
}

/** What the sites start with (numbers of the fictional range). */
export const STARTER_IDENTITIES: Readonly<Record<SiteId, ShopIdentity>> = {
  usb2c: { name: 'Crema', phone: '1-800-555-0142', email: '', address: '' },
  cab2c: { name: 'Crema Canada', phone: '1-800-555-0167', email: '', address: '' },
  usafh: { name: 'Crema for Business', phone: '1-800-555-0181', email: '', address: '' },
};
