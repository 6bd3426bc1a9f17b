/** Who leaves is forgotten by every table, but for what the law has kept. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { busyCustomer, callsTo, tablesNamingPerson } from '@crema/testing/factories/busy-customer';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
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
      ...['stock_alerts', 'subscription_mails', 'subscriptions'],
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
          message: 'An order of yours is still being packed. Cancel it, or come back once it has left.',
        },
      ],
    },
  });
  await shop.commerce.orders.fulfilment.ship(who.orderCode, {});
  expect((await remove()).status).toBe(200);

  // Answers to repeated calls are kept for a day.
  shop.clock.advance(25 * 3_600_000);
  await shop.commerce.platform.idempotency.expire();
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
