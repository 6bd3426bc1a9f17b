import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../tools/testbed/index.ts';
import { connect, onConnections } from '../harness/load/calls.ts';
import { load } from '../harness/load/load.ts';
import { placeOrder, readyCart } from '../harness/load/shopper.ts';
import { residentMb } from '../harness/meters/resident.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { DATABASE_KINDS, type DatabaseKind, onSite, withBed } from '../harness/shops/shops.ts';

const MOST_MB = 250;
const MOST_SECOND_START_S = 3;
/** Of the orders that are tried, 48 for each second of the run, so many at least: a shop that only refuses needs no memory. */
const ORDERS_A_SECOND = 24;
/** After the last answer: memory of a busy time is given back when the shop has been quiet. */
const QUIET_MS = 5000;

/** Starting, and what the process holds after everything was asked of it. Demo seed, all roles. */
export const startAndMemory: Section = {
  name: 'process',
  about: 'start-up, first and second; resident memory after load; both databases',
  run: async (options) => {
    const lines: Line[] = [];
    for (const kind of DATABASE_KINDS) lines.push(...(await on(kind, options)));
    return lines;
  },
};

function on(kind: DatabaseKind, { quick, say }: SectionOptions): Promise<Line[]> {
  return withBed(kind, async (bed) => {
    const first = await bed.start();
    await first.stop();
    const shop = await bed.start();
    try {
      const idle = residentMb(shop.pid);
      say(`${kind}: loading it`);
      const seconds = quick ? 1 : 5;
      const placed = await everything(shop, seconds);
      const busy = residentMb(shop.pid);
      await delay(QUIET_MS);
      return [
        { name: `first start with the demo seed, ${kind}`, value: first.readyAfter / 1000, unit: 's' },
        {
          name: `second start, ${kind}`,
          value: shop.readyAfter / 1000,
          unit: 's',
          target: { at: 'most', value: MOST_SECOND_START_S },
        },
        { name: `resident when ready, ${kind}`, value: idle, unit: 'MB' },
        {
          name: `orders placed meanwhile, ${kind}`,
          value: placed,
          unit: '',
          target: { at: 'least', value: ORDERS_A_SECOND * seconds },
        },
        {
          name: `resident after the bench, ${kind}`,
          value: residentMb(shop.pid),
          unit: 'MB',
          note: `${QUIET_MS / 1000} s after the last answer; ${busy} MB with the last answer`,
          ...(kind === 'postgres' ? { target: { at: 'most', value: MOST_MB } as const } : {}),
        },
      ];
    } finally {
      await shop.stop();
    }
  });
}

/**
 * What a busy day asks: cached and uncached pages, searches, carts and orders, 16 at once. Gives how many orders were
 * placed. @throws where a page or a search was not answered.
 */
async function everything(shop: Shop, seconds: number): Promise<number> {
  const connection = connect(shop.origin);
  const listing = await connection.call('GET', '/rest/v2/usb2c/products/searchText?query=&pageSize=96');
  const products = listing.json<{ products: { url: string; defaultVariantCode: string }[] }>().products;
  const paths = [
    '/',
    '/plp/coffee',
    '/plp/beverages',
    '/search?text=dark',
    ...products.map(({ url }) => url),
  ];
  for (const path of paths) {
    for (const encoding of ['br', 'gzip']) {
      const { status } = await connection.call('GET', onSite(path), undefined, {
        'accept-encoding': encoding,
      });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  }
  connection.close();
  const asked = [
    onSite('/plp/coffee'),
    // Asked for a preview, a page is made anew for each.
    onSite('/plp/coffee?cmsTicketId=bench'),
    '/rest/v2/usb2c/products/searchText?query=dark%20roast',
    '/rest/v2/usb2c/products/searchsuggestions?term=dar',
  ];
  for (const path of asked) {
    // What the engine compresses goes out in chunks, which this client does not read.
    const encoding = path.startsWith('/rest/') ? 'identity' : 'br';
    const headers = { 'accept-encoding': encoding };
    const { failed, total } = await load({ url: `${shop.origin}${path}`, connections: 16, seconds, headers });
    if (failed > 0) throw new Error(`${failed} of ${total} for ${path} were not answered with 200.`);
  }
  const codes = products.map(({ defaultVariantCode }) => defaultVariantCode);
  const placed = await onConnections(shop.origin, 16, async (each, index) => {
    let count = 0;
    for (let turn = 0; turn < 3 * seconds; turn += 1) {
      const code = codes[(index + turn * 16) % codes.length] as string;
      // Some are sold out.
      const guid = await readyCart(each, code).catch(() => undefined);
      if (guid && (await placeOrder(each, guid)).status === 201) count += 1;
    }
    return count;
  });
  return placed.reduce((sum, count) => sum + count, 0);
}
