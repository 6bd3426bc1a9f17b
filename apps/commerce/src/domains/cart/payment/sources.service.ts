import { requireName } from '#domains/pricing/index.ts';
import { createParts } from '#platform/parts/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import type { Cart, PricedCart } from '../cart.types.ts';
import { price } from '../pricing/pricing.service.ts';
import type { Fund } from './paid.types.ts';
import type { CartPaymentSource } from './sources.types.ts';

/** What pays before the card, in the order in which it was added; a shop adds it while it is put together. */
export function createCartSources() {
  const { parts: sources, add } = createParts<CartPaymentSource>('payment sources', ['card']);
  return {
    sources,
    /** @throws where the name is taken or is none. */
    addPaymentSource: (source: CartPaymentSource): void => {
      requireName(source.name, 'payment source');
      add(source);
    },
  };
}

type Funded = Pick<CartNeeds, 'sources'>;

/** The cart with what each source has for it now. @throws where a source answers no amount. */
async function funded({ sources }: Funded, cart: Cart, hold: boolean): Promise<Cart> {
  if (sources.length === 0) return cart;
  const funds: Fund[] = [];
  for (const source of sources) {
    const available = await source.available(cart, hold);
    if (!Number.isSafeInteger(available) || available < 0)
      throw new Error(`"${source.name}" has ${available}, which is no amount.`);
    const { name, label } = source;
    const spares = available > 0 ? source.spares?.(cart) : undefined;
    if (available > 0) funds.push({ name, label, available, ...(spares === undefined ? {} : { spares }) });
  }
  return { ...cart, funds };
}

/** Prices a cart to be shown whole, with what of it is paid before a card is. */
export const shown = async (needs: CartNeeds, cart: Cart): Promise<PricedCart> =>
  price(needs, await funded(needs, cart, false));

/** In the order's first transaction: prices a locked cart, and holds what the sources have for it. */
export const priceHeld = async (needs: CartNeeds, cart: Cart): Promise<PricedCart> =>
  price(needs, await funded(needs, cart, true));
