import type { Language } from '@crema/brands';
import { paymentRefused } from '#domains/checkout/index.ts';
import { badRequest, conflict, notFound, OccError, say, usedLink } from '#platform/http/index.ts';
import type { OrderStatus } from './fulfilment/transitions.rules.ts';

/** Statuses as words of a sentence. */
const STATUS_WORDS: Record<OrderStatus, Record<Language, string>> = {
  created: { en: 'created', fr: 'en attente de paiement' },
  processing: { en: 'processing', fr: 'en préparation' },
  partiallyshipped: { en: 'partially shipped', fr: 'expédiée en partie' },
  shipped: { en: 'shipped', fr: 'expédiée' },
  partiallydelivered: { en: 'partially delivered', fr: 'livrée en partie' },
  delivered: { en: 'delivered', fr: 'livrée' },
  cancelled: { en: 'cancelled', fr: 'annulée' },
  returned: { en: 'returned', fr: 'retournée' },
};

/** The expected failures of orders, in the shopper's language. */
export const orderErrors = {
  unknown: (language: Language, subject: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such order.', 'Cette commande n’existe pas.'),
      {
        reason: 'notFound',
        subject,
        subjectType: 'order',
      },
    ),

  link: usedLink,

  terms: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Please accept the terms of sale.', 'Veuillez accepter les conditions de vente.'),
      { reason: 'missing', subject: 'termsChecked', subjectType: 'field' },
    ),

  /** Another request orders, or has ordered, this cart. */
  alreadyOrdered: (language: Language, cartGuid: string): OccError =>
    conflict(
      'CartAlreadyOrderedError',
      say(language, 'This cart is already being ordered.', 'Ce panier est déjà en cours de commande.'),
      { reason: 'alreadyOrdered', subject: cartGuid, subjectType: 'cart' },
    ),

  stale: (language: Language, total: string): OccError =>
    conflict(
      'StaleCartError',
      say(
        language,
        `Your cart has changed: the total is now ${total}.`,
        `Votre panier a changé\u00a0: le total est maintenant de ${total}.`,
      ),
      { reason: 'totalChanged', subject: 'expectedTotal', subjectType: 'cart' },
    ),

  /** The total is as it was shown; what pays before the card pays less of it now, or more. */
  staleDue: (language: Language, amountDue: string): OccError =>
    conflict(
      'StaleCartError',
      say(
        language,
        `The amount charged to your card has changed: it is now ${amountDue}.`,
        `Le montant à porter à votre carte a changé\u00a0: il est maintenant de ${amountDue}.`,
      ),
      { reason: 'amountDueChanged', subject: 'expectedAmountDue', subjectType: 'cart' },
    ),

  /** One item for each line with too little stock. */
  shortage: (
    language: Language,
    lines: readonly { entryNumber: number; name: string; available: number }[],
  ): OccError =>
    new OccError(
      409,
      lines.map(({ entryNumber, name, available }) => ({
        type: 'InsufficientStockError',
        message:
          available > 0
            ? say(language, `Only ${available} left of ${name}.`, `Il ne reste que ${available} de ${name}.`)
            : say(language, `${name} is sold out.`, `${name} est épuisé.`),
        reason: available > 0 ? 'lowStock' : 'noStock',
        subject: String(entryNumber),
        subjectType: 'entry',
      })),
    ),

  /** 400: the provider declined; the cart is kept. */
  payment: paymentRefused,

  /** 409: an account with an order that has yet to be paid for or sent is not removed. */
  open: (language: Language): OccError =>
    conflict(
      'OpenOrderError',
      say(
        language,
        'One of your orders has not shipped yet. Cancel it, or come back once it has shipped.',
        'Une de vos commandes n’est pas encore expédiée. Annulez-la ou revenez une fois qu’elle sera expédiée.',
      ),
      { reason: 'openOrder', subjectType: 'customer' },
    ),

  /** 409: the transition table does not allow it. */
  transition: (language: Language, code: string, from: OrderStatus, to: OrderStatus): OccError =>
    conflict(
      'OrderTransitionError',
      say(
        language,
        `An order that is ${STATUS_WORDS[from].en} cannot become ${STATUS_WORDS[to].en}.`,
        `Une commande ${STATUS_WORDS[from].fr} ne peut pas être ${STATUS_WORDS[to].fr}.`,
      ),
      { reason: from, subject: code, subjectType: 'order' },
    ),

  paymentPending: (language: Language, code: string): OccError =>
    conflict(
      'PaymentPendingError',
      say(
        language,
        'The payment is still being confirmed. Please try again in a minute.',
        'Le paiement est en cours de confirmation. Veuillez réessayer dans une minute.',
      ),
      { reason: 'pending', subject: code, subjectType: 'order' },
    ),
};
