import { Type } from 'typebox';
import { CallQuery } from '#domains/cart/index.ts';

const amounts = {
  goods: Type.Ref('Price'),
  discount: Type.Ref('Price', { description: 'Share of the coupons, off the goods and surcharges' }),
  shipping: Type.Ref('Price'),
  surcharges: Type.Optional(Type.Ref('Price', { description: 'Amounts beside the goods. Absent: none.' })),
  taxes: Type.Array(Type.Ref('TaxTotal')),
  tax: Type.Ref('Price'),
  amount: Type.Ref('Price', { description: 'goods − discount + shipping + surcharges + tax' }),
};

/** The refunded amounts of an order. */
export const refundedFields = {
  refundedAmount: Type.Ref('Price', { description: 'What went back to the card' }),
  refundDueAmount: Type.Ref('Price', { description: 'What is about to go back to the card' }),
};

const refund = {
  code: Type.String({ description: 'The order’s code, `-R` and a number' }),
  status: Type.String({ description: 'pending or succeeded' }),
  created: Type.String({ format: 'date-time' }),
  entries: Type.Array(
    Type.Object({
      orderEntryNumber: Type.Integer(),
      quantity: Type.Integer({ description: '0 where only shipping was given back' }),
      amount: Type.Ref('Price'),
    }),
  ),
  ...amounts,
  cardAmount: Type.Ref('Price', { description: 'What of the amount goes back to the card' }),
  paymentSources: Type.Array(
    Type.Object({ name: Type.String(), label: Type.String(), amount: Type.Ref('Price') }),
    { description: 'What of it went back to what had paid before the card, at once' },
  ),
};

const OrderRefund = Type.Object(refund, { $id: 'OrderRefund' });

/** A refund as staff see it. */
const StaffRefund = Type.Object(
  {
    ...refund,
    kind: Type.String({
      description:
        'refund, cancel, return, void (charged after the order was given up), provider (made there, of no lines) or dispute (lost)',
    }),
    restock: Type.String({ description: 'unsent, all or none: which of its units came back to stock' }),
    reason: Type.Optional(Type.String()),
    actor: Type.String({ description: 'staff, agent, operator, shopper or shop' }),
    staffId: Type.Optional(Type.String()),
  },
  { $id: 'StaffRefund' },
);

const OrderRefunds = Type.Object(
  {
    orderCode: Type.String(),
    paymentStatus: Type.String(),
    ...refundedFields,
    refundableAmount: Type.Ref('Price', { description: 'What can still be given back' }),
    entries: Type.Array(
      Type.Object({
        orderEntryNumber: Type.Integer(),
        quantity: Type.Integer(),
        refundableQuantity: Type.Integer(),
        unsentQuantity: Type.Integer({ description: 'Still to be sent' }),
      }),
    ),
    refunds: Type.Array(Type.Ref('StaffRefund')),
  },
  { $id: 'OrderRefunds' },
);

const RefundOrder = Type.Object(
  {
    entries: Type.Optional(
      Type.Array(
        Type.Object(
          {
            orderEntryNumber: Type.Integer({ minimum: 0, maximum: 10_000 }),
            quantity: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: 10_000,
                description: 'Absent: all that is left of the line',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        {
          minItems: 1,
          maxItems: 500,
          description: 'Absent, and no `shipping`: all that is left of the order',
        },
      ),
    ),
    shipping: Type.Optional(
      Type.Boolean({
        description: 'With entries: their share of the shipping too. Without: the shipping alone.',
      }),
    ),
    restock: Type.Optional(
      Type.Boolean({
        description:
          'Whether the units come back to stock. Absent: those that have not left do, the others do not.',
      }),
    ),
    reason: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 240,
        description: 'For the staff; the customer does not see it',
      }),
    ),
  },
  { $id: 'RefundOrder', additionalProperties: false },
);

export const refundSchemas = [OrderRefund, StaffRefund, OrderRefunds, RefundOrder];

export const RefundParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  code: Type.String({ description: 'The order number, in whatever case', maxLength: 40 }),
});

export const RefundQuery = CallQuery;

export const RefundKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key gives back once.' }),
  ),
});
