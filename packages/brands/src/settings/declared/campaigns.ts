import { setting } from '../declaration.ts';
import { byName, count, days, flag, list, money, months, percent, period, text } from '../kinds.ts';

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
    french: ['Codes des campagnes', 'codes des campagnes offertes sur le site'],
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
    french: [
      'Rabais des campagnes',
      'trousses\u00a0: pourcentage de rabais sur le prix courant d’une cafetière selon le code de la campagne, 100 si elle est gratuite; une campagne non nommée n’a pas de cafetière',
    ],
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
    french: [
      'Engagements des campagnes',
      'boîtes à acheter selon le code de la campagne, ou caisses si `campaignCasePods` la nomme; aucune pour une campagne non nommée',
    ],
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
    french: ['Durée des engagements', 'mois pour remplir l’engagement, selon le code de la campagne'],
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
    french: [
      'Minimum par commande de campagne',
      'nombre minimal de boîtes ou de caisses par commande, selon le code de la campagne; 1 pour une campagne non nommée',
    ],
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
    french: [
      'Capsules minimales des campagnes',
      'nombre minimal de capsules de ce que vend une campagne, selon son code; une campagne non nommée vend toutes les boissons offertes en livraison automatique',
    ],
  }),
  campaignWeightLeast: setting(byName(count({ least: 1 })), {
    default: { CVP: 2, CVPAD: 2 },
    readBy: 'engine',
    description: 'value packs: least boxes that one unit counts as, by the campaign’s code',
    french: [
      'Poids minimal des campagnes',
      'formats économiques\u00a0: nombre minimal de boîtes que compte un article, selon le code de la campagne',
    ],
  }),
  campaignCasePods: setting(byName(count({ least: 1 })), {
    default: { AFHKBBFREE: 96, AFHKBBPLATINUM: 96 },
    readBy: 'engine',
    description: 'pods of a case, by the code of a campaign that counts cases; others count boxes',
    french: [
      'Capsules par caisse',
      'capsules d’une caisse, selon le code d’une campagne qui compte en caisses; les autres comptent en boîtes',
    ],
  }),
  campaignWindows: setting(byName(period()), {
    default: {},
    readBy: 'engine',
    description: 'days on which a campaign is offered, by its code; always for one that is not named',
    french: [
      'Dates des campagnes',
      'jours où une campagne est offerte, selon son code; toujours pour une campagne non nommée',
    ],
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
    french: [
      'Types d’abonnement des campagnes',
      'types d’abonnement que désigne le code d’une campagne, joints par `+`',
    ],
  }),
  campaignPremiumMore: setting(count(), {
    default: 20,
    readBy: 'engine',
    description: 'boxes or cases that a premium brewer adds to the commitment of any kit',
    french: [
      'Supplément pour une cafetière supérieure',
      'boîtes ou caisses qu’une cafetière supérieure ajoute à l’engagement d’une trousse',
    ],
  }),
  campaignEarlyEndFull: setting(flag(), {
    default: false,
    readBy: 'engine',
    description: 'ending early charges all that the brewer was reduced by, and not only the share still owed',
    french: [
      'Fin anticipée au plein montant',
      'mettre fin plus tôt facture tout le rabais de la cafetière, et non seulement la part encore due',
    ],
  }),
  campaignStock: setting(byName(count()), {
    default: {},
    readBy: 'engine',
    description: 'kits that a campaign may sell in all, by its code; no end for one that is not named',
    french: [
      'Trousses disponibles',
      'trousses qu’une campagne peut vendre en tout, selon son code; sans limite pour une campagne non nommée',
    ],
  }),
  campaignUsesMost: setting(byName(count()), {
    default: {},
    readBy: 'engine',
    description: 'budget: orders that may use a campaign, by its code; no end for one that is not named',
    french: [
      'Commandes maximales des campagnes',
      'budget\u00a0: commandes qui peuvent profiter d’une campagne, selon son code; sans limite pour une campagne non nommée',
    ],
  }),
  campaignBudgets: setting(byName(money()), {
    default: {},
    readBy: 'engine',
    description:
      'budget: cents that a campaign may take off brewers in all, by its code; no end for one that is not named',
    french: [
      'Budget des campagnes',
      'budget\u00a0: cents de rabais qu’une campagne peut donner en tout sur les cafetières, selon son code; sans limite pour une campagne non nommée',
    ],
  }),
  campaignAgainMonths: setting(months({ least: 1 }), {
    default: 12,
    readBy: 'engine',
    description: 'months in which an e-mail address or a postal address gets one kit',
    french: [
      'Délai avant une autre trousse',
      'mois pendant lesquels une adresse courriel ou postale reçoit une seule trousse',
    ],
  }),
  campaignCardMonths: setting(months(), {
    default: 6,
    readBy: 'engine',
    description: 'months for which the card that pays a kit must still be valid',
    french: [
      'Validité de la carte',
      'mois pendant lesquels la carte qui paie une trousse doit encore être valide',
    ],
  }),
  campaignStartDaysMost: setting(days({ least: 1 }), {
    default: 90,
    readBy: 'engine',
    description: 'days within which the later orders of a kit with a chosen start begin',
    french: [
      'Début choisi d’une trousse',
      'jours dans lesquels commencent les commandes suivantes d’une trousse dont le début est choisi',
    ],
  }),
  campaignWarningDays: setting(list(days({ least: 1 })), {
    default: [90, 30, 7],
    readBy: 'engine',
    description: 'days before a commitment’s deadline on which its customer is warned',
    french: ['Avis avant l’échéance', 'jours avant l’échéance d’un engagement où la personne est avisée'],
  }),
  campaignPageSize: setting(count({ least: 1 }), {
    default: 36,
    readBy: 'engine',
    description: 'products on one page of what a campaign or a monthly box is chosen from',
    french: [
      'Produits par page des campagnes',
      'produits par page dans le choix d’une campagne ou d’une boîte du mois',
    ],
  }),
  campaignBoxCounts: setting(list(count({ least: 1 })), {
    default: [20, 22, 24],
    readBy: 'engine',
    description: 'numbers of pods that the choice of a campaign can be filtered by',
    french: [
      'Filtres par nombre de capsules',
      'nombres de capsules par lesquels filtrer le choix d’une campagne',
    ],
  }),
  campaignPodFormats: setting(list(text()), {
    default: ['k-cup', 'easy-peel-lid'],
    readBy: 'engine',
    description: 'package types that the choice of a campaign can be filtered by',
    french: ['Filtres par emballage', 'types d’emballage par lesquels filtrer le choix d’une campagne'],
  }),
  helpMePodsSize: setting(count({ least: 1 }), {
    default: 4,
    readBy: 'engine',
    description: 'pods that “help me choose” suggests',
    french: ['Suggestions de capsules', 'capsules que propose «\u00a0aidez-moi à choisir\u00a0»'],
  }),
};
