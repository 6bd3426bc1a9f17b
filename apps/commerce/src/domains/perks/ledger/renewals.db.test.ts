/** What orders of auto-deliveries earn, which the shop makes by itself. */
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '../perks.types.ts';

const DAY_MS = 86_400_000;
let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const { customerId } = subscription();
const who: Member = { site: 'usb2c', customerId };
const balance = () => shop.commerce.perks.ledger.balance(who);
const only = async (): Promise<string> => (await shop.commerce.orders.list({ limit: 1 }))[0]?.code ?? '';

test('42.72 of auto-delivery are 84 pending points; all of it returned leaves none, and no debt if they were not spent', async () => {
  await shop.commerce.perks.members.changed({ site: 'usb2c', id: customerId }, true, 'en');
  await shop.subscribe({ customerId });
  await shop.run('2027-02-01T11:00:00Z');
  expect((await shop.books()).orders).toEqual([{ status: 'processing', total: 4272 }]);
  expect(await balance()).toMatchObject({ points: 50, pendingPoints: 84, debt: 0 });
  const code = await only();
  await shop.commerce.orders.fulfilment.ship(code);
  shop.clock.advance(7 * DAY_MS);
  expect(await balance()).toMatchObject({ points: 134, pendingPoints: 0 });
  await shop.commerce.orders.fulfilment.takeBack(code);
  expect(await balance()).toMatchObject({ points: 50, pendingPoints: 0, debt: 0 });
});
