import type { SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Settlement } from '../payment/settlement.service.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';

/** What the steps of an order after its placement take as their first argument. */
export interface FulfilmentNeeds {
  platform: Platform;
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
  hooks: readonly OrderHooks[];
  configuration(site: SiteId): SiteConfiguration;
}
