import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';
import { units } from './campaigns.messages.ts';

/** The expected failures of campaigns and monthly boxes, in the caller's language. */
export const campaignErrors = {
  unknown: (language: Language, campaignCode: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such campaign.', 'Cette offre n’existe pas.'),
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
        : say(language, 'This offer has not begun.', 'Cette offre n’a pas encore commencé.'),
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

  invalid: (language: Language, subject: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, `Check "${subject}" and try again.`, `Vérifiez « ${subject} » et réessayez.`),
      { reason: 'invalid', subject, subjectType: 'parameter' },
    ),
};
