import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';

/** The expected failures of wish lists, in the customer's language. */
export const wishListErrors = {
  /** A code that this site does not sell. */
  product: (language: Language, code: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such product.', 'Ce produit n’existe pas.'),
      { reason: 'notFound', subject: code.slice(0, 64), subjectType: 'product' },
    ),

  full: (language: Language, most: number): OccError =>
    conflict(
      'WishListFullError',
      say(
        language,
        `Your wish list is full: it holds ${most} products. Remove one first.`,
        `Votre liste de souhaits est pleine\u00a0: elle contient ${most} produits. Retirez-en un d’abord.`,
      ),
      { reason: 'wishListFull', subject: 'wishlist', subjectType: 'wishlist' },
    ),

  name: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Enter a name of at most 60 characters.', 'Entrez un nom d’au plus 60 caractères.'),
      { reason: 'length', subject: 'name', subjectType: 'field' },
    ),

  /** A share link that was never made, or was ended. */
  shared: (language: Language): OccError =>
    notFound(
      'WishListError',
      say(language, 'This wish list is no longer shared.', 'Cette liste de souhaits n’est plus partagée.'),
      { reason: 'notFound', subject: 'shareId', subjectType: 'wishlist' },
    ),

  /** A mailed link that is broken or of another site. */
  link: (language: Language): OccError =>
    badRequest(
      'InvalidLinkError',
      say(
        language,
        'This link is not valid. Turn the e-mails off on your wish list instead.',
        'Ce lien n’est pas valide. Désactivez plutôt les courriels dans votre liste de souhaits.',
      ),
      { reason: 'invalid', subject: 'token', subjectType: 'field' },
    ),
};
