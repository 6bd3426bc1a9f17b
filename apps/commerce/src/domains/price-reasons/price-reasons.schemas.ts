import { Type } from 'typebox';

const Money = Type.Integer({ description: 'Minor units of the site’s currency' });

export const PriceQuery = Type.Object({
  lang: Type.Optional(Type.Enum(['en', 'fr'])),
  product: Type.String({ minLength: 1, maxLength: 200, description: 'Code of a variant or product' }),
  customerEmail: Type.Optional(Type.String({ maxLength: 254 })),
  at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601; absent: now' })),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999, default: 1 })),
  coupon: Type.Optional(Type.String({ maxLength: 40 })),
});

const Candidate = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  amount: Type.Optional(Money),
  wins: Type.Boolean(),
  reason: Type.String({ description: 'A sentence' }),
});

const Purchase = Type.Object({
  purchase: Type.Enum(['oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring']),
  title: Type.String(),
  price: Type.Integer({ description: 'Of one unit, minor units' }),
  total: Type.Integer({ description: 'Of the line, minor units' }),
  candidates: Type.Array(Candidate),
  coupon: Type.Optional(
    Type.Object({ amount: Money, total: Money, reason: Type.String({ description: 'A sentence' }) }),
  ),
});

export const priceSchemas = [
  Type.Object(
    {
      ...{ product: Type.String(), variant: Type.String(), name: Type.String() },
      ...{ at: Type.String(), quantity: Type.Integer(), segment: Type.Optional(Type.String()) },
      purchases: Type.Array(Purchase),
    },
    { $id: 'PriceReasons' },
  ),
] as const;
