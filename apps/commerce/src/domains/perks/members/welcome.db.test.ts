/** Who had opted in before there was a programme is a member from the migration on, and is welcomed as a new one. */
import { readFileSync } from 'node:fs';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS_DIR } from '#platform/db/migrate.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

/** What the migration does at its end, to customers of whom the programme knows nothing. */
async function migrateMembers(): Promise<void> {
  const text = readFileSync(new URL('0005_perks_credit_referrals.sql', MIGRATIONS_DIR), 'utf8');
  const backfill = text.split('--> statement-breakpoint').at(-1) ?? '';
  expect(backfill).toContain('INSERT INTO "perks_members"');
  for (const table of ['perks_entries', 'perks_members']) await shop.db.execute(`delete from ${table}`);
  await shop.db.execute(backfill);
}
const run = () => shop.commerce.platform.jobs.run('perks.welcome', {});
const balanceOf = ({ site, customerId }: Member) => shop.commerce.perks.ledger.balance({ site, customerId });
const welcomes = async (): Promise<number> =>
  (await shop.db.execute("select 1 from perks_entries where kind = 'welcome'")).rows.length;

test('members from before the programme are welcomed, each once, and nobody else is', async () => {
  const [ada, zoe] = [await member(shop), await member(shop, { site: 'cab2c' })];
  const bob = await member(shop, { perksOptIn: false });
  const ines = await member(shop, { site: 'usafh', perksOptIn: false });
  // A mark of a site that has no programme.
  await shop.db.execute('update customers set perks_opt_in = true where id = $1', [ines.customerId]);
  await migrateMembers();
  expect((await balanceOf(ada)).points).toBe(0);
  for (const _ of [1, 2]) await run();
  for (const who of [ada, zoe])
    expect(await balanceOf(who)).toMatchObject({ points: 50, pendingPoints: 0, debt: 0 });
  for (const who of [bob, ines]) expect((await balanceOf(who)).points).toBe(0);
  expect(await welcomes()).toBe(2);
  // Who leaves and comes again was welcomed once for ever.
  for (const perksOptIn of [false, true]) await ada.call('PUT', 'updatePerksOptIn', { perksOptIn });
  await run();
  expect([(await balanceOf(ada)).points, await welcomes()]).toEqual([50, 2]);
});

test('who leaves before is welcomed when they come again, and not before; two runs at once welcome once', async () => {
  const [ada, bea] = [await member(shop), await member(shop)];
  await migrateMembers();
  await ada.call('PUT', 'updatePerksOptIn', { perksOptIn: false });
  await Promise.all([run(), run()]);
  expect([(await balanceOf(ada)).points, (await balanceOf(bea)).points]).toEqual([0, 50]);
  await ada.call('PUT', 'updatePerksOptIn', { perksOptIn: true });
  await run();
  expect((await balanceOf(ada)).points).toBe(50);
});
