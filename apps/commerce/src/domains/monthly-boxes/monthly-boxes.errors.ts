import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say, unauthorized } from '#platform/http/index.ts';

const notEligible = (message: string, reason: string, subject: string, subjectType = 'product'): OccError =>
  conflict('CampaignNotEligibleError', message, { reason, subject, subjectType });

/** The expected failures of monthly boxes, in the caller's language. */
export const boxErrors = {
  /** Neither a box in the cart, nor one of the customer's by this id. */
  unknown: (language: Language, subject: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such monthly box.', 'Cette boîte du mois n’existe pas.'),
      { reason: 'notFound', subject, subjectType: 'monthlyBox' },
    ),

  unknownProduct: (language: Language, code: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such product.', 'Ce produit n’existe pas.'),
      {
        ...{ reason: 'notFound', subject: code, subjectType: 'product' },
      },
    ),

  size: (language: Language, boxes: number): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'There is no box of this size.', 'Ce format de boîte n’existe pas.'),
      { reason: 'invalid', subject: 'boxes', subjectType: `${boxes}` },
    ),

  invalid: (language: Language, subject: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, `Check "${subject}" and try again.`, `Vérifiez « ${subject} » et réessayez.`),
      { reason: 'invalid', subject, subjectType: 'parameter' },
    ),

  tooMany: (language: Language, boxes: number): OccError =>
    notEligible(
      say(
        language,
        `Your monthly box holds ${boxes} boxes. Take some out first.`,
        `Votre boîte du mois contient ${boxes} boîtes. Retirez-en d’abord.`,
      ),
      ...(['tooMany', String(boxes), 'box'] as const),
    ),

  foreign: (language: Language, code: string): OccError =>
    notEligible(
      say(
        language,
        'This product cannot be in the monthly box. Choose another.',
        'Ce produit ne va pas dans la boîte du mois. Choisissez-en un autre.',
      ),
      ...(['product', code] as const),
    ),

  soldOut: (language: Language, code: string, name: string): OccError =>
    notEligible(
      say(
        language,
        `${name} is sold out or almost gone. Choose another.`,
        `${name} est épuisé ou presque. Choisissez-en un autre.`,
      ),
      ...(['soldOut', code] as const),
    ),

  incomplete: (language: Language, missing: number): OccError =>
    notEligible(
      say(
        language,
        missing === 1 ? 'Choose one more box.' : `Choose ${missing} more boxes.`,
        missing === 1 ? 'Choisissez encore une boîte.' : `Choisissez encore ${missing} boîtes.`,
      ),
      ...(['incomplete', String(missing), 'box'] as const),
    ),

  premiumGift: (language: Language, code: string): OccError =>
    notEligible(
      say(
        language,
        'A gift holds included boxes only. Choose another.',
        'Un cadeau ne contient que des boîtes incluses. Choisissez-en une autre.',
      ),
      ...(['premium', code] as const),
    ),

  /** The coming box cannot be changed any more. */
  cutOff: (language: Language, id: string): OccError =>
    conflict(
      'BoxCutOffError',
      say(
        language,
        'This box is being prepared. You can change the next one once it has shipped.',
        'Cette boîte est en préparation. Vous pourrez modifier la suivante une fois celle-ci expédiée.',
      ),
      { reason: 'cutOff', subject: id, subjectType: 'monthlyBox' },
    ),

  skips: (language: Language, most: number): OccError =>
    notEligible(
      say(
        language,
        `You can skip at most ${most} months in a row.`,
        `Vous pouvez sauter au plus ${most} mois de suite.`,
      ),
      ...(['skips', String(most), 'month'] as const),
    ),

  notSkipped: (language: Language, id: string): OccError =>
    notEligible(
      say(language, 'There is no skipped month to undo.', 'Aucun mois sauté ne peut être rétabli.'),
      ...(['notSkipped', id, 'monthlyBox'] as const),
    ),

  /** It is over, or what is asked is not for a gift. */
  notPossible: (language: Language, id: string, reason: 'ended' | 'gift'): OccError =>
    notEligible(
      reason === 'ended'
        ? say(language, 'This monthly box has ended.', 'Cette boîte du mois est terminée.')
        : say(language, 'A gift cannot be changed like this.', 'Un cadeau ne se modifie pas ainsi.'),
      ...([reason, id, 'monthlyBox'] as const),
    ),

  noConsent: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Please agree to the monthly box terms.',
        'Veuillez accepter les conditions de la boîte du mois.',
      ),
      { reason: 'missing', subject: 'monthlyBoxConsent', subjectType: 'field' },
    ),

  /** The terms that were accepted are not those of the present box. */
  staleConsent: (language: Language): OccError =>
    conflict(
      'StaleConsentError',
      say(
        language,
        'The monthly box terms have changed. Please read them again.',
        'Les conditions de votre boîte du mois ont changé. Veuillez les relire.',
      ),
      { reason: 'consentChanged', subject: 'monthlyBoxConsent', subjectType: 'field' },
    ),

  noTerms: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no monthly box in this cart.', 'Il n’y a pas de boîte du mois dans ce panier.'),
      { reason: 'notFound', subject: 'monthlyBox', subjectType: 'cart' },
    ),

  noAccount: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'A monthly box needs an account. Log in or choose a password.',
        'La boîte du mois demande un compte. Connectez-vous ou choisissez un mot de passe.',
      ),
      { reason: 'missing', subject: 'account', subjectType: 'cart' },
    ),

  /** Whoever leaves cancels first. */
  running: (language: Language): OccError =>
    conflict(
      'ActiveSubscriptionError',
      say(language, 'Cancel your monthly box first.', 'Annulez d’abord votre boîte du mois.'),
      { reason: 'active' },
    ),

  giftOnly: (language: Language, code: string): OccError =>
    notEligible(
      say(
        language,
        'Set up this gift on the monthly box page.',
        'Composez ce cadeau sur la page de la boîte du mois.',
      ),
      ...(['gift', code] as const),
    ),

  /** A mailed link that is not ours, or too old. */
  giftLink: (language: Language): OccError =>
    unauthorized(
      'InvalidLinkError',
      say(
        language,
        'This link is not valid any more. Ask whoever gave you the box to change it for you.',
        'Ce lien n’est plus valide. Demandez à la personne qui vous offre la boîte de la modifier pour vous.',
      ),
    ),

  giftsOff: (language: Language): OccError =>
    notEligible(
      say(language, 'This box cannot be given as a gift here.', 'Cette boîte ne s’offre pas en cadeau ici.'),
      ...(['gift', 'gift', 'parameter'] as const),
    ),
};
