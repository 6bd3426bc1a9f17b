import { Type } from 'typebox';
import { CartParams } from '#domains/cart/index.ts';

export const AddressOfCartParams = Type.Object({
  ...CartParams.properties,
  addressId: Type.String({ maxLength: 64, description: 'Of the customer’s own addresses' }),
});

const CartEmail = Type.Object(
  { email: Type.String({ maxLength: 400 }) },
  { $id: 'CartEmail', additionalProperties: false },
);
const ChooseDeliveryMode = Type.Object(
  { code: Type.String({ maxLength: 60 }) },
  { $id: 'ChooseDeliveryMode', additionalProperties: false },
);
const BusinessDetails = Type.Object(
  {
    purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 200 })),
    taxExemptionNumber: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { $id: 'BusinessDetails', additionalProperties: false },
);
const AttachPayment = Type.Object(
  {
    provider: Type.Optional(
      Type.String({ maxLength: 40, description: 'As `payment.provider` of the site says: test, stripe' }),
    ),
    token: Type.Optional(
      Type.String({ maxLength: 200, description: 'What the provider’s card fields gave out' }),
    ),
    paymentDetailsId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Instead: a card that the customer keeps' }),
    ),
    saved: Type.Optional(
      Type.Boolean({ description: 'A customer’s: keep the card with the account once it has paid' }),
    ),
  },
  { $id: 'AttachPayment', additionalProperties: false },
);
const PrepareCard = Type.Object(
  {
    provider: Type.String({ maxLength: 40 }),
    token: Type.String({ maxLength: 200, description: 'What the provider’s card fields gave out' }),
  },
  { $id: 'PrepareCard', additionalProperties: false },
);
const PreparedCard = Type.Object(
  {
    status: Type.Union([
      Type.Literal('saved'),
      Type.Literal('requires_action', {
        description: 'The bank asks its owner: continue, then send this again',
      }),
      Type.Literal('processing'),
    ]),
    card: Type.Optional(
      Type.Object({
        brand: Type.String(),
        lastFour: Type.String(),
        expiryMonth: Type.Integer(),
        expiryYear: Type.Integer(),
      }),
    ),
    clientSecret: Type.Optional(
      Type.String({ description: 'What the provider’s script in the browser continues with' }),
    ),
  },
  { $id: 'PreparedCard' },
);
const DeliveryModes = Type.Object(
  {
    deliveryModes: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        description: Type.String(),
        deliveryCost: Type.Ref('Price'),
      }),
    ),
  },
  { $id: 'DeliveryModes' },
);

export const checkoutSchemas = [
  ...[CartEmail, BusinessDetails, ChooseDeliveryMode, AttachPayment, DeliveryModes],
  ...[PrepareCard, PreparedCard],
];
