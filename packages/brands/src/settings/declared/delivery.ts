import { setting } from '../declaration.ts';
import { byName, count, days, hours, list, money, percent, text, weeks } from '../kinds.ts';
import { taxesByRegion } from '../taxKinds.ts';

/** Shipping and auto-delivery. */
export const DELIVERY = {
  freeShippingMinimum: setting(money(), {
    default: 2900,
    sites: { cab2c: 5500, usafh: 9900 },
    readBy: 'browser',
    whileAbsent: 0,
    description:
      'cents of merchandise after discounts, before tax, from which shipping is free; met at exactly the amount',
    french: [
      'Minimum pour la livraison gratuite',
      'cents de marchandise après rabais, avant taxes, à partir desquels la livraison est gratuite; le montant exact suffit',
    ],
  }),
  shippingFee: setting(money(), {
    default: 695,
    sites: { cab2c: 895, usafh: 995 },
    readBy: 'engine',
    description: 'cents that shipping costs below `freeShippingMinimum`',
    french: ['Frais de livraison', 'cents que coûte la livraison sous `freeShippingMinimum`'],
  }),
  regionShippingFees: setting(byName(money()), {
    default: {},
    readBy: 'engine',
    description: 'cents that shipping costs to a region, by its code, in place of `shippingFee`',
    french: [
      'Frais de livraison par région',
      'cents que coûte la livraison vers une région, selon son code, à la place de `shippingFee`',
    ],
  }),
  taxRates: setting(taxesByRegion(), {
    default: {},
    readBy: 'operator',
    description: 'taxes of regions that differ from the shop’s tables, by region code; edited under Taxes',
    french: [
      'Taxes par région',
      'taxes des régions qui diffèrent des tables de la boutique, selon le code de la région; modifiées sous Taxes',
    ],
  }),
  neverFreeRegions: setting(list(text()), {
    default: ['AK', 'HI', 'PR', 'APO'],
    sites: { cab2c: ['YT', 'NT', 'NU'], usafh: ['AK', 'HI', 'PR'] },
    readBy: 'engine',
    description: 'codes of the regions that shipping is never free to',
    french: ['Régions sans livraison gratuite', 'codes des régions où la livraison n’est jamais gratuite'],
  }),
  autoDeliveryFirstPercent: setting(percent(), {
    default: 25,
    sites: { usafh: 10 },
    readBy: 'browser',
    whileAbsent: 0,
    description: 'percent off the first order of an auto-delivery',
    french: [
      'Rabais de la première livraison automatique',
      'pourcentage de rabais sur la première commande d’une livraison automatique',
    ],
  }),
  autoDeliveryRecurringPercent: setting(percent(), {
    default: 25,
    sites: { cab2c: 15, usafh: 10 },
    readBy: 'browser',
    whileAbsent: 0,
    description: 'percent off each later order of an auto-delivery',
    french: [
      'Rabais des livraisons automatiques suivantes',
      'pourcentage de rabais sur chaque commande suivante d’une livraison automatique',
    ],
  }),
  autoDeliveryFrequencies: setting(list(weeks({ least: 1 })), {
    default: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    sites: { usafh: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    readBy: 'browser',
    whileAbsent: [4],
    description: 'weeks between orders that a shopper may choose from',
    french: ['Fréquences offertes', 'semaines entre les commandes que l’on peut choisir'],
  }),
  autoDeliveryDefaultFrequency: setting(weeks({ least: 1 }), {
    default: 4,
    readBy: 'browser',
    description: 'weeks between orders until a shopper chooses',
    french: ['Fréquence habituelle', 'semaines entre les commandes tant que rien n’est choisi'],
  }),
  autoDeliveryLineMost: setting(count({ least: 1 }), {
    default: 12,
    readBy: 'browser',
    description: 'most of one line of an auto-delivery',
    french: ['Quantité maximale par article', 'quantité maximale d’un article d’une livraison automatique'],
  }),
  autoDeliveryBoxesMost: setting(count({ least: 1 }), {
    default: 48,
    readBy: 'browser',
    description: 'most boxes in one order of an auto-delivery',
    french: [
      'Boîtes maximales par commande',
      'nombre maximal de boîtes dans une commande de livraison automatique',
    ],
  }),
  autoDeliveryMoveDays: setting(days(), {
    default: 84,
    readBy: 'engine',
    description: 'days ahead that an order of an auto-delivery may be moved',
    french: [
      'Déplacement maximal',
      'jours d’avance dont une commande de livraison automatique peut être déplacée',
    ],
  }),
  autoDeliveryPauseDays: setting(days(), {
    default: 90,
    readBy: 'engine',
    description: 'days that a pause of an auto-delivery may last',
    french: ['Pause maximale', 'jours que peut durer une pause de la livraison automatique'],
  }),
  autoDeliveryShipNowHours: setting(hours(), {
    default: 24,
    readBy: 'engine',
    description: 'hours before an order may be shipped early again',
    french: [
      'Délai entre envois anticipés',
      'heures avant qu’une commande puisse de nouveau être envoyée plus tôt',
    ],
  }),
  autoDeliveryLeadDays: setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'smart deliveries: days that a parcel takes',
    french: ['Délai d’un colis', 'livraisons intelligentes\u00a0: jours que prend un colis'],
  }),
  autoDeliveryBufferDays: setting(days(), {
    default: 3,
    readBy: 'engine',
    description: 'smart deliveries: days’ worth of pods to be left when a parcel comes',
    french: [
      'Réserve de capsules',
      'livraisons intelligentes\u00a0: jours de capsules qui doivent rester à l’arrivée d’un colis',
    ],
  }),
  autoDeliveryRetryDays: setting(list(days()), {
    default: [1, 3, 5, 7],
    readBy: 'engine',
    description: 'days after a charge first failed on which it is tried again, rising',
    french: [
      'Nouveaux essais de paiement',
      'jours après un premier échec de paiement où l’on essaie de nouveau, en ordre croissant',
    ],
  }),
  autoDeliveryHoldDays: setting(days(), {
    default: 10,
    readBy: 'engine',
    description: 'days after a charge first failed after which nothing is tried any more',
    french: [
      'Fin des essais de paiement',
      'jours après un premier échec de paiement au-delà desquels on n’essaie plus',
    ],
  }),
  cardExpiryNoticeDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'days before a card expires from which the shop gives notice',
    french: [
      'Avis d’expiration de carte',
      'jours avant l’expiration d’une carte à partir desquels la boutique avise',
    ],
  }),
};
