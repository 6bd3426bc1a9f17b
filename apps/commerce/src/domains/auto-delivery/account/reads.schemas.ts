import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const agent = {
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
};
const page = {
  currentPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

export const ReadQuery = Type.Object({ lang: Lang, ...agent });
export const ConsentQuery = Type.Object({
  lang: Lang,
  ...agent,
  cupsPerDay: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 50,
      description: 'For terms of a smart auto-delivery, which follows what is drunk instead of the calendar',
    }),
  ),
  podsOnHand: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'Pods at home beside those of the cart, for the day of a smart one; 0 unless told',
    }),
  ),
});
export const ListQuery = Type.Object({ lang: Lang, ...agent, ...page });
export const ProductsQuery = Type.Object({
  lang: Lang,
  ...agent,
  ...page,
  orderType: Type.Optional(
    Type.Union([Type.Literal('all'), Type.Literal('scheduled'), Type.Literal('smart')], { default: 'all' }),
  ),
});
export const RecommendedQuery = Type.Object({
  lang: Lang,
  ...agent,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 36, default: 12 })),
});
export const ComponentQuery = Type.Object({
  lang: Lang,
  ...agent,
  cartGuid: Type.String({ maxLength: 64, description: 'Guid of the cart' }),
});

const Price = Type.Ref('Price');

const SiteNotification = Type.Object(
  {
    type: Type.Enum(['cardExpiration', 'paymentFailed'], { type: 'string' }),
    subscriptionId: Type.String(),
    card: Type.Optional(
      Type.Object({
        brand: Type.String(),
        lastFour: Type.String(),
        expiryMonth: Type.Integer(),
        expiryYear: Type.Integer(),
      }),
    ),
    nextDate: Type.Optional(Type.String()),
    message: Type.String(),
  },
  { $id: 'SiteNotification' },
);
const SiteNotifications = Type.Object(
  { notifications: Type.Array(Type.Ref('SiteNotification')) },
  { $id: 'SiteNotifications' },
);

const AutoDeliveryHome = Type.Object(
  {
    nextOrder: Type.Optional(
      Type.Object({
        date: Type.String(),
        daysUntil: Type.Integer(),
        locksAt: Type.String({ description: 'ISO 8601; for the countdown' }),
        editable: Type.Boolean(),
        subscriptionIds: Type.Array(Type.String()),
        atMost: Type.Ref('Price', { description: 'The most that these may be charged together' }),
      }),
    ),
    timeline: Type.Array(Type.Object({ date: Type.String(), subscriptionIds: Type.Array(Type.String()) }), {
      description: 'The orders of the year ahead, day by day',
    }),
    ordersMade: Type.Integer(),
    spent: Price,
    saved: Price,
    subscriptions: Type.Array(Type.Ref('Subscription')),
    notifications: Type.Array(Type.Ref('SiteNotification')),
  },
  { $id: 'AutoDeliveryHome' },
);

const SubscriptionList = Type.Object(
  { subscriptions: Type.Array(Type.Ref('Subscription')), pagination: Type.Ref('Pagination') },
  { $id: 'SubscriptionList' },
);

const SubscribedProducts = Type.Object(
  {
    products: Type.Array(
      Type.Object({
        subscriptionId: Type.String(),
        entryNumber: Type.Integer(),
        orderType: Type.Enum(['scheduled', 'smart'], { type: 'string' }),
        quantity: Type.Integer(),
        frequencyWeeks: Type.Integer(),
        nextDate: Type.Optional(Type.String()),
        product: Type.Ref('CartProduct'),
      }),
    ),
    pagination: Type.Ref('Pagination'),
  },
  { $id: 'SubscribedProducts' },
);

const ExistingDetails = Type.Object(
  { hasAutoDelivery: Type.Boolean(), subscriptions: Type.Array(Type.Ref('Subscription')) },
  { $id: 'ExistingAutoDeliveries' },
);
const AdType = Type.Object(
  {
    adType: Type.Enum(['none', 'scheduled', 'smart', 'mixed'], { type: 'string' }),
    hasAutoDelivery: Type.Boolean(),
  },
  { $id: 'AutoDeliveryType' },
);

const AutoDeliveryComponent = Type.Object(
  {
    uid: Type.String(),
    typeCode: Type.String(),
    cartGuid: Type.String(),
    frequencies: Type.Array(Type.Integer()),
    defaultFrequency: Type.Integer(),
    entries: Type.Array(
      Type.Object({
        entryNumber: Type.Integer(),
        code: Type.String(),
        name: Type.String(),
        quantity: Type.Integer(),
        isOneTimeProduct: Type.Boolean(),
        price: Type.Ref('Price', { description: 'Of one, as it is in the cart' }),
        autoDeliveryPrice: Type.Ref('Price', { description: 'Of one, in the first auto-delivery' }),
        savings: Type.Ref('Price', { description: 'Of the line, if it came on auto-delivery' }),
      }),
      { description: 'The lines of the cart that are sold on auto-delivery' },
    ),
    savings: Price,
  },
  { $id: 'AutoDeliveryComponent' },
);

const ConsentTermsBody = Type.Object(
  {
    version: Type.String({
      description: 'What the order names as `autoDeliveryConsent` once the box is ticked',
    }),
    text: Type.String({ description: 'To stand beside the box, which is not ticked, word for word' }),
    groups: Type.Array(
      Type.Object({
        frequencyWeeks: Type.Integer(),
        cupsPerDay: Type.Optional(Type.Number({ description: 'Of a smart one, whose day is an estimate' })),
        nextDate: Type.String({ description: 'Day of the second order' }),
        total: Type.Ref('Price', { description: 'The second order charges no more than this.' }),
        codes: Type.Array(Type.String()),
      }),
    ),
  },
  { $id: 'AutoDeliveryConsent' },
);

const Code = Type.String({ minLength: 1, maxLength: 200, description: 'Variant code' });
const Id = Type.String({ maxLength: 64 });
const strict = { additionalProperties: false } as const;

const AddToUpcoming = Type.Object(
  {
    code: Code,
    qty: Type.Integer({ minimum: 1, maximum: 1000 }),
    once: Type.Optional(Type.Boolean({ description: 'With the next order only; true where left out.' })),
    subscriptionId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Left out: the one whose order comes next.' }),
    ),
  },
  { $id: 'AddToUpcoming', ...strict },
);
const RemoveFromUpcoming = Type.Object(
  {
    subscriptionId: Id,
    entryNumber: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  },
  { $id: 'RemoveFromUpcoming', ...strict },
);

export const readsSchemas = [
  SiteNotification,
  SiteNotifications,
  AutoDeliveryHome,
  SubscriptionList,
  SubscribedProducts,
  ExistingDetails,
  AdType,
  AutoDeliveryComponent,
  ConsentTermsBody,
  AddToUpcoming,
  RemoveFromUpcoming,
];
