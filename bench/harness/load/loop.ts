import type { Load } from './load.types.ts';

export interface LoopOptions {
  /** How many at once, each beginning the next when the last is done. */
  atOnce: number;
  seconds?: number;
  /** Ends after so many, all workers together. */
  amount?: number;
}

/** A closed loop over anything that is awaited: calls over a connection, or statements on a database. */
export async function closedLoop(
  { atOnce, seconds = Number.POSITIVE_INFINITY, amount = Number.POSITIVE_INFINITY }: LoopOptions,
  work: (worker: number, turn: number) => Promise<boolean>,
): Promise<Load> {
  const times: number[] = [];
  let begun = 0;
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      for (let turn = 0; begun < amount && performance.now() < end; turn += 1) {
        begun += 1;
        const from = performance.now();
        if (!(await work(worker, turn))) failed += 1;
        times.push(performance.now() - from);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rps: times.length / elapsed, p50: at(0.5), p99: at(0.99), failed, total: times.length };
}
