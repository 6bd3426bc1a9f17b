import { Type } from 'typebox';

/** A coupon on a cart or an order. */
export const AppliedVoucher = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    active: Type.Boolean({ description: 'False while it takes nothing off; `message` says why.' }),
    amount: Type.Ref('Price', { description: 'What it takes off; 0 for one that makes shipping free.' }),
    freeShipping: Type.Boolean(),
    message: Type.Optional(Type.String()),
  },
  { $id: 'AppliedVoucher' },
);
