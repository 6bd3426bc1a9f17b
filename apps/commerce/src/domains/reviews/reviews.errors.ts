import type { Language } from '@crema/brands';
import { badRequest, conflict, forbidden, notFound, type OccError, say } from '#platform/http/index.ts';
import { LONGEST } from './writing/writing.rules.ts';

const field = (subject: string, reason: string) => ({ reason, subject, subjectType: 'field' });

const TOO_LONG: Record<keyof typeof LONGEST, readonly [en: string, fr: string]> = {
  title: ['A title', 'Un titre'],
  text: ['A review', 'Un avis'],
  author: ['A name', 'Un nom'],
};

/** The expected failures of reviews, in the caller’s language. */
export const reviewErrors = {
  /** The site has none. */
  off: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'This shop has no reviews.', 'Cette boutique n’a pas d’avis.'),
      { reason: 'off', subject: 'reviews', subjectType: 'feature' },
    ),

  product: (language: Language, code: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'We do not sell this product.', 'Nous ne vendons pas ce produit.'),
      { reason: 'notFound', subject: code.slice(0, 200), subjectType: 'product' },
    ),

  /** Another’s is answered as one that is not there. */
  unknown: (language: Language, id: string): OccError =>
    notFound('UnknownIdentifierError', say(language, 'There is no such review.', 'Cet avis n’existe pas.'), {
      reason: 'notFound',
      subject: id.slice(0, 64),
      subjectType: 'review',
    }),

  notBought: (language: Language): OccError =>
    forbidden(
      'ReviewError',
      say(
        language,
        'Reviews are for those who have received the product. Use the link in our e-mail, or log in to the account you ordered with.',
        'Les avis sont réservés aux personnes qui ont reçu le produit. Utilisez le lien de notre courriel, ou connectez-vous au compte de la commande.',
      ),
      { reason: 'notBought', subject: 'product', subjectType: 'product' },
    ),

  link: (language: Language): OccError =>
    badRequest(
      'InvalidLinkError',
      say(
        language,
        'This link has expired. Log in to review what you bought.',
        'Ce lien a expiré. Connectez-vous pour donner votre avis sur vos achats.',
      ),
      { reason: 'link', subject: 'token', subjectType: 'field' },
    ),

  again: (language: Language): OccError =>
    conflict(
      'ReviewError',
      say(
        language,
        'You have reviewed this product already.',
        'Vous avez déjà donné votre avis sur ce produit.',
      ),
      { reason: 'alreadyReviewed', subject: 'product', subjectType: 'product' },
    ),

  tooLong: (language: Language, subject: keyof typeof LONGEST): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        `${TOO_LONG[subject][0]} has at most ${LONGEST[subject]} characters.`,
        `${TOO_LONG[subject][1]} compte au plus ${LONGEST[subject]} caractères.`,
      ),
      field(subject, 'tooLong'),
    ),

  cursor: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'There is no such page of reviews.', 'Cette page d’avis n’existe pas.'),
      { reason: 'invalid', subject: 'after', subjectType: 'parameter' },
    ),
};
