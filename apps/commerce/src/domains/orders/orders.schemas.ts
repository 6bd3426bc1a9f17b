import { Type } from 'typebox';
import { businessFields, CallQuery, paidFields, totalsFields } from '#domains/cart/index.ts';
import { refundedFields } from './refunds/refunds.schemas.ts';

const PlaceOrder = Type.Object(
  {
    cartGuid: Type.String({ maxLength: 64 }),
    termsChecked: Type.Boolean({ description: 'Must be true.' }),
    expectedTotal: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 10_000_000,
        description:
          'Total with tax that the shopper saw, in major units; 409 StaleCartError when it is another now.',
      }),
    ),
    expectedAmountDue: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 10_000_000,
        description:
          'What of it the shopper saw to be left for a card, in major units; 409 StaleCartError when it is another now.',
      }),
    ),
    autoDeliveryConsent: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          '`version` of the auto-delivery terms that the shopper ticked; a cart with such a line needs it.',
      }),
    ),
    monthlyBoxConsent: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          '`version` of the terms of the monthly box that the shopper ticked; a cart with a box needs it.',
      }),
    ),
    campaignConsent: Type.Optional(
      Type.Boolean({
        description:
          'The terms of the kit were ticked (getCampaignSubscriptionCart); a cart with a kit needs it.',
      }),
    ),
    cupsPerDay: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 50,
        description: 'What was ticked were the terms of a smart auto-delivery by these cups.',
      }),
    ),
    podsOnHand: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'Pods at home beside those of the order, as its terms reckon with them; 0 unless told.',
      }),
    ),
    newAccount: Type.Optional(
      Type.Object(
        { password: Type.String({ maxLength: 512 }) },
        {
          additionalProperties: false,
          description:
            'A guest’s account, made with the order of a cart with auto-delivery: its e-mail is the cart’s, its name the address’s.',
        },
      ),
    ),
  },
  { $id: 'PlaceOrder', additionalProperties: false },
);

export const OrderBody = Type.Object(
  {
    code: Type.String(),
    guid: Type.String({ description: 'What a guest reads the order by' }),
    site: Type.String(),
    status: Type.String({
      description:
        'created, processing, partiallyshipped, shipped, partiallydelivered, delivered, cancelled or returned',
    }),
    statusDisplay: Type.String(),
    paymentStatus: Type.String({
      description: 'pending, requires_action, captured, failed, refund_due, partially_refunded or refunded',
    }),
    created: Type.String({ format: 'date-time' }),
    placed: Type.Optional(Type.String({ format: 'date-time' })),
    email: Type.String(),
    entries: Type.Array(Type.Ref('OrderEntry')),
    totalItems: Type.Integer(),
    appliedVouchers: Type.Array(Type.Ref('AppliedVoucher')),
    ...totalsFields,
    ...paidFields,
    paymentSources: Type.Array(
      Type.Object({
        name: Type.String(),
        label: Type.String(),
        amount: Type.Ref('Price', { description: 'What it paid' }),
        refundedAmount: Type.Ref('Price', { description: 'What of it went back to it' }),
      }),
      { description: 'What paid before the card, in its order' },
    ),
    deliveryAddress: Type.Ref('Address'),
    deliveryMode: Type.Object({ code: Type.String() }),
    ...businessFields,
    paymentInfo: Type.Ref('PaymentInfo', { description: 'Provider none: no card was needed.' }),
    steps: Type.Optional(
      Type.Array(Type.Object({ status: Type.String(), at: Type.String({ format: 'date-time' }) }), {
        description: 'The statuses that it came to, oldest first; of getOrder alone',
      }),
    ),
    consignments: Type.Array(
      Type.Object({
        code: Type.String(),
        carrier: Type.Optional(Type.String()),
        trackingCode: Type.Optional(Type.String()),
        trackingUrl: Type.Optional(Type.String({ description: 'The carrier’s page about the parcel' })),
        entries: Type.Array(Type.Object({ entryNumber: Type.Integer(), quantity: Type.Integer() }), {
          description: 'What is in it',
        }),
        shippedDate: Type.String({ format: 'date-time' }),
      }),
    ),
    ...refundedFields,
    refunds: Type.Array(Type.Ref('OrderRefund'), { description: 'Oldest first' }),
    cancellable: Type.Boolean(),
    nextAction: Type.Optional(
      Type.Object(
        {
          type: Type.String(),
          method: Type.String(),
          url: Type.String(),
          clientSecret: Type.Optional(
            Type.String({ description: 'What the provider’s script in the browser continues with' }),
          ),
        },
        { description: 'What the shopper’s browser does next: authenticate, then send this call.' },
      ),
    ),
  },
  { $id: 'Order' },
);

const OrderLookUp = Type.Object(
  {
    code: Type.String({ maxLength: 40, description: 'The order number, in whatever case' }),
    email: Type.String({ maxLength: 320 }),
  },
  { $id: 'OrderLookUp', additionalProperties: false },
);

const OrderLookedUp = Type.Object({ message: Type.String() }, { $id: 'OrderLookedUp' });
const OpenOrderLink = Type.Object(
  { token: Type.String({ maxLength: 200, description: 'From the mailed link, behind its #' }) },
  { $id: 'OpenOrderLink', additionalProperties: false },
);
const OpenedOrderLink = Type.Object({ guid: Type.String() }, { $id: 'OpenedOrderLink' });

const OrderHistoryList = Type.Object(
  {
    orders: Type.Array(
      Type.Object({
        code: Type.String(),
        guid: Type.String(),
        status: Type.String(),
        statusDisplay: Type.String(),
        placed: Type.String({ format: 'date-time' }),
        total: Type.Ref('Price'),
        totalUnitCount: Type.Integer(),
        products: Type.Array(
          Type.Object({ code: Type.String(), name: Type.String(), image: Type.String(), url: Type.String() }),
        ),
      }),
    ),
    pagination: Type.Object({
      currentPage: Type.Integer(),
      pageSize: Type.Integer(),
      totalPages: Type.Integer(),
      totalResults: Type.Integer(),
    }),
  },
  { $id: 'OrderHistoryList' },
);

const Reorder = Type.Object(
  { orderCode: Type.String({ maxLength: 40 }) },
  { $id: 'Reorder', additionalProperties: false },
);
const ClaimOrder = Type.Object(
  {
    guid: Type.String({
      maxLength: 64,
      description: 'From the confirmation page, its mail, or a mailed one-time link',
    }),
  },
  { $id: 'ClaimOrder', additionalProperties: false },
);

export const orderSchemas = [
  PlaceOrder,
  OrderBody,
  OrderLookUp,
  OrderLookedUp,
  OpenOrderLink,
  OpenedOrderLink,
  OrderHistoryList,
  Reorder,
  ClaimOrder,
];

export const PageQuery = Type.Object({
  ...CallQuery.properties,
  currentPage: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
});

export const OrderParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  user: Type.String({ description: 'anonymous, current, or a customer id (agents only)', maxLength: 64 }),
  code: Type.String({
    description: 'A guest’s order by its guid, a customer’s by that or its number',
    maxLength: 64,
  }),
});

export const RequiredKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key places one order.' }),
  ),
});
