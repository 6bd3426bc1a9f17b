import { Type } from 'typebox';
import { LIKENESSES } from '../referrals.types.ts';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });

export const SiteParams = Type.Object({ site: Site });
export const ReferralParams = Type.Object({ site: Site, id: Type.String({ format: 'uuid' }) });
export const LangQuery = Type.Object({ lang: Lang });
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});

export const DecisionBody = Type.Object(
  {
    outcome: Type.Union([Type.Literal('release'), Type.Literal('refuse')]),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
);

const HeldReferrals = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...{ id: Type.String(), customerId: Type.String(), sender: Type.String() },
        friend: Type.Optional(Type.String({ description: 'Absent: forgotten' })),
        ...{ code: Type.String(), orderCode: Type.Optional(Type.String()) },
        heldFor: Type.Array(Type.Enum([...LIKENESSES])),
        sentAt: Type.String({ format: 'date-time' }),
        creditAt: Type.Optional(
          Type.String({ format: 'date-time', description: 'If it is released before' }),
        ),
      }),
      { description: 'The longest first' },
    ),
    amount: Type.Integer({ description: 'Minor units that the sender gets for each' }),
  },
  { $id: 'HeldReferrals' },
);

export const heldReferralSchemas = [HeldReferrals];
