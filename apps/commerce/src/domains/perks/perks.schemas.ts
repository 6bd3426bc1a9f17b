import { Type } from 'typebox';

const Lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], { description: 'Language of texts; en by default.' }),
);
const agentFields = { csAgentId: Type.Optional(Type.String({ maxLength: 64 })) };
const pageFields = {
  currentPage: Type.Integer({ minimum: 0, maximum: 100_000, default: 0, description: 'From 0.' }),
};

export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });
const customerId = Type.Optional(
  Type.String({ maxLength: 64, description: 'Whose; the caller’s own, or that of an agent’s customer.' }),
);

export const DetailsQuery = Type.Object({
  lang: Lang,
  ...agentFields,
  customerId,
  field: Type.Optional(
    Type.String({ maxLength: 64, description: '`points` leaves the rewards out; anything else is all.' }),
  ),
  ...pageFields,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Rewards a page; left out: as many as the site shows.',
    }),
  ),
});

const day = (description: string) => Type.Optional(Type.String({ maxLength: 40, description }));
export const HistoryQuery = Type.Object({
  lang: Lang,
  ...agentFields,
  customerId,
  startDate: day('The first day, YYYY-MM-DD in the site’s zone.'),
  endDate: day('The last day, YYYY-MM-DD in the site’s zone.'),
  ...pageFields,
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Entries a page.' }),
});

const points = (description: string) => Type.Integer({ description });
const at = (description: string) => Type.String({ format: 'date-time', description });
const rewardCode = Type.String({ description: 'Points and variant: `350-fernhill-24`.' });

const NextReward = Type.Object(
  { points: points('What it takes.'), missing: points('How many more.') },
  { $id: 'PerksNextReward', additionalProperties: false },
);

const RewardProduct = Type.Object(
  {
    code: Type.String({ description: 'Of the variant.' }),
    productCode: Type.String(),
    name: Type.String(),
    url: Type.String(),
    images: Type.Array(
      Type.Object({
        name: Type.String(),
        url: Type.String(),
        alt: Type.String(),
        width: Type.Integer(),
        height: Type.Integer(),
      }),
    ),
    quantity: Type.Integer(),
    count: Type.Optional(Type.Integer({ description: 'Of a box.' })),
    listPrice: Type.Ref('Price', { description: 'What one costs without the reward.' }),
  },
  { $id: 'PerksRewardProduct', additionalProperties: false },
);

const Reward = Type.Object(
  {
    rewardCode,
    points: points('What it takes.'),
    available: Type.Boolean({ description: 'Whether there are points enough.' }),
    products: Type.Array(Type.Ref('PerksRewardProduct')),
  },
  { $id: 'PerksReward', additionalProperties: false },
);

const LoyaltyDetails = Type.Object(
  {
    points: points('What can be spent now.'),
    pendingPoints: points('Of orders that count later.'),
    debt: points('What later earnings pay first.'),
    threshold: points('The balance from which a free box is spoken of.'),
    nextReward: Type.Optional(
      Type.Ref('PerksNextReward', { description: 'The cheapest that is still out of reach; absent: none.' }),
    ),
    optedIn: Type.Boolean(),
    joinedAt: Type.Optional(at('The last time.')),
    leftAt: Type.Optional(at('Set for one who left.')),
    expiresAt: Type.Optional(
      at('When the first of the points expire, if nothing is earned or redeemed before.'),
    ),
    rewards: Type.Optional(
      Type.Array(Type.Ref('PerksReward'), { description: 'Best sellers first; absent for `field=points`.' }),
    ),
    pagination: Type.Optional(Type.Ref('Pagination', { description: 'Of the rewards.' })),
  },
  { $id: 'LoyaltyDetails', additionalProperties: false },
);

/** What an entry of the history is of. */
export const KINDS = [
  'welcome',
  'registered',
  'earned',
  'reversed',
  'redeemed',
  'givenBack',
  'adjusted',
  'adjustmentReversed',
  'expired',
] as const;

const HistoryEntry = Type.Object(
  {
    id: Type.String(),
    date: at('When it was booked.'),
    kind: Type.Union(KINDS.map((kind) => Type.Literal(kind))),
    points: points('Negative where they were taken.'),
    pending: Type.Boolean({ description: 'Not in the balance yet.' }),
    orderCode: Type.Optional(Type.String()),
    label: Type.String({ description: 'What happened, in the reader’s language.' }),
    balance: points('What there was after it, without what is pending.'),
  },
  { $id: 'LoyaltyHistoryEntry', additionalProperties: false },
);

const History = Type.Object(
  { entries: Type.Array(Type.Ref('LoyaltyHistoryEntry')), pagination: Type.Ref('Pagination') },
  { $id: 'LoyaltyPointsHistory', additionalProperties: false },
);

const SignUp = Type.Object(
  { loyaltyProgramOptIn: Type.Boolean({ description: 'true joins, false leaves.' }) },
  { $id: 'LoyaltyProgramSignup', additionalProperties: false },
);

const NewAdjustment = Type.Object(
  {
    points: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Negative takes away.' }),
    reason: Type.String({ maxLength: 500, description: 'Why: the customer does not see it.' }),
  },
  { $id: 'NewLoyaltyAdjustment', additionalProperties: false },
);

const Adjustment = Type.Object(
  {
    id: Type.String({ description: 'To reverse it by.' }),
    points: points('What the adjustment gave or, where negative, took.'),
    reason: Type.String(),
    reversed: Type.Boolean(),
    balance: points('What there is now.'),
  },
  { $id: 'LoyaltyAdjustment', additionalProperties: false },
);

export const AdjustmentParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  user: Type.String({ description: 'A customer id', maxLength: 64 }),
  id: Type.String({ maxLength: 64 }),
});

/** Every named schema of the programme, but those of `rewards/`. */
export const perksSchemas = [
  NextReward,
  RewardProduct,
  Reward,
  LoyaltyDetails,
  HistoryEntry,
  History,
  SignUp,
  NewAdjustment,
  Adjustment,
];
