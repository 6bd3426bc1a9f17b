import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { isDatabaseAway, migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { type FaultyProxy, type Shop, startFaultyProxy } from '../../../tools/testbed/index.ts';
import type { SectionOptions } from '../../harness/sections.ts';
import { box } from '../../harness/shops/catalogue.ts';
import type { Bed } from '../../harness/shops/shops.ts';
import { openWorker } from '../auto-delivery/shop.ts';
import type { Checkout } from '../checkouts/checkouts.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { type Failures, keepShopping, noFailures } from '../checkouts/shoppers.ts';
import { shopFor } from '../sabotage.ts';
import type { PastPrice } from './prices.ts';

const AT_ONCE = 4;
const CHANGE_EVERY_MS = 3000;
/** What is sold; its price changes all the time. */
export const CODE = 'plenty-24';
/** What a silence cut in two is settled by the shop within. */
const SETTLED_WITHIN_MS = 60_000;
const FIRST_CENTS = 1900;

/** A shop behind a proxy, shoppers who order without a pause, and an engine beside it that changes the price. */
export interface World {
  shop: Shop;
  proxy: FaultyProxy;
  checkouts: Checkout[];
  failures: Failures;
  /** Every price there was, in order; the last is the current one. */
  prices: PastPrice[];
  /** Holds the price from now on, or goes on changing it. Resolves when no change is under way. */
  holdPrice(held: boolean): Promise<void>;
  /** How many were acknowledged from one instant of `performance.now()` to another. */
  acknowledged(from: number, to: number): number;
}

/** Runs `work` in such a world. The shop has ended when it resolves. */
export async function inWorld<T>(
  bed: Bed,
  { sabotage }: SectionOptions,
  work: (world: World) => Promise<T>,
): Promise<{ found: T; world: World }> {
  const url = bed.databaseUrl ?? '';
  const pricing = await openPricing(url, bed.dataDir);
  const proxy = await startFaultyProxy(url);
  try {
    const { env, ...rest } = shopFor(sabotage);
    const shop = await bed.start({ ...rest, env: { ...env, DATABASE_URL: proxy.url(url) } });
    let over = false;
    const checkouts: Checkout[] = [];
    const failures = noFailures();
    const shopping = keepShopping(shop.origin, {
      atOnce: AT_ONCE,
      next: () => ({ code: CODE }),
      stop: () => over || shop.hasEnded(),
      failures,
      begun: checkouts,
    });
    const world: World = {
      ...{ shop, proxy, checkouts, failures, prices: pricing.prices, holdPrice: pricing.hold },
      acknowledged: (from, to) =>
        checkouts.filter(({ answeredAt = -1 }) => answeredAt >= from && answeredAt < to).length,
    };
    try {
      const found = await work(world);
      over = true;
      await shopping;
      const deadline = performance.now() + SETTLED_WITHIN_MS;
      await untilSettled(bed, () => performance.now() > deadline || shop.hasEnded());
      return { found, world };
    } finally {
      over = true;
      proxy.resume();
      await shopping;
      await shop.stop();
    }
  } finally {
    await pricing.close();
    await proxy.stop();
  }
}

/** An engine with a connection of its own to the database, which gives the product another price every three seconds. */
async function openPricing(url: string, folder: string) {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  await migrate(db);
  const commerce = await openWorker(url, folder, systemClock);
  const prices: PastPrice[] = [];
  const write = async (): Promise<void> => {
    const cents = FIRST_CENTS + prices.length;
    const product = box(CODE.replace(/-24$/, ''), 1_000_000);
    const variants = product.variants.map((variant) => ({ ...variant, price: cents / 100 }));
    await commerce.catalog.writeProducts('usb2c', [{ ...product, variants }]);
    const before = prices.at(-1);
    if (before) before.replacedAt = systemClock.now().getTime();
    prices.push({ cents });
  };
  /** A silent connection may hold the product's row until the server gives it up; a write that failed changed nothing. */
  const writeOnce = async (): Promise<void> => {
    while (!closed) {
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
    }
  };
  await write();
  let [held, closed] = [false, false];
  let writing: Promise<void> = Promise.resolve();
  const changing = (async () => {
    while (!closed) {
      await delay(CHANGE_EVERY_MS);
      if (held || closed) continue;
      writing = writeOnce();
      await writing;
    }
  })();
  // A failure is told by `close`.
  changing.catch(() => undefined);
  return {
    prices,
    hold: async (next: boolean): Promise<void> => {
      held = next;
      await writing;
    },
    close: async (): Promise<void> => {
      closed = true;
      try {
        await changing;
      } finally {
        await commerce.close();
        await db.close();
      }
    },
  };
}
