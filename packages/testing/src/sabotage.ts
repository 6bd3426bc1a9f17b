import type { CommerceOptions } from '@crema/commerce';
import type { Database } from '@crema/commerce/platform/db/index';

/** The guards a proof can take away, to show that it would notice. */
export const SABOTAGES = ['stock', 'charge', 'cart'] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/**
 * Options for `buildCommerce` with one guard less:
 * - `stock`: placing takes nothing off the stock, so everybody gets the last box;
 * - `charge`: every attempt charges under a key of its own, so a repeated attempt charges again;
 * - `cart`: a cart that is being ordered passes for open, so a second key orders it again.
 */
export function sabotaged(which: Sabotage): Pick<CommerceOptions, 'orderGuards'> {
  let attempts = 0;
  return {
    orderGuards: (whole) => {
      if (which === 'stock') return { ...whole, reserve: async () => [] };
      if (which === 'charge') return { ...whole, chargeKey: (code) => `${code}-${attempts++}` };
      return {
        ...whole,
        claimCart: async (site, guid) => {
          const cart = await whole.claimCart(site, guid);
          return cart && { ...cart, status: 'open' };
        },
      };
    },
  };
}

/** Also takes away what the database itself would refuse. Only on a database of the proof's own. */
export async function dropBackstops(db: Database, which: Sabotage): Promise<void> {
  if (which === 'cart') await db.execute('drop index orders_one_per_cart');
}
