import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, say } from '#platform/http/index.ts';

/** The refusals of gift cards. */
export const giftCardErrors = {
  /** Also for the card of another site, and for one that is not mailed yet: nothing tells a guess that it was near. */
  unknown: (language: Language) =>
    notFound(
      'GiftCardError',
      say(
        language,
        'There is no gift card with this code. Check the code in the e-mail with the card.',
        'Aucune carte-cadeau n’a ce code. Vérifiez le code dans le courriel de la carte.',
      ),
      { reason: 'unknown', subject: 'code', subjectType: 'field' },
    ),
  malformed: (language: Language) =>
    badRequest(
      'GiftCardError',
      say(
        language,
        'A gift card code has 16 letters and digits.',
        'Le code d’une carte-cadeau compte 16 lettres et chiffres.',
      ),
      { reason: 'malformed', subject: 'code', subjectType: 'field' },
    ),
  void: (language: Language) =>
    conflict(
      'GiftCardError',
      say(
        language,
        'This gift card is no longer valid. Contact us and we will help.',
        'Cette carte-cadeau n’est plus valide. Écrivez-nous, nous vous aiderons.',
      ),
      { reason: 'void', subject: 'code', subjectType: 'field' },
    ),
  /** The payment of its order is disputed, which is its buyer's own business: its owner reads that it waits. */
  held: (language: Language) =>
    conflict(
      'GiftCardError',
      say(
        language,
        'This gift card is on hold while its payment is checked, so it cannot be used for now. Contact us and we will help.',
        'Cette carte-cadeau est retenue pendant que son paiement est vérifié\u00a0: elle ne peut pas servir pour l’instant. Écrivez-nous, nous vous aiderons.',
      ),
      { reason: 'held', subject: 'code', subjectType: 'field' },
    ),
  empty: (language: Language) =>
    conflict(
      'GiftCardError',
      say(language, 'Nothing is left on this gift card.', 'Il ne reste rien sur cette carte-cadeau.'),
      { reason: 'empty', subject: 'code', subjectType: 'field' },
    ),
  tooMany: (language: Language, most: number) =>
    conflict(
      'GiftCardError',
      say(
        language,
        `A cart takes up to ${most} gift cards.`,
        `Un panier accepte jusqu’à ${most} cartes-cadeaux.`,
      ),
      { reason: 'tooMany', subject: 'code', subjectType: 'field' },
    ),
  amount: (language: Language, least: string, most: string) =>
    badRequest(
      'GiftCardError',
      say(
        language,
        `A gift card is worth ${least} to ${most}.`,
        `Une carte-cadeau vaut de ${least} à ${most}.`,
      ),
      { reason: 'amount', subject: 'amount', subjectType: 'field' },
    ),
  day: (language: Language) =>
    badRequest(
      'GiftCardError',
      say(
        language,
        'Choose a day from today on, within a year.',
        'Choisissez un jour à partir d’aujourd’hui, d’ici un an.',
      ),
      { reason: 'day', subject: 'sendOn', subjectType: 'field' },
    ),
  off: (language: Language) =>
    conflict(
      'GiftCardError',
      say(
        language,
        'Gift cards are not sold at the moment.',
        'Les cartes-cadeaux ne sont pas en vente en ce moment.',
      ),
      { reason: 'notSold', subject: 'giftCards', subjectType: 'cart' },
    ),
  ownPage: (language: Language, code: string) =>
    conflict(
      'GiftCardError',
      say(
        language,
        'A gift card is put together on the page of gift cards.',
        'Une carte-cadeau se prépare sur la page des cartes-cadeaux.',
      ),
      { reason: 'ownPage', subject: code, subjectType: 'product' },
    ),
  notInCart: (language: Language, id: string) =>
    notFound(
      'CartError',
      say(language, 'This gift card is not in the cart.', 'Cette carte-cadeau n’est pas dans le panier.'),
      { reason: 'notFound', subject: id, subjectType: 'giftCard' },
    ),
  /** Of an order whose card was spent, in part at least: nothing of that card is refunded. */
  spent: (language: Language, lastFour: string) =>
    conflict(
      'GiftCardError',
      say(
        language,
        `The gift card ending in ${lastFour} has been spent, in part at least: it cannot be refunded.`,
        `La carte-cadeau se terminant par ${lastFour} a servi, au moins en partie\u00a0: elle ne peut pas être remboursée.`,
      ),
      { reason: 'spent', subject: lastFour, subjectType: 'giftCard' },
    ),
  noCard: (language: Language, id: string) =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such gift card.', 'Cette carte-cadeau n’existe pas.'),
      { reason: 'notFound', subject: id, subjectType: 'giftCard' },
    ),
  /** To staff: it was voided, or is not paid for. */
  notUsable: (language: Language, id: string) =>
    conflict(
      'GiftCardError',
      say(
        language,
        'This card is void, or its order is not paid.',
        'Cette carte est annulée, ou sa commande n’est pas payée.',
      ),
      { reason: 'notUsable', subject: id, subjectType: 'giftCard' },
    ),
};
