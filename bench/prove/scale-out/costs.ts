import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../harness/load/calls.ts';
import { processorMs } from '../../harness/meters/resident.ts';
import type { Line } from '../../harness/report.ts';
import { atLeast, exactly } from '../checkouts/lines.ts';
import type { World } from './bed.ts';
import { COLD, type Offer } from './goods.ts';
import { holdAll, openReader } from './pages.ts';
import type { Part } from './parts.ts';

const HELD_READS = { whole: 2000, quick: 300 };
const PAIRS = { whole: 120, quick: 20 };
const BETWEEN_READS_MS = 10;
/** After what was asked before: what a process does afterwards is not the next one's. */
const QUIET_MS = 2000;
const TOLERANCE = 0.2;
/** What Varnish asks for, whatever its visitor takes: compressing is a part of the cost. */
const AS_VARNISH = { 'accept-encoding': 'gzip' };

/** Processor time of the shop's own processes: none for a page that the cache holds, and no more than alone for one that it does not. */
export const costs: Part = {
  name: 'costs',
  seconds: { whole: 0, quick: 0 },
  run: async (world, { quick }) => {
    const held = await ofHeld(world, quick ? HELD_READS.quick : HELD_READS.whole);
    const cold = await ofCold(world, quick ? PAIRS.quick : PAIRS.whole);
    const share = cold.through / cold.alone;
    return [
      atLeast('costs: pages from the cache', held.reads, quick ? HELD_READS.quick : HELD_READS.whole),
      exactly('costs: of them asked of a storefront', held.asked, 0),
      {
        ...{ name: 'costs: processor time of the shop for each', value: held.each, unit: 'ms' },
        note: 'less what it takes when nobody asks',
      },
      { name: 'costs: processor time of Varnish for each', value: held.cache, unit: 'ms' },
      { name: 'costs: an uncached page through the front door', value: cold.through, unit: 'ms' },
      { name: 'costs: an uncached page of a storefront asked alone', value: cold.alone, unit: 'ms' },
      {
        ...{ name: 'costs: the first by the second', value: share, unit: '×' },
        target: { at: 'most', value: 1 + TOLERANCE },
        note: share < 1 - TOLERANCE ? 'less than alone' : '',
      },
    ] satisfies Line[];
  },
};

const shopMs = ({ engines, storefronts }: World): number =>
  [...engines, ...storefronts].reduce((sum, one) => sum + processorMs(one.pid()), 0);

/** Requests that storefronts have answered, by their own count. */
async function askedOf({ storefronts }: World): Promise<number> {
  const counts = await Promise.all(
    storefronts.map(async (one) => {
      const text = await (await fetch(`${one.shop().origin}/metrics`)).text();
      return [...text.matchAll(/^http_requests_total\{part="storefront".*\} (\d+)$/gm)].reduce(
        (sum, [, value]) => sum + Number(value),
        0,
      );
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

async function ofHeld(world: World, amount: number) {
  const product = COLD[0] as string;
  const offer: Offer = { price: 1899, inStock: true };
  const reader = openReader(world, 40);
  try {
    await holdAll(reader, new Map([[product, offer]]));
    await delay(QUIET_MS);
    const asked = await askedOf(world);
    const from = performance.now();
    const [before, cacheBefore] = [shopMs(world), processorMs(world.cache.pid())];
    for (let read = 0; read < amount; read += 1) {
      await reader.read(product, offer);
      await delay(BETWEEN_READS_MS);
    }
    const [spent, cache] = [shopMs(world) - before, processorMs(world.cache.pid()) - cacheBefore];
    const took = performance.now() - from;
    const more = (await askedOf(world)) - asked;
    const idleFrom = shopMs(world);
    await delay(took);
    const idle = shopMs(world) - idleFrom;
    return {
      reads: amount,
      asked: more,
      each: Math.max(0, spent - idle) / amount,
      cache: cache / amount,
    };
  } finally {
    reader.close();
  }
}

/** Pages that nobody has asked for, by turns through the front door and of a storefront itself. */
async function ofCold(world: World, pairs: number): Promise<{ through: number; alone: number }> {
  const [storefront] = world.storefronts;
  const door = connect(world.door.origin, world.door.from?.(41));
  const alone = connect(storefront?.shop().origin ?? '');
  const spent = { through: 0, alone: 0 };
  const ask = async (of: 'through' | 'alone', product: string): Promise<void> => {
    const connection = of === 'through' ? door : alone;
    const { status } = await connection.call('GET', `/p/${product}?site=usb2c`, undefined, AS_VARNISH);
    if (status !== 200) throw new Error(`/p/${product}: ${status}`);
  };
  try {
    const BATCH = 10;
    for (let pair = 0; pair < pairs; pair += BATCH) {
      for (const [index, of] of (['through', 'alone'] as const).entries()) {
        const before = shopMs(world);
        const products = COLD.slice(1).filter((_, at) => at % 2 === index);
        for (const product of products.slice(pair, pair + BATCH)) await ask(of, product);
        await delay(200);
        spent[of] += shopMs(world) - before;
      }
    }
    const asked = Math.min(pairs, Math.floor((COLD.length - 1) / 2));
    return { through: spent.through / asked, alone: spent.alone / asked };
  } finally {
    door.close();
    alone.close();
  }
}
