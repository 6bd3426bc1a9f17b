import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';

/** The expected failures of the programme, in the caller's language. */
export const perksErrors = {
  /** The site has no programme. */
  notOffered: (language: Language): OccError =>
    notFound(
      'UnknownResourceError',
      say(language, 'There is no Perks programme here.', 'Le programme Privilèges n’est pas offert ici.'),
      { reason: 'notOffered' },
    ),

  notJoined: (language: Language): OccError =>
    conflict('LoyaltyNotJoinedError', say(language, 'Join Perks first.', 'Adhérez d’abord à Privilèges.'), {
      reason: 'notJoined',
    }),

  notEnough: (language: Language, missing: number): OccError =>
    conflict(
      'NotEnoughPointsError',
      say(language, `You need ${missing} more points for this.`, `Il vous manque ${missing} points.`),
      { reason: 'notEnoughPoints', subject: String(missing), subjectType: 'points' },
    ),

  rewardSoldOut: (language: Language, rewardCode: string): OccError =>
    conflict(
      'RewardSoldOutError',
      say(
        language,
        'This reward is sold out. Choose another.',
        'Cette récompense est épuisée. Choisissez-en une autre.',
      ),
      { reason: 'soldOut', subject: rewardCode, subjectType: 'reward' },
    ),

  rewardAlreadyApplied: (language: Language, rewardCode: string): OccError =>
    conflict(
      'RewardAlreadyAppliedError',
      say(
        language,
        'There is a reward in your cart already: one an order. You can exchange it.',
        'Votre panier contient déjà une récompense\u00a0: une seule par commande. Vous pouvez l’échanger.',
      ),
      { reason: 'alreadyApplied', subject: rewardCode, subjectType: 'reward' },
    ),

  /** It was taken off, exchanged or ordered in another tab. */
  rewardNotApplied: (language: Language, rewardCode: string): OccError =>
    conflict(
      'RewardNotAppliedError',
      say(
        language,
        'This reward is not in your cart any more. Look at your cart again.',
        'Cette récompense n’est plus dans votre panier. Vérifiez votre panier.',
      ),
      { reason: 'notApplied', subject: rewardCode, subjectType: 'reward' },
    ),

  rewardNeedsPaidLine: (language: Language): OccError =>
    conflict(
      'RewardNeedsPaidLineError',
      say(
        language,
        'A reward goes with something that you buy once: add a product to your cart first.',
        'Une récompense accompagne un achat unique\u00a0: ajoutez d’abord un produit à votre panier.',
      ),
      { reason: 'needsPaidLine' },
    ),

  rewardInCart: (language: Language): OccError =>
    conflict(
      'RewardInCartError',
      say(
        language,
        'There is a reward in your cart. Remove it before you leave Perks.',
        'Votre panier contient une récompense. Retirez-la avant de quitter Privilèges.',
      ),
      { reason: 'rewardInCart' },
    ),

  unknownReward: (language: Language, rewardCode: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such reward.', 'Cette récompense n’existe pas.'),
      { reason: 'notFound', subject: rewardCode, subjectType: 'reward' },
    ),

  unknownAdjustment: (language: Language, id: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such adjustment.', 'Cet ajustement n’existe pas.'),
      { reason: 'notFound', subject: id, subjectType: 'adjustment' },
    ),

  adjustment: (language: Language, subject: 'points' | 'reason', most: number): OccError =>
    badRequest(
      'ValidationError',
      subject === 'points'
        ? say(
            language,
            `Enter 1 to ${most} points, or the same to take away.`,
            `Entrez de 1 à ${most} points, ou autant à retirer.`,
          )
        : say(language, 'Say why, in a sentence.', 'Dites pourquoi, en une phrase.'),
      { reason: 'invalid', subject, subjectType: 'field' },
    ),

  period: (language: Language, subject: 'startDate' | 'endDate'): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Give days as YYYY-MM-DD, the first one first.',
        'Indiquez les jours au format AAAA-MM-JJ, le premier en premier.',
      ),
      { reason: 'invalid', subject, subjectType: 'parameter' },
    ),
};
