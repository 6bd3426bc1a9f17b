/**
 * The shop with one of the guards taken away that its orders rest on, named by `SABOTAGE`: the entry by which the
 * proofs show that they can fail. It is never part of a shop.
 */
import { randomUUID } from 'node:crypto';
import type { CommerceOptions } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { createLog } from '../../apps/server/src/log.ts';
import { startShop } from '../../apps/server/src/shop.ts';
import { isSabotage, type Sabotage } from './sabotage.ts';

const removals: Record<Sabotage, NonNullable<CommerceOptions['orderGuards']>> = {
  stock: (whole) => ({ ...whole, reserve: async () => [] }),
  // The cart is locked, but what it says of itself is not heeded.
  cart: (whole) => ({
    ...whole,
    claimCart: async (site, guid) => {
      const cart = await whole.claimCart(site, guid);
      return cart && { ...cart, status: 'open' };
    },
  }),
  charge: (whole) => ({ ...whole, chargeKey: (code) => `${whole.chargeKey(code)}:${randomUUID()}` }),
};

const removed = process.env.SABOTAGE ?? '';
if (!isSabotage(removed)) throw new Error(`SABOTAGE cannot be "${removed}".`);
const config = loadConfig(process.env);
const shop = await startShop({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  orderGuards: removals[removed],
});
process.once('SIGTERM', () => {
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
