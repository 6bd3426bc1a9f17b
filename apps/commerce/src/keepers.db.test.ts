/** Who leaves is forgotten by every table, but for what the law has kept. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { noboHeaders } from '@crema/testing/factories/nobo';
import { ADDRESSES } from '@crema/testing/factories/shopper';
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

/** What only this person has: wherever one of these stands, the person is named. */
const PERSON = {
  firstName: 'Perpetua',
  lastName: 'Quillfeather',
  email: 'perpetua.quillfeather@example.com',
  line1: '77 Unlikely Crescent',
  line2: 'Flat Zanzibar',
  phone: '5185557391',
};
/** A card’s digits stand in quotes: without them they are in many an id. */
const TRACES = [...Object.values(PERSON), '"4242"', 'tok_success'];

const call = async (
  { headers }: Pick<SignedUp, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
  more: object = {},
) => {
  const url = path.startsWith('/') ? path : `/rest/v2/usb2c/users/current/${path}`;
  const { authorization } = headers;
  const sent = { authorization, ...more };
  const answer = await shop.commerce.app.inject({ method, url, payload, headers: sent });
  return { status: answer.statusCode, body: answer.body ? answer.json() : {} };
};

/** The tables in which the person is named. */
async function named(): Promise<string[]> {
  const { rows } = await shop.db.execute(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const trace = TRACES.map((_, index) => `position(lower($${index + 1}) in lower(t::text)) > 0`).join(
      ' or ',
    );
    const hits = await shop.db.execute(`select 1 from "${name}" t where ${trace} limit 1`, TRACES);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

/** Somebody who did everything that a table remembers. */
async function busyCustomer(): Promise<SignedUp & { orderCode: string; subscriptionId: string }> {
  const { commerce } = shop;
  const { firstName, lastName, email, line1, line2, phone } = PERSON;
  const who = await signUp(commerce.app, { firstName, lastName, email });
  const address = { ...ADDRESSES.NY, firstName, lastName, line1, line2, phone };
  await call(who, 'PATCH', 'profile', { phone });
  await call(who, 'POST', 'addresses', address);
  await call(who, 'POST', 'paymentdetails', { provider: 'test', token: 'tok_success' });
  const { cartGuid } = (await call(who, 'POST', 'addProductToCart', { code: 'dawn-24', qty: 3 })).body;
  await call(who, 'PUT', `carts/${cartGuid}/addresses/delivery`, address);
  await call(who, 'PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  const placed = await call(
    who,
    'POST',
    'orders',
    { cartGuid, termsChecked: true },
    {
      'idempotency-key': 'order-of-who-leaves-1',
    },
  );
  await shop.db.execute(
    `insert into coupon_redemptions (order_code, site, code, email, redeemed_at)
       select $1, site, code, $2, now() from coupons where site = 'usb2c' limit 1`,
    [placed.body.code, email],
  );
  // The next cart is open when they leave.
  const next = (await call(who, 'POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body.cartGuid;
  await call(who, 'PUT', `carts/${next}/addresses/delivery`, address);
  const base = subscription({ customerId: who.customerId, email });
  const subscriptionId = (await commerce.autoDelivery.repository.insert({
    ...base,
    deliveryAddress: { ...base.deliveryAddress, firstName, lastName, line1, line2, phone },
  })) as string;
  await shop.db.execute(
    `insert into subscription_mails (key, site, language, email, kind, data, created_at)
       values ('card-30:x', 'usb2c', 'en', $1, 'card-30', $2, now())`,
    [email, JSON.stringify({ firstName, card: { brand: 'Visa', lastFour: '4242', expires: '12/34' } })],
  );
  await noboHeaders(commerce, who.customerId, ['skip']);
  await call(who, 'PUT', 'login', { email: `new.${email}`, password: who.password });
  await call(who, 'POST', '/rest/v2/usb2c/newsletter/subscribe', { email });
  await call(who, 'POST', '/rest/v2/usb2c/contact', {
    ...{ name: `${firstName} ${lastName}`, email, topic: 'order', message: 'Where is my order, please?' },
  });
  const agent = await signInAgent(commerce);
  const acting = await agent.actFor(who.customerId);
  await call({ headers: acting as SignedUp['headers'] }, 'PATCH', 'profile', { phone });
  return { ...who, orderCode: placed.body.code, subscriptionId };
}

test('whoever leaves is named in no table any more, but where the law or another consent keeps it', async () => {
  const who = await busyCustomer();
  const before = await named();
  // The test means something: these named the person.
  expect(before).toEqual(
    expect.arrayContaining([
      ...['carts', 'contact_messages', 'coupon_redemptions', 'customer_addresses', 'customers'],
      ...['idempotency_keys', 'newsletter_subscribers', 'order_payments', 'orders', 'payment_details'],
      ...['subscription_mails', 'subscriptions'],
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
