import type { Language } from '@crema/brands';
import { badRequest, notFound, type OccError, say } from '#platform/http/index.ts';

const field = (subject: string) => ({ reason: 'invalid', subject, subjectType: 'field' });

/** Refusals of integrations, in the caller's language. */
export const integrationErrors = {
  unknown: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such integration.', 'Cette intégration n’existe pas.'),
      { reason: 'notFound', subject: 'key' },
    ),
  unknownDelivery: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such message.', 'Ce message n’existe pas.'),
      { reason: 'notFound', subject: 'event' },
    ),
  unknownSecret: (language: Language): OccError =>
    notFound('UnknownIdentifierError', say(language, 'There is no such secret.', 'Ce secret n’existe pas.'), {
      ...{ reason: 'notFound', subject: 'id' },
    }),
  unknownEntity: (language: Language, subject: string): OccError =>
    notFound('UnknownIdentifierError', say(language, 'Not found at this site.', 'Introuvable sur ce site.'), {
      ...{ reason: 'notFound', subject },
    }),
  key: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'A key is 2 to 40 small letters, digits or hyphens, and no other program uses it.',
        'Une clé a de 2 à 40 minuscules, chiffres ou traits d’union, et aucun autre programme ne l’utilise.',
      ),
      field('key'),
    ),
  url: (language: Language, [en, fr]: readonly [string, string]): OccError =>
    badRequest('ValidationError', say(language, en, fr), field('url')),
  span: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Choose a beginning before the end.', 'Choisissez un début avant la fin.'),
      field('until'),
    ),
  stock: (language: Language, code: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, `There is no variant ${code}.`, `La variante ${code} n’existe pas.`),
      { reason: 'unknown', subject: code, subjectType: 'variant' },
    ),
};
