import type { Language } from '@crema/brands';
import { forbidden, type OccError, say, unauthorized } from '#platform/http/index.ts';

/** The expected failures of no-login links. */
export const noboErrors = {
  link: (language: Language): OccError =>
    unauthorized(
      'InvalidTokenError',
      say(
        language,
        'This link has expired. Log in, or use the link in a newer e-mail.',
        'Ce lien a expiré. Connectez-vous ou utilisez le lien d’un courriel plus récent.',
      ),
      { reason: 'noboToken', subjectType: 'token' },
    ),

  used: (language: Language): OccError =>
    forbidden(
      'ForbiddenError',
      say(
        language,
        'This link was already used to cancel. Log in to do more.',
        'Ce lien a déjà servi à une annulation. Connectez-vous pour continuer.',
      ),
      { reason: 'used', subjectType: 'token' },
    ),
};
