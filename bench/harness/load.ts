import autocannon from 'autocannon';

export interface Load {
  /** Requests a second over the run. */
  rps: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and calls that got none. */
  failed: number;
  total: number;
}

interface LoadOptions {
  url: string;
  connections: number;
  /** Seconds; the run also ends after `amount` requests. */
  seconds?: number;
  amount?: number;
  headers?: Record<string, string>;
  /** Called for each connection: sets its own requests. */
  setup?: (client: autocannon.Client) => void;
}

/** One closed-loop run against an address of this machine. */
export async function load(options: LoadOptions): Promise<Load> {
  if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${options.url}/`)) {
    throw new Error('Load is only for this machine.');
  }
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    ...(options.amount ? { amount: options.amount } : { duration: options.seconds ?? 4 }),
    headers: options.headers,
    setupClient: options.setup,
    timeout: 60,
  });
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    total: result.requests.total,
  };
}

/** Runs the subjects in turn, A B A B …, and gives each one's runs; a machine that drifts then harms all alike. */
export async function alternate<Name extends string>(
  rounds: number,
  subjects: Record<Name, () => Promise<Load>>,
): Promise<Record<Name, Load>> {
  const runs = Object.fromEntries(Object.keys(subjects).map((name) => [name, [] as Load[]])) as Record<
    Name,
    Load[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(subjects) as [Name, () => Promise<Load>][]) {
      runs[name].push(await run());
    }
  }
  return Object.fromEntries(
    (Object.entries(runs) as [Name, Load[]][]).map(([name, list]) => [name, medianOf(list)]),
  ) as Record<Name, Load>;
}

function medianOf(list: Load[]): Load {
  return {
    rps: median(list.map((one) => one.rps)),
    p50: median(list.map((one) => one.p50)),
    p99: median(list.map((one) => one.p99)),
    failed: list.reduce((sum, one) => sum + one.failed, 0),
    total: list.reduce((sum, one) => sum + one.total, 0),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
