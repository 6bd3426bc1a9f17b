/** What is asked for one member, or for some carts, is found by an index, however many members there are. */
import { randomUUID } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerRepository } from './ledger/ledger.repository.ts';
import { rewardsRepository } from './rewards/rewards.repository.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await fill();
});
afterAll(() => shop.commerce.close());

/** A step of a plan, as the database tells it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Step[];
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** How the statements of some work read the tables of perks: each by what condition of which index. */
async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await statementsOf(shop.db, work);
  expect(statements.length).toBeGreaterThan(0);
  const reads: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await shop.db.execute(`explain (format json) ${text}`, values);
    const [row] = rows as { 'QUERY PLAN': { Plan: Step }[] }[];
    const [plan] = row?.['QUERY PLAN'] ?? [];
    for (const step of plan ? stepsOf(plan.Plan) : [])
      if (
        step['Node Type'].includes('Scan') &&
        step['Node Type'] !== 'Bitmap Heap Scan' &&
        step['Node Type'] !== 'Function Scan'
      )
        reads.push(
          `${step['Node Type']} ${step['Index Name'] ?? step['Relation Name']} ${step['Index Cond'] ?? ''}`,
        );
  }
  return reads;
}

/**
 * Two thousand members, each with an order's points, of which a part has expired, and a reward. The planner chooses by
 * how many rows there are: without these, and without fresh counts, its choice would be chance.
 */
async function fill(): Promise<void> {
  const { db } = shop.commerce.platform;
  const id = (prefix: number) =>
    `(${prefix} || lpad(n::text, 7, '0') || '-0000-4000-8000-000000000000')::uuid`;
  for (const statement of [
    `insert into perks_members (site, customer_id, joined_at)
       select 'usb2c', ${id(9)}, now() from generate_series(1, 2000) n`,
    `insert into perks_entries (id, site, customer_id, key, kind, points, actor, at)
       select ${id(1)}, 'usb2c', ${id(9)}, 'order', 'earned', 100, 'shop', now() from generate_series(1, 2000) n`,
    `insert into perks_entries (id, site, customer_id, key, kind, points, actor, at)
       select ${id(2)}, 'usb2c', ${id(9)}, 'expiry', 'expired', -10, 'shop', now() from generate_series(1, 2000) n`,
    `insert into perks_lots (id, entry_id, site, customer_id, points)
       select ${id(3)}, ${id(1)}, 'usb2c', ${id(9)}, 100 from generate_series(1, 2000) n`,
    `insert into perks_debits (entry_id, lot_id, points)
       select ${id(2)}, ${id(3)}, 10 from generate_series(1, 2000) n`,
    `insert into perks_rewards (site, customer_id, cart_guid, reward_code, variant_code, quantity, points, status,
         order_code, entry_id, created_at)
       select 'usb2c', ${id(9)}, ${id(4)}, 'mug', 'mug', 1, 50, case n % 2 when 0 then 'reserved' else 'spent' end,
         'C' || n, ${id(1)}, now() from generate_series(1, 2000) n`,
    'analyze perks_entries, perks_lots, perks_debits, perks_rewards',
  ])
    await db.execute(statement);
}

test('what is asked of one member reads the rows of that member, and rewards are found by their carts', async () => {
  const { db } = shop.commerce.platform;
  const [ledger, rewards] = [ledgerRepository(db), rewardsRepository(db)];
  const who = { site: 'usb2c' as const, customerId: randomUUID() };
  const id = randomUUID();
  const theirs = /Scan perks_entries_\w+ .*(\bof = |site = .*customer_id = )/;
  for (const work of [
    () => ledger.isUndone(who, id),
    () => ledger.reversedOf(who, id),
    () => ledger.byId(who, id),
    () => ledger.byKey(who, 'welcome'),
  ])
    expect(await readsOf(work)).toEqual([expect.stringMatching(theirs)]);
  expect(await readsOf(() => ledger.lostOf(who, id))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/perks_lots_\w+ .*(entry_id|customer_id) = /),
      expect.stringMatching(/perks_debits_\w+ .*lot_id = /),
    ]),
  );
  expect(await readsOf(() => rewards.inCarts([id, randomUUID()]))).toEqual([
    expect.stringMatching(/perks_rewards_one_per_cart .*cart_guid = /),
  ]);
  expect(await readsOf(() => rewards.hasTaken(who))).toEqual([
    expect.stringMatching(/perks_rewards_member .*customer_id = /),
  ]);
  expect(await readsOf(() => rewards.ofOrder('C0000000000'))).toEqual([
    expect.stringMatching(/perks_rewards_order .*order_code = /),
  ]);
});
