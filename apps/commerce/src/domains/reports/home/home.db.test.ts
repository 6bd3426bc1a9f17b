import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
});
afterAll(() => shop.commerce.close());

const homeAs = async (role: 'finance' | 'owner', path = 'usb2c/home') => {
  const { headers } = await signInStaff(shop.commerce, role);
  const answer = await shop.commerce.app.inject({ url: `/admin/v1/${path}`, headers });
  return answer.json<{
    todo: { code: string; title: string; count: number; href?: string }[];
    yesterday: object;
    today: object;
  }>();
};
const counts = (todo: { code: string; count: number }[]) =>
  Object.fromEntries(todo.map(({ code, count }) => [code, count]));

test('what is to do is counted, each with where it is done, and nothing of another site', async () => {
  const nothing = { orders: 0, units: 0, sales: 0, refunds: 0 };
  expect(await homeAs('finance')).toMatchObject({ todo: [], yesterday: nothing, today: nothing });

  const who = shopper(shop.commerce);
  const [one, other] = [
    (await who.place(await who.readyCart(['dawn-24']))).body,
    (await who.place(await who.readyCart(['dusk-24']))).body,
  ];
  await shop.commerce.orders.refunds.make(one.code, { restock: 'none' }, { key: 'one', actor: 'operator' });
  await shop.db.execute(`update order_payments set status = 'pending' where order_code = $1`, [other.code]);
  await shop.db.execute(`update outbox_emails set dead_at = now() where data->>'code' = $1`, [one.code]);
  await shop.db.execute(
    `with i as (insert into integrations (site, key, name, events, scopes, active, created_at)
         values ('usb2c', 'warehouse', 'Warehouse', '[]', '[]', true, now()) returning key),
       e as (insert into integration_events (id, site, type, entity, detail, at)
         values ('evt_1', 'usb2c', 'order.paid', 'order:C1', '{}', now()) returning number)
     insert into integration_deliveries (site, integration, event, entity, state, next_attempt_at, retry_until)
       select 'usb2c', i.key, e.number, 'order:C1', 'dead', now(), now() from i, e`,
  );
  await shop.db.execute(`update stock set on_hand = 5 where variant_code = 'dawn-24'`);
  shop.clock.advance(16 * 60_000);
  const { todo, today } = await homeAs('owner');
  expect(counts(todo)).toEqual({
    ...{ ordersToShip: 2, paymentsToSettle: 1, refundsToSettle: 1, lowStock: 1 },
    ...{ deadEmails: 1, deadEvents: 1 },
  });
  expect(today).toMatchObject({ orders: 2, units: 4, refunds: 7596 / 2 });
  expect(todo[0]).toEqual({
    ...{ code: 'ordersToShip', title: 'Orders to ship', count: 2, href: 'orders?status=toShip' },
  });
  expect((await homeAs('owner', 'cab2c/home?lang=fr')).todo).toEqual([]);
  expect((await homeAs('owner', 'usb2c/home?lang=en')).todo).toHaveLength(6);

  shop.clock.advance(86_400_000);
  expect(await homeAs('owner')).toMatchObject({ yesterday: { orders: 2 }, today: nothing });
});
