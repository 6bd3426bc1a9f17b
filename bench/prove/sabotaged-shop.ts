/**
 * The shop with one of the guards taken away that its orders rest on, named by `SABOTAGE`: the entry by which the
 * proofs show that they can fail. It is never part of a shop.
 */
import { randomUUID } from 'node:crypto';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import type { EngineOptions } from '../../apps/server/src/engines/engine.ts';
import { createLog } from '../../apps/server/src/process/log.ts';
import { startShop } from '../../apps/server/src/shop.ts';
import { isSabotage, type Sabotage } from './sabotage.ts';

const removals: Record<Sabotage, Pick<EngineOptions, 'orderGuards' | 'databaseGuards' | 'ledgerGuards'>> = {
  stock: { orderGuards: (whole) => ({ ...whole, reserve: async () => [] }) },
  // The cart is locked, but what it says of itself is not heeded.
  cart: {
    orderGuards: (whole) => ({
      ...whole,
      claimCart: async (site, guid) => {
        const cart = await whole.claimCart(site, guid);
        return cart && { ...cart, status: 'open' };
      },
    }),
  },
  charge: {
    orderGuards: (whole) => ({ ...whole, chargeKey: (code) => `${whole.chargeKey(code)}:${randomUUID()}` }),
  },
  // Neither the cart nor the charge's key says that it was done before.
  idempotency: {
    orderGuards: (whole) => ({
      ...whole,
      claimCart: async (site, guid) => {
        const cart = await whole.claimCart(site, guid);
        return cart && { ...cart, status: 'open' };
      },
      chargeKey: (code) => `${whole.chargeKey(code)}:${randomUUID()}`,
    }),
  },
  // A connection that the server ends ends the process.
  listener: { databaseGuards: { errorListener: false } },
  // A listening connection that is dead without a word is never noticed.
  heartbeat: { databaseGuards: { heartbeat: false } },
  // Every lot seems to hold more than is left of it.
  lots: {
    ledgerGuards: (whole) => ({
      ...whole,
      account: async (...of) => {
        const { lots, ...rest } = await whole.account(...of);
        return { ...rest, lots: lots.map((lot) => ({ ...lot, open: lot.open + 1000 })) };
      },
    }),
  },
  // A reward is put on a cart without taking its points.
  reserve: {
    ledgerGuards: (whole) => ({
      ...whole,
      book: (member, entry) =>
        whole.book(member, entry.kind === 'redeemed' ? { ...entry, debits: [] } : entry),
    }),
  },
  // What was booked before is not known again.
  key: {
    ledgerGuards: (whole) => ({
      ...whole,
      byKey: async () => undefined,
      isUndone: async () => false,
      book: (member, entry) => whole.book(member, { ...entry, key: `${entry.key}:${randomUUID()}` }),
    }),
  },
};

const removed = process.env.SABOTAGE ?? '';
if (!isSabotage(removed)) throw new Error(`SABOTAGE cannot be "${removed}".`);
const config = loadConfig(process.env);
const shop = await startShop({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  ...removals[removed],
});
process.once('SIGTERM', () => {
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
