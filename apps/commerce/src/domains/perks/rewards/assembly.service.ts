import type { SiteId } from '@crema/brands';
import type { OrdersService } from '#domains/orders/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Member } from '../perks.types.ts';
import { page, tiers } from './offer.service.ts';
import { preview } from './preview.service.ts';
import { cartHooks, orderHooks } from './reservations.service.ts';
import type { RewardNeeds, RewardServices } from './rewards.deps.ts';
import { rewardsRepository } from './rewards.repository.ts';
import { apply, remove, show, swap } from './rewards.service.ts';

/**
 * Rewards: which there are, the one on a cart, and what becomes of its points with the cart and its order. Everything that writes takes
 * the cart's lock first, then the member's, then those of stock.
 */
export function createRewards(
  platform: Platform,
  { orders, ...services }: RewardServices & { orders: Pick<OrdersService, 'addHooks'> },
) {
  const repository = rewardsRepository(platform.db);
  const needs: RewardNeeds = { ...services, clock: platform.clock, repository };
  const calls = bound(needs);
  services.cart.addHooks(cartHooks(needs));
  orders.addHooks(orderHooks(needs));
  return {
    /** What the calls of the API do. */
    calls,
    /** What the programme shows of rewards, and asks before somebody leaves. */
    offer: {
      ...{ page: calls.page, tiers: calls.tiers },
      isReserved: (member: Member) => repository.isReserved(member),
    },
    /** A member's rewards, for an export. */
    ofMember: async (site: SiteId, customerId: string) =>
      (await repository.ofMember({ site, customerId })).map(
        ({ rewardCode, quantity, points, status, orderCode }) => ({
          ...{ rewardCode, quantity, points, status },
          ...(orderCode === undefined ? {} : { orderCode }),
        }),
      ),
    /** Removes what is kept of the rewards of a person who is gone, whose carts are. */
    forget: async (site: SiteId, customerId: string): Promise<void> => {
      await repository.forget({ site, customerId });
    },
  };
}

/** What the calls of the API do with rewards. */
export type RewardCalls = ReturnType<typeof bound>;
const bound = (needs: RewardNeeds) => bindAll(needs, { apply, remove, swap, show, preview, page, tiers });
