/** What an operator asks and does: the ledger of a member, an adjustment, and what the points of a site will cost. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liabilityOf } from './liability.rules.ts';
import { runPointsCommand } from './points.command.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
afterAll(() => shop.commerce.close());

const command = async (...argv: string[]) => {
  const said: string[] = [];
  const { customers, perks } = shop.commerce;
  const exit = await runPointsCommand(
    { customers, operator: perks.operator },
    argv,
    (line) => void said.push(line),
  );
  return { exit, said };
};

test('the ledger of a member is printed, newest first', async () => {
  const ada = await member(shop);
  expect(await command('adjust', ada.email, '--by', '-20', '--reason', 'Counted twice')).toEqual({
    exit: 0,
    said: [`-20 points for ${ada.email}: 30 now.`],
  });
  expect(await command(ada.email)).toEqual({
    exit: 0,
    said: [
      `${ada.email} at usb2c: 30 points, until 2028-01-04, 0 pending, 0 owed`,
      'member since 2027-01-04',
      '2027-01-04    -20       30  Removed by customer service · Counted twice · operator',
      '2027-01-04    +50       50  Welcome to Perks',
    ],
  });
});

test('an adjustment with a key is booked once, and the key is good for nothing else', async () => {
  const ada = await member(shop);
  const adjust = (by: string, reason: string, key: string) =>
    command('adjust', ada.email, '--by', by, '--reason', reason, '--key', key);
  for (const _ of [1, 2])
    expect(await adjust('30', 'A late parcel', 'ticket-417')).toEqual({
      exit: 0,
      said: [`30 points for ${ada.email}: 80 now.`],
    });
  for (const [by, reason] of [
    ['40', 'A late parcel'],
    ['30', 'Another parcel'],
  ] as const)
    expect(await adjust(by, reason, 'ticket-417')).toEqual({
      exit: 1,
      said: ['The key ticket-417 was used before for 30 points: A late parcel. Nothing was changed.'],
    });
  expect((await adjust('-10', 'Counted twice', 'ticket-418')).said).toEqual([
    `-10 points for ${ada.email}: 70 now.`,
  ]);
  // The same key for somebody else is another adjustment; without one each call is its own.
  const bob = await member(shop);
  for (const [key, points] of [
    [['--key', 'ticket-417'], 80],
    [[], 110],
    [[], 140],
  ] as const)
    expect(
      (await command('adjust', bob.email, '--by', '30', '--reason', 'A late parcel', ...key)).said,
    ).toEqual([`30 points for ${bob.email}: ${points} now.`]);
  for (const argv of [
    ['adjust', ada.email, '--by', '5', '--key', ''],
    ['liability', '--key', 'x'],
    [ada.email, '--key', 'x'],
  ])
    expect((await command(...argv)).exit).toBe(2);
});

test('what cannot be is said in a sentence, and nothing is booked', async () => {
  const bob = await member(shop, { perksOptIn: false });
  const refused = async (sentence: string, ...argv: string[]) =>
    expect(await command(...argv)).toEqual({ exit: 1, said: [sentence] });
  await refused(`${bob.email} has never been a member at usb2c.`, bob.email);
  await refused('Join Perks first.', 'adjust', bob.email, '--by', '5', '--reason', 'Sorry');
  await refused('nobody@example.com has no account at usb2c.', 'nobody@example.com');
  await refused('usafh has no Perks.', 'liability', '--site', 'usafh');
  await refused('--site is usb2c, cab2c, usafh.', 'liability', '--site', 'moon');
  const ada = await member(shop);
  await refused('Enter a reason.', 'adjust', ada.email, '--by', '5');
  await refused(
    'Enter 1 to 500 points, or the same to take away.',
    'adjust',
    ada.email,
    '--by',
    '501',
    '--reason',
    'x',
  );
  for (const argv of [[], ['adjust', ada.email], ['liability', 'x'], ['a', 'b', 'c'], ['--no', 'x']])
    expect((await command(...argv)).exit).toBe(2);
});

test('the liability of a site is its open points times what they cost, as far as they are redeemed', async () => {
  expect(liabilityOf(1000, { perksPointsCost: 250, perksRedemptionPercent: 70 })).toBe(1750);
  expect(liabilityOf(1, { perksPointsCost: 250, perksRedemptionPercent: 70 })).toBe(2);
  const people = [await member(shop, { site: 'cab2c', points: 400 }), await member(shop, { site: 'cab2c' })];
  const [ada] = people;
  const { ledger } = shop.commerce.perks;
  await shop.commerce.platform.db.transaction(() =>
    ledger.earn(
      { site: 'cab2c', customerId: ada?.customerId ?? '' },
      { orderCode: 'pending', orderedAt: shop.clock.now(), points: 84 },
    ),
  );
  expect(await command('liability', '--site', 'cab2c')).toEqual({
    exit: 0,
    said: [
      'cab2c: 450 open points of 2 members, $7.88',
      '  $2.50 for 100 points, 70 % of them redeemed',
      '  beside them 84 points that are pending, and 0 that are owed',
    ],
  });
  // As it is told when each is asked.
  const each = await Promise.all(
    people.map(({ customerId }) => ledger.balance({ site: 'cab2c', customerId })),
  );
  expect(each.reduce((sum, { points }) => sum + points, 0)).toBe(450);
});
