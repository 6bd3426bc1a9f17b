import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';
import { units } from './campaigns.messages.ts';

/** The expected failures of campaigns and monthly boxes, in the caller's language. */
export const campaignErrors = {
  unknown: (language: Language, campaignCode: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such offer.', 'Cette offre n’existe pas.'),
      { reason: 'notFound', subject: campaignCode, subjectType: 'campaign' },
    ),

  wrongSite: (language: Language, campaignCode: string): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(language, 'This offer is not available here.', 'Cette offre n’est pas proposée ici.'),
      { reason: 'wrongSite', subject: campaignCode, subjectType: 'campaign' },
    ),

  notNow: (language: Language, campaignCode: string, reason: 'notBegun' | 'expired'): OccError =>
    conflict(
      'CampaignNotEligibleError',
      reason === 'expired'
        ? say(language, 'This offer has ended.', 'Cette offre est terminée.')
        : say(language, 'This offer has not started yet.', 'Cette offre n’a pas encore commencé.'),
      { reason, subject: campaignCode, subjectType: 'campaign' },
    ),

  brewerNotEligible: (language: Language, code: string): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(
        language,
        'This brewer is not part of this offer. Choose another.',
        'Cette cafetière ne fait pas partie de l’offre. Choisissez-en une autre.',
      ),
      { reason: 'brewer', subject: code, subjectType: 'product' },
    ),

  podNotEligible: (language: Language, code: string): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(
        language,
        'This product is not part of this offer. Choose another.',
        'Ce produit ne fait pas partie de l’offre. Choisissez-en un autre.',
      ),
      { reason: 'product', subject: code, subjectType: 'product' },
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

  belowLeast: (language: Language, least: number, weight: number, unit: 'box' | 'case'): OccError =>
    conflict(
      'CommitmentMinimumError',
      say(
        language,
        `Each order takes at least ${units('en', unit, least)}. You have ${weight}.`,
        `Chaque commande compte au moins ${units('fr', unit, least)}. Vous en avez ${weight}.`,
      ),
      { reason: 'belowLeast', subject: String(least - weight), subjectType: unit },
    ),

  /** Of a campaign, a brewer or a drink. */
  soldOut: (language: Language, subject: string, subjectType: 'campaign' | 'product'): OccError =>
    conflict(
      'CampaignNotEligibleError',
      subjectType === 'campaign'
        ? say(language, 'This kit is sold out.', 'Cette trousse est épuisée.')
        : say(
            language,
            'This product is sold out. Choose another.',
            'Ce produit est épuisé. Choisissez-en un autre.',
          ),
      { reason: 'soldOut', subject, subjectType },
    ),

  budgetUsed: (language: Language, campaignCode: string, reason: 'uses' | 'money'): OccError =>
    conflict(
      'CampaignBudgetError',
      say(language, 'This offer is no longer available.', 'Cette offre n’est plus disponible.'),
      { reason, subject: campaignCode, subjectType: 'campaign' },
    ),

  alreadyUsed: (
    language: Language,
    campaignCode: string,
    reason: 'email' | 'address',
    months: number,
  ): OccError =>
    conflict(
      'KitAlreadyUsedError',
      reason === 'email'
        ? say(
            language,
            `A kit was ordered with this e-mail address in the last ${months} months. If that is wrong, call customer service.`,
            `Une trousse a été commandée avec cette adresse courriel au cours des ${months} derniers mois. Si c’est une erreur, appelez le service à la clientèle.`,
          )
        : say(
            language,
            `A kit was sent to this address in the last ${months} months. If that is wrong, call customer service.`,
            `Une trousse a été envoyée à cette adresse au cours des ${months} derniers mois. Si c’est une erreur, appelez le service à la clientèle.`,
          ),
      { reason, subject: campaignCode, subjectType: 'campaign' },
    ),

  /** @param coupon a code; absent: the cart has some, and a kit is put into it. */
  notWithCoupon: (language: Language, coupon: string): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(
        language,
        'Coupons cannot be used with a kit. Remove the coupon or the kit first.',
        'Les codes promo ne s’utilisent pas avec une trousse. Retirez d’abord le code ou la trousse.',
      ),
      { reason: 'coupon', subject: coupon, subjectType: 'coupon' },
    ),

  oneBrewer: (language: Language, code: string): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(
        language,
        'A kit has one brewer. Order another one separately.',
        'Une trousse comprend une seule cafetière. Commandez l’autre séparément.',
      ),
      { reason: 'brewer', subject: code, subjectType: 'product' },
    ),

  noConsent: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Please agree to the kit terms.', 'Veuillez accepter les conditions de la trousse.'),
      { reason: 'missing', subject: 'campaignConsent', subjectType: 'field' },
    ),

  cardEndsSoon: (language: Language, months: number): OccError =>
    conflict(
      'CampaignNotEligibleError',
      say(
        language,
        `For a kit, your card must be valid for ${months} more months. Please use another card.`,
        `Pour une trousse, votre carte doit être valide encore ${months} mois. Veuillez utiliser une autre carte.`,
      ),
      { reason: 'card', subject: 'payment', subjectType: 'field' },
    ),

  noKit: (language: Language, cartGuid: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no kit in this cart.', 'Ce panier ne contient pas de trousse.'),
      { reason: 'notFound', subject: cartGuid, subjectType: 'cart' },
    ),

  unknownCommitment: (language: Language, id: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such commitment.', 'Cet engagement n’existe pas.'),
      { reason: 'notFound', subject: id.slice(0, 64), subjectType: 'commitment' },
    ),

  stillRunning: (language: Language, id: string): OccError =>
    conflict(
      'CommitmentRunningError',
      say(
        language,
        'Your kit’s commitment is still running. End it first, or wait until it is complete.',
        'L’engagement de votre trousse est en cours. Mettez-y fin d’abord, ou attendez qu’il soit rempli.',
      ),
      { reason: 'running', subject: id, subjectType: 'commitment' },
    ),

  notRunning: (language: Language, id: string, status: string): OccError =>
    conflict(
      'CommitmentStateError',
      say(language, 'This commitment has already ended.', 'Cet engagement est déjà terminé.'),
      { reason: status, subject: id, subjectType: 'commitment' },
    ),

  staleAmount: (language: Language, id: string, amount: string): OccError =>
    conflict(
      'StaleAmountError',
      say(
        language,
        `Ending this commitment now costs ${amount}. Please check the new amount.`,
        `Mettre fin à cet engagement coûte maintenant ${amount}. Veuillez vérifier le nouveau montant.`,
      ),
      { reason: 'amountChanged', subject: id, subjectType: 'commitment' },
    ),

  noEndConsent: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Please agree to the charge for ending early.',
        'Veuillez accepter le montant de la fin anticipée.',
      ),
      { reason: 'missing', subject: 'consent', subjectType: 'field' },
    ),

  noReason: (language: Language): OccError =>
    badRequest('ValidationError', say(language, 'Please enter a reason.', 'Veuillez indiquer le motif.'), {
      reason: 'missing',
      subject: 'reason',
      subjectType: 'field',
    }),

  invalid: (language: Language, subject: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, `Check "${subject}" and try again.`, `Vérifiez « ${subject} » et réessayez.`),
      { reason: 'invalid', subject, subjectType: 'parameter' },
    ),
};
