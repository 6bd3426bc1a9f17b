import { setting } from '../declaration.ts';
import {
  byName,
  count,
  days,
  flag,
  hours,
  list,
  money,
  months,
  percent,
  period,
  steps,
  text,
} from '../kinds.ts';

/** Starter kits, other campaigns by code, and the monthly box at a fixed price. */
export const CAMPAIGNS = {
  campaignCodes: setting(list(text()), {
    default: [
      ...['KSKLITE', 'FIFTYPERCENTBREWER', 'BBAD', 'KSKBBAD', 'KSKBBADSCH', 'FREEBREWER'],
      ...['ADF', 'CVP', 'CVPAD', 'MONTHLY_FIXED_PRICE'],
    ],
    sites: { usafh: ['AFHKBBFREE', 'AFHKBBPLATINUM', 'AFHSUBSCRIPTION', 'ADF', 'CVP', 'CVPAD'] },
    readBy: 'engine',
    description: 'codes of the campaigns that the site offers',
  }),
  campaignPercents: setting(byName(percent()), {
    default: {
      KSKLITE: 25,
      FIFTYPERCENTBREWER: 50,
      BBAD: 75,
      KSKBBAD: 75,
      KSKBBADSCH: 75,
      FREEBREWER: 100,
      AFHKBBFREE: 100,
      AFHKBBPLATINUM: 50,
    },
    readBy: 'engine',
    description:
      'kits: percent off a brewer’s list price by the campaign’s code, 100 for a free one; a campaign that is not named has no brewer',
  }),
  campaignCommitments: setting(byName(count({ least: 1 })), {
    default: {
      KSKLITE: 8,
      FIFTYPERCENTBREWER: 12,
      BBAD: 16,
      KSKBBAD: 16,
      KSKBBADSCH: 16,
      FREEBREWER: 20,
      AFHKBBFREE: 24,
      AFHKBBPLATINUM: 24,
    },
    readBy: 'engine',
    description:
      'boxes to buy by the campaign’s code, or cases where `campaignCasePods` names it; none for one that is not named',
  }),
  campaignMonths: setting(byName(months({ least: 1 })), {
    default: {
      KSKLITE: 12,
      FIFTYPERCENTBREWER: 12,
      BBAD: 12,
      KSKBBAD: 12,
      KSKBBADSCH: 12,
      FREEBREWER: 12,
      AFHKBBFREE: 24,
      AFHKBBPLATINUM: 24,
    },
    readBy: 'engine',
    description: 'months for the commitment by the campaign’s code',
  }),
  campaignLeast: setting(byName(count({ least: 1 })), {
    default: {
      KSKLITE: 4,
      FIFTYPERCENTBREWER: 4,
      BBAD: 4,
      KSKBBAD: 4,
      KSKBBADSCH: 4,
      FREEBREWER: 4,
    },
    readBy: 'engine',
    description: 'least boxes or cases of one order by the campaign’s code; 1 for one that is not named',
  }),
  campaignPodsLeast: setting(byName(count({ least: 1 })), {
    default: {
      KSKLITE: 20,
      FIFTYPERCENTBREWER: 20,
      BBAD: 20,
      KSKBBAD: 20,
      KSKBBADSCH: 20,
      FREEBREWER: 20,
      AFHKBBFREE: 96,
      AFHKBBPLATINUM: 96,
    },
    readBy: 'engine',
    description:
      'least pods of what a campaign sells, by its code; one that is not named sells every drink there is auto-delivery for',
  }),
  campaignWeightLeast: setting(byName(count({ least: 1 })), {
    default: { CVP: 2, CVPAD: 2 },
    readBy: 'engine',
    description: 'value packs: least boxes that one unit counts as, by the campaign’s code',
  }),
  campaignCasePods: setting(byName(count({ least: 1 })), {
    default: { AFHKBBFREE: 96, AFHKBBPLATINUM: 96 },
    readBy: 'engine',
    description: 'pods of a case, by the code of a campaign that counts cases; others count boxes',
  }),
  campaignWindows: setting(byName(period()), {
    default: {},
    readBy: 'engine',
    description: 'days on which a campaign is offered, by its code; always for one that is not named',
  }),
  campaignSubscriptionTypes: setting(byName(list(text())), {
    default: {
      KSKLITE: ['KIT', 'SCHEDULED'],
      FIFTYPERCENTBREWER: ['KIT', 'SCHEDULED'],
      BBAD: ['KIT', 'SCHEDULED'],
      KSKBBAD: ['KIT', 'SCHEDULED'],
      KSKBBADSCH: ['KIT', 'SCHEDULED', 'LATER_START'],
      FREEBREWER: ['KIT', 'SCHEDULED'],
      AFHKBBFREE: ['KIT', 'BUSINESS', 'SCHEDULED'],
      AFHKBBPLATINUM: ['KIT', 'BUSINESS', 'SCHEDULED'],
      AFHSUBSCRIPTION: ['BUSINESS', 'SCHEDULED'],
      ADF: ['FIRST_ORDER', 'SCHEDULED'],
      CVP: ['VALUE_PACK', 'SCHEDULED'],
      CVPAD: ['VALUE_PACK', 'SCHEDULED', 'SMART'],
      MONTHLY_FIXED_PRICE: ['MONTHLY_BOX'],
    },
    readBy: 'engine',
    description: 'what kinds of subscription a campaign’s code stands for, combined with `+`',
  }),
  campaignPremiumMore: setting(count(), {
    default: 20,
    readBy: 'engine',
    description: 'boxes or cases that a premium brewer adds to the commitment of any kit',
  }),
  campaignEarlyEndFull: setting(flag(), {
    default: false,
    readBy: 'engine',
    description: 'ending early charges all that the brewer was reduced by, and not only the share still owed',
  }),
  campaignStock: setting(byName(count()), {
    default: {},
    readBy: 'engine',
    description: 'kits that a campaign may sell in all, by its code; no end for one that is not named',
  }),
  campaignUsesMost: setting(byName(count()), {
    default: {},
    readBy: 'engine',
    description: 'budget: orders that may use a campaign, by its code; no end for one that is not named',
  }),
  campaignBudgets: setting(byName(money()), {
    default: {},
    readBy: 'engine',
    description:
      'budget: cents that a campaign may take off brewers in all, by its code; no end for one that is not named',
  }),
  campaignAgainMonths: setting(months({ least: 1 }), {
    default: 12,
    readBy: 'engine',
    description: 'months in which an e-mail address or a postal address gets one kit',
  }),
  campaignCardMonths: setting(months(), {
    default: 6,
    readBy: 'engine',
    description: 'months for which the card that pays a kit must still be valid',
  }),
  campaignStartDaysMost: setting(days({ least: 1 }), {
    default: 90,
    readBy: 'engine',
    description: 'days within which the later orders of a kit with a chosen start begin',
  }),
  campaignWarningDays: setting(list(days({ least: 1 })), {
    default: [90, 30, 7],
    readBy: 'engine',
    description: 'days before a commitment’s deadline on which its customer is warned',
  }),
  campaignPageSize: setting(count({ least: 1 }), {
    default: 36,
    readBy: 'engine',
    description: 'products on one page of what a campaign or a monthly box is chosen from',
  }),
  campaignBoxCounts: setting(list(count({ least: 1 })), {
    default: [20, 22, 24],
    readBy: 'engine',
    description: 'numbers of pods that the choice of a campaign can be filtered by',
  }),
  campaignPodFormats: setting(list(text()), {
    default: ['k-cup', 'easy-peel-lid'],
    readBy: 'engine',
    description: 'package types that the choice of a campaign can be filtered by',
  }),
  helpMePodsSize: setting(count({ least: 1 }), {
    default: 4,
    readBy: 'engine',
    description: 'pods that “help me choose” suggests',
  }),
  monthlyBoxSizes: setting(steps({ boxes: count({ least: 1 }), price: money({ least: 1 }) }), {
    default: [
      { boxes: 2, price: 2999 },
      { boxes: 4, price: 5499 },
      { boxes: 6, price: 7999 },
    ],
    sites: {
      cab2c: [
        { boxes: 2, price: 3999 },
        { boxes: 4, price: 7499 },
        { boxes: 6, price: 10_799 },
      ],
      usafh: [],
    },
    readBy: 'engine',
    description: 'monthly box: its sizes, and what a month of each costs in cents, shipping included',
  }),
  monthlyBoxPodsMost: setting(count({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'monthly box: most pods of one box in it',
  }),
  monthlyBoxIncludedPrice: setting(money({ least: 1 }), {
    default: 1749,
    sites: { cab2c: 2099 },
    readBy: 'engine',
    description:
      'monthly box: list price in cents up to which a box is included; a dearer one adds the difference',
  }),
  monthlyBoxCutOffHours: setting(hours({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'monthly box: hours before it is billed until which it can be changed',
  }),
  monthlyBoxLockedMonths: setting(months({ least: 1 }), {
    default: 12,
    readBy: 'engine',
    description: 'monthly box: months for which its price is locked',
  }),
  monthlyBoxNoticeDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'monthly box: days of notice before a new price',
  }),
  monthlyBoxSkipsMost: setting(count(), {
    default: 3,
    readBy: 'engine',
    description: 'monthly box: most months in a row that can be skipped',
  }),
  monthlyBoxReminderDays: setting(days({ least: 1 }), {
    default: 3,
    readBy: 'engine',
    description: 'monthly box: days before it is billed on which its customer is told what is in it',
  }),
  monthlyBoxGiftProduct: setting(text(), {
    default: 'monthly-box-gift',
    readBy: 'engine',
    description: 'monthly box: the virtual product that a gift is sold as; empty: none is given',
  }),
  monthlyBoxGiftMonths: setting(list(months({ least: 1 })), {
    default: [3, 6, 12],
    readBy: 'engine',
    description: 'monthly box: months for which one can be given',
  }),
};
