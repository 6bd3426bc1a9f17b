import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say, tooManyRequests } from '#platform/http/index.ts';
import type { Referral, ReferralRefusal, ReferralStatus } from './referrals.types.ts';
import { LONGEST_MESSAGE } from './sending/sending.rules.ts';

const field = (subject: string, reason: string) => ({ reason, subject, subjectType: 'field' });

/** The expected failures of referrals, in the caller's language. */
export const referralErrors = {
  email: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Enter your friend’s e-mail address, such as name@example.com.',
        'Entrez l’adresse courriel de la personne à inviter, comme nom@exemple.com.',
      ),
      field('email', 'invalid'),
    ),

  oneself: (language: Language): OccError =>
    badRequest(
      'ReferralError',
      say(
        language,
        'That is your own address. Enter a friend’s.',
        'C’est votre propre adresse. Entrez celle d’une autre personne.',
      ),
      field('email', 'oneself'),
    ),

  message: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        `A message has at most ${LONGEST_MESSAGE} characters.`,
        `Un message compte au plus ${LONGEST_MESSAGE} caractères.`,
      ),
      field('message', 'tooLong'),
    ),

  tooMany: (language: Language, seconds: number): OccError =>
    tooManyRequests(
      say(
        language,
        'You have reached today’s limit of invitations. Try again tomorrow.',
        'Vous avez atteint la limite d’invitations pour aujourd’hui. Réessayez demain.',
      ),
      'referralsPerDay',
      seconds,
    ),

  /** The site has none. */
  off: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'This shop does not offer referrals.', 'Cette boutique n’offre pas de parrainage.'),
      { reason: 'off', subject: 'referrals', subjectType: 'feature' },
    ),

  unknown: (language: Language, id: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such referral.', 'Ce parrainage n’existe pas.'),
      { reason: 'notFound', subject: id, subjectType: 'referral' },
    ),

  note: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Enter a reason of at most 500 characters.', 'Entrez un motif d’au plus 500 caractères.'),
      field('reason', 'invalid'),
    ),

  notHeld: (language: Language, id: string, status: ReferralStatus): OccError =>
    conflict(
      'ReferralError',
      say(
        language,
        `This referral is not held: it is ${status}.`,
        `Ce parrainage n’est pas en attente de vérification\u00a0: il est ${STATUS_IN_FRENCH[status]}.`,
      ),
      { reason: status, subject: id, subjectType: 'referral' },
    ),
};

const STATUS_IN_FRENCH: Record<ReferralStatus, string> = {
  sent: 'envoyé',
  ordered: 'commandé',
  held: 'retenu',
  credited: 'crédité',
  refused: 'refusé',
};

type Texts = Record<Language, string>;

const STATUS: Record<Exclude<ReferralStatus, 'refused'>, Texts> = {
  sent: {
    en: 'Your friend has not ordered yet.',
    fr: 'La personne invitée n’a pas encore commandé.',
  },
  ordered: {
    en: 'Your friend has ordered. You get the credit once the order is delivered and kept.',
    fr: 'La personne invitée a commandé. Vous recevez le crédit une fois la commande livrée et conservée.',
  },
  held: {
    en: 'Your friend has ordered. We are reviewing this referral.',
    fr: 'La personne invitée a commandé. Nous vérifions ce parrainage.',
  },
  credited: { en: 'Your credit is in your account.', fr: 'Le crédit est dans votre compte.' },
};

const REFUSED: Record<ReferralRefusal, Texts> = {
  returned: {
    en: 'Your friend returned the order, so there is no credit.',
    fr: 'La commande a été retournée\u00a0: elle ne donne pas de crédit.',
  },
  refunded: {
    en: 'Your friend’s order was refunded, so there is no credit.',
    fr: 'La commande a été remboursée\u00a0: elle ne donne pas de crédit.',
  },
  belowMinimum: {
    en: 'The part of the order your friend kept is below the minimum for a credit.',
    fr: 'La partie conservée de la commande est sous le minimum pour un crédit.',
  },
  yearlyLimit: {
    en: 'You have reached the yearly limit of credits.',
    fr: 'Vous avez atteint la limite annuelle de crédits.',
  },
  agent: {
    en: 'We could not accept this referral.',
    fr: 'Nous n’avons pas pu accepter ce parrainage.',
  },
};

/** What became of a referral, in one sentence for its sender. */
export const statusMessage = ({ status, refusal }: Referral, language: Language): string =>
  (status === 'refused' ? REFUSED[refusal ?? 'agent'] : STATUS[status])[language];
