import { setTimeout as delay } from 'node:timers/promises';
import { countInvariants } from '@crema/commerce/composition/invariants';
import { openPostgres } from '@crema/commerce/platform/db/index';
import { freePort } from '../../../tools/testbed/index.ts';
import { audit, readBooks } from '../checkouts/books.ts';
import { acknowledgedOf, type Checkout, shopUntilDone } from '../checkouts/checkouts.ts';
import { atLeast, exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { DATABASE, onServer, type World } from './bed.ts';
import { SHOPPED, STOCK } from './goods.ts';
import type { Part } from './parts.ts';

const AT_ONCE = 3;
const ORDERS = { whole: 60, quick: 12 };
const WITHIN_MS = 90_000;
/** Between the last order before the moment and the moment, and between it and the first after. */
const APART_MS = 1500;

/** The database as it was at a moment between two orders, out of a copy and the archived log. */
export const recovery: Part = {
  name: 'recovery',
  seconds: { whole: 0, quick: 0 },
  run: async (world, { quick, say }) => {
    const amount = quick ? ORDERS.quick : ORDERS.whole;
    const copy = await world.nodes.copy('copy', world.primary);
    const before = await shop(world, amount);
    await delay(APART_MS);
    const [moment] = await world.ask<{ now: string }>('select now()::text as now');
    await delay(APART_MS);
    const after = await shop(world, amount);
    await archiveAll(world);
    say(`${before.length} orders before the moment, ${after.length} after; restoring`);
    const restored = world.nodes.recover(copy, await freePort(), moment?.now ?? '');
    world.onEnd(restored);
    const from = performance.now();
    await restored.start();
    await untilPromoted(restored.url(DATABASE));
    const took = (performance.now() - from) / 1000;
    const databaseUrl = restored.url(DATABASE);
    const books = await readBooks({ dataDir: world.books.dataDir, databaseUrl });
    const there = new Set(books.orders.map(({ code }) => code));
    const invariants = await brokenIn(databaseUrl);
    await restored.stop();
    const later = acknowledgedOf(after).filter(({ code }) => there.has(code)).length;
    return [
      atLeast('recovery: orders acknowledged before the moment', acknowledgedOf(before).length, amount),
      atLeast('recovery: orders acknowledged after it', acknowledgedOf(after).length, amount),
      { name: 'recovery: reading the log up to it', value: took, unit: 's' },
      exactly('recovery: orders of after the moment', later, 0),
      exactly('recovery: what is broken in the books', invariants, 0),
      ...faultLines('recovery', audit(books, acknowledgedOf(before), STOCK)),
    ];
  },
};

/** So many orders, all settled. */
async function shop(world: World, amount: number): Promise<Checkout[]> {
  const checkouts: Checkout[] = Array.from({ length: amount }, (_, index) => ({
    code: SHOPPED[index % SHOPPED.length] as string,
  }));
  const deadline = performance.now() + WITHIN_MS;
  const isOver = () => performance.now() > deadline;
  await shopUntilDone(world.door, checkouts, AT_ONCE, isOver);
  await untilSettled(world.books, isOver);
  return checkouts;
}

/** Waits until what was written so far is in the archive. */
async function archiveAll(world: World): Promise<void> {
  const [segment] = await world.ask<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()',
  );
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [row] = await world.ask<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    if ((row?.last ?? '') >= (segment?.name ?? '~')) return;
    await delay(100);
  }
  throw new Error('The log was not archived.');
}

/** A server that reads its log answers before it is at the moment; then it takes writes. */
async function untilPromoted(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [row] = await onServer<{ reads: boolean }>(url, 'select pg_is_in_recovery() as reads').catch(
      () => [],
    );
    if (row?.reads === false) return;
    await delay(100);
  }
  throw new Error('The restored server does not come to the moment.');
}

/** Everything that must hold in the books of every shop, counted by what breaks it. */
async function brokenIn(url: string): Promise<number> {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  try {
    return (await countInvariants(db)).reduce((sum, { broken }) => sum + broken, 0);
  } finally {
    await db.close();
  }
}
