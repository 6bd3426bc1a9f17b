import { setting } from '../declaration.ts';
import { byName, count, days, list, milliseconds, money, percent, seconds, steps } from '../kinds.ts';

/** Discounts, points, and what lists show. */
export const SELLING = {
  buyMoreSaveMore: setting(steps({ boxes: count({ least: 1 }), percent: percent() }), {
    default: [
      { boxes: 4, percent: 10 },
      { boxes: 6, percent: 15 },
      { boxes: 10, percent: 20 },
    ],
    readBy: 'engine',
    description: 'percent off from a number of boxes',
  }),
  perksPointsPerUnit: setting(count(), {
    default: 1,
    sites: { usafh: 0 },
    readBy: 'engine',
    description: 'points for each unit of the currency; 0: off',
  }),
  perksThreshold: setting(count(), {
    default: 350,
    readBy: 'engine',
    description: 'points from which there is a reward',
  }),
  perksExpiryDays: setting(days(), {
    default: 365,
    readBy: 'engine',
    description: 'days after which points expire',
  }),
  loyaltyClearingDays: setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'days after an order was sent from which its points can be spent',
  }),
  perksAutoDeliveryFactor: setting(count({ least: 1 }), {
    default: 2,
    readBy: 'engine',
    description: 'how many times the points of a purchase an auto-delivery earns',
  }),
  perksWelcomePoints: setting(count(), {
    default: 50,
    readBy: 'engine',
    description: 'points for joining, once a person',
  }),
  perksBrewerPoints: setting(count(), {
    default: 100,
    readBy: 'engine',
    description: 'points for a registered brewer',
  }),
  perksKeptDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'days for which points are kept: those of who leaves, and those given back',
  }),
  perksNoticeDays: setting(list(days({ least: 1 })), {
    default: [45, 30],
    readBy: 'engine',
    description: 'days before points expire on which their owner is written to',
  }),
  perksAdjustmentMost: setting(count(), {
    default: 500,
    readBy: 'engine',
    description: 'most points that an agent gives or takes at once',
  }),
  perksPointsCost: setting(money(), {
    default: 250,
    readBy: 'operator',
    description: 'what 100 points cost the shop when they are redeemed',
  }),
  perksRedemptionPercent: setting(percent(), {
    default: 70,
    readBy: 'operator',
    description: 'percent of the points that are ever redeemed, for the liability',
  }),
  referralFriendAmount: setting(money({ least: 1 }), {
    default: 1000,
    readBy: 'engine',
    description: 'cents that a referred friend gets off a first order',
  }),
  referralMinimum: setting(money({ least: 1 }), {
    default: 4000,
    readBy: 'engine',
    description: 'cents of merchandise, before discounts, from which a first order counts for a referral',
  }),
  referralCreditAmount: setting(money({ least: 1 }), {
    default: 1000,
    readBy: 'engine',
    description: 'cents of store credit for whoever referred a friend',
  }),
  referralCreditDays: setting(days(), {
    default: 14,
    readBy: 'engine',
    description: 'days from the delivery of the friend’s order until its referral is credited',
  }),
  referralsPerYear: setting(count(), {
    default: 10,
    readBy: 'engine',
    description: 'most referrals of one customer that are credited in 365 days',
  }),
  referralMailsPerDay: setting(count(), {
    default: 20,
    readBy: 'engine',
    description: 'most friends whom one customer may refer in 24 hours',
  }),
  referralKeepDays: setting(days(), {
    default: 365,
    readBy: 'engine',
    description: 'days that a referred friend’s address is kept',
  }),
  couponsPerOrder: setting(count(), {
    default: 1,
    readBy: 'engine',
    description: 'most coupons of one order',
  }),
  maxLineQuantity: setting(count({ least: 1 }), {
    default: 99,
    sites: { usafh: 999 },
    readBy: 'browser',
    description: 'most of one line of a cart',
  }),
  pageSize: setting(count({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'products on one page of a list',
  }),
  landingProductCounts: setting(byName(count()), {
    default: { beverages: 24, brewers: 24, accessories: 24 },
    readBy: 'engine',
    description:
      'products of the list on a landing page, by its category; `pageSize` for one that is not named',
  }),
  landingTimeoutMs: setting(milliseconds(), {
    default: 3000,
    readBy: 'browser',
    description: 'milliseconds that a landing page waits for the carousels around its list',
  }),
  compareMost: setting(count({ least: 1 }), {
    default: 4,
    readBy: 'browser',
    description: 'most products side by side',
  }),
  compareMostOnPhone: setting(count({ least: 1 }), {
    default: 2,
    readBy: 'browser',
    description: 'most products side by side on a phone',
  }),
  recommendationsSize: setting(count(), {
    default: 12,
    readBy: 'engine',
    description: 'products in a list of recommendations',
  }),
  recommendationTokenSeconds: setting(seconds(), {
    default: 900,
    readBy: 'engine',
    description: 'seconds that the context token of recommendations is good for',
  }),
  recentProductsSize: setting(count(), {
    default: 12,
    readBy: 'browser',
    description: 'products looked at last that a browser remembers',
  }),
  recentProductsDays: setting(days(), {
    default: 30,
    readBy: 'browser',
    description: 'days that a browser remembers the products looked at last',
  }),
  languageChoiceDays: setting(days(), {
    default: 365,
    readBy: 'browser',
    description: 'days that a browser remembers the language that was chosen',
  }),
  deliveryDaysMin: setting(days(), {
    default: 2,
    readBy: 'browser',
    description: 'business days that most parcels take, at least',
  }),
  deliveryDaysMax: setting(days(), {
    default: 5,
    readBy: 'browser',
    description: 'business days that most parcels take, at most',
  }),
  suggestionTerms: setting(count(), {
    default: 5,
    readBy: 'engine',
    description: 'search terms that are suggested',
  }),
  suggestionProducts: setting(count(), {
    default: 5,
    readBy: 'engine',
    description: 'products that are suggested',
  }),
};
