import type { Language } from '@crema/brands';
import {
  badRequest,
  forbidden,
  notFound,
  type OccError,
  say,
  tooManyRequests,
  unauthorized,
} from '#platform/http/index.ts';

/** The expected failures of staff and agents. */
export const staffErrors = {
  /** The same for an unknown address, a wrong password and a wrong code. */
  credentials: (language: Language): OccError =>
    unauthorized(
      'BadCredentialsError',
      say(
        language,
        'The e-mail, password or code is incorrect. A code works once: wait for the next one.',
        'L’adresse courriel, le mot de passe ou le code est incorrect. Un code ne sert qu’une fois\u00a0: attendez le suivant.',
      ),
      { reason: 'credentials' },
    ),

  /** Too many tries from all networks; the same for an unknown address. */
  knownDevice: (language: Language): OccError =>
    unauthorized(
      'KnownDeviceRequiredError',
      say(
        language,
        'Too many wrong codes. Log in on a device you used before, or with a recovery code.',
        'Trop de codes incorrects. Connectez-vous sur un appareil déjà utilisé, ou avec un code de secours.',
      ),
      { reason: 'knownDevice' },
    ),

  tooMany: (language: Language, retryAfter: number): OccError =>
    tooManyRequests(
      say(
        language,
        'Too many failed attempts. Please try again in 15 minutes.',
        'Trop d’essais incorrects. Veuillez réessayer dans 15 minutes.',
      ),
      'limit',
      retryAfter,
    ),

  link: (language: Language): OccError =>
    badRequest(
      'InvalidTokenError',
      say(
        language,
        'This link was used or has expired. Ask for a new one.',
        'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
      ),
      { reason: 'invalid', subject: 'token', subjectType: 'field' },
    ),

  code: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'The code is incorrect. Enter the code that your app shows now.',
        'Le code est incorrect. Entrez le code que votre application affiche en ce moment.',
      ),
      { reason: 'invalid', subject: 'code', subjectType: 'field' },
    ),

  password: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        'Choose a password of 12 to 128 characters that is not on a list of stolen passwords.',
        'Choisissez un mot de passe de 12 à 128 caractères qui ne figure pas sur des listes de mots de passe volés.',
      ),
      { reason: 'invalid', subject: 'password', subjectType: 'field' },
    ),

  /** An agent who acts for a customer can start for another only with the log-in's own token. */
  acting: (language: Language): OccError =>
    forbidden(
      'ForbiddenError',
      say(
        language,
        'A session is started with the log-in, not with another session.',
        'Une séance se commence avec la connexion, et non avec une autre séance.',
      ),
      { reason: 'acting' },
    ),

  customer: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such customer.', 'Ce client n’existe pas.'),
      {
        reason: 'notFound',
        subject: 'customerId',
        subjectType: 'customer',
      },
    ),

  search: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Enter at least two characters.', 'Entrez au moins deux caractères.'),
      { reason: 'invalid', subject: 'query', subjectType: 'parameter' },
    ),
};
