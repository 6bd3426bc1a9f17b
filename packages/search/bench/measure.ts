/** Clocks and percentiles of the search benchmark. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. */
export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  mean: number;
}

/**
 * Each call's time, one after the other. With `repeats` the least of so many counts: what the work itself takes,
 * where other processes share the machine.
 */
export async function timed<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  repeats = 1,
): Promise<Latencies> {
  const times = new Float64Array(items.length);
  for (const [i, item] of items.entries()) {
    let least = Number.POSITIVE_INFINITY;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const start = performance.now();
      await run(item);
      least = Math.min(least, performance.now() - start);
    }
    times[i] = least;
  }
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    mean: sorted.reduce((total, time) => total + time, 0) / sorted.length,
  };
}

/** How late this thread's timers are, ms, while `work` runs, and how long it takes. */
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

/** MB in use after a collection; run with `--expose-gc`. */
export function memoryInUse(): { rss: number; heap: number; buffers: number } {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / 1e6, heap: heapUsed / 1e6, buffers: external / 1e6 };
}
