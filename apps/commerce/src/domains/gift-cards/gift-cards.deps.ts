import type { CartService } from '#domains/cart/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { ValueLedger } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CardsRepository } from './cards.repository.ts';
import type { CardCodes } from './codes.rules.ts';

/** The domains that gift cards lean on. */
export interface GiftCardServices {
  cart: CartService;
  catalog: Pick<Catalog, 'products' | 'variant'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'addPersonalData' | 'book'>;
  orders: Pick<OrdersService, 'addHooks' | 'addPaymentSource' | 'fulfilment' | 'past'>;
  pricing: Pick<Pricing, 'totals'>;
}

/** What the services of gift cards take as their first argument. */
export interface GiftCardNeeds extends GiftCardServices {
  platform: Platform;
  cards: CardsRepository;
  ledger: ValueLedger;
  codes: CardCodes;
}
