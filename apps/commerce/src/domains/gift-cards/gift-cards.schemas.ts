import { Type } from 'typebox';
import { CallQuery, CartParams } from '#domains/cart/index.ts';

const Name = Type.String({ maxLength: 40 });

const AddGiftCard = Type.Object(
  {
    cartGuid: Type.Optional(Type.String({ maxLength: 64 })),
    amount: Type.Integer({
      ...{ minimum: 1, maximum: 100_000 },
      description: 'Whole units of the site’s currency: 25 to 200 unless the shop says otherwise',
    }),
    recipientEmail: Type.String({ format: 'email', maxLength: 254 }),
    recipientName: Type.Optional(Name),
    senderName: Type.Optional(Name),
    message: Type.Optional(Type.String({ maxLength: 240, description: 'Plain text' })),
    sendOn: Type.Optional(
      Type.String({ format: 'date', description: 'Day on which it is mailed; absent: once it is paid' }),
    ),
  },
  { $id: 'AddGiftCard', additionalProperties: false },
);

const GiftCardCode = Type.Object(
  {
    code: Type.String({
      ...{ minLength: 1, maxLength: 40 },
      description: '16 letters and digits; case, spaces and hyphens do not matter',
    }),
  },
  { $id: 'GiftCardCode', additionalProperties: false },
);

const CartGiftCards = Type.Object(
  {
    bought: Type.Array(
      Type.Object({
        id: Type.String(),
        amount: Type.Ref('Price'),
        recipientEmail: Type.String(),
        recipientName: Type.Optional(Type.String()),
        sendOn: Type.Optional(Type.String({ format: 'date' })),
      }),
      { description: 'Cards that are bought with the cart' },
    ),
    paying: Type.Array(
      Type.Object({
        id: Type.String(),
        lastFour: Type.String(),
        balance: Type.Ref('Price', { description: 'What is on it before the order' }),
        unusable: Type.Optional(
          Type.Enum(['held', 'void'], {
            type: 'string',
            description: 'It pays for nothing: held while its own payment is disputed, or void',
          }),
        ),
      }),
      { description: 'Cards that pay for the cart, in the order in which they were entered' },
    ),
  },
  { $id: 'CartGiftCards' },
);

const GiftCardBalance = Type.Object(
  { lastFour: Type.String(), balance: Type.Ref('Price') },
  { $id: 'GiftCardBalance' },
);

const GiftCardOffer = Type.Object(
  {
    offered: Type.Boolean(),
    least: Type.Ref('Price'),
    most: Type.Ref('Price'),
    amounts: Type.Array(Type.Integer(), { description: 'Whole units of the site’s currency to choose from' }),
  },
  { $id: 'GiftCardOffer' },
);

export const giftCardSchemas = [AddGiftCard, GiftCardCode, CartGiftCards, GiftCardBalance, GiftCardOffer];

const Id = Type.String({ format: 'uuid' });
export const BoughtParams = Type.Object({ ...CartParams.properties, id: Id });
export const PayingQuery = Type.Object({
  ...CallQuery.properties,
  id: Type.Optional(Type.String({ format: 'uuid', description: 'Of one card; absent: all of them' })),
});
export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });
