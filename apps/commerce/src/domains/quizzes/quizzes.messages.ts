import type { Language } from '@crema/brands';
import {
  badRequest,
  conflict,
  notFound,
  type OccError,
  say,
  tooManyRequests,
  unauthorized,
} from '#platform/http/index.ts';

const field = (subject: string, reason: string) => ({ reason, subject, subjectType: 'field' });

/** The expected failures of quizzes, in the caller's language. */
export const quizErrors = {
  off: (language: Language): OccError =>
    notFound(
      'QuizNotFoundError',
      say(language, 'This shop has no quiz.', 'Cette boutique n’a pas de jeu-questionnaire.'),
    ),

  answer: (language: Language, question: string): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'This answer is not one of the choices. Choose one, or skip the question.',
        'Cette réponse n’est pas l’un des choix. Choisissez-en un, ou passez la question.',
      ),
      field(question.slice(0, 100), 'unknown'),
    ),

  version: (language: Language): OccError =>
    conflict(
      'QuizVersionError',
      say(
        language,
        'The questions have changed since you started. Please answer them again.',
        'Les questions ont changé depuis que vous avez commencé. Veuillez y répondre de nouveau.',
      ),
      field('version', 'old'),
    ),

  result: (language: Language): OccError =>
    notFound(
      'QuizResultNotFoundError',
      say(
        language,
        'This result has expired. Please take the quiz again.',
        'Ce résultat a expiré. Veuillez refaire le jeu-questionnaire.',
      ),
      field('resultId', 'unknown'),
    ),

  email: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Enter an e-mail address, such as name@example.com.',
        'Entrez une adresse courriel, par exemple nom@exemple.com.',
      ),
      field('email', 'invalid'),
    ),

  /** @param seconds until the next can be mailed. */
  mails: (language: Language, seconds: number): OccError =>
    tooManyRequests(
      say(
        language,
        'This address has had enough results for today. Copy the link instead.',
        'Cette adresse a reçu assez de résultats aujourd’hui. Copiez plutôt le lien.',
      ),
      'quizMailsPerDay',
      seconds,
    ),

  token: (language: Language): OccError =>
    unauthorized(
      'InvalidTokenError',
      say(
        language,
        'The quiz was open for too long. Please start over.',
        'Le jeu-questionnaire est resté ouvert trop longtemps. Veuillez recommencer.',
      ),
      field('token', 'expired'),
    ),
};
