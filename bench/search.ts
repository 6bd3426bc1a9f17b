/**
 * The search engine alone, in this process: build time, event-loop delay of the serving thread during a rebuild,
 * memory, and the latency of 10,000 fixed queries, suggestions and listings, one after the other.
 *   node bench/search.ts [sizes…] [--json file]
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Search } from '@crema/commerce/domains/search/index';
import { createSearch } from '@crema/commerce/domains/search/index';
import { syntheticDocuments } from './search.catalog.ts';
import { searchQueries, suggestQueries } from './search.queries.ts';

export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  mean: number;
}

/** Milliseconds of each call, one after the other. */
export async function timed<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<Latencies> {
  const times = new Float64Array(items.length);
  for (const [i, item] of items.entries()) {
    const start = performance.now();
    await run(item);
    times[i] = performance.now() - start;
  }
  return latencies(times);
}

export function latencies(times: Float64Array): Latencies {
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const sum = sorted.reduce((total, time) => total + time, 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1), mean: sum / sorted.length };
}

/** Event-loop delay of this thread, ms, while `work` runs. */
export async function loopDelay(
  work: () => Promise<unknown>,
): Promise<{ p99: number; max: number; seconds: number }> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  histogram.disable();
  return { p99: histogram.percentile(99) / 1e6, max: histogram.max / 1e6, seconds };
}

function memory(): { rss: number; heap: number; buffers: number } {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss: rss / 1e6, heap: heapUsed / 1e6, buffers: arrayBuffers / 1e6 };
}

export async function benchEngine(size: number) {
  const before = memory();
  const search: Search = createSearch();
  const build = await loopDelay(() => search.replace('cab2c', syntheticDocuments(size)));
  const rebuild = await loopDelay(() => search.replace('cab2c', syntheticDocuments(size)));
  const after = memory();
  const queries = searchQueries(size);
  const half = queries.slice(0, 2000);
  for (const query of half) await search.query('cab2c', query);
  const result = {
    size,
    build,
    rebuild,
    memory: {
      rss: after.rss - before.rss,
      heap: after.heap - before.heap,
      buffers: after.buffers - before.buffers,
    },
    search: await timed(queries, (query) => search.query('cab2c', query)),
    suggest: await timed(suggestQueries(queries), (query) => search.suggest('cab2c', query)),
    listing: await timed(queries, ({ text: _, ...query }) =>
      search.query('cab2c', { ...query, category: 'beverages' }),
    ),
  };
  await search.close();
  return result;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const file = args.includes('--json') ? args[args.indexOf('--json') + 1] : undefined;
  const sizes = args.map(Number).filter((size) => size > 0);
  const results = [];
  for (const size of sizes.length > 0 ? sizes : [300, 5000, 100_000]) results.push(await benchEngine(size));
  const ms = (value: number) => value.toFixed(2);
  console.table(
    results.map(({ size, build, rebuild, memory: used, search, suggest, listing }) => ({
      products: size,
      'build s': ms(build.seconds),
      'rebuild s': ms(rebuild.seconds),
      'loop p99 / max ms': `${ms(rebuild.p99)} / ${ms(rebuild.max)}`,
      'rss / heap / buffers MB': `${ms(used.rss)} / ${ms(used.heap)} / ${ms(used.buffers)}`,
      'search p50 / p99': `${ms(search.p50)} / ${ms(search.p99)}`,
      'suggest p50 / p99': `${ms(suggest.p50)} / ${ms(suggest.p99)}`,
      'listing p50 / p99': `${ms(listing.p50)} / ${ms(listing.p99)}`,
    })),
  );
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
