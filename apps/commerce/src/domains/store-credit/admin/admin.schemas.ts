import { Type } from 'typebox';
import { CREDIT_KINDS } from '../store-credit.types.ts';

/** Minor units of one adjustment at most: what a service agent gives without asking. */
export const MOST = 50_000;

const minor = (description: string) => Type.Integer({ description });

const CustomerCredit = Type.Object(
  {
    balance: minor('Minor units that can be spent'),
    most: minor('Minor units of one adjustment at most'),
    entries: Type.Array(
      Type.Object({
        ...{ id: Type.String(), at: Type.String({ format: 'date-time' }) },
        kind: Type.Enum([...CREDIT_KINDS]),
        amount: minor('Minor units; below zero: taken'),
        balance: minor('After it'),
        orderCode: Type.Optional(Type.String()),
        reason: Type.Optional(Type.String({ description: 'For the staff; the customer does not see it' })),
        by: Type.Optional(Type.String({ description: 'The member of staff, by email' })),
        reversible: Type.Boolean({ description: 'An adjustment by staff that nobody has taken back' }),
      }),
      { description: 'Newest first' },
    ),
    total: Type.Integer(),
    next: Type.Optional(Type.String()),
  },
  { $id: 'AdminCustomerCredit' },
);

const CreditLiability = Type.Object(
  { amount: minor('Minor units that the site owes'), customers: Type.Integer() },
  { $id: 'CreditLiability' },
);

export const AdjustBody = Type.Object(
  {
    amount: Type.Integer({
      minimum: -MOST,
      maximum: MOST,
      description: 'Minor units; below zero takes some',
    }),
    reason: Type.String({ minLength: 1, maxLength: 240, pattern: '\\S' }),
  },
  { additionalProperties: false },
);

export const creditAdminSchemas = [CustomerCredit, CreditLiability];
