import { setting } from '../declaration.ts';
import { byName, count, days, list, milliseconds, money, percent, seconds, steps, text } from '../kinds.ts';

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
    french: [
      'Plus vous achetez, plus vous économisez',
      'pourcentage de rabais à partir d’un nombre de boîtes',
    ],
  }),
  giftCardLeast: setting(money({ least: 1 }), {
    default: 2500,
    readBy: 'engine',
    description: 'gift cards: least that one is sold for, in cents',
    french: ['Carte-cadeau\u00a0: minimum', 'cartes-cadeaux\u00a0: plus petit montant vendu, en cents'],
  }),
  giftCardMost: setting(money({ least: 1 }), {
    default: 20_000,
    readBy: 'engine',
    description: 'gift cards: most that one is sold for, in cents',
    french: ['Carte-cadeau\u00a0: maximum', 'cartes-cadeaux\u00a0: plus grand montant vendu, en cents'],
  }),
  giftCardProduct: setting(text(), {
    default: 'gift-card',
    readBy: 'engine',
    description: 'gift cards: the virtual product that they are sold as; empty: none is sold',
    french: [
      'Produit de la carte-cadeau',
      'cartes-cadeaux\u00a0: produit virtuel sous lequel elles sont vendues; vide\u00a0: aucune n’est vendue',
    ],
  }),
  perksPointsPerUnit: setting(count(), {
    default: 1,
    sites: { usafh: 0 },
    readBy: 'engine',
    description: 'points for each unit of the currency; 0: off',
    french: ['Points par dollar', 'points pour chaque dollar dépensé; 0\u00a0: désactivé'],
  }),
  perksThreshold: setting(count(), {
    default: 350,
    readBy: 'engine',
    description: 'points from which there is a reward',
    french: ['Points pour une récompense', 'nombre de points à partir duquel il y a une récompense'],
  }),
  perksExpiryDays: setting(days(), {
    default: 365,
    readBy: 'engine',
    description: 'days after which points expire',
    french: ['Expiration des points', 'jours après lesquels les points expirent'],
  }),
  loyaltyClearingDays: setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'days after an order was sent from which its points can be spent',
    french: [
      'Délai avant d’utiliser les points',
      'jours après l’envoi d’une commande à partir desquels ses points peuvent servir',
    ],
  }),
  perksAutoDeliveryFactor: setting(count({ least: 1 }), {
    default: 2,
    readBy: 'engine',
    description: 'how many times the points of a purchase an auto-delivery earns',
    french: [
      'Multiplicateur de la livraison automatique',
      'combien de fois les points d’un achat rapporte une livraison automatique',
    ],
  }),
  perksWelcomePoints: setting(count(), {
    default: 50,
    readBy: 'engine',
    description: 'points for joining, once a person',
    french: ['Points de bienvenue', 'points pour l’adhésion, une fois par personne'],
  }),
  perksBrewerPoints: setting(count(), {
    default: 100,
    readBy: 'engine',
    description: 'points for a registered brewer',
    french: ['Points pour une cafetière', 'points pour une cafetière enregistrée'],
  }),
  perksKeptDays: setting(days(), {
    default: 30,
    readBy: 'engine',
    description: 'days for which points are kept: those of who leaves, and those given back',
    french: [
      'Conservation des points',
      'jours pendant lesquels les points sont gardés\u00a0: ceux des personnes qui partent et ceux qui sont rendus',
    ],
  }),
  perksNoticeDays: setting(list(days({ least: 1 })), {
    default: [45, 30],
    readBy: 'engine',
    description: 'days before points expire on which their owner is written to',
    french: [
      'Avis d’expiration des points',
      'jours avant l’expiration des points où la personne reçoit un courriel',
    ],
  }),
  perksAdjustmentMost: setting(count(), {
    default: 500,
    readBy: 'engine',
    description: 'most points that an agent gives or takes at once',
    french: ['Ajustement maximal', 'nombre maximal de points qu’un agent donne ou retire à la fois'],
  }),
  perksPointsCost: setting(money(), {
    default: 250,
    readBy: 'operator',
    description: 'what 100 points cost the shop when they are redeemed',
    french: ['Coût des points', 'ce que 100 points coûtent à la boutique quand ils sont échangés'],
  }),
  perksRedemptionPercent: setting(percent(), {
    default: 70,
    readBy: 'operator',
    description: 'percent of the points that are ever redeemed, for the liability',
    french: [
      'Taux d’échange',
      'pourcentage des points qui seront échangés un jour, pour le calcul du passif',
    ],
  }),
  referralFriendAmount: setting(money({ least: 1 }), {
    default: 1000,
    readBy: 'engine',
    description: 'cents that a referred friend gets off a first order',
    french: [
      'Rabais de la personne invitée',
      'cents de rabais qu’une personne invitée obtient sur sa première commande',
    ],
  }),
  referralMinimum: setting(money({ least: 1 }), {
    default: 4000,
    readBy: 'engine',
    description: 'cents of merchandise, before discounts, from which a first order counts for a referral',
    french: [
      'Minimum d’une invitation',
      'cents de marchandise, avant rabais, à partir desquels une première commande compte pour une invitation',
    ],
  }),
  referralCreditAmount: setting(money({ least: 1 }), {
    default: 1000,
    readBy: 'engine',
    description: 'cents of store credit for whoever referred a friend',
    french: ['Crédit pour une invitation', 'cents de crédit en magasin pour la personne qui a invité'],
  }),
  referralCreditDays: setting(days(), {
    default: 14,
    readBy: 'engine',
    description: 'days from the delivery of the friend’s order until its referral is credited',
    french: [
      'Délai du crédit',
      'jours entre la livraison de la commande de la personne invitée et le crédit',
    ],
  }),
  referralsPerYear: setting(count(), {
    default: 10,
    readBy: 'engine',
    description: 'most referrals of one customer that are credited in 365 days',
    french: [
      'Invitations par année',
      'nombre maximal d’invitations d’une même personne qui sont créditées en 365 jours',
    ],
  }),
  referralMailsPerDay: setting(count(), {
    default: 20,
    readBy: 'engine',
    description: 'most friends whom one customer may refer in 24 hours',
    french: [
      'Invitations par jour',
      'nombre maximal de personnes qu’une même personne peut inviter en 24 heures',
    ],
  }),
  referralKeepDays: setting(days(), {
    default: 365,
    readBy: 'engine',
    description: 'days that a referred friend’s address is kept',
    french: [
      'Conservation des adresses invitées',
      'jours pendant lesquels l’adresse d’une personne invitée est gardée',
    ],
  }),
  couponsPerOrder: setting(count(), {
    default: 1,
    readBy: 'engine',
    description: 'most coupons of one order',
    french: ['Codes promo par commande', 'nombre maximal de codes promo par commande'],
  }),
  maxLineQuantity: setting(count({ least: 1 }), {
    default: 99,
    sites: { usafh: 999 },
    readBy: 'browser',
    description: 'most of one line of a cart',
    french: ['Quantité maximale par article', 'quantité maximale d’un article du panier'],
  }),
  pageSize: setting(count({ least: 1 }), {
    default: 24,
    readBy: 'engine',
    description: 'products on one page of a list',
    french: ['Produits par page', 'produits par page d’une liste'],
  }),
  landingProductCounts: setting(byName(count()), {
    default: { beverages: 24, brewers: 24, accessories: 24 },
    readBy: 'engine',
    description:
      'products of the list on a landing page, by its category; `pageSize` for one that is not named',
    french: [
      'Produits des pages d’accueil de catégorie',
      'produits de la liste d’une page d’accueil, selon sa catégorie; `pageSize` pour une catégorie non nommée',
    ],
  }),
  landingTimeoutMs: setting(milliseconds(), {
    default: 3000,
    readBy: 'browser',
    description: 'milliseconds that a landing page waits for the carousels around its list',
    french: [
      'Attente des carrousels',
      'millisecondes pendant lesquelles une page d’accueil attend les carrousels autour de sa liste',
    ],
  }),
  compareMost: setting(count({ least: 1 }), {
    default: 4,
    readBy: 'browser',
    description: 'most products side by side',
    french: ['Produits comparés', 'nombre maximal de produits côte à côte'],
  }),
  compareMostOnPhone: setting(count({ least: 1 }), {
    default: 2,
    readBy: 'browser',
    description: 'most products side by side on a phone',
    french: ['Produits comparés sur téléphone', 'nombre maximal de produits côte à côte sur un téléphone'],
  }),
  recommendationsSize: setting(count(), {
    default: 12,
    readBy: 'engine',
    description: 'products in a list of recommendations',
    french: ['Recommandations', 'produits dans une liste de recommandations'],
  }),
  recommendationTokenSeconds: setting(seconds(), {
    default: 900,
    readBy: 'engine',
    description: 'seconds that the context token of recommendations is good for',
    french: [
      'Durée du jeton de recommandation',
      'secondes de validité du jeton de contexte des recommandations',
    ],
  }),
  recentProductsSize: setting(count(), {
    default: 12,
    readBy: 'browser',
    description: 'products looked at last that a browser remembers',
    french: ['Produits vus récemment', 'derniers produits vus qu’un navigateur retient'],
  }),
  recentProductsDays: setting(days(), {
    default: 30,
    readBy: 'browser',
    description: 'days that a browser remembers the products looked at last',
    french: [
      'Durée des produits vus récemment',
      'jours pendant lesquels un navigateur retient les derniers produits vus',
    ],
  }),
  languageChoiceDays: setting(days(), {
    default: 365,
    readBy: 'browser',
    description: 'days that a browser remembers the language that was chosen',
    french: ['Durée du choix de langue', 'jours pendant lesquels un navigateur retient la langue choisie'],
  }),
  deliveryDaysMin: setting(days(), {
    default: 2,
    readBy: 'browser',
    description: 'business days that most parcels take, at least',
    french: ['Délai de livraison minimal', 'jours ouvrables que prennent au moins la plupart des colis'],
  }),
  deliveryDaysMax: setting(days(), {
    default: 5,
    readBy: 'browser',
    description: 'business days that most parcels take, at most',
    french: ['Délai de livraison maximal', 'jours ouvrables que prennent au plus la plupart des colis'],
  }),
  suggestionTerms: setting(count(), {
    default: 5,
    readBy: 'engine',
    description: 'search terms that are suggested',
    french: ['Termes suggérés', 'termes de recherche suggérés'],
  }),
  suggestionProducts: setting(count(), {
    default: 5,
    readBy: 'engine',
    description: 'products that are suggested',
    french: ['Produits suggérés', 'produits suggérés pendant la recherche'],
  }),
};
