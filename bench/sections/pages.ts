import type { Shop } from '../../tools/testbed/index.ts';
import { startBare } from '../harness/load/bare.ts';
import { connect } from '../harness/load/calls.ts';
import { alternate, load } from '../harness/load/load.ts';
import type { Load } from '../harness/load/load.types.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { onSite, withShop } from '../harness/shops/shops.ts';

const CONNECTIONS = 16;
/** Of bare Node's requests a second. */
const LEAST_OF_BARE = 0.5;

/** Cached pages beside bare Node `http` with the same bytes. */
export const pages: Section = {
  name: 'pages',
  about: 'cached category and product page against bare Node http',
  run: (options) =>
    withShop('pglite', async (shop) => {
      const product = await aProductPage(shop);
      return [
        ...(await against(shop, options, 'category page', '/plp/coffee', 'identity')),
        ...(await against(shop, options, 'category page', '/plp/coffee', 'br')),
        ...(await against(shop, options, 'product page', product, 'identity')),
        ...(await against(shop, options, 'product page', product, 'br')),
      ];
    }),
};

/** The address of the best seller, which has pictures, options and a description. */
export async function aProductPage(shop: Shop): Promise<string> {
  const connection = connect(shop.origin);
  const answer = await connection.call('GET', '/rest/v2/usb2c/products/getBestSellerProducts');
  connection.close();
  const [first] = answer.json<{ products: { url: string }[] }>().products;
  if (!first) throw new Error('There is no best seller.');
  return first.url;
}

async function against(
  shop: Shop,
  { quick, say }: SectionOptions,
  title: string,
  path: string,
  encoding: 'identity' | 'br',
): Promise<Line[]> {
  const url = `${shop.origin}${onSite(path)}`;
  const headers = { 'accept-encoding': encoding };
  const connection = connect(shop.origin);
  const page = await connection.call('GET', onSite(path), undefined, headers);
  const length = Number(page.headers['content-length']);
  connection.close();
  if (page.status !== 200 || !page.headers['content-security-policy'] || !page.headers['x-correlation-id']) {
    throw new Error(`${path} answered ${page.status}, or without its headers`);
  }
  // What is measured is the sending; which bytes they are does not matter to a socket.
  const bare = await startBare(Buffer.alloc(length, 'x'));
  try {
    say(`${title}, ${encoding}, ${length} bytes`);
    const seconds = quick ? 2 : 5;
    const run = (at: string, pid: number) => () =>
      load({ url: at, connections: CONNECTIONS, seconds, headers, pid });
    await run(url, shop.pid)();
    const { ours, theirs } = await alternate(quick ? 3 : 7, {
      ours: run(url, shop.pid),
      theirs: run(bare.url, bare.pid),
    });
    if (ours.failed + theirs.failed > 0) throw new Error('Not every answer was 200.');
    return lines(`cached ${title}, ${encoding}`, length, ours, theirs);
  } finally {
    bare.stop();
  }
}

function lines(name: string, bytes: number, ours: Load, theirs: Load): Line[] {
  return [
    { name: `${name}: bytes`, value: bytes, unit: 'B' },
    {
      name: `${name}: bare Node http`,
      value: theirs.rps,
      unit: 'req/s',
      note: `p99 ${theirs.p99.toFixed(1)} ms`,
    },
    { name, value: ours.rps, unit: 'req/s', note: `p99 ${ours.p99.toFixed(1)} ms` },
    {
      name: `${name}: of bare Node`,
      value: ours.rps / theirs.rps,
      unit: '',
      target: { at: 'least', value: LEAST_OF_BARE },
      // Says the same where something else has the machine busy.
      note: `by processor time a request ${((theirs.processor ?? 0) / (ours.processor ?? 1)).toFixed(2)}`,
    },
  ];
}
