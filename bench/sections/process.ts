import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../tools/testbed/index.ts';
import { connect, onConnections } from '../harness/calls.ts';
import { load } from '../harness/load.ts';
import type { Line } from '../harness/report.ts';
import { residentMb } from '../harness/resident.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { placeOrder, readyCart } from '../harness/shopper.ts';
import { DATABASE_KINDS, type DatabaseKind, onSite, withBed } from '../harness/shops.ts';

const MOST_MB = 250;
const MOST_SECOND_START_S = 3;
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
      await everything(shop, quick ? 1 : 5);
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

/** What a busy day asks: cached and uncached pages, searches, carts and orders, 16 at once. */
async function everything(shop: Shop, seconds: number): Promise<void> {
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
      await connection.call('GET', onSite(path), undefined, { 'accept-encoding': encoding });
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
    await load({ url: `${shop.origin}${path}`, connections: 16, seconds, headers });
  }
  const codes = products.map(({ defaultVariantCode }) => defaultVariantCode);
  await onConnections(shop.origin, 16, async (each, index) => {
    for (let turn = 0; turn < 3 * seconds; turn += 1) {
      const code = codes[(index + turn * 16) % codes.length] as string;
      const guid = await readyCart(each, code).catch(() => undefined);
      if (guid) await placeOrder(each, guid);
    }
  });
}
