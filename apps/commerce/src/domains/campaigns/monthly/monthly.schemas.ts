import { Type } from 'typebox';
import { callFields, exact, listFields, listing } from '../campaigns.schemas.ts';

export const DetailsQuery = Type.Object(callFields);
export const ProductsQuery = Type.Object({
  ...{ ...callFields, ...listFields },
  code: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Of the only category, brand or collection.' }),
  ),
});
export const SearchQuery = Type.Object({
  ...{ ...callFields, ...listFields },
  query: Type.String({ maxLength: 100, description: 'What is looked for.' }),
});

const price = Type.Ref('Price');
const Details = exact('MonthlyBoxDetails', {
  campaignCode: Type.String(),
  subscriptionType: Type.String(),
  sizes: Type.Array(
    Type.Object(
      { boxes: Type.Integer(), price: Type.Ref('Price', { description: 'A month, shipping included.' }) },
      { additionalProperties: false },
    ),
  ),
  podsMost: Type.Integer({ description: 'Of one box in it.' }),
  billingDay: Type.Integer({
    description: 'Day of the month for whoever signs up today; the last day of a month that has no such day.',
  }),
  billingDates: Type.Array(Type.String(), { description: 'The next twelve for whoever signs up today.' }),
  cutOff: Type.String({ format: 'date-time', description: 'Until when the next box can be changed.' }),
  cutOffHours: Type.Integer(),
  includedPrice: Type.Ref('Price', { description: 'List price from which a box is premium.' }),
  lockedMonths: Type.Integer({ description: 'For which the price stays.' }),
  noticeDays: Type.Integer({ description: 'Before a new price.' }),
  skipsMost: Type.Integer({ description: 'Months in a row.' }),
  giftMonths: Type.Array(Type.Integer()),
});

const Choice = exact('MonthlyBoxChoice', {
  code: Type.String({ description: 'Of the variant.' }),
  productCode: Type.String(),
  count: Type.Optional(Type.Integer()),
  inStock: Type.Boolean(),
  premium: Type.Optional({ ...price, description: 'What it adds to the month; absent: it is included.' }),
});
const Products = exact('MonthlyBoxProducts', {
  campaignCode: Type.String(),
  choices: Type.Array(Type.Ref('MonthlyBoxChoice'), {
    description: 'The variants of these products that may be in a box.',
  }),
  ...listing,
});

export const monthlySchemas = [Details, Choice, Products];
