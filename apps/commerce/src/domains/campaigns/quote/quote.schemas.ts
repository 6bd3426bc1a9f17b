import { Type } from 'typebox';
import { callFields, campaignCode, exact } from '../campaigns.schemas.ts';

const code = Type.String({ minLength: 1, maxLength: 100 });
const price = Type.Ref('Price');
const day = (description: string) => Type.String({ description });

export const EstimateQuery = Type.Object({
  ...callFields,
  campaignCode: Type.Optional(campaignCode),
  cartGuid: Type.Optional(
    Type.String({ maxLength: 64, description: 'The kit of this cart; what else is asked for is left out.' }),
  ),
  startDate: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'A day, YYYY-MM-DD, on which later orders begin, where that can be chosen.',
    }),
  ),
  brewer: Type.Optional(
    Type.String({ maxLength: 100, description: 'Of a variant, or of a product: its usual one.' }),
  ),
  products: Type.Array(Type.String({ minLength: 1, maxLength: 110 }), {
    maxItems: 20,
    default: [],
    description: '`products[]=CODE` or `products[]=CODE:2` of each; the codes are as those of `brewer`.',
  }),
  frequencyWeeks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 52, description: 'The site’s default where it is left out.' }),
  ),
  endOn: Type.Optional(
    Type.String({ maxLength: 10, description: 'A day, YYYY-MM-DD: what ending then would cost.' }),
  ),
});

const Brewer = exact('KitBrewer', {
  code,
  productCode: code,
  listPrice: price,
  price,
  savings: price,
  priceKind: Type.String({ description: 'Which price won: `campaign`, `discount` …' }),
});

const Drink = exact('KitProduct', {
  code,
  productCode: code,
  qty: Type.Integer(),
  weight: Type.Integer({ description: 'Boxes or cases that all of them count as.' }),
  listPrice: price,
  firstPrice: price,
  firstPriceKind: Type.String(),
  laterPrice: price,
  laterPriceKind: Type.String(),
});

const order = {
  subTotal: price,
  deliveryCost: Type.Ref('Price', { description: 'To an ordinary region.' }),
  surcharges: price,
  totalPrice: Type.Ref('Price', { description: 'Before tax.' }),
};
const Order = exact('KitOrder', { on: day('The day of the order.'), ...order });

const Ending = exact('KitEnding', {
  on: day('From this day on.'),
  orders: Type.Integer({ description: 'Orders made by then.' }),
  weightDone: Type.Integer(),
  weightOwed: Type.Integer(),
  charge: Type.Ref('Price', { description: 'What ending costs.' }),
});

const Commitment = exact('KitCommitment', {
  units: Type.Integer({ description: 'Boxes or cases to buy.' }),
  months: Type.Integer(),
  deadline: day('The last day for it.'),
  orders: Type.Integer({ description: 'Orders like these that meet it.' }),
  metOn: day('The day of the order that meets it.'),
  metInTime: Type.Boolean({ description: 'Whether that is by the deadline.' }),
  totalPrice: Type.Ref('Price', { description: 'Of all these orders, at today’s prices and before tax.' }),
  earlyEnd: Type.Union([Type.Literal('PRORATED'), Type.Literal('FULL')]),
  returnUntil: day('If the brewer comes back by then, ending costs nothing.'),
  endings: Type.Array(Type.Ref('KitEnding'), { description: 'Before any order is sent, then after each.' }),
  ending: Type.Optional(Type.Ref('KitEnding', { description: 'On `endOn`.' })),
});

const Estimate = exact('CartEstimation', {
  campaignCode: Type.String(),
  frequencyWeeks: Type.Integer(),
  weight: Type.Integer({ description: 'Boxes or cases of one order.' }),
  least: Type.Integer(),
  unit: Type.Union([Type.Literal('box'), Type.Literal('case')]),
  brewer: Type.Optional(Type.Ref('KitBrewer')),
  products: Type.Array(Type.Ref('KitProduct')),
  now: Type.Ref('KitOrder', { description: 'The first order, with the brewer.' }),
  later: Type.Ref('KitOrder', { description: 'The next one, and each after it.' }),
  commitment: Type.Optional(Type.Ref('KitCommitment', { description: 'Absent where there is none.' })),
});

export const quoteSchemas = [Brewer, Drink, Order, Ending, Commitment, Estimate];
