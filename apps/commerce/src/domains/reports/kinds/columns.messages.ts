import type { Column, ColumnKind } from '../shown/shown.types.ts';

const column = (name: string, kind: ColumnKind, en: string, fr: string): Column => ({
  ...{ name, kind },
  title: { en, fr },
});

export const DAY: Column = column('day', 'day', 'Day', 'Jour');

/** Taxes, as they are owed where something is delivered. */
export const TAX_COLUMNS: readonly Column[] = [
  column('region', 'text', 'Region', 'Région'),
  column('taxCode', 'text', 'Tax code', 'Code de taxe'),
  column('tax', 'text', 'Tax', 'Taxe'),
  column('taxable', 'money', 'Taxed amount', 'Montant taxé'),
  column('charged', 'money', 'Charged', 'Facturée'),
  column('refunded', 'money', 'Refunded', 'Remboursée'),
  column('net', 'money', 'Net', 'Nette'),
];

export const COUPON_COLUMNS: readonly Column[] = [
  column('code', 'text', 'Coupon', 'Coupon'),
  column('uses', 'count', 'Uses', 'Utilisations'),
  column('given', 'money', 'Discounts given', 'Rabais accordés'),
  column('sales', 'money', 'Orders’ total', 'Total des commandes'),
];

export const SEARCH_COLUMNS: readonly Column[] = [
  column('query', 'text', 'Searched for', 'Recherche'),
  column('searches', 'count', 'Times', 'Fois'),
  column('last', 'day', 'Last on', 'Dernière fois'),
];

export const WISH_COLUMNS: readonly Column[] = [
  column('name', 'text', 'Product', 'Produit'),
  column('product', 'text', 'Code', 'Code'),
  column('wanted', 'count', 'Customers who want it', 'Clients qui le veulent'),
  column('watching', 'count', 'With e-mails on', 'Avec courriels'),
  column('notified', 'count', 'Notified', 'Avisés'),
];

export const MAIL_COLUMNS: readonly Column[] = [
  column('day', 'day', 'Written on', 'Écrit le'),
  column('email', 'text', 'To', 'À'),
  column('kind', 'text', 'What', 'Quoi'),
  column('error', 'text', 'What the mail server said', 'Ce qu’a dit le serveur de courriel'),
  column('attempts', 'count', 'Attempts', 'Tentatives'),
];

export const SUBSCRIPTION_COLUMNS: readonly Column[] = [
  column('month', 'month', 'Month', 'Mois'),
  column('start', 'count', 'At the start', 'Au début'),
  column('started', 'count', 'New', 'Nouvelles'),
  column('ended', 'count', 'Ended', 'Terminées'),
  column('end', 'count', 'At the end', 'À la fin'),
  column('churn', 'percent', 'Churn', 'Taux de départ'),
  column('failed', 'count', 'Charges failed', 'Paiements refusés'),
];

export const LIABILITY_COLUMNS: readonly Column[] = [
  column('what', 'text', 'What is owed', 'Ce qui est dû'),
  column('count', 'count', 'How many', 'Combien'),
  column('amount', 'money', 'Amount', 'Montant'),
];

export const RECONCILIATION_COLUMNS: readonly Column[] = [
  column('day', 'day', 'Day (UTC)', 'Jour (UTC)'),
  column('what', 'text', 'What', 'Quoi'),
  column('order', 'text', 'Order', 'Commande'),
  column('ours', 'money', 'In our books', 'Dans nos livres'),
  column('theirs', 'money', 'At the provider', 'Chez le fournisseur'),
  column('difference', 'money', 'Difference', 'Écart'),
  column('problem', 'text', 'Problem', 'Problème'),
  column('provider', 'text', 'Provider', 'Fournisseur'),
  column('reference', 'text', 'Reference', 'Référence'),
];

/** What moves money. */
export const MOVEMENTS = {
  captured: { en: 'Captured', fr: 'Encaissé' },
  refunded: { en: 'Refunded', fr: 'Remboursé' },
  disputed: { en: 'Disputed', fr: 'Contesté' },
} as const satisfies Record<string, Column['title']>;

export const RECONCILIATION_ROWS = {
  all: { en: 'All', fr: 'Toutes' },
  nowhereHere: { en: 'Not in our books', fr: 'Absent de nos livres' },
  nowhereThere: { en: 'Not at the provider', fr: 'Absent chez le fournisseur' },
} as const satisfies Record<string, Column['title']>;

