/** What orders earn: when it is booked, when it can be spent, and what becomes of it when goods come back. */
import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_MS = 86_400_000;
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('noon', { price: 10.5 }),
    product('dusk', { price: 9.99 }),
    product('lesson', { price: 30, flags: ['isVirtualProduct'] }),
  );
});
afterAll(() => shop.commerce.close());

const balanceOf = (who: Member) =>
  shop.commerce.perks.ledger.balance({ site: who.site, customerId: who.customerId });
/** Logs in again: tokens last half an hour. */
const logIn = async ({ email, password, headers, site }: Member): Promise<void> => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/api/auth/login?site=${site}`,
    payload: { email, password },
  });
  headers.authorization = `Bearer ${answer.json<{ access_token: string }>().access_token}`;
};
const historyOf = async (who: Member) => {
  await logIn(who);
  const { body } = await who.call<{
    entries: { kind: string; points: number; pending: boolean; balance: number }[];
  }>('GET', `/v1/lms/${who.site}/fetchLoyaltyPointsHistory`);
  return body.entries.map(({ kind, points, pending, balance }) => [kind, points, pending, balance]);
};

/** Buys so many of each, and answers the order's code. */
async function buy(who: Member, ...codes: [string, number][]): Promise<string> {
  await logIn(who);
  let cartGuid = '';
  for (const [code, qty] of codes) cartGuid = (await who.add(code, qty)).body.cartGuid;
  await who.ready(cartGuid);
  const placed = await who.place(cartGuid);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  return placed.body.code;
}
const advance = (days: number) => shop.clock.advance(days * DAY_MS);

test('an order’s points are pending, and can be spent seven days after all of it was sent', async () => {
  // covers: S9.46
  const ada = await member(shop);
  const code = await buy(ada, ['noon-24', 3], ['dawn-24', 1]);
  // floor(31.50 + 18.99), and not the floor of each.
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 50, debt: 0 });
  const { fulfilment } = shop.commerce.orders;
  await fulfilment.ship(code, { entryNumbers: [0] });
  advance(8);
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 50 });
  await fulfilment.ship(code);
  advance(6.9);
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 50 });
  advance(0.2);
  expect(await balanceOf(ada)).toMatchObject({ points: 100, pendingPoints: 0 });
  expect(await historyOf(ada)).toEqual([
    ['earned', 50, false, 100],
    ['welcome', 50, false, 50],
  ]);
});

test('what is sent by e-mail earns nothing, as the cart has said before', async () => {
  const ada = await member(shop);
  await ada.add('lesson-24');
  const { cartGuid } = (await ada.add('noon-24')).body;
  const told = async (asked: object) =>
    (await ada.call<{ points: number }>('POST', 'getLoyaltyPoints', asked)).body.points;
  expect(await told({ cartGuid })).toBe(10);
  expect(await told({ products: [{ code: 'lesson-24', qty: 2 }] })).toBe(0);
  await ada.ready(cartGuid);
  const { code, entries } = (await ada.place(cartGuid)).body;
  expect(entries.map(({ product }) => product.code).sort()).toEqual(['lesson-24', 'noon-24']);
  expect((await balanceOf(ada)).pendingPoints).toBe(10);
  // Nor is anything taken back for it.
  const entryNumber = entries.find(({ product }) => product.code === 'lesson-24')?.entryNumber ?? -1;
  await shop.commerce.orders.refunds.make(
    code,
    { entries: [{ entryNumber, quantity: 1 }], restock: 'none' },
    { key: 'the-lesson', actor: 'operator' },
  );
  expect((await balanceOf(ada)).pendingPoints).toBe(10);
});

test('who was no member, or joins afterwards, has no points for an order', async () => {
  const bob = await member(shop, { perksOptIn: false });
  const code = await buy(bob, ['dawn-24', 2]);
  await bob.call('POST', 'loyaltyProgramSignup', { loyaltyProgramOptIn: true });
  await shop.commerce.orders.fulfilment.ship(code);
  expect(await balanceOf(bob)).toMatchObject({ points: 50, pendingPoints: 0 });
});

test('a refund in part takes back the difference to the points of what remains, and the rest of it the rest', async () => {
  const ada = await member(shop);
  const code = await buy(ada, ['noon-24', 1], ['dusk-24', 2]);
  // 10.50 + 19.98
  expect((await balanceOf(ada)).pendingPoints).toBe(30);
  const { refunds, fulfilment } = shop.commerce.orders;
  const give = (key: string, entryNumber: number, quantity: number) =>
    refunds.make(
      code,
      { entries: [{ entryNumber, quantity }], restock: 'unsent' },
      { key, actor: 'operator' },
    );
  await give('one-refund', 1, 1);
  // 10.50 + 9.99
  expect((await balanceOf(ada)).pendingPoints).toBe(20);
  await give('one-refund', 1, 1);
  expect((await balanceOf(ada)).pendingPoints).toBe(20);
  // What is left is sent: what was withdrawn keeps nothing waiting.
  await fulfilment.ship(code, { entryNumbers: [0] });
  await give('another-refund', 1, 1);
  advance(7);
  expect(await balanceOf(ada)).toMatchObject({ points: 60, pendingPoints: 0 });
  await fulfilment.takeBack(code);
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 0, debt: 0 });
  expect(await historyOf(ada)).toEqual([
    ['reversed', -10, false, 50],
    ['reversed', -10, false, 60],
    ['reversed', -10, false, 70],
    ['earned', 30, false, 80],
    ['welcome', 50, false, 50],
  ]);
});

test('a cancelled order leaves nothing pending, cancelled twice as well', async () => {
  const ada = await member(shop);
  const code = await buy(ada, ['dawn-24', 2]);
  expect((await balanceOf(ada)).pendingPoints).toBe(37);
  const { fulfilment } = shop.commerce.orders;
  await fulfilment.cancel(code, 'shopper');
  await fulfilment.cancel(code, 'shopper').catch(() => undefined);
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 0, debt: 0 });
  expect(await historyOf(ada)).toMatchObject([
    ['reversed', -37, false, 50],
    ['earned', 37, false, 50],
    ['welcome', 50, false, 50],
  ]);
});

test('points that were spent and then taken back are a debt, which later orders pay first', async () => {
  const ada = await member(shop);
  const { ledger } = shop.commerce.perks;
  const { fulfilment } = shop.commerce.orders;
  const who = { site: ada.site, customerId: ada.customerId };
  const code = await buy(ada, ['noon-24', 4]);
  await fulfilment.ship(code);
  advance(7);
  expect((await balanceOf(ada)).points).toBe(92);
  await shop.commerce.platform.db.transaction(() => ledger.redeem(who, { key: 'a-reward', points: 80 }));
  await fulfilment.takeBack(code);
  // 42 of the order: its own lot has nothing but what the oldest lots left.
  expect(await balanceOf(ada)).toMatchObject({ points: 0, debt: 30 });
  const next = await buy(ada, ['noon-24', 4]);
  await fulfilment.ship(next);
  advance(7);
  expect(await balanceOf(ada)).toMatchObject({ points: 12, debt: 0, pendingPoints: 0 });
});

test('points that were lost are not taken a second time when their order comes back', async () => {
  const { fulfilment } = shop.commerce.orders;
  const { ledger, members } = shop.commerce.perks;
  const { db } = shop.commerce.platform;
  const ada = await member(shop);
  const who = { site: ada.site, customerId: ada.customerId };
  const optIn = (isMember: boolean) =>
    db.transaction(() => members.changed({ site: who.site, id: who.customerId }, isMember, 'en'));
  const code = await buy(ada, ['noon-24', 8]);
  await fulfilment.ship(code);
  advance(7);
  expect((await balanceOf(ada)).points).toBe(134);
  // 84 of the order: 30 are spent, beside all of the welcome.
  await db.transaction(() => ledger.redeem(who, { key: 'a-reward', points: 80 }));
  await optIn(false);
  advance(31);
  expect(await balanceOf(ada)).toMatchObject({ points: 0, debt: 0 });
  const giveBack = (key: string, quantity: number) =>
    shop.commerce.orders.refunds.make(
      code,
      { entries: [{ entryNumber: 0, quantity }], restock: 'all' },
      { key, actor: 'operator' },
    );
  // Whatever was not spent goes first, as if it had come back before.
  await giveBack('five-boxes', 5);
  expect(await balanceOf(ada)).toMatchObject({ points: 0, debt: 0 });
  // The rest: only what was spent is owed.
  await giveBack('the-rest', 3);
  expect(await balanceOf(ada)).toMatchObject({ points: 0, debt: 30 });
  await optIn(true);
  const next = await buy(ada, ['noon-24', 4]);
  await fulfilment.ship(next);
  advance(7);
  expect(await balanceOf(ada)).toMatchObject({ points: 12, debt: 0 });
});

test('an adjustment that was lost is undone without taking others', async () => {
  const ada = await member(shop);
  const who = { site: ada.site, customerId: ada.customerId };
  const { ledger } = shop.commerce.perks;
  const { db } = shop.commerce.platform;
  const ctx = { site: SITES.usb2c, language: 'en' as const, customerId: ada.customerId };
  const given = { key: 'given', points: 40, reason: 'Sorry', actor: 'agent:1' };
  const { id } = await db.transaction(() => ledger.adjust(ctx, given));
  advance(366);
  await db.transaction(() => ledger.adjust(ctx, { ...given, key: 'later', points: 60 }));
  const undone = await db.transaction(() => ledger.reverseAdjustment(ctx, { id, actor: 'agent:1' }));
  expect(undone).toMatchObject({ reversed: true, balance: 60 });
  expect(await ledger.balance(who)).toMatchObject({ points: 60, debt: 0 });
});

test('a brewer that a member registers is a hundred points, once', async () => {
  const ada = await member(shop);
  const register = (serialNumber: string) =>
    ada.call('POST', `/v2/${ada.site}/brewerRegistration/v2/registernewbrewer`, {
      ...{ serialNumber, purchaseDate: '2026-09-01' },
    });
  await sell(shop.commerce, 'usb2c', product('crema-nib'));
  expect((await register('102426 004521-87')).status).toBe(201);
  expect((await register('102426 004521-87')).status).toBe(409);
  expect((await balanceOf(ada)).points).toBe(150);
});

test('a member of five years is read in one statement, and the history in two', async () => {
  const ada = await member(shop);
  const who = { site: ada.site, customerId: ada.customerId };
  const { ledger } = shop.commerce.perks;
  const { db } = shop.commerce.platform;
  for (let order = 0; order < 60; order += 1) {
    await db.transaction(() =>
      ledger.earn(who, { orderCode: `old-${order}`, orderedAt: shop.clock.now(), points: 20 }),
    );
    await db.transaction(() => ledger.clear(who, `old-${order}`));
    advance(30);
    if (order % 10 === 9)
      await db.transaction(() => ledger.redeem(who, { key: `reward-${order}`, points: 200 }));
  }
  const { answer: balance, statements } = await statementsOf(db, () => ledger.balance(who));
  expect(balance).toMatchObject({ points: 50 + 60 * 20 - 6 * 200, pendingPoints: 0, debt: 0 });
  expect(statements).toHaveLength(1);
  const page = await statementsOf(db, () =>
    ledger.history.page({ site: SITES.usb2c, language: 'en' }, who, { currentPage: 1, limit: 20 }),
  );
  expect([page.answer.total, page.answer.entries.length, page.statements.length]).toEqual([67, 20, 2]);
});
