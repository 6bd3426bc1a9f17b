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
        'Your cart already has a reward. Each order takes one; you can swap it.',
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
        'This reward is no longer in your cart. Please check your cart.',
        'Cette récompense n’est plus dans votre panier. Vérifiez votre panier.',
      ),
      { reason: 'notApplied', subject: rewardCode, subjectType: 'reward' },
    ),

  rewardNeedsPaidLine: (language: Language): OccError =>
    conflict(
      'RewardNeedsPaidLineError',
      say(
        language,
        'Add a one-time purchase to your cart first. A reward ships with it.',
        'Ajoutez d’abord un achat unique à votre panier. La récompense l’accompagne.',
      ),
      { reason: 'needsPaidLine' },
    ),

  rewardInCart: (language: Language): OccError =>
    conflict(
      'RewardInCartError',
      say(
        language,
        'Your cart has a reward. Remove it before you leave Perks.',
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
        : say(language, 'Enter a reason.', 'Entrez un motif.'),
      { reason: 'invalid', subject, subjectType: 'field' },
    ),

  period: (language: Language, subject: 'startDate' | 'endDate'): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Enter dates as YYYY-MM-DD, the start date first.',
        'Entrez les dates au format AAAA-MM-JJ, la date de début en premier.',
      ),
      { reason: 'invalid', subject, subjectType: 'parameter' },
    ),
};
