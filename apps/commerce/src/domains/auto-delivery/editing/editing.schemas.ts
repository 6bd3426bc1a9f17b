import { Type } from 'typebox';
import { surchargesField } from '#domains/cart/index.ts';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Id = Type.String({ description: 'Id of the subscription', maxLength: 64 });
const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A calendar day in the site’s zone: 2027-02-01',
});
const Code = Type.String({ minLength: 1, maxLength: 200, description: 'Variant code' });
const Entry = Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'entryNumber of the line' });
const strict = { additionalProperties: false } as const;

export const SiteParams = Type.Object({ site: Site });
export const MemberParams = Type.Object({
  site: Site,
  user: Type.String({ description: 'current, or a customer id (agents only)', maxLength: 64 }),
});
export const SubscriptionParams = Type.Object({ ...MemberParams.properties, subscriptionId: Id });

const ChangeSubscription = Type.Object(
  {
    nextDate: Type.Optional(Day),
    frequencyWeeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
    entries: Type.Optional(
      Type.Array(
        Type.Object(
          {
            entryNumber: Entry,
            qty: Type.Integer({ minimum: 0, maximum: 1000, description: '0 removes it.' }),
          },
          strict,
        ),
        { maxItems: 50 },
      ),
    ),
    add: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Code,
            qty: Type.Integer({ minimum: 1, maximum: 1000 }),
            once: Type.Optional(
              Type.Boolean({ description: 'With the next order only; false where left out.' }),
            ),
          },
          strict,
        ),
        { maxItems: 50 },
      ),
    ),
    deliveryAddress: Type.Optional(Type.Ref('Address')),
    type: Type.Optional(
      Type.Union([Type.Literal('scheduled'), Type.Literal('smart')], {
        description: 'smart comes by `cupsPerDay` and `podsOnHand`, scheduled by the calendar.',
      }),
    ),
    cupsPerDay: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 50 })),
    podsOnHand: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 5000, description: 'At home, without what is on its way' }),
    ),
    payment: Type.Optional(
      Type.Object(
        {
          provider: Type.Optional(Type.String({ maxLength: 40 })),
          token: Type.Optional(Type.String({ maxLength: 200 })),
          paymentDetailsId: Type.Optional(Type.String({ maxLength: 64 })),
        },
        {
          ...strict,
          description: 'A token of the provider’s card fields, or a card that the customer keeps',
        },
      ),
    ),
  },
  { $id: 'ChangeSubscription', ...strict },
);

