import { Type } from 'typebox';
import { LONGEST } from './gift-messages.types.ts';

const GiftMessage = Type.Object(
  {
    message: Type.String({ maxLength: LONGEST, description: 'Plain text; empty: none' }),
  },
  { $id: 'GiftMessage', additionalProperties: false },
);

const PackingSlip = Type.Object(
  {
    code: Type.String({ description: 'Of the order' }),
    deliveryAddress: Type.Object({
      ...{ firstName: Type.String(), lastName: Type.String(), companyName: Type.Optional(Type.String()) },
      ...{ line1: Type.String(), line2: Type.Optional(Type.String()), town: Type.String() },
      ...{ region: Type.String(), country: Type.String(), postalCode: Type.String() },
    }),
    isGift: Type.Boolean(),
    message: Type.Optional(Type.String()),
    lines: Type.Array(
      Type.Object({
        ...{ code: Type.String(), name: Type.String(), quantity: Type.Integer() },
        options: Type.Array(Type.String()),
      }),
      { description: 'What is packed; no prices' },
    ),
  },
  { $id: 'PackingSlip' },
);

export const giftMessageSchemas = [GiftMessage, PackingSlip];
export const SlipParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  code: Type.String({ maxLength: 64 }),
});
export const LangQuery = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});
