import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Line } from '../../harness/report.ts';
import type { SectionOptions } from '../../harness/sections.ts';
import type { Bed } from '../../harness/shops/shops.ts';
import { percentile } from '../accounts/accounts.rules.ts';
import type { Checkout } from '../checkouts/checkouts.ts';
import { atLeast, exactly } from '../checkouts/lines.ts';
import { PROOF } from '../checkouts/settled.ts';
import { CODE, type World } from './world.ts';

/** Within which all has to be well after a silence. */
const WELL_WITHIN_MS = 30_000;
/** How long `/readyz` may take, and from when in a silence on it has to say no. */
const READY_WITHIN_MS = 3000;
const NO_FROM_MS = 10_000;

/** All connections fall silent, then not any more. */
export async function everything(
  world: World,
  bed: Bed,
  ms: number,
  { say }: SectionOptions,
): Promise<Line[]> {
  const { proxy, shop } = world;
  proxy.silence();
  say('all connections are silent');
  const ownDelay = monitorEventLoopDelay();
  ownDelay.enable();
  const answers = await askReady(shop.origin, ms);
  ownDelay.disable();
  await world.holdPrice(true);
  const price = world.prices.at(-1)?.cents ?? 0;
  proxy.resume();
  const well = await untilWell(world, bed, price);
  await world.holdPrice(false);
  say(`well again after ${(well / 1000).toFixed(1)} s`);
  const late = answers.filter(({ at }) => at > NO_FROM_MS);
  return [
    atLeast('silence of all: answers of /readyz', answers.length, Math.floor(ms / 4000)),
    slowestLine(answers, ownDelay.max / 1e6),
    exactly(
      'silence of all: other than no from 10 s on',
      late.filter(({ status }) => status !== 503).length,
      0,
    ),
    {
      name: 'silence of all: ready, and an order at the price of now, after',
      value: well / 1000,
      unit: 's',
      target: { at: 'most', value: WELL_WITHIN_MS / 1000 },
    },
  ];
}

/** @param ownDelayMs the longest that this process itself was held up meanwhile: on a busy machine it is in the value */
function slowestLine(answers: readonly ReadyAnswer[], ownDelayMs: number): Line {
  const all = answers.map(({ ms }) => ms);
  const [slowest] = answers.toSorted((one, other) => other.ms - one.ms);
  const at = ((slowest?.at ?? 0) / 1000).toFixed(0);
  const half = (percentile(all, 50) / 1000).toFixed(2);
  return {
    name: 'silence of all: slowest answer of /readyz',
    value: (slowest?.ms ?? 0) / 1000,
    unit: 's',
    target: { at: 'most', value: READY_WITHIN_MS / 1000 },
    note: `asked at ${at} s; half within ${half} s; who asks was held up ${(ownDelayMs / 1000).toFixed(2)} s at most`,
  };
}

interface ReadyAnswer {
  /** Since the first was asked. */
  at: number;
  ms: number;
  /** 0: none in ten seconds, or no connection. */
  status: number;
}

/** Asks `/readyz` each second for so long. */
async function askReady(origin: string, forMs: number): Promise<ReadyAnswer[]> {
  const answers: Promise<ReadyAnswer>[] = [];
  const began = performance.now();
  while (performance.now() - began < forMs) {
    const start = performance.now();
    answers.push(
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) })
        .then(
          ({ status }) => status,
          () => 0,
        )
        .then((status) => ({ at: start - began, ms: performance.now() - start, status })),
    );
    await delay(1000);
  }
  return Promise.all(answers);
}

/** Milliseconds until `/readyz` says yes and an order was placed since at the price given; at most a minute. */
async function untilWell({ shop, checkouts }: World, bed: Bed, cents: number): Promise<number> {
  const client = new pg.Client({ connectionString: bed.databaseUrl, application_name: PROOF });
  await client.connect();
  const began = performance.now();
  const passed = () => performance.now() - began;
  const isPlaced = async ({ order }: Checkout): Promise<boolean> => {
    const { rows } = await client.query<{ price: string }>(
      'select total_price as price from order_entries where order_code = $1 and code = $2',
      [order, CODE],
    );
    return Number(rows[0]?.price) === cents;
  };
  try {
    while (passed() < 2 * WELL_WITHIN_MS && !shop.hasEnded()) {
      const since = checkouts.filter(({ answeredAt = 0 }) => answeredAt > began);
      const placed = await Promise.all(since.slice(-5).map(isPlaced));
      const [ready] = placed.includes(true) ? await askReady(shop.origin, 1) : [];
      if (ready?.status === 200) return passed();
      await delay(100);
    }
    return 2 * WELL_WITHIN_MS;
  } finally {
    await client.end();
  }
}
