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
  topic: { en: 'Choose a topic.', fr: 'Choisissez un sujet.' },
  orderCode: {
    en: 'An order number has at most 40 characters.',
    fr: 'Un numéro de commande a au plus 40 caractères.',
  },
  message: {
    en: 'Write a message of 10 to 4,000 characters.',
    fr: 'Écrivez un message de 10 à 4 000 caractères.',
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
    en: 'Almost done. Open the e-mail we just sent and press the link.',
    fr: 'Presque terminé. Ouvrez le courriel que nous venons d’envoyer et suivez le lien.',
  },
  confirmed: { en: 'You are subscribed to our newsletter.', fr: 'Vous êtes abonné à notre infolettre.' },
  unsubscribed: {
    en: 'You are unsubscribed from our newsletter.',
    fr: 'Vous êtes désabonné de notre infolettre.',
  },
  alerted: {
    en: 'We will e-mail you once, when it is back in stock.',
    fr: 'Nous vous écrirons une fois, au retour en stock.',
  },
  inStock: {
    en: 'It is in stock. You can order it now.',
    fr: 'Il est en stock\u00a0: vous pouvez le commander.',
  },
  contacted: {
    en: 'We received your message. We reply within 24 to 48 hours.',
    fr: 'Nous avons reçu votre message. Nous répondons en 24 à 48 heures.',
  },
} as const satisfies Record<string, Texts>;
