import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gatherStatistics } from './statistics.ts';

let shop: TestCommerce;
beforeEach(async () => {
  shop = await openTestCommerce();
  // A server's autovacuum would count it.
  await shop.db.rows(
    sql`create table "Tally" (code text, place int, primary key (code)) with (autovacuum_enabled = false)`,
  );
});
afterEach(async () => {
  await shop.commerce.close();
  await shop.db.execute('drop table "Tally"');
});

const TALLY = 'public."Tally"';
const grow = (from: number, to: number) =>
  shop.db.rows(
    sql`insert into "Tally" select 'code' || i, i from generate_series(${from}::int, ${to}::int) as i`,
  );
const rows = async () =>
  (
    await shop.db.rows<{ rows: number }>(
      sql`select reltuples::int as rows from pg_class where relname = 'Tally'`,
    )
  )[0]?.rows;

it('counts what was never counted, and again what has grown, and nothing else', async () => {
  expect(await gatherStatistics(shop.db)).not.toContain(TALLY);
  await grow(1, 3000);
  expect(await gatherStatistics(shop.db)).toContain(TALLY);
  expect(await rows()).toBe(3000);
  expect(await gatherStatistics(shop.db)).not.toContain(TALLY);
  await grow(3001, 3100);
  expect(await gatherStatistics(shop.db)).not.toContain(TALLY);
  await grow(3101, 5000);
  expect(await gatherStatistics(shop.db)).toEqual([TALLY]);
  expect(await rows()).toBe(5000);
});
