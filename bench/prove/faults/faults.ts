import { randomFrom } from '@crema/search/bench';
import { type Shop, startFaultyProxy } from '../../../tools/testbed/index.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { type Bed, withBed } from '../../harness/shops/shops.ts';
import { auditRenewals, emailsOf, makeDueOver } from '../auto-delivery/renewals.ts';
import { audit, readBooks } from '../checkouts/books.ts';
import { acknowledgedOf, answered, type Checkout, shopUntilDone } from '../checkouts/checkouts.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { type Failures, keepShopping, noFailures } from '../checkouts/shoppers.ts';
import { shopFor } from '../sabotage.ts';
import { startBreaking } from './breaker.ts';

const AT_ONCE = 12;
/** Within which orders and ledger have to agree, and everybody has an answer. */
const SETTLED_WITHIN_MS = 60_000;
/** The least of each that says that the run showed anything, on a machine three times slower than a laptop of two cores. */
const WHOLE = { ms: 600_000, renewals: 3000, acknowledged: 500, backends: 600, cuts: 60 };
const QUICK = { ms: 30_000, renewals: 100, acknowledged: 10, backends: 30, cuts: 3 };

/** One that renewals and shoppers both want, and some for shoppers alone. */
const STOCK = Object.fromEntries(['', '-a', '-b', '-c'].map((name) => [`plenty${name}-24`, 1_000_000]));

/** Checkouts and renewals on PostgreSQL whose connections are ended all the time. */
export const faults: Section = {
  name: 'faults',
  about: '10 min of checkouts and renewals, a backend ended every 500 ms, the proxy cutting every 5 s',
  run: (options) =>
    withBed('postgres', async (bed) => {
      const plan = options.quick ? QUICK : WHOLE;
      await makeDueOver(bed, STOCK, plan.renewals, plan.ms);
      const proxy = await startFaultyProxy(bed.databaseUrl ?? '');
      try {
        const { env, ...rest } = shopFor(options.sabotage);
        const shop = await bed.start({
          ...rest,
          env: { ...env, DATABASE_URL: proxy.url(bed.databaseUrl ?? '') },
        });
        const run = { ...(await breakIt(bed, shop, proxy, plan.ms, options)), plan };
        return await count(bed, run);
      } finally {
        await proxy.stop();
      }
    }),
};

interface Run {
  plan: typeof WHOLE;
  checkouts: Checkout[];
  failures: Failures;
  ended: boolean;
  backends: number;
  cuts: number;
  /** Checkouts without an answer, and payments and turns still open, at most 60 s after the last fault. */
  left: number;
  open: number;
  /** From the last fault until there were none of either, or it was given up. */
  seconds: number;
}

/** Shops under faults for so long, then without until all is settled, and ends the shop. */
async function breakIt(
  bed: Bed,
  shop: Shop,
  proxy: Parameters<typeof startBreaking>[1],
  ms: number,
  { say }: SectionOptions,
): Promise<Omit<Run, 'plan'>> {
  const random = randomFrom(17);
  const codes = Object.keys(STOCK);
  const failures = noFailures();
  const checkouts: Checkout[] = [];
  const until = performance.now() + ms;
  const stop = () => performance.now() > until || shop.hasEnded();
  const next = () => ({ code: codes[Math.floor(random() * codes.length)] as string });
  let told = 0;
  try {
    const breaker = await startBreaking(bed.databaseUrl ?? '', proxy);
    const telling = setInterval(() => {
      told += 1;
      const { backends, cuts } = breaker.counts();
      say(
        `${told * 10} s: ${answered(checkouts)} of ${checkouts.length} answered, ${backends} backends, ${cuts} cuts`,
      );
    }, 10_000);
    try {
      await keepShopping(shop.origin, { atOnce: AT_ONCE, next, stop, failures, begun: checkouts });
    } finally {
      clearInterval(telling);
      await breaker.stop();
    }
    const last = performance.now();
    const deadline = last + SETTLED_WITHIN_MS;
    await shopUntilDone(
      shop.origin,
      checkouts,
      AT_ONCE,
      () => performance.now() > deadline || shop.hasEnded(),
    );
    const open = await untilSettled(bed, () => performance.now() > deadline || shop.hasEnded());
    const seconds = (performance.now() - last) / 1000;
    const ended = shop.hasEnded();
    if (ended) say(`the shop ended by itself; its last words:\n${shop.output().slice(-1500)}`);
    for (const example of failures.examples) say(example);
    const left = checkouts.length - answered(checkouts);
    return { checkouts, failures, ended, ...breaker.counts(), left, open, seconds };
  } finally {
    await shop.stop();
  }
}

/** Reads the books of the shop that has ended, and says what is in them. */
async function count(bed: Bed, run: Run): Promise<Line[]> {
  const { plan, failures } = run;
  const books = await readBooks(bed);
  const acknowledged = acknowledgedOf(run.checkouts);
  const due = emailsOf(plan.renewals);
  const renewals = auditRenewals(books, due);
  return [
    exactly('faults: the process ended by itself', run.ended ? 1 : 0, 0),
    atLeast('faults: backends ended', run.backends, plan.backends),
    atLeast('faults: cuts by the proxy', run.cuts, plan.cuts),
    atLeast('faults: orders acknowledged', acknowledged.length, plan.acknowledged),
    { name: 'faults: answers of 503, try again later', value: failures.later, unit: '' },
    exactly('faults: other answers of 500 and above', failures.wrong, 0),
    exactly('faults: checkouts without an answer 60 s after', run.left, 0),
    exactly('faults: payments and due turns open 60 s after', run.open, 0),
    { name: 'faults: looked for both for', value: run.seconds, unit: 's' },
    ...faultLines('faults', audit(books, acknowledged, STOCK)),
    { name: 'faults: renewals due', value: due.length, unit: '' },
    exactly('faults: renewals without an order', renewals.missing, 0),
    exactly('faults: renewals without a charge', renewals.uncharged, 0),
    exactly('faults: orders too many of a renewal', renewals.doubled, 0),
    exactly('faults: charges too many of a renewal', renewals.overcharged, 0),
  ];
}
