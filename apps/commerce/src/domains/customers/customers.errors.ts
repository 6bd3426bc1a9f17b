import type { Language } from '@crema/brands';
import { badRequest, notFound, OccError, say } from '#platform/http/index.ts';

const PROFILE: Record<string, Record<Language, string>> = {
  firstName: { en: 'Enter a name of 1 to 40 characters.', fr: 'Entrez un nom de 1 à 40 caractères.' },
  lastName: { en: 'Enter a name of 1 to 40 characters.', fr: 'Entrez un nom de 1 à 40 caractères.' },
  phone: { en: 'Enter a phone number of 10 digits.', fr: 'Entrez un numéro de téléphone à 10 chiffres.' },
};

/** The expected failures of a customer's own data. */
export const customerErrors = {
  profile: (language: Language, wrong: readonly string[]): OccError =>
    new OccError(
      400,
      wrong.map((subject) => ({
        ...{ type: 'ValidationError', message: PROFILE[subject]?.[language] ?? subject },
        ...{ reason: 'invalid', subject, subjectType: 'field' },
      })),
    ),

  unknown: (
    language: Language,
    subjectType: 'customer' | 'address' | 'card' | 'perks',
    subject: string,
  ): OccError =>
    notFound(
      'UnknownIdentifierError',
      {
        customer: say(language, 'There is no such customer.', 'Ce client n’existe pas.'),
        address: say(language, 'There is no such address.', 'Cette adresse n’existe pas.'),
        card: say(language, 'There is no such card.', 'Cette carte n’existe pas.'),
        perks: say(
          language,
          'There is no Perks programme here.',
          'Le programme Privilèges n’est pas offert ici.',
        ),
      }[subjectType],
      { reason: 'notFound', subject, subjectType },
    ),

  full: (language: Language, most: number): OccError =>
    badRequest(
      'ValidationError',
      say(language, `You can keep at most ${most}.`, `Vous pouvez en conserver au plus ${most}.`),
      { reason: 'tooMany' },
    ),
};
