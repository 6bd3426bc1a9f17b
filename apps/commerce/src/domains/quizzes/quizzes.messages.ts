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
      say(language, 'There is no quiz in this shop.', 'Cette boutique n’a pas de jeu-questionnaire.'),
    ),

  answer: (language: Language, question: string): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'This is none of the answers to the question. Choose one of them, or skip it.',
        'Ce n’est pas l’un des choix de la question. Choisissez-en un, ou passez-la.',
      ),
      field(question.slice(0, 100), 'unknown'),
    ),

  version: (language: Language): OccError =>
    conflict(
      'QuizVersionError',
      say(
        language,
        'The questions have changed since you began. Please answer them again.',
        'Les questions ont changé depuis que vous avez commencé. Veuillez y répondre de nouveau.',
      ),
      field('version', 'old'),
    ),

  result: (language: Language): OccError =>
    notFound(
      'QuizResultNotFoundError',
      say(
        language,
        'This result is no longer kept. The quiz takes a minute: take it again.',
        'Ce résultat n’est plus conservé. Le jeu-questionnaire prend une minute\u00a0: refaites-le.',
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
        'The quiz has been open for too long. Please begin again.',
        'Le jeu-questionnaire est ouvert depuis trop longtemps. Veuillez recommencer.',
      ),
      field('token', 'expired'),
    ),
};
