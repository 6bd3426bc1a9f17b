import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';
import type { DeliveryExcess } from './lines/delivery.rules.ts';

/** The cart's expected failures, each in the shopper's language. */
export const cartErrors = {
  unknownCart: (language: Language, guid: string): OccError =>
    notFound('CartError', say(language, 'There is no such cart.', 'Ce panier n’existe pas.'), {
      reason: 'notFound',
      subject: guid,
      subjectType: 'cart',
    }),

  beingOrdered: (language: Language, guid: string): OccError =>
    conflict(
      'CartLockedError',
      say(
        language,
        'This cart is being ordered and cannot be changed now.',
        'Ce panier est en cours de commande et ne peut pas être modifié.',
      ),
      { reason: 'ordering', subject: guid, subjectType: 'cart' },
    ),

  unknownEntry: (language: Language, entry: number): OccError =>
    notFound(
      'CartEntryError',
      say(language, 'There is no such line in this cart.', 'Cette ligne n’est pas dans le panier.'),
      { reason: 'notFound', subject: String(entry), subjectType: 'entry' },
    ),

  unknownProduct: (language: Language, code: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such product.', 'Ce produit n’existe pas.'),
      {
        reason: 'notFound',
        subject: code,
        subjectType: 'product',
      },
    ),

  notSellable: (language: Language, code: string): OccError =>
    badRequest(
      'ProductNotSellableError',
      say(language, 'This product is not for sale.', 'Ce produit n’est pas en vente.'),
      { reason: 'notSellable', subject: code, subjectType: 'product' },
    ),

  notOnAutoDelivery: (language: Language, code: string): OccError =>
    badRequest(
      'NotOnAutoDeliveryError',
      say(
        language,
        'This product is not sold on auto-delivery.',
        'Ce produit n’est pas offert en livraison automatique.',
      ),
      { reason: 'notOnAutoDelivery', subject: code, subjectType: 'product' },
    ),

  frequency: (language: Language, weeks: readonly number[]): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        `Choose a frequency of ${weeks[0]} to ${weeks.at(-1)} weeks.`,
        `Choisissez une fréquence de ${weeks[0]} à ${weeks.at(-1)} semaines.`,
      ),
      { reason: 'invalid', subject: 'frequencyWeeks', subjectType: 'field' },
    ),

  notABundle: (language: Language, code: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'This product is not a bundle.', 'Ce produit n’est pas un ensemble.'),
      { reason: 'notABundle', subject: code, subjectType: 'product' },
    ),

  notInBundle: (language: Language, code: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'This choice is not in the bundle.', 'Ce choix n’est pas dans l’ensemble.'),
      { reason: 'notInBundle', subject: code, subjectType: 'component' },
    ),

  notWholeBundle: (language: Language, missing: string): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'A bundle is sold whole: name each of its parts once, or none.',
        'Un ensemble se vend complet\u00a0: nommez chacun de ses éléments une fois, ou aucun.',
      ),
      { reason: 'notWholeBundle', subject: missing, subjectType: 'component' },
    ),

  overCap: (language: Language, cap: number, subject: string): OccError =>
    badRequest(
      'MaxOrderQuantityExceededError',
      say(language, `Limit ${cap} per product.`, `Maximum de ${cap} par produit.`),
      { reason: 'maxOrderQuantityExceeded', subject, subjectType: 'product' },
    ),

  /** `name`: of the product of which there is too much, where it is not the one that the shopper has just asked for. */
  overDelivery: (language: Language, excess: DeliveryExcess, name?: string): OccError =>
    excess.of === 'line'
      ? badRequest(
          'MaxOrderQuantityExceededError',
          say(
            language,
            `Limit ${excess.most} ${name ? `of ${name}` : 'per product'} in one auto-delivery.`,
            name
              ? `Maximum de ${excess.most} par livraison automatique\u00a0: ${name}.`
              : `Maximum de ${excess.most} par produit dans une livraison automatique.`,
          ),
          { reason: 'maxOrderQuantityExceeded', subject: excess.code, subjectType: 'product' },
        )
      : badRequest(
          'MaxOrderQuantityExceededError',
          say(
            language,
            `Limit ${excess.most} boxes in one auto-delivery.`,
            `Maximum de ${excess.most} boîtes par livraison automatique.`,
          ),
          { reason: 'maxBoxesExceeded', subject: 'entries', subjectType: 'field' },
        ),

  outOfStock: (language: Language, code: string, available: number): OccError =>
    conflict(
      'InsufficientStockError',
      available > 0
        ? say(language, `Only ${available} left.`, `Il n’en reste que ${available}.`)
        : say(language, 'This product is sold out.', 'Ce produit est épuisé.'),
      { reason: available > 0 ? 'lowStock' : 'noStock', subject: code, subjectType: 'product' },
    ),
};
