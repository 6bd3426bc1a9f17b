import type { Language } from '@crema/brands';
import { cartErrors } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { badRequest, conflict, forbidden, notFound, type OccError, say } from '#platform/http/index.ts';
import { shortDay, spokenInstant } from './subscription.messages.ts';
import type { Subscription } from './subscription.types.ts';

const here = { subjectType: 'subscription' } as const;
const field = (subject: string, reason = 'invalid') => ({ reason, subject, subjectType: 'field' });

/** The expected failures of subscriptions, in the customer's language. */
export const autoDeliveryErrors = {
  unknown: (language: Language, id: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such auto-delivery.', 'Cette livraison automatique n’existe pas.'),
      { ...here, reason: 'notFound', subject: id.slice(0, 64) },
    ),

  outOfScope: (language: Language, scope: string): OccError =>
    forbidden(
      'ForbiddenError',
      say(
        language,
        'This link does not allow that. Log in to make this change.',
        'Ce lien ne le permet pas. Connectez-vous pour faire cette modification.',
      ),
      { reason: 'scope', subject: scope, subjectType: 'scope' },
    ),

  /** 409: the day before the order, 06:00 in the site's zone, has passed. */
  locked: (language: Language, { id, site, nextDate, locksAt, processAt }: Subscription): OccError => {
    const day = shortDay({ site }, nextDate as Day, language);
    const since = spokenInstant({ site }, locksAt as Date, language);
    const again = spokenInstant({ site }, processAt as Date, language);
    return conflict(
      'SubscriptionLockedError',
      say(
        language,
        `Your order of ${day} could be changed until ${since}; from ${again} you can change the next one. You can still cancel or choose another card.`,
        `Votre commande du ${day} pouvait être modifiée jusqu’au ${since}. À partir du ${again}, vous pourrez modifier la suivante. Vous pouvez toujours annuler ou choisir une autre carte.`,
      ),
      { ...here, reason: 'locked', subject: id },
    );
  },

  /** 409: an order of it is being made now. */
  beingMade: (language: Language, id: string): OccError =>
    conflict(
      'SubscriptionLockedError',
      say(
        language,
        'An order of this auto-delivery is being placed. Please try again in a minute.',
        'Une commande de cette livraison automatique est en préparation. Veuillez réessayer dans une minute.',
      ),
      { ...here, reason: 'processing', subject: id },
    ),

  /** 409: an account whose subscriptions go on is not removed. */
  running: (language: Language): OccError =>
    conflict(
      'ActiveSubscriptionError',
      say(language, 'Cancel your auto-delivery first.', 'Annulez d’abord votre livraison automatique.'),
      { reason: 'autoDelivery', subjectType: 'customer' },
    ),

  /** 409: the transition table does not allow it. */
  state: (language: Language, { id, status }: Pick<Subscription, 'id' | 'status'>): OccError =>
    conflict(
      'SubscriptionStateError',
      {
        ACTIVE: say(language, 'This auto-delivery is active.', 'Cette livraison automatique est active.'),
        PAUSED: say(
          language,
          'This auto-delivery is paused. Resume it first, or choose another day to resume.',
          'Cette livraison automatique est en pause. Reprenez-la d’abord ou choisissez un autre jour de reprise.',
        ),
        PAYMENT_FAILED: say(
          language,
          'The last payment failed. Choose another card first, or cancel.',
          'Le dernier paiement a échoué. Choisissez d’abord une autre carte, ou annulez.',
        ),
        ON_HOLD: say(
          language,
          'This auto-delivery is on hold. Choose another card first, or cancel.',
          'Cette livraison automatique est en attente. Choisissez d’abord une autre carte, ou annulez.',
        ),
        CANCELLED: say(
          language,
          'This auto-delivery was cancelled.',
          'Cette livraison automatique a été annulée.',
        ),
        COMPLETED: say(
          language,
          'This auto-delivery is complete.',
          'Cette livraison automatique est terminée.',
        ),
      }[status],
      { ...here, reason: status, subject: id },
    ),

  /** 409: the order that the caller saw is no longer next. */
  stale: (language: Language, subscription: Pick<Subscription, 'id' | 'site' | 'nextDate'>): OccError =>
    conflict(
      'StaleSubscriptionError',
      say(
        language,
        `That is not your next order. Your next order is on ${shortDay(subscription, subscription.nextDate as Day, language)}.`,
        `Ce n’est pas votre prochaine commande. Votre prochaine commande est le ${shortDay(subscription, subscription.nextDate as Day, language)}.`,
      ),
      { ...here, reason: 'dateChanged', subject: subscription.id },
    ),

  nothingToUndo: (language: Language, id: string): OccError =>
    conflict(
      'NothingToUndoError',
      say(language, 'There is no skipped order to undo.', 'Aucune commande sautée ne peut être rétablie.'),
      { ...here, reason: 'nothingToUndo', subject: id },
    ),

  shippedNow: (language: Language, subscription: Pick<Subscription, 'id' | 'site'>, from: Date): OccError =>
    conflict(
      'ShipNowLimitError',
      say(
        language,
        `You have just shipped an order early. From ${spokenInstant(subscription, from, language)} you can do so again.`,
        `Vous venez d’expédier une commande plus tôt. Vous pourrez le refaire à partir du ${spokenInstant(subscription, from, language)}.`,
      ),
      { ...here, reason: 'shippedNow', subject: subscription.id },
    ),

  dateRange: (
    language: Language,
    site: Subscription['site'],
    subject: string,
    { first, last }: { first: Day; last: Day },
  ): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        `Choose a day from ${shortDay({ site }, first, 'en')} to ${shortDay({ site }, last, 'en')}.`,
        `Choisissez un jour du ${shortDay({ site }, first, 'fr')} au ${shortDay({ site }, last, 'fr')}.`,
      ),
      field(subject, 'outOfRange'),
    ),

  frequency: cartErrors.frequency,

  nothingAsked: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Choose what to change.', 'Indiquez ce qu’il faut modifier.'),
      field('body', 'missing'),
    ),

  notSmart: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'A smart auto-delivery counts cups and pods: say that it is to be smart, and how many cups a day.',
        'Une livraison automatique intelligente compte les tasses et les capsules\u00a0: choisissez ce type et le nombre de tasses par jour.',
      ),
      field('cupsPerDay', 'notSmart'),
    ),

  noPods: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Nothing in this auto-delivery comes in pods. Choose a number of weeks instead.',
        'Cette livraison automatique ne contient pas de capsules. Choisissez plutôt un nombre de semaines.',
      ),
      field('cupsPerDay', 'noPods'),
    ),

  noConsent: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Please agree to the auto-delivery terms.',
        'Veuillez accepter les conditions de la livraison automatique.',
      ),
      field('autoDeliveryConsent', 'missing'),
    ),

  /** 409: the terms that were accepted are not those of the present charge. */
  staleConsent: (language: Language): OccError =>
    conflict(
      'StaleConsentError',
      say(
        language,
        'The auto-delivery terms have changed. Please read them again.',
        'Les conditions de votre livraison automatique ont changé. Veuillez les relire.',
      ),
      { reason: 'consentChanged', subject: 'autoDeliveryConsent', subjectType: 'field' },
    ),

  noAccount: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Auto-delivery needs an account. Log in or choose a password.',
        'La livraison automatique demande un compte. Connectez-vous ou choisissez un mot de passe.',
      ),
      { reason: 'missing', subject: 'account', subjectType: 'cart' },
    ),

  noTerms: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(
        language,
        'Nothing in this cart is on auto-delivery.',
        'Rien dans ce panier n’est en livraison automatique.',
      ),
      { reason: 'notFound', subject: 'autoDeliveryConsent', subjectType: 'cart' },
    ),

  unknownLine: (language: Language, entry: number): OccError =>
    notFound(
      'SubscriptionEntryError',
      say(
        language,
        'There is no such product in this auto-delivery.',
        'Ce produit n’est pas dans cette livraison automatique.',
      ),
      { reason: 'notFound', subject: String(entry), subjectType: 'entry' },
    ),

  unknownProduct: cartErrors.unknownProduct,

  notOnAutoDelivery: cartErrors.notOnAutoDelivery,

  outOfStock: (language: Language, code: string): OccError =>
    conflict(
      'InsufficientStockError',
      say(
        language,
        'There is not enough of this product in stock.',
        'Il n’y a pas assez de ce produit en stock.',
      ),
      { reason: 'noStock', subject: code, subjectType: 'product' },
    ),

  lastLine: (language: Language, id: string): OccError =>
    badRequest(
      'LastEntryError',
      say(
        language,
        'This is the last product. Skip, pause or cancel the auto-delivery instead.',
        'C’est le dernier produit. Sautez, mettez en pause ou annulez plutôt la livraison automatique.',
      ),
      { ...here, reason: 'lastEntry', subject: id },
    ),

  alreadyInside: (language: Language, code: string): OccError =>
    badRequest(
      'AlreadyInSubscriptionError',
      say(
        language,
        'This product is already in this auto-delivery.',
        'Ce produit est déjà dans cette livraison automatique.',
      ),
      { reason: 'alreadyInside', subject: code, subjectType: 'product' },
    ),

  alreadyBackup: (language: Language, code: string): OccError =>
    badRequest(
      'ALREADY_ADDED_TO_BACKUP_PRODUCT',
      say(
        language,
        'This product is already in this auto-delivery or already a backup of this line.',
        'Ce produit est déjà dans cette livraison automatique ou déjà prévu comme produit de rechange.',
      ),
      { reason: 'ALREADY_ADDED_TO_BACKUP_PRODUCT', subject: code, subjectType: 'product' },
    ),

  backupType: (language: Language, code: string): OccError =>
    badRequest(
      'BackupProductError',
      say(
        language,
        'Choose a backup of the same kind that costs no more.',
        'Choisissez un produit de rechange du même genre qui ne coûte pas plus cher.',
      ),
      { reason: 'notAlike', subject: code, subjectType: 'product' },
    ),

  backupsFull: (language: Language, most: number): OccError =>
    badRequest(
      'BackupProductError',
      say(
        language,
        `Limit ${most} backups per product.`,
        `Maximum de ${most} produits de rechange par produit.`,
      ),
      { reason: 'full', subject: 'code', subjectType: 'field' },
    ),
};
