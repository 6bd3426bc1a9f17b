import type { SiteId } from '@crema/brands';

/**
 * What a merchant may set per site. Money in minor units of the site's currency, percentages as whole numbers,
 * times as named. Published as `siteConfigurations.entry` by `cms/siteConfig`; the seed and the database override it.
 */
export interface SiteConfiguration {
  /** Merchandise after discounts, before tax, from which shipping is free; met at exactly the amount. */
  freeShippingMinimum: number;
  shippingFee: number;
  /** Region codes (`AK`, `YT`) that shipping is never free to. */
  neverFreeRegions: readonly string[];
  autoDeliveryFirstPercent: number;
  autoDeliveryRecurringPercent: number;
  autoDeliveryFrequencies: readonly number[];
  autoDeliveryDefaultFrequency: number;
  /** Most of one line of a subscription, and most boxes in one of its orders. */
  autoDeliveryLineMost: number;
  autoDeliveryBoxesMost: number;
  /** Days ahead that an order may be moved, and a pause may last. */
  autoDeliveryMoveDays: number;
  autoDeliveryPauseDays: number;
  /** Hours before an order may be shipped out of turn again. */
  autoDeliveryShipNowHours: number;
  /** Smart deliveries: days that a parcel takes, and days' worth of pods to be left when it comes. */
  autoDeliveryLeadDays: number;
  autoDeliveryBufferDays: number;
  /** Days after a charge first failed on which it is tried again, rising, and after which nothing is tried any more. */
  autoDeliveryRetryDays: readonly number[];
  autoDeliveryHoldDays: number;
  /** Days before a card expires from which the shop says so. */
  cardExpiryNoticeDays: number;
  /** Buy more save more: percent off from a number of boxes. */
  buyMoreSaveMore: readonly { boxes: number; percent: number }[];
  /** Kits: percent off a brewer's list price by the campaign's code, 100 for a free one. */
  campaignPercents: Readonly<Record<string, number>>;
  perksPointsPerUnit: number;
  perksThreshold: number;
  perksExpiryDays: number;
  couponsPerOrder: number;
  /** Most of one line. */
  maxLineQuantity: number;
  pageSize: number;
  /** Products of the list on a landing page, by its category; `pageSize` for one that is not named. */
  landingProductCounts: Readonly<Record<string, number>>;
  /** Milliseconds that a landing page waits for the carousels around its list. */
  landingTimeoutMs: number;
  /** Products side by side at most, and on a phone. */
  compareMost: number;
  compareMostOnPhone: number;
  /** Products in a list of recommendations, and seconds that its context token is good for. */
  recommendationsSize: number;
  recommendationTokenSeconds: number;
  /** Products looked at last that a browser remembers, and for how many days. */
  recentProductsSize: number;
  recentProductsDays: number;
  /** Days that a browser remembers the language that was chosen. */
  languageChoiceDays: number;
  /** Business days that most parcels take. */
  deliveryDaysMin: number;
  deliveryDaysMax: number;
  suggestionTerms: number;
  suggestionProducts: number;
  /** Days an untouched anonymous cart lives. */
  cartLifetimeDays: number;
  returnWindowDays: number;
  couponSnackBarMs: number;
  addToCartLoaderMs: number;
  lazyLoadDelayMs: number;
  rewardsBestSellerPageSize: number;
  /** Seconds within which a crashed payment is settled. */
  paymentSettleSeconds: number;
  /** Minutes a shopper has to authenticate a payment before the stock goes back. */
  paymentAuthenticationMinutes: number;
  /** Days in which a newsletter's confirmation can be pressed. */
  newsletterConfirmDays: number;
  /** Minutes before another confirmation is mailed to the same address. */
  newsletterRepeatMinutes: number;
  /** Days that a back-in-stock alert waits. */
  alertLifetimeDays: number;
  /** Hours in which who was told first may buy before those behind them hear of the same units. */
  alertHoldHours: number;
  /** Where the contact form's messages go; empty: to `MAIL_FROM`. */
  contactEmail: string;
  /** Days that a message of the contact form is kept. */
  contactKeepDays: number;
  /** Months that the warranty of a brewer lasts, from the day it was bought. */
  brewerWarrantyMonths: number;
  /** Client logging of every visit; a visit's own `csrLogger` cookie beats it. */
  csrLogger: 0 | 1;
  /** The storefront server's records of failed calls and data; 0 turns them off. */
  ssrLogger: 0 | 1;
  /** Values for c1, c2, c9 before the visitor chose. */
  consentDefaults: { c1: 0 | 1; c2: 0 | 1; c9: 0 | 1 };
  privacyCookiesEnabled: boolean;
  /** Seconds that a cookie lives, by its name; -1: for the session, as one that is not named. */
  cookieLifetimes: Readonly<Record<string, number>>;
  /** Whom the shop's own pages are to the token endpoint, whom tokens are for, and what for. */
  'auth.clientId': string;
  'auth.audience': string;
  'auth.scope': string;
  /** Seconds that an access token is good for. */
  'auth.rotateTokenSeconds': number;
  /** Seconds that a log-in lasts with and without "remember me"; absolute, however often its token is rotated. */
  'auth.refreshTokenSeconds': number;
  'auth.sessionSeconds': number;
  /** Milliseconds after which a page that stays open asks again whether its log-in still stands; 0: never. */
  'auth.loggedInCheckIntervalMs': number;
  /** Seconds that an agent may act for a customer before he has to start anew, and that his own log-in lasts. */
  'agent.sessionSeconds': number;
  'agent.signInSeconds': number;
  /** Days that a no-login link of a mail is good for. */
  'nobo.linkDays': number;
  /** Picture of link previews of pages that show none, by file name in `/media`. */
  shareImage: string;
  /** What this shop offers; content and prices of what is off are not shown. */
  features: Readonly<Record<Feature, boolean>>;
}

