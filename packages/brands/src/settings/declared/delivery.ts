import { setting } from '../declaration.ts';
import { count, days, hours, list, money, percent, text, weeks } from '../kinds.ts';

/** Shipping and auto-delivery. */
export const DELIVERY = {
  freeShippingMinimum: setting(money(), {
    default: 2900,
    sites: { cab2c: 5500, usafh: 9900 },
    readBy: 'browser',
    whileAbsent: 0,
    description:
      'cents of merchandise after discounts, before tax, from which shipping is free; met at exactly the amount',
  }),
  shippingFee: setting(money(), {
    default: 695,
    sites: { cab2c: 895, usafh: 995 },
    readBy: 'engine',
    description: 'cents that shipping costs below `freeShippingMinimum`',
  }),
  neverFreeRegions: setting(list(text()), {
    default: ['AK', 'HI', 'PR', 'APO'],
    sites: { cab2c: ['YT', 'NT', 'NU'], usafh: ['AK', 'HI', 'PR'] },
    readBy: 'engine',
    description: 'codes of the regions that shipping is never free to',
  }),
  autoDeliveryFirstPercent: setting(percent(), {
    default: 25,
    sites: { usafh: 10 },
    readBy: 'browser',
    whileAbsent: 0,
    description: 'percent off the first order of an auto-delivery',
  }),
  autoDeliveryRecurringPercent: setting(percent(), {
    default: 25,
    sites: { cab2c: 15, usafh: 10 },
    readBy: 'browser',
    whileAbsent: 0,
    description: 'percent off each later order of an auto-delivery',
  }),
  autoDeliveryFrequencies: setting(list(weeks({ least: 1 })), {
    default: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    sites: { usafh: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    readBy: 'browser',
    whileAbsent: [4],
    description: 'weeks between orders that a shopper may choose from',
  }),
  autoDeliveryDefaultFrequency: setting(weeks({ least: 1 }), {
    default: 4,
    readBy: 'browser',
    description: 'weeks between orders until a shopper chooses',
  }),
  autoDeliveryLineMost: setting(count({ least: 1 }), {
    default: 12,
    readBy: 'browser',
    description: 'most of one line of an auto-delivery',
  }),
  autoDeliveryBoxesMost: setting(count({ least: 1 }), {
    default: 48,
    readBy: 'browser',
    description: 'most boxes in one order of an auto-delivery',
  }),
  autoDeliveryMoveDays: setting(days(), {
    default: 84,
    readBy: 'engine',
    description: 'days ahead that an order of an auto-delivery may be moved',
  }),
  autoDeliveryPauseDays: setting(days(), {
    default: 90,
    readBy: 'engine',
    description: 'days that a pause of an auto-delivery may last',
  }),
  autoDeliveryShipNowHours: setting(hours(), {
    default: 24,
    readBy: 'engine',
    description: 'hours before an order may be shipped early again',
  }),
  autoDeliveryLeadDays: setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'smart deliveries: days that a parcel takes',
  }),
  autoDeliveryBufferDays: setting(days(), {
    default: 3,
    readBy: 'engine',
    description: 'smart deliveries: days’ worth of pods to be left when a parcel comes',
  }),
  autoDeliveryRetryDays: setting(list(days()), {
    default: [1, 3, 5, 7],
    readBy: 'engine',
    description: 'days after a charge first failed on which it is tried again, rising',
  }),
  autoDeliveryHoldDays: setting(days(), {
    default: 10,
    readBy: 'engine',
    description: 'days after a charge first failed after which nothing is tried any more',
  }),
  cardExpiryNoticeDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'days before a card expires from which the shop gives notice',
  }),
};
