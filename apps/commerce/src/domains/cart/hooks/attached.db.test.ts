/** What other domains keep with a cart. */
import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANONYMOUS, type SiteContext } from '#platform/http/index.ts';
import { cartRepository } from '../cart.repository.ts';
import type { CartHooks } from './hooks.types.ts';

const heard: string[] = [];
const samples: CartHooks = {
  name: 'sample',
  lines: ({ attached }) => (attached.sample ? [{ code: 'rare-24', quantity: 2, price: 0, stays: true }] : []),
  changed: async ({ guid, lines, attached }) => {
    heard.push(`changed ${guid}: ${lines.length} ${JSON.stringify(attached.sample)}`);
  },
  deleted: async (carts) => {
    heard.push(`deleted ${carts.map(({ guid, attached }) => `${guid} ${JSON.stringify(attached)}`).join()}`);
  },
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ extend: (_platform, { cart }) => cart.addHooks(samples) });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('rare', { stock: 2 }));
});
afterAll(() => shop.commerce.close());
beforeEach(() => {
  heard.length = 0;
});

const ctx: SiteContext = {
  ...{ site: SITES.usb2c, language: 'en', caller: ANONYMOUS, correlationId: 'a-test' },
};
const attach = (guid: string, name: string, value: object | undefined) => {
  const { cart, platform } = shop.commerce;
  return platform.db.transaction(async () => cart.attach(await cart.lockOpen(ctx, guid), name, value));
};
const DAY_MS = 86_400_000;

test('what is attached is kept with the cart, counts with it, and is told when its lines change', async () => {
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24')).body;
  await attach(cartGuid, 'sample', { of: 'a test' });
  const added = (await guest.add('dawn-24', 1, { cartGuid })).body;
  const changed = `changed ${cartGuid}: 1 {"of":"a test"}`;
  expect([added.cartQuantity, heard]).toEqual([4, [changed]]);
  await guest.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 1 });
  expect(heard).toEqual([changed, changed]);
  await attach(cartGuid, 'sample', undefined);
  await guest.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 2 });
  expect(heard).toHaveLength(2);
});

test('a cart that is forgotten is told to who attached something to it, and to nobody else', async () => {
  const guest = shopper(shop.commerce);
  const [mine, others] = [(await guest.add('dawn-24')).body, (await guest.add('dawn-24')).body];
  await attach(mine.cartGuid, 'sample', { of: 'a test' });
  await attach(others.cartGuid, 'other', {});
  const start = shop.clock.now();
  const { cartLifetimeDays } = shop.commerce.content.configuration('usb2c');
  shop.clock.set(new Date(start.getTime() + (cartLifetimeDays + 1) * DAY_MS));
  const deleted = await shop.commerce.cart.deleteExpired();
  shop.clock.set(start);
  expect(deleted).toEqual(expect.arrayContaining([mine.cartGuid, others.cartGuid]));
  expect(heard).toEqual([`deleted ${mine.cartGuid} {"sample":{"of":"a test"}}`]);
});

test('a change of a line reads no more where nothing is attached, and its lines once more where something is', async () => {
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24', 4)).body;
  const { db } = shop.commerce.platform;
  const statements = async (asked: { qty: number }) => {
    const change = () => shop.commerce.cart.changeEntry(ctx, cartGuid, 0, asked);
    return (await statementsOf(db, () => db.transaction(change))).statements.length;
  };
  // Its lines, the change, its lines with it, the stock.
  expect(await statements({ qty: 3 })).toBe(4);
  await attach(cartGuid, 'sample', { of: 'a test' });
  expect(await statements({ qty: 2 })).toBe(5);
  expect(heard).toEqual([`changed ${cartGuid}: 1 {"of":"a test"}`]);
  await attach(cartGuid, 'sample', undefined);
  await attach(cartGuid, 'other', {});
  // Its lines, the change.
  expect(await statements({ qty: 0 })).toBe(2);
});

test('carts are forgotten some at a time, each time in a transaction of its own', async () => {
  const guest = () => shopper(shop.commerce);
  const guids: string[] = [];
  for (let made = 0; made < 5; made += 1) {
    const { cartGuid } = (await guest().add('dawn-24')).body;
    await attach(cartGuid, 'sample', { number: made });
    guids.push(cartGuid);
  }
  const start = shop.clock.now();
  const { cartLifetimeDays } = shop.commerce.content.configuration('usb2c');
  shop.clock.set(new Date(start.getTime() + (cartLifetimeDays + 1) * DAY_MS));
  const { db } = shop.commerce.platform;
  const forget = () => shop.commerce.cart.deleteExpired(2);
  const { answer: deleted, transactions } = await statementsOf(db, forget);
  // Five of this test, and what others have left.
  expect(transactions).toBeGreaterThanOrEqual(Math.ceil(deleted.length / 2));
  shop.clock.set(start);
  expect(deleted).toEqual(expect.arrayContaining(guids));
  expect(new Set(deleted).size).toBe(deleted.length);
  // Told two carts at most at once, and all of them in the end.
  for (const one of heard) expect(one.match(/"number"/g)?.length).toBeLessThanOrEqual(2);
  for (const guid of guids) expect(heard.filter((one) => one.includes(guid))).toHaveLength(1);
});

test('no more are forgotten at once than asked for, whichever way the database joins', async () => {
  for (let made = 0; made < 5; made += 1) await shopper(shop.commerce).add('dawn-24');
  const { db } = shop.commerce.platform;
  const later = new Date(shop.clock.now().getTime() + 1000 * DAY_MS);
  await db.transaction(async () => {
    // A nested loop asks its inner side anew for each row.
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
      await db.rows(sql.raw(`set local enable_${way} = off`));
    expect(await cartRepository(db).deleteExpired(later, 2)).toHaveLength(2);
  });
});

test('a line that stays is not left out when it is sold out: the order is refused', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  await attach(cartGuid, 'sample', {});
  await guest.place(await guest.readyCart(['rare-24'], { qty: 1 }));
  await shop.commerce.catalog.settle();
  const { body: cart } = await guest.call('GET', `carts/${cartGuid}`);
  expect(cart.entries.map(({ product: { code }, quantity }) => [code, quantity])).toEqual([
    ['dawn-24', 2],
    ['rare-24', 2],
  ]);
  const { status, body } = await guest.place(cartGuid);
  expect([status, body.errors[0]?.type]).toEqual([409, 'InsufficientStockError']);
});

test('only an open cart of one’s own is locked to be changed', async () => {
  const { cart, platform } = shop.commerce;
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24')).body;
  const lock = (more: Partial<SiteContext>) =>
    platform.db.transaction(() => cart.lockOpen({ ...ctx, ...more }, cartGuid));
  await expect(lock({ customerId: '0b9f6a0e-0000-4000-8000-00000000000b' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(lock({ site: SITES.cab2c })).rejects.toMatchObject({ status: 404 });
  await cart.setStatus(cartGuid, 'ordering');
  await expect(lock({})).rejects.toMatchObject({ status: 409 });
});
