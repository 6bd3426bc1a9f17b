import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Member } from '../perks.types.ts';
import { page, tiers } from './offer.service.ts';
import { rewardsOfCustomer } from './personal-data.service.ts';
import { preview } from './preview.service.ts';
import { cartHooks, isReserved, orderHooks } from './reservations.service.ts';
import type { RewardNeeds, RewardServices } from './rewards.deps.ts';
import { rewardsRepository } from './rewards.repository.ts';
import { apply, remove, show, swap } from './rewards.service.ts';

/**
 * Rewards: which there are, the one on a cart, and what becomes of its points with the cart and its order. Everything that writes takes
 * the cart's lock first, then the member's, then those of stock.
 */
export function createRewards(
  platform: Platform,
  {
    orders,
    customers,
    ...services
  }: RewardServices & {
    orders: Pick<OrdersService, 'addHooks'>;
    customers: Pick<CustomersService, 'addPersonalData'>;
  },
) {
  const repository = rewardsRepository(platform.db);
  const needs: RewardNeeds = { ...services, clock: platform.clock, repository };
  const calls = bound(needs);
  services.cart.addHooks(cartHooks(needs));
  orders.addHooks(orderHooks(needs));
  customers.addPersonalData(rewardsOfCustomer(needs));
  return {
    /** What the calls of the API do. */
    calls,
    /** What the programme shows of rewards, and asks before somebody leaves. */
    offer: {
      ...{ page: calls.page, tiers: calls.tiers },
      isReserved: (member: Member) => isReserved(needs, member),
    },
  };
}

/** What the calls of the API do with rewards. */
export type RewardCalls = ReturnType<typeof bound>;
const bound = (needs: RewardNeeds) => bindAll(needs, { apply, remove, swap, show, preview, page, tiers });
