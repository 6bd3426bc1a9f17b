import type { SiteId } from '@crema/brands';
import type { CartService } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { OrderCatalog } from '../placement/catalog.deps.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';
import type { RefundLedger } from '../refunds/ledger.service.ts';
import type { PaymentSources } from '../sources/sources.service.ts';

/** What the settlement of payments is put together from. */
export interface SettlementParts {
  platform: Platform;
  repository: OrdersRepository;
  guards: OrderGuards;
  cart: CartService;
  catalog: OrderCatalog;
  payments: Payments;
  hooks: readonly OrderHooks[];
  sources: PaymentSources;
  configuration(site: SiteId): SiteConfiguration;
}

/** What its functions take as their first argument. */
export interface SettlementNeeds extends SettlementParts {
  ledger: RefundLedger;
  /** Gives back what is due of an order, at the provider. */
  settleRefunds(code: string): Promise<void>;
}
