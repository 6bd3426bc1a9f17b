import type { Language } from '@crema/brands';
import { type OccError, say, unauthorized } from '#platform/http/index.ts';

/** The recommendations' expected failures, each in the shopper's language. */
export const recommendationErrors = {
  noToken: (language: Language): OccError =>
    unauthorized(
      'InvalidTokenError',
      say(
        language,
        'These recommendations need a context token of their customer.',
        'Ces suggestions demandent un jeton de contexte de leur client.',
      ),
      { reason: 'invalid', subject: 'X-Context-Token', subjectType: 'header' },
    ),

  notYours: (language: Language): OccError =>
    unauthorized(
      'UnauthorizedError',
      say(language, 'A context token is for oneself alone.', 'Un jeton de contexte n’est que pour soi-même.'),
      { reason: 'notAllowed', subject: 'customerId', subjectType: 'parameter' },
    ),
};
