import { Type } from 'typebox';
import { callFields, campaignCode, exact } from '../campaigns.schemas.ts';

const code = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9][\\w.-]*$' });
const day = Type.String({ maxLength: 10, description: 'YYYY-MM-DD' });

export const CartKitQuery = Type.Object({
  ...callFields,
  cartGuid: Type.Optional(
    Type.String({ maxLength: 64, description: 'The visit’s own cart where it is left out.' }),
  ),
});

const Bundle = exact('CampaignBundle', {
  cartGuid: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The visit’s own cart, made when there is none, where it is left out.',
    }),
  ),
  campaignCode,
  brewer: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Of a variant; campaigns without a brewer take none.',
    }),
  ),
  products: Type.Array(exactly({ code, qty: Type.Integer({ minimum: 1, maximum: 999 }) }), {
    ...{ minItems: 1, maxItems: 20 },
  }),
  frequencyWeeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
  startDate: Type.Optional(day),
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
});

function exactly(properties: Parameters<typeof Type.Object>[0]) {
  return Type.Object(properties, { additionalProperties: false });
}

const Consent = exactly({
  version: Type.String(),
  text: Type.String({ description: 'What stands beside the checkbox, in the caller’s language.' }),
});

const SubscriptionCart = exact('CampaignSubscriptionCart', {
  cartGuid: Type.String(),
  campaign: Type.Ref('Campaign'),
  frequencyWeeks: Type.Integer(),
  startDate: Type.Optional(day),
  brewerEntryNumber: Type.Optional(Type.Integer({ description: 'The line of the cart.' })),
  weight: Type.Integer({ description: 'Boxes or cases of one order.' }),
  least: Type.Integer(),
  missing: Type.Integer({ description: 'Boxes or cases without which it cannot be ordered.' }),
  unit: Type.Union([Type.Literal('box'), Type.Literal('case')]),
  estimate: Type.Ref('CartEstimation'),
  consent: Type.Optional(Consent),
});

export const kitSchemas = [Bundle, SubscriptionCart];
