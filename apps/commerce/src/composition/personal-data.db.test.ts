/** Who leaves is forgotten by every table, but for what the law has kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { busyCustomer, callsTo, tablesNamingPerson } from '@crema/testing/factories/busy-customer';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { shopper } from '@crema/testing/factories/shopper';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, [nativeProduct({ code: 'dawn' })]);
  await shop.commerce.coupons.seed('usb2c');
});
afterAll(() => shop.commerce.close());

const call = (...parts: Parameters<ReturnType<typeof callsTo>>) => callsTo(shop)(...parts);
const named = () => tablesNamingPerson(shop);

test('whoever leaves is named in no table any more, but where the law or another consent keeps it', async () => {
  const who = await busyCustomer(shop);
  const before = await named();
  expect(await shop.commerce.brewers.ofCustomer('usb2c', who.customerId)).toHaveLength(1);
  // The test means something: these named the person.
  expect(before).toEqual(
    expect.arrayContaining([
      ...['carts', 'contact_messages', 'coupon_redemptions', 'customer_addresses', 'customers'],
      ...['idempotency_keys', 'newsletter_subscribers', 'order_payments', 'orders', 'payment_details'],
      ...['outbox_emails', 'stock_alerts', 'subscriptions'],
    ]),
  );
  const remove = () => call(who, 'POST', 'remove?lang=en', { password: who.password });

  // Somebody has to bring what was ordered, and what goes on would be charged.
  expect((await remove()).body).toMatchObject({ errors: [{ type: 'ActiveSubscriptionError' }] });
  await call(who, 'POST', `subscriptions/${who.subscriptionId}/cancel`, {});
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          type: 'OpenOrderError',
          message: 'One of your orders has not shipped yet. Cancel it, or come back once it has shipped.',
        },
      ],
    },
  });
  await shop.commerce.orders.fulfilment.ship(who.orderCode, {});
  expect((await remove()).status).toBe(200);

  // What was written to the shop is correspondence, and ends by its own time.
  expect(await named()).toEqual(['contact_messages']);
  shop.clock.advance(800 * 86_400_000);
  await shop.commerce.outreach.expire();
  expect(await named()).toEqual([]);

  const { rows } = await shop.db.execute(
    'select customer_id, email, total, taxes from orders where code = $1',
    [who.orderCode],
  );
  expect(rows, 'the books stay').toMatchObject([{ customer_id: null, email: 'removed@invalid' }]);
  const brewers = await shop.db.execute('select 1 from brewer_registrations where customer_id = $1', [
    who.customerId,
  ]);
  expect(brewers.rows, 'nobody has them').toEqual([]);
  const trail = await shop.db.execute('select 1 from agent_actions where customer_id = $1', [who.customerId]);
  expect(trail.rows, 'the trail stays').not.toEqual([]);
});

test('carts, answers to repeated calls and files of mails go with the account, at once', async () => {
  const who = await signUp(shop.commerce.app, { email: 'going@example.com' });
  const { customerId, email, password } = who;
  const guest = shopper(shop.commerce);
  // An order from before the account, which is its own by now; a cart that was left; a stranger's.
  const claimed = await guest.readyCart(['dawn-24']);
  const order = (await guest.place(claimed)).body.code;
  await shop.db.execute('update orders set customer_id = $1 where code = $2', [customerId, order]);
  await shop.commerce.orders.fulfilment.ship(order, {});
  const left = await guest.readyCart(['dawn-24']);
  await guest.call('PUT', `carts/${left}/email`, { email }, { 'idempotency-key': 'an-email-of-a-guest' });
  const strangers = await guest.readyCart(['dawn-24']);
  await call(who, 'PATCH', 'profile', { firstName: 'Gwen' }, { 'idempotency-key': 'a-name-of-a-customer' });
  await call(who, 'POST', '/api/auth/forgotPassword?site=usb2c', { email });
  await shop.commerce.platform.outbox.sendDue();
  const files = () =>
    readdirSync(join(shop.dataDir, 'mail')).filter((name) =>
      readFileSync(join(shop.dataDir, 'mail', name), 'utf8').includes(email),
    );
  const carts = async () =>
    (
      await shop.db.execute('select guid from carts where guid = any($1::uuid[])', [
        [claimed, left, strangers],
      ])
    ).rows as { guid: string }[];
  const keys = async () =>
    (
      await shop.db.execute(
        `select scope from idempotency_keys where strpos(scope, $1) + strpos(scope, $2) > 0
      and strpos(scope, 'remove') = 0`,
        [customerId, left],
      )
    ).rows;
  expect([(await carts()).length, (await keys()).length, files().length]).toEqual([3, 2, expect.any(Number)]);
  expect(files().length).toBeGreaterThan(0);
  await shop.commerce.customers.proveEmail(customerId);
  const key = { 'idempotency-key': 'an-account-that-goes' };
  const removed = await call(who, 'POST', 'remove', { password }, key);
  expect(removed.status).toBe(200);
  expect(await carts()).toEqual([{ guid: strangers }]);
  expect(await keys()).toEqual([]);
  expect(files()).toEqual([]);
});

test('what stands in the way of leaving is said in French too', async () => {
  const zoe = await signUp(shop.commerce.app, { site: 'cab2c', lang: 'fr' });
  await shop.commerce.autoDelivery.repository.insert(
    subscription({ site: 'cab2c', currency: 'CAD', customerId: zoe.customerId }),
  );
  const url = '/rest/v2/cab2c/users/current/remove?lang=fr';
  const { status, body } = await call(zoe, 'POST', url, { password: zoe.password });
  expect(status).toBe(409);
  expect(body.errors[0].message).toBe('Annulez d’abord votre livraison automatique.');
});
