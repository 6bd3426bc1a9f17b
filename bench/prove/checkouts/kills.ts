import { setTimeout as delay } from 'node:timers/promises';
import { randomFrom } from '@crema/search/bench';
import { freePort, type Shop } from '../../../tools/testbed/index.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { box, writeCatalogue } from '../../harness/shops/catalogue.ts';
import { type Bed, DATABASE_KINDS, type DatabaseKind, withBed } from '../../harness/shops/shops.ts';
import { shopFor } from '../sabotage.ts';
import { audit, readBooks } from './books.ts';
import { checkoutLines } from './checkouts.rules.ts';
import { acknowledgedOf, answered, type Checkout, shopUntilDone } from './checkouts.ts';
import { exactly, faultLines } from './lines.ts';

const AT_ONCE = 16;
const CHECKOUTS = 1000;
const QUICK_CHECKOUTS = 120;
/** Within which orders and ledger have to agree, and everybody has an answer. */
const SETTLED_WITHIN_MS = 60_000;
/** The shop is killed again after so many answers at most, or so long at most from ready on, whichever is sooner. */
const MOST_ANSWERS = 60;
const LONGEST_LIFE_MS = 6000;
/** Then at any moment of so long: of a checkout's steps, not only when one has been answered. */
const ANY_MOMENT_MS = 60;
const LEAST_KILLS = 10;

/** Some that last and some that run out, so that both an order and a refusal are cut in two. */
const stockFor = (checkouts: number): Record<string, number> => ({
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`plenty-${name}-24`, checkouts])),
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`scarce-${name}-24`, Math.ceil(checkouts / 40)])),
});

/** `kill -9` of the shop at random moments of concurrent checkouts, restarted on what it left. */
export const kills: Section = {
  name: 'kills',
  about: '1,000 checkouts, 16 at once, kill -9 at random moments, restart; both databases',
  run: async (options) => {
    const lines: Line[] = [];
    for (const kind of DATABASE_KINDS) lines.push(...(await on(kind, options)));
    return lines;
  },
};

function on(kind: DatabaseKind, { quick, sabotage, say }: SectionOptions): Promise<Line[]> {
  return withBed(kind, async (bed) => {
    const stock = stockFor(quick ? QUICK_CHECKOUTS : CHECKOUTS);
    const products = Object.entries(stock).map(([code, units]) => box(code.replace(/-24$/, ''), units));
    await writeCatalogue(bed, 'usb2c', products);
    const checkouts = planned(quick ? QUICK_CHECKOUTS : CHECKOUTS, Object.keys(stock));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const killer = await startKilling(bed, port, {
      sabotage,
      answers: () => answered(checkouts),
      onKill: (count) =>
        say(`${kind}: killed ${count} times, ${answered(checkouts)} of ${checkouts.length} answered`),
    });
    let left = 0;
    try {
      // The last few wait for each other's remains more than they check out: they are the settling's business.
      const nearlyAll = () => checkouts.length - answered(checkouts) < AT_ONCE;
      await shopUntilDone(origin, checkouts, AT_ONCE, () => killer.failed() || nearlyAll());
      await killer.end();
      // The last kill's victims ask again, as their shoppers would; each key gets its one answer.
      const deadline = performance.now() + SETTLED_WITHIN_MS;
      say(
        `${kind}: ${checkouts.length - answered(checkouts)} without an answer; 60 s for them and the books`,
      );
      await shopUntilDone(origin, checkouts, AT_ONCE, () => performance.now() > deadline);
      await delay(Math.max(0, deadline - performance.now()));
      left = checkouts.length - answered(checkouts);
    } finally {
      await killer.stop();
    }
    const books = await readBooks(bed);
    const acknowledged = acknowledgedOf(checkouts);
    const title = `kills, ${kind}`;
    return [
      {
        name: `${title}: kill -9`,
        value: killer.count(),
        unit: '',
        target: { at: 'least', value: quick ? 1 : LEAST_KILLS },
      },
      ...checkoutLines(title, checkouts, stock),
      exactly(`${title}: without an answer 60 s after the last kill`, left, 0),
      ...faultLines(title, audit(books, acknowledged, stock)),
    ];
  });
}

function planned(count: number, codes: readonly string[]): Checkout[] {
  const random = randomFrom(42);
  return Array.from({ length: count }, () => ({
    code: codes[Math.floor(random() * codes.length)] as string,
  }));
}

interface Killing {
  sabotage: string | undefined;
  /** How many checkouts have their answer. */
  answers: () => number;
  onKill: (count: number) => void;
}

/** Starts the shop and kills it, again and again, until `end`, which leaves it running. */
export async function startKilling(bed: Bed, port: number, { sabotage, answers, onKill }: Killing) {
  const random = randomFrom(7);
  const start = () => bed.start({ ...shopFor(sabotage), port });
  let shop: Shop = await start();
  let kills = 0;
  let ending = false;
  let failure: unknown;
  const running = (async () => {
    while (!ending) {
      const enough = answers() + random() * MOST_ANSWERS;
      const until = performance.now() + random() * LONGEST_LIFE_MS;
      while (!ending && answers() < enough && performance.now() < until) await delay(1);
      await delay(random() * ANY_MOMENT_MS);
      if (ending) return;
      await shop.kill();
      onKill(++kills);
      shop = await start();
    }
  })().catch((error: unknown) => {
    failure = error;
  });
  const end = async (): Promise<void> => {
    ending = true;
    await running;
    if (failure) throw failure;
  };
  return {
    count: () => kills,
    /** A shop that does not start again would have its shoppers wait for ever. */
    failed: () => failure !== undefined,
    end,
    stop: async (): Promise<void> => {
      ending = true;
      await running;
      await shop.stop();
    },
  };
}
