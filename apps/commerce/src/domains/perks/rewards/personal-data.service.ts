import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { RewardNeeds } from './rewards.deps.ts';

/** The rewards of a customer. Carts and orders are gone before, and have given back what waited in them. */
export const rewardsOfCustomer = ({ repository }: Pick<RewardNeeds, 'repository'>): PersonalDataHandler => ({
  name: 'perksRewards',
  stage: 'records',
  export: async (site, customerId) => {
    const rewards = await repository.ofMember({ site, customerId });
    if (rewards.length === 0) return undefined;
    return rewards.map(({ rewardCode, quantity, points, status, orderCode }) => ({
      ...{ rewardCode, quantity, points, status },
      ...(orderCode === undefined ? {} : { orderCode }),
    }));
  },
  forget: (site, customerId) => repository.forget({ site, customerId }),
});
