import { Type } from 'typebox';

const lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], { description: 'Language of texts; en by default.' }),
);
const Guid = Type.String({ maxLength: 64 });
const agentFields = {
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
};

export const BoxQuery = Type.Object({
  lang,
  ...agentFields,
  cartGuid: Type.Optional({ ...Guid, description: 'Of the cart; left out: that of the visit.' }),
  subscriptionId: Type.Optional({ ...Guid, description: 'Of a box that the customer has.' }),
});

const products = Type.Array(
  Type.Object(
    {
      code: Type.String({ minLength: 1, maxLength: 200, description: 'Of the variant.' }),
      qty: Type.Integer({ minimum: 1, maximum: 99 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 50 },
);
const boxes = Type.Integer({ minimum: 1, maximum: 99, description: 'One of the sizes of the site.' });

const giftFields = {
  months: Type.Integer({ minimum: 1, maximum: 120 }),
  recipientEmail: Type.String({ format: 'email', maxLength: 254 }),
  recipientName: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  startsOn: Type.String({ maxLength: 10, description: 'The first day, YYYY-MM-DD in the site’s zone.' }),
  message: Type.String({ maxLength: 240, description: 'Plain text for the recipient.' }),
};
const Gift = Type.Object(giftFields, { $id: 'MonthlyBoxGift', additionalProperties: false });

const AddBox = Type.Object(
  {
    cartGuid: Type.Optional({
      ...Guid,
      description: 'Left out: the cart of the visit, made where there is none.',
    }),
    boxes,
    products,
    gift: Type.Optional(Type.Object(giftFields, { additionalProperties: false })),
    csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { $id: 'AddMonthlyBox', additionalProperties: false },
);

const ChangeBox = Type.Object(
  {
    cartGuid: Type.Optional({ ...Guid, description: 'Of a box in a cart.' }),
    subscriptionId: Type.Optional({ ...Guid, description: 'Of a box that the customer has.' }),
    products: Type.Optional(products),
    boxes: Type.Optional(boxes),
    skip: Type.Optional(
      Type.Boolean({ description: 'true skips the coming month, false takes the last skip back.' }),
    ),
    cancel: Type.Optional(Type.Boolean({ description: 'Ends it; takes it out of a cart.' })),
    reason: Type.Optional(Type.String({ maxLength: 200, description: 'Of a cancellation.' })),
    payment: Type.Optional(
      Type.Object(
        {
          provider: Type.Optional(Type.String({ maxLength: 40 })),
          token: Type.Optional(Type.String({ maxLength: 200 })),
          paymentDetailsId: Type.Optional(Type.String({ maxLength: 64 })),
        },
        {
          additionalProperties: false,
          description: 'Another card; a month that could not be charged is charged to it.',
        },
      ),
    ),
    deliveryAddress: Type.Optional(
      Type.Ref('Address', { description: 'Where the coming boxes go; until the cut-off.' }),
    ),
    csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { $id: 'ChangeMonthlyBox', additionalProperties: false },
);

const day = (description: string) => Type.String({ description });
const Product = Type.Object(
  {
    code: Type.String({ description: 'Of the variant.' }),
    productCode: Type.String(),
    name: Type.String(),
    url: Type.String(),
    images: Type.Array(Type.Object({ url: Type.String() }, { additionalProperties: false })),
    qty: Type.Integer(),
    count: Type.Optional(Type.Integer({ description: 'Pods of each.' })),
    inStock: Type.Boolean(),
    premium: Type.Optional(
      Type.Ref('Price', { description: 'What each adds to the month; absent: included.' }),
    ),
  },
  { $id: 'MonthlyBoxProduct', additionalProperties: false },
);

const Month = Type.Object(
  {
    date: day('On which it is billed.'),
    status: Type.String({
      description: 'pending, ordered, failed, skipped, nothing (sold out, not charged) or cancelled',
    }),
    orderCode: Type.Optional(Type.String()),
    products: Type.Array(Type.Ref('MonthlyBoxProduct')),
  },
  { $id: 'MonthlyBoxMonth', additionalProperties: false },
);

/** What a box has wherever it is shown. */
const shownFields = {
  status: Type.Optional(
    Type.String({
      description: 'ACTIVE, PAYMENT_FAILED, ON_HOLD, CANCELLED or COMPLETED; absent in a cart.',
    }),
  ),
  boxes: Type.Integer({ description: 'Its size; 0 where it was taken out of the cart.' }),
  price: Type.Ref('Price', { description: 'The fixed price, shipping included; of all months of a gift.' }),
  surcharge: Type.Ref('Price', { description: 'What its products add.' }),
  total: Type.Ref('Price', { description: 'Both, before tax.' }),
  nextBilling: Type.Optional(day('The next day on which it is billed.')),
  cutOff: Type.Optional(Type.String({ format: 'date-time', description: 'Until when it can be changed.' })),
  canChange: Type.Optional(Type.Boolean()),
  lockedUntil: Type.Optional(day('Until when its price stays.')),
  newPrice: Type.Optional(
    Type.Object(
      { price: Type.Ref('Price'), from: day('The first day that it counts on.') },
      { additionalProperties: false },
    ),
  ),
  skipped: Type.Optional(Type.Array(day('A day of a month that is skipped.'))),
  canSkip: Type.Optional(Type.Boolean()),
  canTakeSkipBack: Type.Optional(Type.Boolean()),
  thisMonth: Type.Optional(Type.Ref('MonthlyBoxMonth')),
  card: Type.Optional(
    Type.Object(
      {
        brand: Type.String(),
        lastFour: Type.String(),
        expiryMonth: Type.Integer(),
        expiryYear: Type.Integer(),
      },
      { additionalProperties: false },
    ),
  ),
  deliveryAddress: Type.Optional(Type.Ref('Address', { description: 'Of one that the customer has.' })),
  gift: Type.Optional(Type.Ref('MonthlyBoxGift')),
};

/** What comes next, or is in the cart. */
const contentsFields = {
  products: Type.Array(Type.Ref('MonthlyBoxProduct')),
  missing: Type.Integer({ description: 'Boxes that are still to be chosen.' }),
  chosen: Type.Boolean({ description: 'False: the shop fills it where nobody chooses.' }),
};

const Box = Type.Object(
  {
    subscriptionId: Type.Optional(Type.String()),
    cartGuid: Type.Optional(Type.String()),
    ...shownFields,
    ...contentsFields,
  },
  { $id: 'MonthlyBox', additionalProperties: false },
);

const OfCustomer = Type.Object(
  {
    subscriptionId: Type.String(),
    ...shownFields,
    nextMonth: Type.Object(contentsFields, { additionalProperties: false }),
  },
  { $id: 'CampaignBox', additionalProperties: false, description: 'A monthly box of a customer.' },
);

const Consent = Type.Object(
  {
    version: Type.String({ description: 'Names the terms in the order.' }),
    text: Type.String({ description: 'What the shopper agrees to.' }),
    total: Type.Ref('Price', { description: 'Of a month before tax; of all months of a gift.' }),
    nextBilling: Type.Optional(day('The first day on which it is billed by itself; absent for a gift.')),
  },
  { $id: 'MonthlyBoxConsent', additionalProperties: false },
);

/** What its recipient sees of a gift, and changes of it, by the link in the mail. */
const Given = Type.Object(
  {
    boxes: shownFields.boxes,
    ...{
      months: Type.Integer(),
      monthsLeft: Type.Integer({ description: 'Months that are still to come.' }),
    },
    recipientName: Type.Optional(Type.String()),
    message: Type.String(),
    ...{ nextBilling: shownFields.nextBilling, cutOff: shownFields.cutOff },
    canChange: Type.Boolean(),
    shipsTo: Type.Object(
      { firstName: Type.String(), lastName: Type.String(), town: Type.String(), region: Type.String() },
      { additionalProperties: false, description: 'Without the street: a link may be in other hands.' },
    ),
    ...contentsFields,
  },
  { $id: 'GivenBox', additionalProperties: false },
);
const ChangeGiven = Type.Object(
  { products: Type.Optional(products), deliveryAddress: Type.Optional(Type.Ref('Address')) },
  { $id: 'ChangeGivenBox', additionalProperties: false, minProperties: 1 },
);

/** The link's token, which the mail has in the fragment. */
export const GiftHeaders = Type.Object({ 'x-gift-token': Type.String({ minLength: 1, maxLength: 1024 }) });

export const boxSchemas = [
  ...[Gift, AddBox, ChangeBox, Product, Month, Box, OfCustomer, Consent],
  ...[Given, ChangeGiven],
];
