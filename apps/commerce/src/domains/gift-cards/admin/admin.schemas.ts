import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const instant = Type.String({ format: 'date-time' });
const minor = (description: string) => Type.Integer({ description });

export const SiteParams = Type.Object({ site: Site });
export const CardParams = Type.Object({ site: Site, id: Type.String({ format: 'uuid' }) });
export const LangQuery = Type.Object({ lang: Lang });
export const ListQuery = Type.Object({
  lang: Lang,
  q: Type.Optional(
    Type.String({
      ...{ maxLength: 254 },
      description: 'The last four of a code, the number of an order, or the recipient’s address',
    }),
  ),
  after: Type.Optional(
    Type.String({ maxLength: 6, pattern: '^[0-9]+$', description: '`next` of the page before' }),
  ),
});
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});
export const VoidBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 240, pattern: '\\S' }) },
  { additionalProperties: false },
);

const card = {
  id: Type.String(),
  lastFour: Type.Optional(Type.String({ description: 'Of the code; absent: it was not mailed yet' })),
  amount: minor('Minor units that it was sold for'),
  balance: minor('Minor units that are on it'),
  orderCode: Type.String({ description: 'Of the order that it was bought with' }),
  recipientEmail: Type.String(),
  state: Type.Enum(['waiting', 'sent', 'held', 'void'], {
    type: 'string',
    description: 'waiting for its day, sent, held while its payment is disputed, void',
  }),
  ...{ createdAt: instant, sendAt: instant },
};

const List = Type.Object(
  {
    items: Type.Array(Type.Object(card), { description: 'Latest first' }),
    owed: minor('Minor units that the site owes in gift cards'),
    cards: Type.Integer({ description: 'Cards with something on them' }),
    next: Type.Optional(Type.String()),
  },
  { $id: 'AdminGiftCards' },
);

const Card = Type.Object(
  {
    ...card,
    recipientName: Type.Optional(Type.String()),
    senderName: Type.Optional(Type.String()),
    sentAt: Type.Optional(instant),
    voidReason: Type.Optional(Type.String()),
    mayVoid: Type.Boolean(),
    maySend: Type.Boolean(),
    entries: Type.Array(
      Type.Object({
        ...{ id: Type.String(), at: instant, kind: Type.String() },
        amount: minor('Minor units; below zero: taken'),
        balance: minor('After it'),
        orderCode: Type.Optional(Type.String()),
        reason: Type.Optional(Type.String()),
        by: Type.Optional(Type.String({ description: 'The member of staff, by email' })),
      }),
      { description: 'Newest first' },
    ),
  },
  { $id: 'AdminGiftCard' },
);

export const giftCardAdminSchemas = [List, Card];
