import { buildCommerce } from '@crema/commerce';
import { salesOf } from '@crema/commerce/domains/reports/reports.repository';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, migrate, openPostgres } from '@crema/commerce/platform/db/index';
import { type SQL, sql } from 'drizzle-orm';
import pino from 'pino';
import { startPostgres, temporaryFolder } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { SectionOptions } from '../harness/sections.ts';
import { writeYear } from './orders.ts';

const ORDER_LINES = 1_000_000;
const MOST_ROWS = 50_000;
const END = new Date('2027-01-04T05:00:00Z');
const [FROM, TO] = ['2026-01-04', '2027-01-03'];

/** Rows that the reports of a year read, where 1,000,000 order lines were sold in it. */
export async function reports({ quick, say }: SectionOptions): Promise<Line[]> {
  const server = await startPostgres({ fsync: false });
  const db = await openPostgres({
    url: server.url(await server.createDatabase()),
    onConnectionError: (error) => say(String(error)),
  });
  try {
    await migrate(db);
    const config = loadConfig({ DATA_DIR: await temporaryFolder('office'), RATE_LIMIT: 'off', SEED: 'none' });
    const log = pino({ level: 'silent' });
    const commerce = await buildCommerce({ config, db, clock: fixedClock(END.toISOString()), log });
    try {
      await writeYear(db, quick ? ORDER_LINES / 20 : ORDER_LINES, END, say);
      await commerce.reports.countMissing('usb2c');
      await db.rows(sql`analyze`);
      return [await rowsRead(db, 'sales', salesOf('usb2c', FROM, TO))];
    } finally {
      await commerce.close();
    }
  } finally {
    await db.close();
    await server.stop();
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
  const [row] = await db.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  return {
    name: `rows read by a year of ${name}`,
    value: plan ? scanned(plan) : Number.NaN,
    unit: 'rows',
    target: { at: 'most', value: MOST_ROWS },
  };
}

const scanned = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (all, inner) => all + scanned(inner),
    plan['Node Type'].includes('Scan')
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0,
  );
