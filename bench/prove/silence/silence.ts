import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { type Bed, withBed } from '../../harness/shops/shops.ts';
import { audit, readBooks } from '../checkouts/books.ts';
import { acknowledgedOf } from '../checkouts/checkouts.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { everything } from './everything.ts';
import { comparePrices } from './prices.ts';
import { CODE, inWorld, type World } from './world.ts';

/** How old a price may be when something is charged by it. */
const TOLERANCE_MS = 15_000;
/** Within which the loss of the listening connection alone has to be over, for orders to go on. */
const NOTICED_WITHIN_MS = 20_000;

interface Plan {
  /** Without faults, before the first. */
  quietMs: number;
  /** Silence of the listening connection, and of all. */
  listeningMs: number;
  everythingMs: number;
  /** The least acknowledged before, and while the listening connection is silent but that is known. */
  acknowledged: number;
}
const WHOLE: Plan = { quietMs: 15_000, listeningMs: 60_000, everythingMs: 60_000, acknowledged: 10 };
const QUICK: Plan = { quietMs: 4000, listeningMs: 26_000, everythingMs: 20_000, acknowledged: 1 };

/** Packets between the shop and its database dropped without a word: of the connection that listens, and of all. */
export const silence: Section = {
  name: 'silence',
  about: 'packets dropped silently for 60 s, of the listening connection and of all; prices that change',
  run: (options) =>
    withBed('postgres', async (bed) => {
      const plan = options.quick ? QUICK : WHOLE;
      const { found, world } = await inWorld(bed, options, async (running) => {
        const lines = await listening(running, plan, options);
        return [
          ...lines,
          ...(await everything(running, bed, plan.everythingMs, options)),
          ended(running, options),
        ];
      });
      return [...found, ...(await charged(bed, world))];
    }),
};

/** The connection on which changes are told falls silent; all others work. */
async function listening(world: World, plan: Plan, { say }: SectionOptions): Promise<Line[]> {
  const { proxy, prices } = world;
  const began = performance.now();
  await delay(plan.quietMs);
  const from = performance.now();
  let silenced = 0;
  proxy.silence((sent) => {
    const listens = sent.includes('listen "');
    if (listens) silenced += 1;
    return listens;
  });
  say('the listening connection is silent');
  const before = prices.length;
  await delay(plan.listeningMs);
  const changes = prices.length - before;
  proxy.resume();
  const during = world.acknowledged(from + NOTICED_WITHIN_MS, performance.now());
  return [
    atLeast('silence: listening connections silenced', silenced, 1),
    atLeast('silence: price changes meanwhile', changes, Math.floor(plan.listeningMs / 9000)),
    atLeast('silence: orders acknowledged before', world.acknowledged(began, from), plan.acknowledged),
    atLeast('silence: orders acknowledged from 20 s of it on', during, plan.acknowledged),
  ];
}

/** Whether the shop is still there; what it said last, if it is not. */
function ended({ shop, failures }: World, { say }: SectionOptions): Line {
  if (shop.hasEnded()) say(`the shop ended by itself; its last words:\n${shop.output().slice(-1500)}`);
  for (const example of failures.examples) say(example);
  return exactly('silence: the process ended by itself', shop.hasEnded() ? 1 : 0, 0);
}

/** What the shop that has ended charged, beside the prices there were. */
async function charged(bed: Bed, { checkouts, prices, failures }: World): Promise<Line[]> {
  const books = await readBooks(bed);
  const captured = new Set(books.charges.map(({ key }) => key.split(':', 1)[0]));
  const sales = books.orders
    .filter(({ code }) => captured.has(code))
    .map(({ lines, createdAt }) => ({ cents: lines[CODE] ?? 0, orderedAt: createdAt }));
  const { stale, unknown, oldestMs } = comparePrices(sales, prices, TOLERANCE_MS);
  const faults = audit(books, acknowledgedOf(checkouts), {});
  return [
    { name: 'silence: charges compared', value: sales.length, unit: '' },
    exactly('silence: charged at a price replaced over 15 s before', stale, 0),
    exactly('silence: charged at a price that never was', unknown, 0),
    { name: 'silence: oldest price charged, replaced before', value: oldestMs / 1000, unit: 's' },
    { name: 'silence: answers of 503, try again later', value: failures.later, unit: '' },
    exactly('silence: other answers of 500 and above', failures.wrong, 0),
    ...faultLines('silence', faults, ['missing', 'duplicated', 'overcharged', 'unpaid', 'unsettled']),
  ];
}
