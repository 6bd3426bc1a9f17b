import { fileURLToPath } from 'node:url';
import type { ShopOptions } from '../../tools/testbed/index.ts';
import { isPaymentSabotage, PAYMENT_SABOTAGES } from './payments/shop.ts';

/**
 * The guards that can be taken away: three of the orders, two of the database's connections, three of the ledger of points, and
 * three of payments at Stripe.
 */
export const SABOTAGES = [
  ...(['stock', 'cart', 'charge', 'listener', 'heartbeat'] as const),
  ...(['lots', 'reserve', 'key'] as const),
  ...PAYMENT_SABOTAGES,
] as const;
/** Those that are taken away from a whole shop, in a process of its own. */
export type Sabotage = Exclude<(typeof SABOTAGES)[number], (typeof PAYMENT_SABOTAGES)[number]>;

export const isSabotage = (name: string): name is Sabotage =>
  (SABOTAGES as readonly string[]).includes(name) && !isPaymentSabotage(name);

/** How to start the shop for a proof: whole, or without one guard. */
export const shopFor = (sabotage: string | undefined): ShopOptions => ({
  env: { SEED: 'none', ...(sabotage ? { SABOTAGE: sabotage } : {}) },
  ...(sabotage ? { entry: fileURLToPath(new URL('./sabotaged-shop.ts', import.meta.url)) } : {}),
});
