import type { Shop } from '../../tools/testbed/index.ts';
import { connect, onConnections } from '../harness/load/calls.ts';
import { costing } from '../harness/load/load.ts';
import { closedLoop } from '../harness/load/loop.ts';
import { placeOrder, readyCart } from '../harness/load/shopper.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { DATABASE_KINDS, type DatabaseKind, withBed } from '../harness/shops/shops.ts';

const STOCK = 1_000_000;
const AT_ONCE = [1, 16] as const;

/** Placing an order of a cart that is ready: stock, order, charge and confirmation. */
export const orders: Section = {
  name: 'orders',
  about: 'place order, 1 and 16 at once, both databases',
  run: async (options) => {
    const lines: Line[] = [];
    for (const kind of DATABASE_KINDS) lines.push(...(await on(kind, options)));
    return lines;
  },
};

function on(kind: DatabaseKind, { quick, say }: SectionOptions): Promise<Line[]> {
  return withBed(kind, async (bed) => {
    await writeCatalogue(bed, 'usb2c', [box('plenty', STOCK)]);
    const shop = await bed.start({ env: { SEED: 'none' } });
    try {
      const lines: Line[] = [];
      for (const atOnce of AT_ONCE) {
        const amount = (quick ? 5 : 25) * Math.max(4, atOnce);
        say(`${kind}: ${amount} orders, ${atOnce} at once`);
        const carts = await readyCarts(shop, amount);
        const load = await costing(shop.pid, () => placing(shop, carts, atOnce));
        if (load.failed > 0) throw new Error(`${load.failed} of ${load.total} were not placed.`);
        lines.push({
          name: `place order, ${atOnce} at once, ${kind}`,
          value: load.rps,
          unit: '/s',
          note: `p50 ${load.p50.toFixed(1)}, p99 ${load.p99.toFixed(1)} ms, ${load.processor?.toFixed(2)} ms of processor each`,
        });
      }
      return lines;
    } finally {
      await shop.stop();
    }
  });
}

/** Carts with everything but the order. */
async function readyCarts(shop: Shop, amount: number, code = 'plenty-24'): Promise<string[]> {
  const carts: string[] = [];
  await onConnections(shop.origin, 8, async (connection) => {
    for (let left = true; left; ) {
      const at = carts.push('') - 1;
      if (at >= amount) left = false;
      else carts[at] = await readyCart(connection, code);
    }
  });
  return carts.slice(0, amount);
}

async function placing(shop: Shop, carts: readonly string[], atOnce: number) {
  const connections = Array.from({ length: atOnce }, () => connect(shop.origin));
  let next = 0;
  try {
    return await closedLoop({ atOnce, amount: carts.length }, async (worker) => {
      const cart = carts[next++] as string;
      const connection = connections[worker];
      return connection !== undefined && (await placeOrder(connection, cart)).status === 201;
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}
