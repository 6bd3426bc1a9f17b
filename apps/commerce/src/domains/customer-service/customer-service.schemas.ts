import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Id = Type.String({ format: 'uuid' });

export const SiteParams = Type.Object({ site: Site });
export const CustomerParams = Type.Object({ site: Site, customerId: Id });
export const SubscriptionParams = Type.Object({ site: Site, customerId: Id, subscriptionId: Id });
export const LangQuery = Type.Object({ lang: Lang });
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});

export const CustomersQuery = Type.Object({
  lang: Lang,
  query: Type.String({
    maxLength: 100,
    description: 'Words of a name or an e-mail address, or the number of an order',
  }),
  after: Type.Optional(
    Type.String({ maxLength: 4, pattern: '^[0-9]+$', description: '`next` of the page before' }),
  ),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});

const found = {
  ...{ customerId: Type.String(), email: Type.String(), firstName: Type.String(), lastName: Type.String() },
  customerSince: Type.String({ description: 'YYYY-MM-DD' }),
};

const AdminCustomerList = Type.Object(
  { items: Type.Array(Type.Object(found)), total: Type.Integer(), next: Type.Optional(Type.String()) },
  { $id: 'AdminCustomerList' },
);

const AdminCustomer = Type.Object(
  {
    profile: Type.Object({
      ...found,
      ...{ language: Type.String(), phone: Type.Optional(Type.String()) },
      ...{ perksOptIn: Type.Boolean(), employee: Type.Boolean(), emailProved: Type.Boolean() },
    }),
    orders: Type.Array(
      Type.Object({
        ...{ code: Type.String(), status: Type.String(), statusDisplay: Type.String() },
        placed: Type.String({ format: 'date-time' }),
        total: Type.Ref('Price'),
        totalUnitCount: Type.Integer(),
      }),
      { description: 'The latest, newest first' },
    ),
    orderCount: Type.Integer(),
    subscriptions: Type.Array(Type.Ref('Subscription')),
    notes: Type.Array(Type.Ref('AgentNote')),
  },
  { $id: 'AdminCustomer' },
);

export const SkipBody = Type.Object(
  {
    undo: Type.Optional(Type.Boolean({ description: 'Takes the last skip back' })),
    date: Type.Optional(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'Of the order that was shown; 409 otherwise',
      }),
    ),
  },
  { additionalProperties: false },
);
const strict = { additionalProperties: false };
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

export const MoveBody = Type.Object({ date: Day }, strict);
export const SwapBody = Type.Object(
  {
    entryNumber: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    code: Type.String({ minLength: 1, maxLength: 60, description: 'A variant sold on auto-delivery' }),
    qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  strict,
);
export const CancelBody = Type.Object(
  {
    asked: Type.Literal(true, { description: 'The customer was told what ends and asked for it' }),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  },
  strict,
);
export const ChargeBody = Type.Object({}, strict);
export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }) },
  { additionalProperties: false },
);

export const customerServiceSchemas = [AdminCustomerList, AdminCustomer];
