import { processorMs } from '../meters/resident.ts';
import { getter } from './get.ts';
import type { Load } from './load.types.ts';
import { closedLoop } from './loop.ts';

interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** The server's process, to know what a request costs it. */
  pid?: number;
}

/** One closed-loop run of the same GET against an address of this machine. */
export async function load({ url, connections, seconds, headers, pid }: LoadOptions): Promise<Load> {
  const getters = await Promise.all(Array.from({ length: connections }, () => getter(url, headers)));
  try {
    return await costing(pid, () =>
      closedLoop({ atOnce: connections, seconds }, async (worker) => (await getters[worker]?.get()) === 200),
    );
  } finally {
    for (const one of getters) one.close();
  }
}

/** Adds what a turn cost the server's process. */
export async function costing(pid: number | undefined, run: () => Promise<Load>): Promise<Load> {
  if (pid === undefined) return run();
  const before = processorMs(pid);
  const result = await run();
  return { ...result, processor: (processorMs(pid) - before) / result.total };
}

/** Runs the subjects in turn, A B A B …, and gives each one's medians; a machine that drifts then harms all alike. */
export async function alternate<Name extends string>(
  rounds: number,
  subjects: Record<Name, () => Promise<Load>>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(subjects) as Name[];
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await subjects[name]());
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.get(name) ?? [])])) as Record<
    Name,
    Load
  >;
}

function medianOf(list: Load[]): Load {
  const of = (pick: (one: Load) => number) => median(list.map(pick));
  const sum = (pick: (one: Load) => number) => list.reduce((total, one) => total + pick(one), 0);
  return {
    rps: of((one) => one.rps),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    failed: sum((one) => one.failed),
    total: sum((one) => one.total),
    ...(list.every((one) => one.processor !== undefined)
      ? { processor: of((one) => one.processor ?? 0) }
      : {}),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
