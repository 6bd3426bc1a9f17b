import { setting } from '../declaration.ts';
import { count, days, hours, list, money, months, steps, text } from '../kinds.ts';

/** The monthly box at a fixed price. */
export const MONTHLY_BOXES = {
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
    french: [
      'Formats de la boîte du mois',
      'boîte du mois\u00a0: ses formats et leur prix par mois en cents, livraison comprise',
    ],
  }),
  monthlyBoxPodsMost: setting(count({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'monthly box: most pods of one box in it',
    french: [
      'Capsules maximales par boîte',
      'boîte du mois\u00a0: nombre maximal de capsules d’une boîte qui y entre',
    ],
  }),
  monthlyBoxIncludedPrice: setting(money({ least: 1 }), {
    default: 1749,
    sites: { cab2c: 2099 },
    readBy: 'engine',
    description:
      'monthly box: list price in cents up to which a box is included; a dearer one adds the difference',
    french: [
      'Prix inclus dans la boîte du mois',
      'boîte du mois\u00a0: prix courant en cents jusqu’auquel une boîte est incluse; une boîte plus chère ajoute la différence',
    ],
  }),
  monthlyBoxCutOffHours: setting(hours({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'monthly box: hours before it is billed until which it can be changed',
    french: [
      'Heure limite de la boîte du mois',
      'boîte du mois\u00a0: heures avant la facturation jusqu’auxquelles on peut la modifier',
    ],
  }),
  monthlyBoxLockedMonths: setting(months({ least: 1 }), {
    default: 12,
    readBy: 'engine',
    description: 'monthly box: months for which its price is locked',
    french: ['Prix garanti', 'boîte du mois\u00a0: mois pendant lesquels son prix est garanti'],
  }),
  monthlyBoxNoticeDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'monthly box: days of notice before a new price',
    french: ['Préavis d’un nouveau prix', 'boîte du mois\u00a0: jours de préavis avant un nouveau prix'],
  }),
  monthlyBoxSkipsMost: setting(count(), {
    default: 3,
    readBy: 'engine',
    description: 'monthly box: most months in a row that can be skipped',
    french: [
      'Mois sautés de suite',
      'boîte du mois\u00a0: nombre maximal de mois de suite que l’on peut sauter',
    ],
  }),
  monthlyBoxReminderDays: setting(days({ least: 1 }), {
    default: 3,
    readBy: 'engine',
    description: 'monthly box: days before it is billed on which its customer is told what is in it',
    french: [
      'Rappel de la boîte du mois',
      'boîte du mois\u00a0: jours avant la facturation où la personne apprend ce qu’elle contient',
    ],
  }),
  monthlyBoxGiftProduct: setting(text(), {
    default: 'monthly-box-gift',
    readBy: 'engine',
    description: 'monthly box: the virtual product that a gift is sold as; empty: none is given',
    french: [
      'Produit de la boîte cadeau',
      'boîte du mois\u00a0: produit virtuel sous lequel un cadeau est vendu; vide\u00a0: aucun cadeau',
    ],
  }),
  monthlyBoxGiftMonths: setting(list(months({ least: 1 })), {
    default: [3, 6, 12],
    readBy: 'engine',
    description: 'monthly box: months for which one can be given',
    french: ['Durées du cadeau', 'boîte du mois\u00a0: nombres de mois pour lesquels on peut l’offrir'],
  }),
};
