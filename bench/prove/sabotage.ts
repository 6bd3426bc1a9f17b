import { fileURLToPath } from 'node:url';
import type { ShopOptions } from '../../tools/testbed/index.ts';

/** The guards that can be taken away: three of the orders, two of the database's connections, three of the ledger of points. */
export const SABOTAGES = [
  ...(['stock', 'cart', 'charge', 'listener', 'heartbeat'] as const),
  ...(['lots', 'reserve', 'key'] as const),
] as const;
export type Sabotage = (typeof SABOTAGES)[number];

export const isSabotage = (name: string): name is Sabotage => (SABOTAGES as readonly string[]).includes(name);

/** How to start the shop for a proof: whole, or without one guard. */
export const shopFor = (sabotage: string | undefined): ShopOptions => ({
  env: { SEED: 'none', ...(sabotage ? { SABOTAGE: sabotage } : {}) },
  ...(sabotage ? { entry: fileURLToPath(new URL('./sabotaged-shop.ts', import.meta.url)) } : {}),
});
