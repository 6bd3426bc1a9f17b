import { setting } from '../declaration.ts';
import {
  byName,
  count,
  days,
  flag,
  hours,
  milliseconds,
  minutes,
  months,
  named,
  onOff,
  percent,
  seconds,
  steps,
  text,
} from '../kinds.ts';

/** Parts of the shop that a merchant may switch off, by the name that content uses in `feature`. */
const FEATURES = [
  'autoDelivery',
  'perks',
  'quizzes',
  'comparison',
  'brewerRegistration',
  'accounts',
  'newsletter',
  'backInStockAlerts',
  'referrals',
  'reviews',
  /** On phones the way to the checkout stays in reach of the thumb; only in the US. */
  'thumbCheckout',
] as const;
export type Feature = (typeof FEATURES)[number];

/** On as soon as the domain behind it can be used from end to end. */
const OFFERED = {
  autoDelivery: true,
  perks: true,
  quizzes: true,
  comparison: true,
  brewerRegistration: true,
  accounts: true,
  newsletter: true,
  backInStockAlerts: true,
  referrals: true,
  reviews: true,
  thumbCheckout: true,
} as const satisfies Record<Feature, boolean>;

/** Carts and orders after they are made, messages, cookies, logging, and which parts of the shop there are. */
export const SERVICE = {
  cartLifetimeDays: setting(days(), {
    default: 90,
    readBy: 'engine',
    description: 'days that an untouched anonymous cart lives',
    french: ['Durée d’un panier', 'jours que vit un panier anonyme auquel on ne touche pas'],
  }),
  returnWindowDays: setting(days(), {
    default: 30,
    readBy: 'browser',
    description: 'days in which an order may be sent back',
    french: ['Délai de retour', 'jours pendant lesquels une commande peut être retournée'],
  }),
  couponSnackBarMs: setting(milliseconds(), {
    default: 5000,
    readBy: 'browser',
    description: 'milliseconds that the notice about a coupon shows',
    french: [
      'Durée de l’avis de code promo',
      'millisecondes pendant lesquelles l’avis d’un code promo reste affiché',
    ],
  }),
  addToCartLoaderMs: setting(milliseconds(), {
    default: 1000,
    readBy: 'browser',
    description: 'milliseconds after which adding to the cart shows that it is under way',
    french: [
      'Délai de l’indicateur d’ajout',
      'millisecondes après lesquelles un ajout au panier montre qu’il est en cours',
    ],
  }),
  lazyLoadDelayMs: setting(milliseconds(), {
    default: 200,
    readBy: 'browser',
    description: 'milliseconds that what is loaded late waits',
    french: ['Délai du chargement différé', 'millisecondes qu’attend ce qui est chargé plus tard'],
  }),
  rewardsBestSellerPageSize: setting(count({ least: 1 }), {
    default: 28,
    readBy: 'engine',
    description: 'best sellers on one page of the rewards’ list',
    french: ['Meilleurs vendeurs par page', 'meilleurs vendeurs par page de la liste des récompenses'],
  }),
  perksRewards: setting(
    steps({
      points: count({ least: 1 }),
      countFrom: count({ least: 1 }),
      countTo: count({ least: 1 }),
      boxes: count({ least: 1 }),
    }),
    {
      default: [
        { points: 200, countFrom: 10, countTo: 12, boxes: 1 },
        { points: 350, countFrom: 24, countTo: 24, boxes: 1 },
        { points: 700, countFrom: 24, countTo: 24, boxes: 2 },
      ],
      readBy: 'engine',
      description: 'rewards: how many boxes, of how many pods, for how many points',
      french: [
        'Récompenses',
        'récompenses\u00a0: combien de boîtes, de combien de capsules, pour combien de points',
      ],
    },
  ),
  paymentSettleSeconds: setting(seconds({ least: 1 }), {
    default: 60,
    readBy: 'engine',
    description: 'seconds within which a crashed payment is settled',
    french: [
      'Règlement d’un paiement interrompu',
      'secondes dans lesquelles un paiement interrompu est réglé',
    ],
  }),
  paymentAuthenticationMinutes: setting(minutes(), {
    default: 15,
    readBy: 'engine',
    description: 'minutes that a shopper has to authenticate a payment before the stock goes back',
    french: [
      'Délai d’authentification du paiement',
      'minutes dont on dispose pour authentifier un paiement avant que le stock soit remis en vente',
    ],
  }),
  newsletterConfirmDays: setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'days in which a newsletter’s confirmation can be pressed',
    french: [
      'Délai de confirmation de l’infolettre',
      'jours pendant lesquels un abonnement à l’infolettre peut être confirmé',
    ],
  }),
  newsletterRepeatMinutes: setting(minutes(), {
    default: 10,
    readBy: 'engine',
    description: 'minutes before another confirmation is mailed to the same address',
    french: [
      'Délai entre deux confirmations',
      'minutes avant qu’une autre confirmation soit envoyée à la même adresse',
    ],
  }),
  alertLifetimeDays: setting(days(), {
    default: 90,
    readBy: 'engine',
    description: 'days that a back-in-stock alert waits',
    french: ['Durée d’une alerte de stock', 'jours pendant lesquels une alerte de retour en stock attend'],
  }),
  alertHoldHours: setting(hours(), {
    default: 24,
    readBy: 'engine',
    description:
      'hours that those notified first have to buy before the next ones are notified of the same units',
    french: [
      'Priorité des premiers avisés',
      'heures dont disposent les premières personnes avisées pour acheter avant que les suivantes soient avisées des mêmes articles',
    ],
  }),
  contactEmail: setting(text(), {
    default: '',
    readBy: 'engine',
    description: 'where the contact form’s messages go; empty: to `MAIL_FROM`',
    french: [
      'Destinataire du formulaire de contact',
      'où vont les messages du formulaire de contact; vide\u00a0: à `MAIL_FROM`',
    ],
  }),
  contactKeepDays: setting(days(), {
    default: 365,
    readBy: 'engine',
    description: 'days that a message of the contact form is kept',
    french: [
      'Conservation des messages',
      'jours pendant lesquels un message du formulaire de contact est gardé',
    ],
  }),
  brewerWarrantyMonths: setting(months(), {
    default: 12,
    readBy: 'engine',
    description: 'months that the warranty of a brewer lasts, from the day it was bought',
    french: [
      'Garantie d’une cafetière',
      'mois que dure la garantie d’une cafetière à partir du jour de l’achat',
    ],
  }),
  brewerCouponPercent: setting(percent(), {
    default: 20,
    readBy: 'engine',
    description:
      'percent off the pods of one order, for a registered brewer whose questions are done; 0: no coupon',
    french: [
      'Rabais pour une cafetière enregistrée',
      'pourcentage de rabais sur les capsules d’une commande, pour une cafetière enregistrée dont les questions sont remplies; 0\u00a0: aucun code promo',
    ],
  }),
  brewerCouponDays: setting(days({ least: 1 }), {
    default: 60,
    readBy: 'engine',
    description: 'days that the coupon of a brewer can be used',
    french: [
      'Durée du code promo d’une cafetière',
      'jours pendant lesquels le code promo d’une cafetière peut servir',
    ],
  }),
  csrLogger: setting(onOff(), {
    default: 0,
    readBy: 'browser',
    description: 'client logging of every visit; a visit’s own `csrLogger` cookie takes precedence',
    french: [
      'Journal des navigateurs',
      'journal de chaque visite dans le navigateur; le témoin `csrLogger` d’une visite passe avant',
    ],
  }),
  ssrLogger: setting(onOff(), {
    default: 1,
    readBy: 'server',
    description: 'the storefront server’s records of failed calls and data',
    french: [
      'Journal du serveur de la boutique',
      'journal des appels et des données en échec du serveur de la boutique',
    ],
  }),
  consentDefaults: setting(named(['c1', 'c2', 'c9'], onOff()), {
    default: { c1: 1, c2: 1, c9: 1 },
    sites: { cab2c: { c1: 0, c2: 0, c9: 1 } },
    readBy: 'browser',
    whileAbsent: {},
    description:
      'categories of cookies that are allowed before the visitor chose; one that is not named is not',
    french: [
      'Témoins permis d’avance',
      'catégories de témoins permises avant le choix de la personne; une catégorie non nommée ne l’est pas',
    ],
  }),
  privacyCookiesEnabled: setting(flag(), {
    default: true,
    readBy: 'browser',
    description: 'whether visitors are asked about cookies; false: all are allowed',
    french: [
      'Question sur les témoins',
      'si l’on demande un choix sur les témoins; false\u00a0: tous sont permis',
    ],
  }),
  cookieLifetimes: setting(byName(seconds({ least: -1 })), {
    default: { affiliate: 15_552_000, webapp: -1, 'cart-quantity': -1, userConsent: 15_552_000 },
    readBy: 'browser',
    whileAbsent: {},
    description: 'seconds that a cookie lives, by its name; -1: for the session, as one that is not named',
    french: [
      'Durée des témoins',
      'secondes que vit un témoin, selon son nom; -1\u00a0: le temps de la visite, comme un témoin non nommé',
    ],
  }),
  shareImage: setting(text(), {
    default: 'hero-morning.webp',
    readBy: 'server',
    whileAbsent: '',
    description: 'picture of link previews of pages that show none, by file name in `/media`',
    french: [
      'Image de partage',
      'image des aperçus de liens pour les pages qui n’en montrent pas, par nom de fichier dans `/media`',
    ],
  }),
  openingGuide: setting(flag(), {
    default: true,
    readBy: 'operator',
    description:
      'whether owners see what is left to do before the shop opens, on the first page of the back office',
    french: [
      'Guide d’ouverture',
      'si les propriétaires voient, à la première page de l’administration, ce qu’il reste à faire avant d’ouvrir la boutique',
    ],
  }),
  features: setting(named(FEATURES, flag()), {
    default: OFFERED,
    // Referrals earn private customers store credit; a business has its own prices.
    sites: { usafh: { ...OFFERED, perks: false, referrals: false } },
    readBy: 'browser',
    whileAbsent: {},
    description: 'what this shop offers; content and prices of what is off are not shown',
    french: [
      'Fonctions offertes',
      'ce que la boutique offre; le contenu et les prix de ce qui est désactivé ne sont pas affichés',
    ],
  }),
};
