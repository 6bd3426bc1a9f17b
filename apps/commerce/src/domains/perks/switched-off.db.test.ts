/** A site whose programme is switched off: nothing new is earned or applied, and what was before can still be taken back. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const DAY_MS = 86_400_000;
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon'].map((code) => product(code)));
});
afterAll(() => shop.commerce.close());
beforeEach(() => offer(true));

async function offer(perks: boolean): Promise<void> {
  const { features } = shop.commerce.content.configuration('usb2c');
  await shop.db.execute("delete from site_entries where site = 'usb2c' and key = 'features'");
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position) values ('usb2c', 'configuration', 'features', $1, 0)`,
    [JSON.stringify({ ...features, perks })],
  );
  await shop.commerce.content.load();
}

const balanceOf = ({ site, customerId }: Member) => shop.commerce.perks.ledger.balance({ site, customerId });
async function buy(who: Member): Promise<string> {
  const { cartGuid } = (await who.add('dawn-24', 2)).body;
  return (await who.place(await who.ready(cartGuid))).body.code;
}

test('what was earned before is taken back with its order, or can be spent later; new orders earn nothing', async () => {
  const ada = await member(shop);
  const { fulfilment, refunds } = shop.commerce.orders;
  const [sent, cancelled, refunded] = [await buy(ada), await buy(ada), await buy(ada)];
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 3 * 37 });
  await offer(false);
  await buy(ada);
  expect((await balanceOf(ada)).pendingPoints).toBe(3 * 37);
  await fulfilment.cancel(cancelled, 'shopper');
  expect((await balanceOf(ada)).pendingPoints).toBe(2 * 37);
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await refunds.make(refunded, one, { key: 'one-box', actor: 'operator' });
  expect((await balanceOf(ada)).pendingPoints).toBe(37 + 18);
  await fulfilment.ship(sent);
  const start = shop.clock.now();
  shop.clock.advance(7 * DAY_MS);
  expect(await balanceOf(ada)).toMatchObject({ points: 50 + 37, pendingPoints: 18 });
  await fulfilment.takeBack(sent);
  expect(await balanceOf(ada)).toMatchObject({ points: 50, pendingPoints: 18, debt: 0 });
  shop.clock.set(start.toISOString());
});

test('a reward in a cart can still be taken off, and none is put there', async () => {
  const ada = await member(shop, { points: 760 });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  await ada.apply(cartGuid, '350-noon-24');
  await offer(false);
  // Who shows the cart has to know what to take off.
  const codes = async () => (await ada.applied(cartGuid)).body.rewards.map(({ rewardCode }) => rewardCode);
  expect(await codes()).toEqual(['350-noon-24']);
  expect((await ada.swap(cartGuid, '350-noon-24', '350-dawn-24')).status).toBe(404);
  // One that is not there is no reason to have the call.
  expect((await ada.remove(cartGuid, '350-dawn-24')).status).toBe(404);
  const { status, body } = await ada.remove(cartGuid, '350-noon-24');
  expect([status, body.rewards, body.points]).toEqual([200, [], 760]);
  expect((await ada.remove(cartGuid, '350-noon-24')).status).toBe(404);
  expect((await ada.applied(cartGuid)).status).toBe(404);
  expect((await ada.apply(cartGuid, '350-noon-24')).status).toBe(404);
  expect((await balanceOf(ada)).points).toBe(760);
});

test('a reward goes with the last paid line, as ever', async () => {
  const ada = await member(shop, { points: 400 });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  await ada.apply(cartGuid, '350-noon-24');
  await offer(false);
  await ada.call('DELETE', `carts/${cartGuid}/entries/0`);
  expect((await balanceOf(ada)).points).toBe(400);
});