export const SkipBody = Type.Union([
  Type.Object(
    {
      undo: Type.Optional(
        Type.Boolean({ description: 'Takes the last skip back, until its order would lock.' }),
      ),
      date: Type.Optional(Day),
    },
    strict,
  ),
  Type.Null(),
]);
export const PauseBody = Type.Object({ resumeDate: Day }, strict);
export const ResumeBody = Type.Union([Type.Object({ date: Type.Optional(Day) }, strict), Type.Null()]);
export const CancelBody = Type.Union([
  Type.Object(
    {
      reason: Type.Optional(Type.String({ maxLength: 500 })),
      earlyEnd: Type.Optional(
        Type.Object(
          {
            expectedAmount: Type.Number({
              ...{ minimum: 0, maximum: 10_000_000 },
              description: 'What the customer was shown, in major units; 409 where it is another now.',
            }),
            consent: Type.Boolean({ description: 'Must be true.' }),
          },
          {
            ...strict,
            description:
              'Ends the commitment of the kit that it belongs to as well, and charges that. Without it nothing is charged, and the commitment goes on.',
          },
        ),
      ),
    },
    strict,
  ),
  Type.Null(),
]);
export const EmptyBody = Type.Union([Type.Object({}, strict), Type.Null()]);
export const SwapBody = Type.Object(
  { entryNumber: Entry, code: Code, qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
  strict,
);
export const BackupBody = Type.Object(
  { entryNumber: Entry, code: Code, remove: Type.Optional(Type.Boolean()) },
  strict,
);

const Price = Type.Ref('Price');
const Instant = Type.String({ description: 'ISO 8601' });

const SubscriptionEntry = Type.Object(
  {
    entryNumber: Type.Integer(),
    quantity: Type.Integer(),
    boxPerShipmentQty: Type.Integer(),
    isOneTimeProduct: Type.Boolean({ description: 'Comes with the next order only.' }),
    product: Type.Ref('CartProduct'),
    basePrice: Price,
    listPrice: Price,
    totalPrice: Price,
    available: Type.Boolean({ description: 'False once the product is no longer sold.' }),
    backupProducts: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  },
  { $id: 'SubscriptionEntry' },
);

const SubscriptionBody = Type.Object(
  {
    id: Type.String(),
    type: Type.Enum(['scheduled', 'smart'], { type: 'string' }),
    status: Type.Enum(['ACTIVE', 'PAUSED', 'PAYMENT_FAILED', 'ON_HOLD', 'CANCELLED', 'COMPLETED'], {
      type: 'string',
    }),
    frequencyWeeks: Type.Integer(),
    anchorDate: Type.String(),
    nextDate: Type.Optional(
      Type.String({ description: 'The coming order’s day; while paused the day of resuming.' }),
    ),
    daysUntilNext: Type.Optional(Type.Integer()),
    locksAt: Type.Optional(Instant),
    processAt: Type.Optional(Instant),
    editable: Type.Boolean({ description: 'Whether the coming order can be changed now.' }),
    actions: Type.Array(Type.String(), {
      description:
        'What the caller can do now: edit (quantities, swaps, backups, address, cups), change-frequency, add-product, move, skip, undo-skip, ship-now, pause, resume, change-card, cancel',
    }),
    upcoming: Type.Array(Type.Object({ date: Type.String() }), {
      description: 'The orders of the year ahead',
    }),
    skipped: Type.Optional(
      Type.Object(
        { date: Type.String(), undoUntil: Instant },
        { description: 'A skip that can be taken back' },
      ),
    ),
    entries: Type.Array(Type.Ref('SubscriptionEntry')),
    subTotal: Price,
    ...surchargesField,
    deliveryCost: Price,
    totalTax: Price,
    totalPriceWithTax: Price,
    savings: Type.Ref('Price', { description: 'Of the coming order against list prices' }),
    ceiling: Type.Ref('Price', { description: 'The coming order charges no more than this.' }),
    smart: Type.Optional(
      Type.Object({
        cupsPerDay: Type.Number(),
        podsOnHand: Type.Integer({
          description: 'At home today, by what was counted, came and is drunk a day',
        }),
        podsOnTheWay: Type.Integer({ description: 'Ordered and not expected to have come' }),
        arrivesOn: Type.Optional(
          Type.String({
            description: 'When all of them are expected, a calendar day; no order is made before it by cups.',
          }),
        ),
        countedOn: Type.String(),
        daysLeft: Type.Optional(
          Type.Integer({ description: 'Whole days that pods at home and on their way last' }),
        ),
      }),
    ),
    deliveryAddress: Type.Optional(Type.Ref('Address')),
    paymentInfo: Type.Optional(
      Type.Object({
        provider: Type.String(),
        card: Type.Optional(
          Type.Object({
            brand: Type.String(),
            lastFour: Type.String(),
            expiryMonth: Type.Integer(),
            expiryYear: Type.Integer(),
          }),
        ),
        expiresBeforeNextOrder: Type.Optional(Type.Boolean()),
      }),
    ),
    ordersMade: Type.Integer({ description: 'Without those whose money went back' }),
    spent: Type.Ref('Price', { description: 'Charged so far and not given back' }),
    saved: Type.Ref('Price', { description: 'Saved so far against list prices' }),
    created: Instant,
    ended: Type.Optional(Instant),
    consent: Type.Optional(Type.Object({ version: Type.String(), acceptedAt: Instant })),
    commitment: Type.Optional(Type.Ref('SubscriptionCommitment')),
    turns: Type.Array(
      Type.Object({
        date: Type.String(),
        status: Type.Enum(['pending', 'failed', 'ordered', 'skipped', 'nothing', 'cancelled'], {
          type: 'string',
        }),
        orderCode: Type.Optional(Type.String()),
        charged: Type.Optional(Price),
      }),
      { description: 'What came of the last ones, newest first' },
    ),
    message: Type.String({ description: 'What was done and what comes next, to show as it is' }),
  },
  { $id: 'Subscription' },
);

const weight = (description?: string) => Type.Integer(description === undefined ? {} : { description });
const Commitment = Type.Object(
  {
    name: Type.String({ description: 'What was bought with it' }),
    weightDone: weight('Boxes or cases that were sent and kept'),
    ...{ weightOwed: weight(), weightCommitted: weight() },
    unit: Type.Enum(['boxes', 'cases'], { type: 'string' }),
    deadline: Type.String(),
    returnBy: Type.Optional(
      Type.String({ description: 'The last day on which it ends for nothing if what was bought comes back' }),
    ),
    earlyEnd: Type.Object({
      kind: Type.Enum(['PRORATED', 'FULL'], { type: 'string' }),
      amount: Type.Ref('Price', { description: 'What ending it costs now' }),
      list: Type.Ref('Price', { description: 'List price of what was bought' }),
      paid: Type.Ref('Price', { description: 'What was paid for it' }),
    }),
    canEnd: Type.Boolean({
      description: 'Whether the caller can end it by cancelling with `earlyEnd`: not by a mailed link',
    }),
  },
  {
    $id: 'SubscriptionCommitment',
    description:
      'What the customer has still to buy, where ending that costs something. In the answers about one subscription only.',
  },
);

/** Every named schema of auto-delivery. */
export const autoDeliverySchemas = [ChangeSubscription, SubscriptionEntry, Commitment, SubscriptionBody];
