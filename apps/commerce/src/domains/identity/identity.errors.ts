import type { Language } from '@crema/brands';
import {
  badRequest,
  notFound,
  OccError,
  say,
  tooManyRequests,
  unauthorized,
  usedLink,
} from '#platform/http/index.ts';
import type { FieldProblem, Problem } from './login/signup.rules.ts';

const PROBLEMS: Record<FieldProblem, Record<Language, string>> = {
  email: {
    en: 'Enter an e-mail address such as name@example.com.',
    fr: 'Entrez une adresse courriel comme nom@exemple.com.',
  },
  name: { en: 'Enter a name of 1 to 40 characters.', fr: 'Entrez un nom de 1 à 40 caractères.' },
  passwordLength: {
    en: 'Choose a password of 12 to 128 characters.',
    fr: 'Choisissez un mot de passe de 12 à 128 caractères.',
  },
  passwordKnown: {
    en: 'This password is on lists of stolen passwords. Choose another one.',
    fr: 'Ce mot de passe figure sur des listes de mots de passe volés. Choisissez-en un autre.',
  },
};

/** Seconds after which there is probably room in the queue. */
const SOON = 2;

/** The expected failures of accounts and log-ins. */
export const identityErrors = {
  fields: (language: Language, problems: readonly Problem[]): OccError =>
    new OccError(
      400,
      problems.map(({ subject, problem }) => ({
        ...{ type: 'ValidationError', message: PROBLEMS[problem][language] },
        ...{ reason: problem === 'passwordKnown' ? 'breached' : 'invalid', subject, subjectType: 'field' },
      })),
    ),

  duplicate: (language: Language): OccError =>
    badRequest(
      'DuplicateUidError',
      say(
        language,
        'This address already has an account. Log in or reset your password.',
        'Cette adresse a déjà un compte. Connectez-vous ou réinitialisez votre mot de passe.',
      ),
      { reason: 'duplicate', subject: 'email', subjectType: 'field' },
    ),

  /** The same for an unknown address and a wrong password. */
  credentials: (language: Language): OccError =>
    unauthorized(
      'BadCredentialsError',
      say(
        language,
        'The e-mail or password is incorrect.',
        'L’adresse courriel ou le mot de passe est incorrect.',
      ),
      { reason: 'credentials' },
    ),

  noProvider: (language: Language): OccError =>
    notFound(
      'UnknownResourceError',
      say(language, 'There is no other way to log in.', 'Il n’y a pas d’autre façon de se connecter.'),
      { reason: 'noProvider' },
    ),

  /** The provider's answer does not match the request, or came too late. */
  provider: (language: Language): OccError =>
    badRequest(
      'AuthorizationError',
      say(
        language,
        'The log-in did not work. Please try again.',
        'La connexion n’a pas fonctionné. Veuillez réessayer.',
      ),
      { reason: 'provider' },
    ),

  /** The provider does not answer; logging in by password still works. */
  unreachable: (language: Language): OccError =>
    new OccError(503, [
      {
        type: 'ServiceUnavailableError',
        message: say(
          language,
          'The log-in service is not responding. Log in with your password, or try again later.',
          'Le service de connexion ne répond pas. Utilisez votre mot de passe ou réessayez plus tard.',
        ),
        reason: 'provider',
      },
    ]),

  unverified: (language: Language): OccError =>
    badRequest(
      'AuthorizationError',
      say(
        language,
        'The log-in service has not verified your e-mail address. Log in with your password.',
        'Le service de connexion n’a pas vérifié votre adresse courriel. Utilisez votre mot de passe.',
      ),
      { reason: 'unverified' },
    ),

  linked: (language: Language): OccError =>
    badRequest(
      'AuthorizationError',
      say(
        language,
        'Your account here is linked to another log-in at this service. Use that one, or reset your password.',
        'Votre compte est lié à une autre connexion de ce service. Utilisez celle-là ou réinitialisez votre mot de passe.',
      ),
      { reason: 'linked' },
    ),

  /**
   * Too many callers wait for one address or network. This reveals nothing about the address: unknown ones have queues
   * too.
   */
  crowded: (language: Language): OccError =>
    tooManyRequests(
      say(
        language,
        'Too many attempts at once. Wait a moment and try again.',
        'Trop d’essais en même temps. Patientez un instant, puis réessayez.',
      ),
      'logins',
      SOON,
    ),

  /** Too many callers wait in all. */
  busy: (language: Language): OccError =>
    new OccError(
      503,
      [
        {
          type: 'OverloadedError',
          message: say(
            language,
            'The shop is busy. Please try again shortly.',
            'La boutique est très occupée. Réessayez dans un instant.',
          ),
          reason: 'logins',
        },
      ],
      { 'Retry-After': String(SOON) },
    ),

  /** @param retryAfter seconds */
  tooMany: (language: Language, retryAfter: number): OccError => {
    const wait = Math.ceil(retryAfter / 60);
    const minutes = wait === 1 ? '1 minute' : `${wait} minutes`;
    return tooManyRequests(
      say(
        language,
        `Too many attempts. Wait ${minutes}, or reset your password.`,
        `Trop d’essais. Attendez ${minutes} ou réinitialisez votre mot de passe.`,
      ),
      'logins',
      retryAfter,
    );
  },

  /**
   * Too many tries from all networks: only a known device or the mailed link can log in. The same for an unknown
   * address.
   */
  linkOnly: (language: Language): OccError =>
    unauthorized(
      'LoginLinkRequiredError',
      say(
        language,
        'To confirm it is you, log in with the link we e-mailed to you.',
        'Pour confirmer que c’est vous, connectez-vous avec le lien envoyé par courriel.',
      ),
      { reason: 'link' },
    ),

  /** The customer's own password, asked for again, is wrong. */
  password: (language: Language): OccError =>
    badRequest(
      'BadCredentialsError',
      say(language, 'The password is incorrect.', 'Le mot de passe est incorrect.'),
      { reason: 'credentials', subject: 'password', subjectType: 'field' },
    ),

  link: usedLink,

  /** A session that does not exist, or is another customer's. */
  session: (language: Language, id: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such log-in.', 'Cette session n’existe pas.'),
      { reason: 'notFound', subject: id, subjectType: 'session' },
    ),

  /** The refresh token is not valid, or not any more: log in again. */
  refresh: (language: Language): OccError =>
    unauthorized(
      'InvalidTokenError',
      say(language, 'Please log in again.', 'Veuillez vous connecter de nouveau.'),
      { reason: 'refreshToken', subjectType: 'token' },
    ),
};
