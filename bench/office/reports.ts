import { SITES } from '@crema/brands';
import { buildCommerce } from '@crema/commerce';
import { reportStatements } from '@crema/commerce/domains/reports/index';
import { addDays, dayOf, systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, openPostgres } from '@crema/commerce/platform/db/index';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { type SQL, sql } from 'drizzle-orm';
import pino from 'pino';
import { alternate, costing } from '../harness/load/load.ts';
import type { Load } from '../harness/load/load.types.ts';
import type { Line } from '../harness/report.ts';
import type { SectionOptions } from '../harness/sections.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { type Bed, withBed } from '../harness/shops/shops.ts';
import { AT_ONCE, CODES } from '../sections/cart.rules.ts';
import { adding } from '../sections/cart.ts';
import { writeYear } from './orders.ts';

const ORDER_LINES = 1_000_000;
const MOST_ROWS = 50_000;
const STOCK = 1_000_000;
const SITE = 'usb2c';
const REPORTS = ['sales', 'taxes', 'coupons'] as const;

interface Period {
  from: string;
  to: string;
}

/**
 * Where 1,000,000 order lines were sold in a year: rows that the reports of that year read, and how many adds to the cart a
 * shop does beside somebody who reads them without a pause.
 */
export function reports(options: SectionOptions): Promise<Line[]> {
  const { quick, say } = options;
  const products = CODES.map((code) => box(code.replace(/-24$/, ''), STOCK));
  return withBed('postgres', async (bed) => {
    await writeCatalogue(bed, SITE, products);
    const today = dayOf(new Date(), SITES[SITE].timeZone);
    const period = { from: addDays(today, -365), to: addDays(today, -1) };
    const { lines, headers } = await onYear(bed, async (db, commerce) => {
      // A shop's limits of time are not for a year at once.
      await db.transaction(
        async () => {
          await writeYear(db, quick ? ORDER_LINES / 20 : ORDER_LINES, new Date(), say);
          await commerce.reports.countMissing(SITE);
        },
        { unlimited: true },
      );
      await db.rows(sql`analyze`);
      const read: Line[] = [];
      for (const name of REPORTS) read.push(await rowsRead(db, name, reportStatements[name](SITE, period)));
      return { lines: read, headers: (await signInStaff(commerce)).headers };
    });
    return [...lines, ...(await besideShoppers(bed, period, headers, options))];
  });
}

type Commerce = Awaited<ReturnType<typeof buildCommerce>>;

/** Opens the bed's database with an engine on it, which ends before the shop begins. */
async function onYear<T>(bed: Bed, work: (db: Database, commerce: Commerce) => Promise<T>): Promise<T> {
  const db = await openPostgres({ url: bed.databaseUrl ?? '', onConnectionError: () => undefined });
  const config = loadConfig({ DATA_DIR: bed.dataDir, RATE_LIMIT: 'off', SEED: 'none' });
  const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    return await work(db, commerce);
  } finally {
    await commerce.close();
    await db.close();
  }
}

async function besideShoppers(
  bed: Bed,
  period: Period,
  headers: Record<string, string>,
  { quick, say }: SectionOptions,
): Promise<Line[]> {
  const shop = await bed.start({ env: { SEED: 'none' } });
  const adds = adding(shop);
  let read = 0;
  try {
    const seconds = quick ? 3 : 6;
    const readAll = async (): Promise<void> => {
      for (const name of REPORTS) {
        const address = `${shop.origin}/admin/v1/${SITE}/reports/${name}?${new URLSearchParams({ ...period })}`;
        const answer = await fetch(address, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
        read += 1;
      }
    };
    const beside = async (): Promise<Load> => {
      let ended = false;
      const reading = (async () => {
        while (!ended) await readAll();
      })();
      try {
        return await costing(shop.pid, () => adds.run(seconds));
      } finally {
        ended = true;
        await reading;
      }
    };
    await adds.run(seconds);
    await readAll();
    const { alone, both } = await alternate(quick ? 3 : 5, {
      alone: () => costing(shop.pid, () => adds.run(seconds)),
      both: beside,
    });
    if (alone.failed + both.failed > 0) throw new Error('Not every add was answered with 200.');
    say(`${alone.rps.toFixed(0)} alone, ${both.rps.toFixed(0)} beside reports; ${read} reports`);
    const name = `add to cart, ${AT_ONCE} at once`;
    const times = ({ p50, p99 }: Load) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    return [
      { name: `${name}, no report`, value: alone.rps, unit: '/s', note: times(alone) },
      { name: `${name}, beside reports of a year`, value: both.rps, unit: '/s', note: times(both) },
      {
        name: `${name}: beside reports of without`,
        value: both.rps / alone.rps,
        unit: '',
        note: `${read} reports`,
      },
    ];
  } finally {
    adds.close();
    await shop.stop();
  }
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Runs a statement, and counts the rows that its scans went through. */
async function rowsRead(db: Database, name: string, statement: SQL): Promise<Line> {
  const [row] = await db.rows<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  const explained = row?.['QUERY PLAN'][0];
  return {
    name: `rows read by a year of ${name}`,
    value: explained ? scanned(explained.Plan) : Number.NaN,
    unit: 'rows',
    target: { at: 'most', value: MOST_ROWS },
    ...(explained ? { note: `${explained['Execution Time'].toFixed(0)} ms` } : {}),
  };
}

const scanned = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (all, inner) => all + scanned(inner),
    plan['Node Type'].includes('Scan')
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0,
  );
