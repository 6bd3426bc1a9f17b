import { fileURLToPath } from 'node:url';
import type { ShopOptions } from '../../tools/testbed/index.ts';
import { PAYMENT_SABOTAGES } from './payments/shop.ts';

/**
/**
 * The guards of the shop's code that can be taken away: three of the orders, two of the database's connections, three of the ledger of
 * points, and those by which a repeated order is known again.
 */
const GUARDS = [
  ...(['stock', 'cart', 'charge', 'listener', 'heartbeat'] as const),
  ...(['lots', 'reserve', 'key', 'idempotency'] as const),
] as const;
/** Those that are taken away from a whole shop, in a process of its own. */
export type Sabotage = (typeof GUARDS)[number];

/**
 * The same, what can be left out of a shop of many processes (its purger, and the connection around its pooler), and three guards of
 * payments at Stripe.
 */
export const SABOTAGES = [...GUARDS, 'purge', 'direct-url', ...PAYMENT_SABOTAGES] as const;

export const isSabotage = (name: string): name is Sabotage => (GUARDS as readonly string[]).includes(name);

/** How to start the shop for a proof: whole, or without one guard. */
export const shopFor = (sabotage: string | undefined): ShopOptions => ({
  env: { SEED: 'none', ...(sabotage ? { SABOTAGE: sabotage } : {}) },
  ...(sabotage ? { entry: fileURLToPath(new URL('./sabotaged-shop.ts', import.meta.url)) } : {}),
});
