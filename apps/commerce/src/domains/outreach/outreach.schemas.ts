import { Type } from 'typebox';

export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });

const Lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], {
    description: 'Language of answer and mails; en by default.',
  }),
);
export const CallQuery = Type.Object({ lang: Lang });
export const LinkQuery = Type.Object({
  lang: Lang,
  token: Type.Optional(
    Type.String({ maxLength: 1024, description: 'Of a mail program’s one-click unsubscription.' }),
  ),
});

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: '16 to 64 characters; a repeat with the same key gets the first answer.' }),
  ),
});

const Email = Type.String({ maxLength: 320 });

const SubscribeBody = Type.Object(
  { email: Email },
  { $id: 'NewsletterSubscription', additionalProperties: false },
);

const SignupBody = Type.Object(
  { email: Email, source: Type.Optional(Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9 _-]*$' })) },
  { $id: 'EmailSignup', additionalProperties: false },
);

/** A mail program adds fields of its own (RFC 8058). */
const LinkBody = Type.Object(
  { token: Type.Optional(Type.String({ maxLength: 1024 })) },
  { $id: 'MailLink', additionalProperties: true },
);

const AlertBody = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 200, description: 'Variant; a product: its default one.' }),
    email: Email,
  },
  { $id: 'StockAlertRequest', additionalProperties: false },
);

const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: 400 }),
    email: Email,
    topic: Type.String({ maxLength: 60 }),
    orderCode: Type.Optional(Type.String({ maxLength: 400 })),
    message: Type.String({ maxLength: 40_000 }),
    website: Type.Optional(
      Type.String({ maxLength: 4000, description: 'For machines; people leave it empty.' }),
    ),
  },
  { $id: 'ContactMessage', additionalProperties: false },
);

const OutcomeBody = Type.Object(
  { status: Type.String(), message: Type.String() },
  { $id: 'OutreachOutcome' },
);

export const outreachSchemas = [SubscribeBody, SignupBody, LinkBody, AlertBody, ContactBody, OutcomeBody];

export const errors = { 400: Type.Ref('ErrorList'), 404: Type.Ref('ErrorList'), 429: Type.Ref('ErrorList') };