/** Parts of the shop that a merchant may switch off, by the name that content uses in `feature`. */
export type Feature =
  | 'autoDelivery'
  | 'perks'
  | 'quizzes'
  | 'comparison'
  | 'brewerRegistration'
  | 'accounts'
  | 'newsletter'
  | 'backInStockAlerts'
  /** On phones the way to the checkout stays in reach of the thumb; only in the US. */
  | 'thumbCheckout';

const authOf = (site: SiteId) => ({
  'auth.clientId': `crema-storefront-${site}`,
  'auth.audience': `crema-commerce-${site}`,
  'auth.scope': 'openid offline_access shop',
  'auth.rotateTokenSeconds': 1800,
  'auth.refreshTokenSeconds': 2_592_000,
  'auth.sessionSeconds': 43_200,
  'auth.loggedInCheckIntervalMs': 300_000,
  'agent.sessionSeconds': 600,
  'agent.signInSeconds': 28_800,
  'nobo.linkDays': 7,
});

const US: SiteConfiguration = {
  ...authOf('usb2c'),
  freeShippingMinimum: 2900,
  shippingFee: 695,
  neverFreeRegions: ['AK', 'HI', 'PR', 'APO'],
  autoDeliveryFirstPercent: 25,
  autoDeliveryRecurringPercent: 25,
  autoDeliveryFrequencies: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  autoDeliveryDefaultFrequency: 4,
  autoDeliveryLineMost: 12,
  autoDeliveryBoxesMost: 48,
  autoDeliveryMoveDays: 84,
  autoDeliveryPauseDays: 90,
  autoDeliveryShipNowHours: 24,
  autoDeliveryLeadDays: 7,
  autoDeliveryBufferDays: 3,
  autoDeliveryRetryDays: [1, 3, 5, 7],
  autoDeliveryHoldDays: 10,
  cardExpiryNoticeDays: 30,
  buyMoreSaveMore: [
    { boxes: 4, percent: 10 },
    { boxes: 6, percent: 15 },
    { boxes: 10, percent: 20 },
  ],
  campaignPercents: {
    KSKLITE: 25,
    FIFTYPERCENTBREWER: 50,
    BBAD: 75,
    FREEBREWER: 100,
    AFHKBBFREE: 100,
    AFHKBBPLATINUM: 50,
  },
  perksPointsPerUnit: 1,
  perksThreshold: 350,
  perksExpiryDays: 365,
  couponsPerOrder: 1,
  maxLineQuantity: 99,
  pageSize: 24,
  landingProductCounts: { beverages: 24, brewers: 24, accessories: 24 },
  landingTimeoutMs: 3000,
  compareMost: 4,
  compareMostOnPhone: 2,
  recommendationsSize: 12,
  recommendationTokenSeconds: 900,
  recentProductsSize: 12,
  recentProductsDays: 30,
  languageChoiceDays: 365,
  deliveryDaysMin: 2,
  deliveryDaysMax: 5,
  suggestionTerms: 5,
  suggestionProducts: 5,
  cartLifetimeDays: 90,
  returnWindowDays: 30,
  couponSnackBarMs: 5000,
  addToCartLoaderMs: 1000,
  lazyLoadDelayMs: 200,
  rewardsBestSellerPageSize: 28,
  paymentSettleSeconds: 60,
  paymentAuthenticationMinutes: 15,
  newsletterConfirmDays: 7,
  newsletterRepeatMinutes: 10,
  alertLifetimeDays: 90,
  alertHoldHours: 24,
  contactEmail: '',
  contactKeepDays: 365,
  brewerWarrantyMonths: 12,
  csrLogger: 0,
  ssrLogger: 1,
  consentDefaults: { c1: 1, c2: 1, c9: 1 },
  privacyCookiesEnabled: true,
  cookieLifetimes: { affiliate: 15_552_000, webapp: -1, 'cart-quantity': -1, userConsent: 15_552_000 },
  shareImage: 'hero-morning.webp',
  // On as soon as the domain behind it can be used from end to end.
  features: {
    autoDelivery: true,
    perks: false,
    quizzes: false,
    comparison: true,
    brewerRegistration: true,
    accounts: true,
    newsletter: true,
    backInStockAlerts: true,
    thumbCheckout: true,
  },
};

/** The defaults a site starts from. */
export const SITE_DEFAULTS: Record<SiteId, SiteConfiguration> = {
  usb2c: US,
  cab2c: {
    ...US,
    ...authOf('cab2c'),
    freeShippingMinimum: 5500,
    shippingFee: 895,
    neverFreeRegions: ['YT', 'NT', 'NU'],
    autoDeliveryRecurringPercent: 15,
    consentDefaults: { c1: 0, c2: 0, c9: 1 },
  },
  usafh: {
    ...US,
    ...authOf('usafh'),
    freeShippingMinimum: 9900,
    shippingFee: 995,
    neverFreeRegions: ['AK', 'HI', 'PR'],
    autoDeliveryFirstPercent: 10,
    autoDeliveryRecurringPercent: 10,
    autoDeliveryFrequencies: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    perksPointsPerUnit: 0,
    maxLineQuantity: 999,
  },
};
