import type { Language } from '@crema/brands';
import { forbidden, type OccError, say, unauthorized } from '#platform/http/index.ts';

/** The expected failures of no-login links. */
export const noboErrors = {
  link: (language: Language): OccError =>
    unauthorized(
      'InvalidTokenError',
      say(
        language,
        'This link is no longer good. Log in, or use the link of a newer e-mail.',
        'Ce lien n’est plus valide. Ouvrez une session ou utilisez le lien d’un courriel plus récent.',
      ),
      { reason: 'noboToken', subjectType: 'token' },
    ),

  used: (language: Language): OccError =>
    forbidden(
      'ForbiddenError',
      say(
        language,
        'This link has already cancelled something. Log in to do more.',
        'Ce lien a déjà servi à une annulation. Ouvrez une session pour continuer.',
      ),
      { reason: 'used', subjectType: 'token' },
    ),
};
