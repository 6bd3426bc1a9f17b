import { fixedClock } from '@crema/commerce/platform/clock/index';
import { migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { FakeStripe } from '@crema/testing/stripe';
import pg from 'pg';
import { type PostgresServer, startPostgres, temporaryFolder } from '../../../tools/testbed/index.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { box } from '../../harness/shops/catalogue.ts';
import { atLeast, exactly } from '../checkouts/lines.ts';
import { type Faults, noFaults } from './books.ts';
import { type Place, withChildren } from './children.ts';
import { watchedFetch, watchStatements } from './life.ts';
import { planOf } from './plan.ts';
import { type RunResult, run, type World } from './run.ts';
import { openShop, takeAway } from './shop.ts';

const RUNS = 10_000;
const QUICK_RUNS = 150;
/** It ends then, with the runs that it has, and says so by missing its number. */
const LONGEST_MS = 2 * 3_600_000;
/** Processes ended by kill -9, and the first seed of their runs. */
const KILLS = 50;
const QUICK_KILLS = 3;
const FIRST_KILLED = 900_000;
/** Runs that are done twice at the beginning, to see that a seed tells all. */
const REPEATED = 10;
/** Changes seen fewer times are not asked to have been the last of a process. */
const OFTEN = 60;

/** Events in any order, again and again or never, calls that fail, and a kill after every change, on PostgreSQL. */
export const payments: Section = {
  name: 'payments',
  about:
    '10,000 orders at Stripe (the fake): messages in any order, again, or never; a kill after every step',
  engineOnly: true,
  run: async (options) => {
    const server = await startPostgres({ fsync: false });
    try {
      const { world, place, close } = await openWorld(server, options);
      try {
        return [
          ...linesOf(await runAll(world, options), options),
          ...(await killForGood(world, place, options)),
        ];
      } finally {
        await close();
      }
    } finally {
      await server.stop();
    }
  },
};

/** A shop with one product that lasts. */
async function openWorld(
  server: PostgresServer,
  { sabotage }: SectionOptions,
): Promise<{ world: World; place: Place; close(): Promise<void> }> {
  const url = server.url(await server.createDatabase());
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  await migrate(db);
  await takeAway(db, sabotage);
  await db.close();
  watchStatements();
  const clock = fixedClock('2027-01-04T15:00:00Z');
  const world = { clock, stripe: new FakeStripe(clock) } as World;
  const folder = await temporaryFolder('payments');
  const commerce = await openShop(url, folder, {
    ...{ clock, sabotage },
    fetch: watchedFetch((input, init) => world.stripe.fetch(input, init)),
  });
  await commerce.catalog.writeProducts('usb2c', [box('dawn', 100_000_000)]);
  await commerce.catalog.load();
  const admin = new pg.Client(url);
  await admin.connect();
  return {
    world: Object.assign(world, { commerce, admin }),
    place: { url, folder, sabotage },
    close: async () => {
      await admin.end();
      await commerce.close();
      await commerce.platform.db.close();
    },
  };
}

/** Until so many processes were really killed, each at a change of its plan. */
async function killForGood(
  world: World,
  place: Place,
  { quick, runs, say }: SectionOptions,
): Promise<Line[]> {
  const wanted = runs === 1 ? 0 : quick || runs !== undefined ? QUICK_KILLS : KILLS;
  return withChildren(world, place, async (deaths) => {
    const faulty: number[] = [];
    let seed = FIRST_KILLED;
    for (; deaths() < wanted; seed += 1) {
      const plan = planOf(seed);
      if (!plan.acts.some(({ killAt }) => killAt !== undefined)) continue;
      const result = await run(world, plan);
      if (sumOf(result.faults) > 0) {
        faulty.push(seed);
        tell(seed, result, say);
      }
      say(`kill -9: ${deaths()} of ${wanted}`);
    }
    return [
      {
        ...atLeast('payments: processes ended by kill -9', deaths(), wanted),
        note: `seeds ${FIRST_KILLED} on`,
      },
      { ...exactly('payments: of these runs, with a fault', faulty.length, 0), note: faulty.join(', ') },
    ];
  });
}

interface Totals {
  runs: number;
  seeds: { first: number; last: number };
  faults: Faults;
  /** Seeds of runs with a fault. */
  faulty: number[];
  /** Runs whose repetition was another. */
  unlike: number;
  steps: RunResult['steps'];
  did: RunResult['did'];
  kills: number;
}

async function runAll(world: World, { quick, runs, seed: first = 1, say }: SectionOptions): Promise<Totals> {
  const count = runs ?? (quick ? QUICK_RUNS : RUNS);
  const totals: Totals = {
    ...{
      runs: 0,
      seeds: { first, last: first },
      faults: noFaults(),
      faulty: [],
      unlike: 0,
      steps: new Map(),
    },
    did: { charged: 0, refunds: 0, messages: 0, meanwhile: 0, wrong: 0, held: 0 },
    kills: 0,
  };
  const began = performance.now();
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await run(world, planOf(seed));
    add(totals, seed, result);
    if (sumOf(result.faults) > 0 && totals.faulty.length <= 3) tell(seed, result, say);
    if (seed < first + REPEATED) {
      // Another order, as if the first had not been: its seed is far from all others.
      const again = await run(world, { ...planOf(seed), seed: seed + 500_000_000 });
      if (again.trace.join('\n') !== result.trace.join('\n')) totals.unlike += 1;
    }
    const seconds = (performance.now() - began) / 1000;
    if (totals.runs % 250 === 0)
      say(
        `${totals.runs} of ${count} runs, ${totals.kills} kills, ${totals.faulty.length} with a fault, ` +
          `${(totals.runs / seconds).toFixed(1)}/s, ${(((count - totals.runs) * seconds) / totals.runs / 60).toFixed(0)} min to go`,
      );
    if (seconds * 1000 > LONGEST_MS) break;
  }
  return totals;
}

