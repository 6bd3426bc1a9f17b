import { Type } from 'typebox';
import { CallQuery } from '#domains/cart/index.ts';
import { CREDIT_KINDS } from './store-credit.types.ts';

const StoreCredit = Type.Object(
  {
    balance: Type.Ref('Price', { description: 'What the next order can be paid with' }),
    entries: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date-time' }),
        kind: Type.Enum([...CREDIT_KINDS], {
          type: 'string',
          description:
            'granted by the shop, referral for a friend who ordered, spent on an order, givenBack of an order that was never paid, refunded of one that was, corrected by the staff',
        }),
        amount: Type.Ref('Price', { description: 'Above zero: added; below: taken.' }),
        orderCode: Type.Optional(Type.String()),
        balance: Type.Ref('Price', { description: 'After it' }),
      }),
      { description: 'Newest first' },
    ),
    pagination: Type.Object({
      currentPage: Type.Integer(),
      pageSize: Type.Integer(),
      totalPages: Type.Integer(),
      totalResults: Type.Integer(),
    }),
  },
  { $id: 'StoreCredit' },
);

export const storeCreditSchemas = [StoreCredit];

export const StoreCreditQuery = Type.Object({
  ...CallQuery.properties,
  currentPage: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
});
