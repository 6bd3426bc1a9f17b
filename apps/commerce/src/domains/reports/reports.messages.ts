import type { Language } from '@crema/brands';
import type { Sums, Waiting } from './reports.types.ts';

export type TaskCode = keyof Waiting | 'deadEmails' | 'failedChanges';

/** What waits for somebody, most urgent first; `href` is below the site's part of the back office. */
export const TASKS: readonly { code: TaskCode; title: Record<Language, string>; href?: string }[] = [
  {
    code: 'disputesToAnswer',
    title: { en: 'Disputed payments to answer', fr: 'Paiements contestés à défendre' },
    href: 'orders?status=disputed',
  },
  {
    code: 'fraudWarnings',
    title: { en: 'Fraud warnings before shipping', fr: 'Alertes de fraude avant l’expédition' },
    href: 'orders?status=warned',
  },
  {
    code: 'ordersToShip',
    title: { en: 'Orders to ship', fr: 'Commandes à expédier' },
    href: 'orders?status=toShip',
  },
  {
    code: 'paymentsToSettle',
    title: { en: 'Payments without an outcome', fr: 'Paiements sans issue connue' },
    href: 'orders?status=unsettled',
  },
  {
    code: 'refundsToSettle',
    title: { en: 'Refunds still to be made', fr: 'Remboursements à effectuer' },
    href: 'orders?status=refundDue',
  },
  {
    code: 'paymentDifferences',
    title: {
      en: 'Differences from the payment provider’s books',
      fr: 'Écarts avec les livres du fournisseur de paiement',
    },
    href: 'reports/reconciliation',
  },
  {
    code: 'deadEvents',
    title: {
      en: 'Events that an integration did not receive',
      fr: 'Événements qu’une intégration n’a pas reçus',
    },
    href: 'integrations',
  },
  {
    code: 'heldReviews',
    title: { en: 'Reviews that wait for a look', fr: 'Avis en attente de vérification' },
    href: 'reviews?status=held',
  },
  {
    code: 'lowStock',
    title: { en: 'Variants with five units or fewer', fr: 'Variantes à cinq unités ou moins' },
  },
  {
    code: 'failedChanges',
    title: { en: 'Scheduled changes that failed', fr: 'Changements programmés qui ont échoué' },
    href: 'scheduled?status=failed',
  },
  {
    code: 'deadEmails',
    title: { en: 'Emails that could not be sent', fr: 'Courriels qui n’ont pu être envoyés' },
    href: 'reports/mails',
  },
];

/** Headings of the file of sales. */
export const HEADINGS: Record<keyof Sums | 'day', Record<Language, string>> = {
  day: { en: 'Day', fr: 'Jour' },
  orders: { en: 'Orders', fr: 'Commandes' },
  units: { en: 'Units', fr: 'Unités' },
  goods: { en: 'Goods', fr: 'Marchandises' },
  discounts: { en: 'Discounts', fr: 'Rabais' },
  shipping: { en: 'Shipping', fr: 'Livraison' },
  surcharges: { en: 'Surcharges', fr: 'Suppléments' },
  tax: { en: 'Tax', fr: 'Taxes' },
  total: { en: 'Total', fr: 'Total' },
  refunds: { en: 'Refunds', fr: 'Remboursements' },
};
