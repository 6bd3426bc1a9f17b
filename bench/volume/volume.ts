import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { alternate } from '../harness/load/load.ts';
import { closedLoop } from '../harness/load/loop.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { type Amounts, amountsOf, bytesOf, smallOf } from './amounts.ts';
import { ASKED, type Asked } from './asked.ts';
import { costing, forget, type Statement, statementsOf } from './meter.ts';
import { type Filled, withShops } from './shops.ts';

const CUSTOMERS = { whole: 1_000_000, quick: 2000 };
const MOST_TIMES = 1.3;
/** Statements that are named where a call grows. */
const NAMED = 3;

/** What it costs to ask a shop of many years, beside one with a thousandth of its rows. */
export const volume: Section = {
  name: 'volume',
  about:
    'carts, orders, auto-delivery and the back office with 1,000,000 customers (or --runs), 10,000,000 carts and 5,000,000 orders beside a thousandth of that, in turn; PostgreSQL',
  engineOnly: true,
  run: async (options) => {
    const large = amountsOf(options.runs ?? (options.quick ? CUSTOMERS.quick : CUSTOMERS.whole));
    requireRoom(large, options.say);
    return withShops({ small: smallOf(large), large }, options.say, async (shops) => {
      const lines: Line[] = [];
      for (const asked of ASKED) lines.push(...(await compared(asked, shops, options)));
      return lines;
    });
  },
};

/** @throws where the disk has no room for so many rows */
function requireRoom(amounts: Amounts, say: (line: string) => void): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [free, needed] = [bavail * bsize, bytesOf(amounts)].map((bytes) => (bytes / 1e9).toFixed(1));
  say(
    `${amounts.customers.toLocaleString('en')} customers need ${needed} GB in ${tmpdir()}; ${free} GB are free`,
  );
  if (bavail * bsize < bytesOf(amounts))
    throw new Error(
      `Not begun: ${needed} GB are needed in ${tmpdir()}, and ${free} GB are free. Ask for fewer customers (--runs 100000), or name a folder with more room in TMPDIR.`,
    );
}

async function compared(
  asked: Asked,
  shops: { small: Filled; large: Filled },
  { quick, say }: SectionOptions,
): Promise<Line[]> {
  const seconds = quick ? 0.3 : 1;
  const [small, large] = [asked.of(shops.small), asked.of(shops.large)];
  const turns = { small: 0, large: 0 };
  const run = (which: 'small' | 'large') => () =>
    costing(shops[which], () =>
      closedLoop({ atOnce: 1, seconds }, async () => {
        turns[which] += 1;
        await { small, large }[which].call(turns[which]);
        return true;
      }),
    );
  try {
    for (const which of ['small', 'large'] as const) {
      await run(which)();
      await forget(shops[which]);
    }
    const loads = await alternate(quick ? 3 : 7, { small: run('small'), large: run('large') });
    const [before, after] = [loads.small.processor ?? Number.NaN, loads.large.processor ?? Number.NaN];
    const ratio = after / before;
    say(`${asked.name}: ${ratio.toFixed(2)} ×`);
    if (!(ratio <= MOST_TIMES)) for (const line of await grown(shops)) say(`  ${line}`);
    return [
      {
        name: asked.name,
        value: ratio,
        unit: '×',
        target: { at: 'most', value: MOST_TIMES },
        note: `${after.toFixed(2)} beside ${before.toFixed(2)} ms of processor; on the clock ${loads.large.p50.toFixed(1)} beside ${loads.small.p50.toFixed(1)} ms`,
      },
    ];
  } finally {
    small.close();
    large.close();
  }
}

/** The statements of both shops whose cost grew most since they were forgotten. */
async function grown({ small, large }: { small: Filled; large: Filled }): Promise<string[]> {
  const before = await statementsOf(small);
  const growth = ([id, { ms }]: [string, Statement]): number => ms - (before.get(id)?.ms ?? 0);
  return [...(await statementsOf(large))]
    .filter(([id]) => before.has(id))
    .toSorted((one, other) => growth(other) - growth(one))
    .slice(0, NAMED)
    .map(([id, after]) => {
      const { ms = 0, pages = 0 } = before.get(id) ?? {};
      return `${after.ms.toFixed(3)} beside ${ms.toFixed(3)} ms, ${after.pages.toFixed(0)} beside ${pages.toFixed(0)} pages: ${after.query.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
    });
}
