import { Type } from 'typebox';

const REWARD_CODE = '^[0-9]{1,9}-[^\\s]{1,200}$';
const rewardCode = Type.String({
  maxLength: 210,
  pattern: REWARD_CODE,
  description: 'Points and variant code: `350-fernhill-24`.',
});
const cartGuid = Type.String({ minLength: 1, maxLength: 64 });
const points = (description: string) => Type.Integer({ minimum: 0, description });

const lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], {
    description: 'Language of the answer; en by default.',
  }),
);
const agent = {
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
};
export const AppliedQuery = Type.Object({
  lang,
  ...agent,
  cartGuid: Type.Optional(Type.String({ maxLength: 64, description: 'Left out: the cart of the visit.' })),
});

const AppliedRewards = Type.Object(
  {
    rewards: Type.Array(
      Type.Object({
        rewardCode: Type.String(),
        points: points('What it took'),
        inStock: Type.Boolean({ description: 'False: the order would be refused; it can be exchanged.' }),
        products: Type.Array(Type.Ref('PerksRewardProduct')),
      }),
      { description: 'On this cart: one at most.' },
    ),
    points: points('What can be spent beside it.'),
    sessionCartCount: Type.Integer({ minimum: 0, description: 'Units in the cart, the reward among them.' }),
  },
  { $id: 'AppliedRewards' },
);

const RewardOfCart = Type.Object(
  { cartGuid, rewardCode },
  { $id: 'RewardOfCart', additionalProperties: false },
);
const RewardSwap = Type.Object(
  { cartGuid, rewardCode, newRewardCode: rewardCode },
  { $id: 'RewardSwap', additionalProperties: false },
);

const EarningAsked = Type.Object(
  {
    cartGuid: Type.Optional(cartGuid),
    products: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Type.String({ minLength: 1, maxLength: 200 }),
            qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
            isOneTimeProduct: Type.Optional(Type.Boolean({ description: 'True where left out.' })),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 50 },
      ),
    ),
  },
  {
    $id: 'EarningAsked',
    additionalProperties: false,
    description: 'A cart, or products as they would be bought; neither: the cart of the visit.',
  },
);

const LoyaltyPoints = Type.Object(
  {
    points: points('What it would earn'),
    oneTimePoints: points('Of what is bought once'),
    autoDeliveryPoints: points('Of what comes again and again: twice the points'),
    balance: Type.Optional(points('What a member can spend now.')),
    nextReward: Type.Optional(
      Type.Ref('PerksNextReward', {
        description: 'The next one above the balance; absent above all of them.',
      }),
    ),
  },
  { $id: 'LoyaltyPoints' },
);

export const rewardSchemas = [AppliedRewards, RewardOfCart, RewardSwap, EarningAsked, LoyaltyPoints];
