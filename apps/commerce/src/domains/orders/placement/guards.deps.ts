import type { SiteId } from '@crema/brands';
import type { Cart, CartService } from '#domains/cart/index.ts';
import type { OrderCatalog, StockLine } from './catalog.deps.ts';

/**
 * The three functions that keep the promise "each order once, each charge once, nothing oversold". They are one object, so
 * that a test can replace one of them and count what goes wrong without it. A shop never passes its own.
 */
export interface OrderGuards {
  /** Takes units off the stock in the order's own transaction; answers what there was too little of. */
  reserve(site: SiteId, lines: readonly StockLine[]): Promise<{ code: string; available: number }[]>;
  /** Locks the cart until the order's transaction ends; only one that is `open` is ordered. */
  claimCart(site: SiteId, guid: string): Promise<Cart | undefined>;
  /** What the provider knows the order's charge by: the same at every attempt. */
  chargeKey(orderCode: string): string;
}

export function defaultGuards(catalog: OrderCatalog, carts: CartService): OrderGuards {
  return {
    reserve: (site, lines) => catalog.reserve(site, lines),
    claimCart: (site, guid) => carts.lock(site, guid),
    chargeKey: (orderCode) => orderCode,
  };
}
