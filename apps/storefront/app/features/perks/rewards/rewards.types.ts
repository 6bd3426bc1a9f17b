import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

export type Cart = Schemas['Cart'];
export type CartEntry = Schemas['OrderEntry'];
/** What a member has and can have, as the engine sends it. */
export type LoyaltyDetails = Schemas['LoyaltyDetails'];
/** The same with the rewards, which it can be asked without. */
export type RewardData = LoyaltyDetails & Required<Pick<LoyaltyDetails, 'rewards' | 'pagination'>>;
/** Something that can be had for points. */
export type Reward = Schemas['PerksReward'];
/** The rewards of a cart, after a change or as they are. */
export type AppliedRewards = Schemas['AppliedRewards'];
export type AppliedReward = AppliedRewards['rewards'][number];
/** What a cart or a product would earn. */
export type LoyaltyPoints = Schemas['LoyaltyPoints'];
/** One movement of a member's points. */
export type PointsEntry = Schemas['LoyaltyPointsHistory']['entries'][number];
/** An auto-delivery that is running. */
export type ActiveAD = Schemas['Subscription'];

/** What is done with the reward of a cart. */
export type ActionType = 'apply' | 'remove' | 'swap';
