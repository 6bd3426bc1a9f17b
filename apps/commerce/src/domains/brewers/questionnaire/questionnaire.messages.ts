import type { Language } from '@crema/brands';
import { conflict, notFound, OccError, say } from '#platform/http/index.ts';
import type { AnswerProblem } from './questionnaire.rules.ts';

const aboutSerial = (reason: string) => ({ reason, subject: 'sn', subjectType: 'field' });

/** The expected failures of the questionnaire and its coupon, in the customer's language. */
export const questionnaireErrors = {
  /** One's own brewers only: another's is answered as one that nobody has registered. */
  notYours: (language: Language): OccError =>
    notFound(
      'UNKNOWN_SERIAL',
      say(
        language,
        'None of your brewers has this serial number. Register it first.',
        'Aucune de vos cafetières ne porte ce numéro de série. Enregistrez-la d’abord.',
      ),
      aboutSerial('UNKNOWN_SERIAL'),
    ),

  answers: (language: Language, problems: readonly AnswerProblem[]): OccError =>
    new OccError(
      400,
      problems.map(({ question, reason }) => ({
        type: 'ValidationError',
        message:
          reason === 'unknownQuestion'
            ? say(language, 'There is no such question.', 'Cette question n’existe pas.')
            : say(language, 'Choose one of the answers.', 'Choisissez l’une des réponses.'),
        reason,
        subject: `answers.${question.slice(0, 64)}`,
        subjectType: 'field',
      })),
    ),

  incomplete: (language: Language): OccError =>
    conflict(
      'QuestionnaireOpenError',
      say(
        language,
        'Answer or skip the six questions to get your coupon.',
        'Répondez aux six questions, ou passez-les, pour obtenir votre code promo.',
      ),
      aboutSerial('questionnaireOpen'),
    ),

  alreadyGiven: (language: Language): OccError =>
    conflict(
      'CouponAlreadyGivenError',
      say(
        language,
        'The coupon for this brewer went to an earlier owner.',
        'Le code promo de cette cafetière a été remis à un propriétaire précédent.',
      ),
      aboutSerial('alreadyGiven'),
    ),

  noCoupon: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(
        language,
        'No registration coupon is available right now.',
        'Aucun code promo n’est offert pour les enregistrements en ce moment.',
      ),
      aboutSerial('notFound'),
    ),
};
