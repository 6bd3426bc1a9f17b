import { Type } from 'typebox';
import { newStateSchema } from '#platform/edits/index.ts';
import { promotionSchema } from './promotions.schemas.ts';

const Money = Type.Integer({ description: 'Minor units of the site’s currency' });

export const SimulateBody = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          code: Type.String({ minLength: 1, maxLength: 200, description: 'Of a variant or product' }),
          quantity: Type.Integer({ minimum: 1, maximum: 99 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
    purchase: Type.Optional(Type.Enum(['oneTime', 'autoDelivery'])),
    promotion: Type.Optional(newStateSchema(promotionSchema)),
    key: Type.Optional(
      Type.String({
        maxLength: 120,
        description: 'Of a saved promotion; with `promotion`, that one is tried in its place',
      }),
    ),
    at: Type.Optional(
      Type.String({ maxLength: 40, description: 'ISO 8601; absent: now, as if it were in effect' }),
    ),
  },
  { additionalProperties: false },
);

const Unit = Type.Object({
  price: Type.Integer({ description: 'Of one unit, minor units' }),
  reason: Type.String({ description: 'Which price counts' }),
  total: Money,
});

const Sums = Type.Object({
  subTotal: Money,
  deliveryCost: Type.Integer({ description: 'To an ordinary region, minor units' }),
  total: Type.Integer({ description: 'Before tax, minor units' }),
});

export const simulateSchemas = [
  Type.Object(
    {
      lines: Type.Array(
        Type.Object({
          ...{ code: Type.String(), name: Type.String(), quantity: Type.Integer(), listPrice: Money },
          ...{ before: Unit, after: Unit },
        }),
      ),
      ...{ before: Sums, after: Sums },
      counts: Type.Boolean({ description: 'Whether a unit of the cart gets its price' }),
    },
    { $id: 'PromotionSimulation' },
  ),
] as const;
