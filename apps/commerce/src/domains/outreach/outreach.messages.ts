import type { Language } from '@crema/brands';
import { badRequest, notFound, OccError } from '#platform/http/index.ts';
import type { ContactField } from './outreach.rules.ts';

type Texts = Record<Language, string>;

const FIELDS: Record<ContactField, Texts> = {
  name: { en: 'Enter a name of 1 to 80 characters.', fr: 'Entrez un nom de 1 à 80 caractères.' },
  email: {
    en: 'Enter an e-mail address such as name@example.com.',
    fr: 'Entrez une adresse courriel comme nom@exemple.com.',
  },
  topic: { en: 'Choose what it is about.', fr: 'Choisissez un sujet.' },
  orderCode: {
    en: 'An order number has at most 40 characters.',
    fr: 'Un numéro de commande a au plus 40 caractères.',
  },
  message: {
    en: 'Write between 10 and 4,000 characters.',
    fr: 'Écrivez entre 10 et 4 000 caractères.',
  },
};

const fieldItem = (subject: ContactField, language: Language) => ({
  type: 'ValidationError',
  message: FIELDS[subject][language],
  reason: 'invalid',
  subject,
  subjectType: 'field',
});

/** The expected failures of outreach, in the visitor's language. */
export const outreachErrors = {
  email: (language: Language): OccError => new OccError(400, [fieldItem('email', language)]),

  contact: (language: Language, wrong: readonly ContactField[]): OccError =>
    new OccError(
      400,
      wrong.map((field) => fieldItem(field, language)),
    ),

  product: (language: Language, code: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      language === 'fr' ? 'Ce produit n’existe pas.' : 'There is no such product.',
      { reason: 'notFound', subject: code.slice(0, 64), subjectType: 'product' },
    ),

  /** A mailed link that is broken, ended, or of another site. */
  link: (language: Language): OccError =>
    badRequest(
      'InvalidLinkError',
      language === 'fr'
        ? 'Ce lien n’est plus valide. Inscrivez-vous de nouveau pour en recevoir un autre.'
        : 'This link is no longer valid. Sign up again to get another.',
      { reason: 'invalid', subject: 'token', subjectType: 'field' },
    ),
};

/** What a success says. */
export const OUTREACH_MESSAGES = {
  // The same whether or not the address is known.
  subscribed: {
    en: 'Almost there. Open the e-mail we just sent and press its link.',
    fr: 'Presque fini. Ouvrez le courriel que nous venons d’envoyer et suivez son lien.',
  },
  confirmed: { en: 'You are on the list.', fr: 'Votre inscription est confirmée.' },
  unsubscribed: {
    en: 'You will get no more letters from us.',
    fr: 'Vous ne recevrez plus nos lettres.',
  },
  alerted: {
    en: 'We will write once, when it is back.',
    fr: 'Nous vous écrirons une fois, à son retour.',
  },
  inStock: {
    en: 'It is in stock: you can order it now.',
    fr: 'Il est en stock\u00a0: vous pouvez le commander.',
  },
  contacted: {
    en: 'Your message has reached us. We reply within 24-48 hours.',
    fr: 'Votre message nous est parvenu. Réponse en 24 à 48 heures.',
  },
} as const satisfies Record<string, Texts>;