const sumOf = (faults: Faults): number => Object.values(faults).reduce((sum, one: number) => sum + one, 0);

function add(totals: Totals, seed: number, { faults, steps, did }: RunResult): void {
  totals.runs += 1;
  totals.seeds.last = seed;
  if (sumOf(faults) > 0) totals.faulty.push(seed);
  for (const name of Object.keys(faults) as (keyof Faults)[]) totals.faults[name] += faults[name];
  for (const name of Object.keys(did) as (keyof typeof did)[]) totals.did[name] += did[name];
  for (const [name, { reached, killed }] of steps) {
    const before = totals.steps.get(name) ?? { reached: 0, killed: 0 };
    totals.steps.set(name, { reached: before.reached + reached, killed: before.killed + killed });
    totals.kills += killed;
  }
}

function tell(seed: number, { faults, trace }: RunResult, say: SectionOptions['say']): void {
  say(`seed ${seed}: ${JSON.stringify(faults)}\n    ${trace.join('\n    ')}`);
  say(`again: npm run prove -- --only payments --seed ${seed} --runs 1`);
}

const WORDS: Record<keyof Faults, string> = {
  chargedTwice: 'charges too many of an order, or of none',
  overRefunded: 'orders refunded beyond their charge',
  different: 'orders whose books are not the ledger’s',
  mismatched: 'other amounts that were not held',
  unsettled: 'payments and refunds still open',
  repeated: 'messages taken up more than once',
  forgotten: 'messages kept and taken up by nobody',
  letters: 'placed orders without a confirmation, or the reverse',
};

function linesOf(totals: Totals, { quick, runs: asked }: SectionOptions): Line[] {
  const { runs, seeds, did, kills, steps, faults, faulty } = totals;
  const often = [...steps].filter(([, { reached }]) => reached >= OFTEN);
  const never = often.filter(([, { killed }]) => killed === 0).map(([name]) => name);
  const wanted = asked ?? (quick ? QUICK_RUNS : RUNS);
  const stated = (name: string, value: number, note?: string): Line => ({
    ...{ name: `payments: ${name}`, value, unit: '' },
    ...(note ? { note } : {}),
  });
  // One seed alone, looked at again, need not do everything.
  const least = (share: number) => (wanted < QUICK_RUNS ? 0 : Math.floor(runs * share));
  return [
    { ...atLeast('payments: runs', runs, wanted), note: `seeds ${seeds.first} to ${seeds.last}` },
    atLeast('payments: orders charged', did.charged, least(0.3)),
    atLeast('payments: refunds', did.refunds, least(0.1)),
    atLeast('payments: processes killed', kills, least(0.5)),
    atLeast('payments: messages that arrived', did.messages, least(0.3)),
    atLeast('payments: calls that went wrong', did.wrong, least(0.3)),
    atLeast('payments: acts between two steps of another', did.meanwhile, least(0.3)),
    stated('different steps', steps.size, `${often.length} of them ${OFTEN} times or more`),
    { ...exactly('payments: of these, never a process’s last', never.length, 0), note: never.join('; ') },
    stated('orders held for another amount or a failure', did.held),
    exactly('payments: runs whose repetition was another', totals.unlike, 0),
    ...(Object.keys(WORDS) as (keyof Faults)[]).map((fault) =>
      exactly(`payments: ${WORDS[fault]}`, faults[fault], 0),
    ),
    { ...exactly('payments: runs with a fault', faulty.length, 0), note: faulty.slice(0, 5).join(', ') },
  ];
}