/** Tax codes as people say them; another is shown as it is. */
export const TAX_CODES: Readonly<Record<string, Column['title']>> = {
  FOOD: { en: 'Food', fr: 'Aliments' },
  STANDARD: { en: 'Standard', fr: 'Courant' },
  SURCHARGE: { en: 'Surcharges', fr: 'Suppléments' },
  '': { en: 'Not recorded', fr: 'Non consigné' },
};

export const NOT_TAXED: Column['title'] = { en: 'Not taxed', fr: 'Non taxé' };

export const LIABILITIES = {
  storeCredit: {
    en: 'Store credit: customers with a balance',
    fr: 'Crédit en magasin : clients avec un solde',
  },
  giftCards: {
    en: 'Gift cards with something left on them',
    fr: 'Cartes-cadeaux avec un solde',
  },
  points: { en: 'Reward points, as they are valued', fr: 'Points de récompense, selon leur valeur' },
  unshipped: { en: 'Paid orders still to ship', fr: 'Commandes payées à expédier' },
} as const satisfies Record<string, Column['title']>;

/** What reports are called, and what they say. */
export const REPORTS = {
  taxes: {
    title: { en: 'Taxes', fr: 'Taxes' },
    description: {
      en: 'Charged and refunded, by region, tax code and tax. A sale with two taxes shows its amount beside both.',
      fr: 'Facturées et remboursées, par région, code de taxe et taxe. Une vente à deux taxes montre son montant à côté de chacune.',
    },
  },
  coupons: {
    title: { en: 'Coupon cost', fr: 'Coût des coupons' },
    description: {
      en: 'What each coupon took off paid orders. What was refunded later stays counted.',
      fr: 'Ce que chaque coupon a retranché des commandes payées. Ce qui a été remboursé ensuite reste compté.',
    },
  },
  searches: {
    title: { en: 'Searches without results', fr: 'Recherches sans résultat' },
    description: {
      en: 'What shoppers searched for and did not find. Searches that look like an address or a number are not kept.',
      fr: 'Ce que les clients ont cherché sans le trouver. Ce qui ressemble à une adresse ou à un numéro n’est pas conservé.',
    },
  },
  mails: {
    title: { en: 'Emails that could not be sent', fr: 'Courriels non envoyés' },
    description: {
      en: 'Tried for 48 hours, then given up. Where the address is wrong, reach the customer in another way. Whoever runs the shop’s server can send them again.',
      fr: 'Essayés pendant 48 heures, puis abandonnés. Si l’adresse est fausse, joignez le client autrement. La personne qui gère le serveur de la boutique peut les renvoyer.',
    },
  },
  wishes: {
    title: { en: 'Wish lists', fr: 'Listes de souhaits' },
    description: {
      en: 'Products on customers’ wish lists now. With e-mails on: told of a lower price or returned stock. Lists of visitors who are not logged in stay in their browsers and are not counted.',
      fr: 'Produits dans les listes de souhaits des clients en ce moment. Avec courriels : avisés d’une baisse de prix ou d’un retour en stock. Les listes des visiteurs non connectés restent dans leur navigateur et ne sont pas comptées.',
    },
  },
  subscriptions: {
    title: { en: 'Auto-deliveries by month', fr: 'Livraisons automatiques par mois' },
    description: {
      en: 'New and ended in whole months. Churn is what ended, in percent of those at the start.',
      fr: 'Nouvelles et terminées, par mois entiers. Le taux de départ est la part terminée de celles du début.',
    },
  },
  reconciliation: {
    title: { en: 'Reconciliation', fr: 'Rapprochement' },
    description: {
      en: 'What our books and the payment provider’s say of each day, compared at night. A line with an order differs: open the order, and look its reference up at the provider. The sums are captured less refunded and disputed.',
      fr: 'Ce que nos livres et ceux du fournisseur de paiement disent de chaque jour, comparés la nuit. Une ligne avec une commande présente un écart : ouvrez la commande et cherchez sa référence chez le fournisseur. Les totaux sont l’encaissé moins le remboursé et le contesté.',
    },
  },
  liabilities: {
    title: { en: 'Liabilities', fr: 'Passif' },
    description: {
      en: 'What is owed to customers now.',
      fr: 'Ce qui est dû aux clients en ce moment.',
    },
  },
} as const;
