import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { KitCharge } from './commitments/commitments.types.ts';
import type { KitsRepository } from './commitments/kits.repository.ts';
import type { KitMails } from './emails/kit.emails.ts';

/** What campaigns are answered from. */
export interface CampaignNeeds {
  clock: Clock;
  catalog: Catalog;
  content: Pick<ContentService, 'components' | 'configuration' | 'settings'>;
  pricing: Pick<Pricing, 'unitPrice' | 'totals'>;
}

/** What kits need of other domains beside that. */
export interface KitServices extends Omit<CampaignNeeds, 'clock'> {
  cart: CartService;
  customers: Pick<CustomersService, 'addPersonalData' | 'book' | 'byId'>;
  orders: Pick<OrdersService, 'addHooks' | 'find' | 'history' | 'past'>;
  autoDelivery: AutoDelivery;
  payments: Payments;
  /** For proofs only. */
  kitGuards?: ((whole: KitGuards) => KitGuards) | undefined;
}

/**
 * What keeps the last kit from being sold twice, and an early end from being charged twice. A proof replaces one and measures what goes
 * wrong; a shop never passes its own.
 */
export interface KitGuards {
  /** Locks what orders hold of a campaign until the transaction ends, and answers it. */
  lockUses: KitsRepository['lockUses'];
  /** The key of an attempt, under which its provider charges once. */
  chargeKey(attempt: Pick<KitCharge, 'kitId' | 'attempt'>): string;
  /** Called where a process may be killed: a charge was made and is not settled. */
  reach(moment: 'charged'): void;
}

/** What the functions of kits take as their first argument. */
export interface KitNeeds extends KitServices, CampaignNeeds {
  guards: KitGuards;
  platform: Platform;
  repository: KitsRepository;
  mails: KitMails;
}

/** The monthly boxes of a customer, as `getUserCampaignInfo` answers them. */
export type BoxesOf = (ctx: SiteContext & { customerId: string }) => Promise<object[]>;
