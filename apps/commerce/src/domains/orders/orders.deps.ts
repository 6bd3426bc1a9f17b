import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { CheckoutService } from '#domains/checkout/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { Fulfilment } from './fulfilment/fulfilment.service.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { Order } from './orders.types.ts';
import type { Settlement } from './payment/settlement.service.ts';
import type { OrderCatalog } from './placement/catalog.deps.ts';
import type { OrderGuards } from './placement/guards.deps.ts';
import type { PlaceRequest } from './placement/placement.service.ts';

/** What orders need of other domains. */
export interface OrdersServices {
  checkout: CheckoutService;
  cart: CartService;
  catalog: OrderCatalog & Pick<Catalog, 'addKeeper'>;
  content: Pick<ContentService, 'configuration'>;
  coupons: Pick<CouponsService, 'addCheck' | 'forgetPerson' | 'personalData'>;
  customers: Pick<CustomersService, 'addPersonalData' | 'book'>;
  payments: Payments;
  /** For proofs only: exchanges guards for worse ones; see `OrderGuards`. */
  guards?(whole: OrderGuards): OrderGuards;
}

/** What a shopper's calls about one order take as their first argument. */
export interface ShopperNeeds {
  repository: OrdersRepository;
  settlement: Settlement;
  guards: OrderGuards;
  fulfilment: Fulfilment;
  placeOrder(ctx: SiteContext, request: PlaceRequest): Promise<Order>;
}
