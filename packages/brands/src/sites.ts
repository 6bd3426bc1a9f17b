/** The three sites and what never changes about them. What a merchant may change lives in site configuration. */

export const SITE_IDS = ['usb2c', 'cab2c', 'usafh'] as const;
export type SiteId = (typeof SITE_IDS)[number];
export type Language = 'en' | 'fr';
export type Currency = 'USD' | 'CAD';

export interface Site {
  id: SiteId;
  languages: readonly Language[];
  currency: Currency;
  country: 'US' | 'CA';
  /** Sells to companies: checkout asks for the company and takes a purchase order and a tax exemption. */
  business: boolean;
  /** IANA zone in which the site's calendar days begin and end. */
  timeZone: string;
}

export const SITES: Record<SiteId, Site> = {
  usb2c: {
    id: 'usb2c',
    languages: ['en'],
    currency: 'USD',
    country: 'US',
    business: false,
    timeZone: 'America/New_York',
  },
  cab2c: {
    id: 'cab2c',
    languages: ['en', 'fr'],
    currency: 'CAD',
    country: 'CA',
    business: false,
    timeZone: 'America/Toronto',
  },
  usafh: {
    id: 'usafh',
    languages: ['en'],
    currency: 'USD',
    country: 'US',
    business: true,
    timeZone: 'America/New_York',
  },
};

/** The host of a site that links, mails and canonical addresses name unless `SITE_HOSTS` says otherwise. Beside `SITES`, which browsers get. */
export const DEFAULT_HOSTS: Record<SiteId, string> = {
  usb2c: 'www.crema.localhost',
  cab2c: 'www.crema.ca.localhost',
  usafh: 'commercial.crema.localhost',
};

export function isSiteId(value: string): value is SiteId {
  return (SITE_IDS as readonly string[]).includes(value);
}
