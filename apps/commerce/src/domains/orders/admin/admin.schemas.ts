import { Type } from 'typebox';
import { ORDER_STATUSES } from '../fulfilment/transitions.rules.ts';
import { WORK_LISTS } from './admin.types.ts';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });

export const SiteParams = Type.Object({ site: Site });
export const OrderParams = Type.Object({
  site: Site,
  code: Type.String({ maxLength: 40, description: 'The order number, in whatever case' }),
});
export const LangQuery = Type.Object({ lang: Lang });
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});

const DAY = { pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

export const ListQuery = Type.Object({
  lang: Lang,
  query: Type.Optional(
    Type.String({
      maxLength: 120,
      description: 'Beginnings of words: number, e-mail, name, company, phone or postal code',
    }),
  ),
  status: Type.Optional(
    Type.Enum([...ORDER_STATUSES, ...WORK_LISTS], {
      description: 'A status; toShip, unsettled, refundDue, disputed or warned: what waits for somebody',
    }),
  ),
  from: Type.Optional(
    Type.String({ ...DAY, description: 'Paid on this day of the site or later: YYYY-MM-DD' }),
  ),
  to: Type.Optional(Type.String({ ...DAY, description: 'Paid on this day or before' })),
  region: Type.Optional(Type.String({ maxLength: 10, description: 'Region of the delivery address' })),
  coupon: Type.Optional(
    Type.String({ maxLength: 60, description: 'Code of a coupon that it was bought with' }),
  ),
  after: Type.Optional(Type.String({ maxLength: 40, description: '`next` of the page before' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});

const AdminOrderList = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...{ code: Type.String(), status: Type.String(), statusDisplay: Type.String() },
        ...{ paymentStatus: Type.String(), email: Type.String(), name: Type.String() },
        customerId: Type.Optional(Type.String({ description: 'Absent: a guest' })),
        units: Type.Integer(),
        total: Type.Ref('Price'),
        created: Type.String({ format: 'date-time' }),
      }),
    ),
    next: Type.Optional(Type.String()),
  },
  { $id: 'AdminOrderList' },
);

const AdminOrder = Type.Object(
  {
    order: Type.Ref('Order'),
    customerId: Type.Optional(Type.String({ description: 'Absent: a guest' })),
    paymentProblem: Type.Optional(Type.String()),
    refunds: Type.Ref('OrderRefunds'),
    disputes: Type.Array(
      Type.Object({
        id: Type.String({ description: 'As the provider calls it' }),
        kind: Type.String({ description: 'dispute, inquiry or fraud_warning' }),
        status: Type.String({ description: 'warning, needs_response, under_review, won, lost or closed' }),
        reason: Type.String({ description: 'The provider’s word' }),
        amount: Type.Ref('Price'),
        dueBy: Type.Optional(Type.String({ format: 'date-time' })),
        at: Type.String({ format: 'date-time' }),
      }),
      { description: 'What a bank or its customer doubts of the payment, oldest first' },
    ),
    actions: Type.Array(Type.Object({ action: Type.String(), operation: Type.String() }), {
      description: 'What can be done with it now, by the operation that does it; the role decides who may',
    }),
    timeline: Type.Array(
      Type.Object({ at: Type.String({ format: 'date-time' }), status: Type.String(), actor: Type.String() }),
      { description: 'Oldest first' },
    ),
    notes: Type.Array(
      Type.Object({
        ...{ id: Type.String(), at: Type.String({ format: 'date-time' }) },
        ...{ staff: Type.String(), text: Type.String() },
      }),
      { description: 'Newest first' },
    ),
  },
  { $id: 'AdminOrder' },
);

const RefundPreview = Type.Object(
  { amount: Type.Integer({ description: 'Minor units' }), shown: Type.Ref('Price') },
  { $id: 'RefundPreview' },
);

const Line = Type.Object(
  {
    entryNumber: Type.Integer({ minimum: 0, maximum: 10_000 }),
    quantity: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'Absent: all that is left of the line' }),
    ),
  },
  { additionalProperties: false },
);
const Lines = Type.Optional(
  Type.Array(Line, { minItems: 1, maxItems: 500, description: 'Absent: all that is left' }),
);

export const ShipBody = Type.Object(
  {
    entries: Lines,
    carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    trackingCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { additionalProperties: false },
);
export const DeliverBody = Type.Object({ entries: Lines }, { additionalProperties: false });
export const NothingBody = Type.Object({}, { additionalProperties: false });
export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }) },
  { additionalProperties: false },
);
export const RefundBody = Type.Object(
  {
    entries: Type.Optional(
      Type.Array(Line, {
        minItems: 1,
        maxItems: 500,
        description: 'Absent, and no `shipping`: all that is left of the order',
      }),
    ),
    shipping: Type.Optional(
      Type.Boolean({
        description: 'With entries: their share of the shipping too. Without: the shipping alone.',
      }),
    ),
    restock: Type.Optional(
      Type.Boolean({
        description: 'Absent: units that have not left come back to stock, the others do not.',
      }),
    ),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 240 })),
    expectedAmount: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Minor units that were shown; 409 when it is another amount now',
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: 'Only say what it would come to' })),
  },
  { additionalProperties: false },
);

export const adminOrderSchemas = [AdminOrderList, AdminOrder, RefundPreview];
