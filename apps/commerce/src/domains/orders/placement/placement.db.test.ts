import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('rare', { stock: 2 }));
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const stockOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code);
const charges = async (code: string) =>
  (await shop.commerce.payments.test.entries()).filter((entry) => entry.chargeKey === code);
const ledger = async () => (await shop.commerce.payments.test.entries()).length;

describe('placing', () => {
  test('an order keeps its own copy of the cart, is charged once and takes the stock', async () => {
    // covers: S4.66
    const before = (await stockOf('dawn-24')) ?? 0;
    const cartGuid = await ada.readyCart(['dawn-24']);
    const { status, body } = await ada.place(cartGuid, { expectedTotal: 37.98 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^C[0-9A-HJKMNP-TV-Z]{10}$/),
      status: 'processing',
      statusDisplay: 'processed',
      paymentStatus: 'captured',
      entries: [{ quantity: 2, basePrice: { value: 18.99 }, product: { name: 'The dawn' } }],
      subTotal: { value: 37.98 },
      deliveryCost: { value: 0 },
      totalPriceWithTax: { value: 37.98 },
      email: 'ada@example.com',
    });
    expect(await charges(body.code)).toMatchObject([{ kind: 'charge', amount: 3798 }]);
    expect(await stockOf('dawn-24')).toBe(before - 2);
    // What changes in the catalogue later changes nothing in the order.
    await sell(shop.commerce, 'usb2c', product('dawn', { price: 25, name: { en: 'New name' } }));
    const read = await ada.call('GET', `orders/${body.guid}`);
    const steps = [{ status: 'processing', at: expect.any(String) }];
    expect(read.body).toEqual({ ...body, steps });
    await sell(shop.commerce, 'usb2c', product('dawn'));
    expect((await ada.call('GET', `carts/${cartGuid}`)).status).toBe(404);
    expect((await ada.place(cartGuid)).status).toBe(409);
  });

  test('needs a key, the terms and a complete cart, and says all that is missing', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    const noKey = await ada.call('POST', 'orders', { cartGuid, termsChecked: true });
    expect(noKey).toMatchObject({ status: 400, body: { errors: [{ subject: 'Idempotency-Key' }] } });
    expect((await ada.place(cartGuid, { termsChecked: false })).body.errors[0]?.subject).toBe('termsChecked');
    const incomplete = await ada.place(cartGuid);
    expect(incomplete.status).toBe(400);
    expect(incomplete.body.errors.map((error) => error.subject)).toEqual([
      'email',
      'deliveryAddress',
      'deliveryMode',
      'payment',
    ]);
    expect((await ada.place('6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e')).status).toBe(404);
  });

  test('the dearest full lines add up and are charged to the cent', async () => {
    const codes = ['gold', 'silver', 'bronze'];
    await sell(shop.commerce, 'usb2c', ...codes.map((code) => product(code, { price: 100_000 })));
    const cartGuid = await ada.readyCart(
      codes.map((code) => `${code}-24`),
      { qty: 99 },
    );
    const { status, body } = await ada.place(cartGuid);
    expect([status, body.subTotal.value]).toEqual([201, 29_700_000]);
    expect(await charges(body.code)).toMatchObject([{ kind: 'charge', amount: 2_970_000_000 }]);
  });

  test('a line on auto-delivery is not ordered without an account', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    await ada.add('dawn-24', 1, { cartGuid, isOneTimeProduct: false });
    const before = await ledger();
    const refused = await ada.place(cartGuid);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ subject: 'account' }] } });
    expect(await ledger()).toBe(before);
  });

  test('a total that is no longer what the shopper saw is refused', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    const stale = await ada.place(cartGuid, { expectedTotal: 30 });
    expect(stale).toMatchObject({ status: 409, body: { errors: [{ type: 'StaleCartError' }] } });
    expect((await ada.place(cartGuid, { expectedTotal: 37.98 })).status).toBe(201);
  });

  test('what sold out meanwhile is named by line, and nothing is taken', async () => {
    const slow = await ada.readyCart(['dawn-24', 'rare-24']);
    const fast = await ada.readyCart(['rare-24'], { qty: 1 });
    expect((await ada.place(fast)).status).toBe(201);
    const before = await stockOf('dawn-24');
    const refused = await ada.place(slow);
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ type: 'InsufficientStockError', subject: '1', reason: 'lowStock' }] },
    });
    expect(await stockOf('dawn-24')).toBe(before);
    expect(await ada.call('DELETE', `carts/${slow}/entries/1`)).toMatchObject({ status: 200 });
    expect((await ada.place(slow)).status).toBe(201);
  });

  test('one key places one order, also when the cart would allow another', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    const first = await ada.place(cartGuid, {}, 'one-key-one-order');
    const second = await ada.place(cartGuid, {}, 'one-key-one-order');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await charges(first.body.code)).toHaveLength(1);
  });

  test('orders of `current` take a token, unknown ones are 404', async () => {
    expect((await ada.call('GET', '/users/current/orders')).status).toBe(401);
    expect((await ada.call('GET', 'orders/6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e')).status).toBe(404);
    expect((await ada.call('GET', 'orders/C0123456789')).status).toBe(404);
    const { body } = await ada.place(await ada.readyCart(['dawn-24']));
    expect((await shopper(shop.commerce, 'cab2c').call('GET', `orders/${body.guid}`)).status).toBe(404);
  });
});

describe('payment', () => {
  test.each([
    ['tok_declined', 'card_declined'],
    ['tok_insufficient_funds', 'insufficient_funds'],
  ])('%s is a 400 that keeps the cart and gives the stock back', async (token, reason) => {
    const [before, charged] = [await stockOf('dawn-24'), await ledger()];
    const cartGuid = await ada.readyCart(['dawn-24'], { token });
    const refused = await ada.place(cartGuid);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ type: 'PaymentAuthorizationError', reason }] },
    });
    expect(await stockOf('dawn-24')).toBe(before);
    expect(await ledger()).toBe(charged);
    await ada.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    expect((await ada.place(cartGuid)).status).toBe(201);
  });

  test('authentication answers 202 with what to do next, and then one charge', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_requires_authentication' });
    const { status, body } = await ada.place(cartGuid);
    expect([status, body.status, body.paymentStatus]).toEqual([202, 'created', 'requires_action']);
    expect(body.nextAction).toEqual({
      type: 'authenticate',
      method: 'POST',
      url: `/rest/v2/usb2c/users/anonymous/orders/${body.guid}/confirm`,
    });
    expect(await charges(body.code)).toEqual([]);
    expect((await ada.add('dawn-24', 1, { cartGuid })).status).toBe(409);
    for (let times = 0; times < 2; times++) {
      const confirmed = await ada.call('POST', `orders/${body.guid}/confirm`);
      expect(confirmed).toMatchObject({
        status: 200,
        body: { status: 'processing', paymentStatus: 'captured' },
      });
    }
    expect(await charges(body.code)).toHaveLength(1);
  });

  test('a shopper who gives up authenticating gets the cart back', async () => {
    const before = await stockOf('dawn-24');
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_requires_authentication' });
    const { body } = await ada.place(cartGuid);
    expect((await ada.call('POST', `orders/${body.guid}/cancel`)).body.status).toBe('cancelled');
    expect((await ada.call('POST', `orders/${body.guid}/confirm`)).status).toBe(400);
    expect(await stockOf('dawn-24')).toBe(before);
    expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(2);
    expect(await charges(body.code)).toEqual([]);
  });

  test('authentication that never comes ends after its time', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_requires_authentication' });
    const { body } = await ada.place(cartGuid);
    shop.clock.advance(14 * 60_000);
    await shop.commerce.orders.sweep();
    expect((await ada.call('GET', `orders/${body.guid}`)).body.paymentStatus).toBe('requires_action');
    shop.clock.advance(2 * 60_000);
    await shop.commerce.orders.sweep();
    expect((await ada.call('GET', `orders/${body.guid}`)).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
    });
    expect((await ada.call('GET', `carts/${cartGuid}`)).status).toBe(200);
  });

  test('a timeout after the charge answers 202 and ends as one order and one charge', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_timeout_after_charge' });
    const { status, body } = await ada.place(cartGuid);
    expect([status, body.paymentStatus]).toEqual([202, 'pending']);
    expect((await ada.call('POST', `orders/${body.guid}/cancel`)).status).toBe(409);
    for (let times = 0; times < 3; times++)
      await shop.commerce.platform.jobs.run('orders.settle', { code: body.code });
    expect((await ada.call('GET', `orders/${body.guid}`)).body).toMatchObject({
      status: 'processing',
      paymentStatus: 'captured',
    });
    expect(await charges(body.code)).toHaveLength(1);
    expect((await ada.place(cartGuid)).status).toBe(409);
  });
});

describe('after a crash', () => {
  /** A shop whose process dies at the charge: before it reaches the provider, or after it. */
  const dying = (when: 'before' | 'after') => {
    const { test: gateway } = shop.commerce.payments;
    const { charge } = gateway;
    gateway.charge = async (request) => {
      if (when === 'after') await charge(request);
      throw new Error('killed');
    };
    return () => {
      gateway.charge = charge;
    };
  };

  test.each([
    ['before', 'cancelled', 0],
    ['after', 'processing', 1],
  ] as const)(
    '%s the charge, the sweep ends the order as %s with %i charges',
    async (when, status, count) => {
      const before = (await stockOf('dawn-24')) ?? 0;
      const cartGuid = await ada.readyCart(['dawn-24']);
      const revive = dying(when);
      const { body } = await ada.place(cartGuid);
      revive();
      expect(body.paymentStatus).toBe('pending');
      await shop.commerce.orders.sweep();
      shop.clock.advance(60_000);
      await Promise.all([shop.commerce.orders.sweep(), shop.commerce.orders.settle(body.code)]);
      expect((await ada.call('GET', `orders/${body.guid}`)).body.status).toBe(status);
      expect(await charges(body.code)).toHaveLength(count);
      expect(await stockOf('dawn-24')).toBe(before - 2 * count);
      expect((await ada.call('GET', `carts/${cartGuid}`)).status).toBe(count === 1 ? 404 : 200);
    },
  );

  test('a charge that comes after the order was given up is refused by the provider', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    const revive = dying('before');
    const { body } = await ada.place(cartGuid);
    revive();
    shop.clock.advance(60_000);
    await shop.commerce.orders.sweep();
    const late = await shop.commerce.payments.test.charge({
      key: body.code,
      amount: 3798,
      currency: 'USD',
      site: 'usb2c',
      token: 'tok_success',
      initiator: 'shopper',
    });
    expect(late.status).toBe('cancelled');
    expect(await charges(body.code)).toEqual([]);
  });

  test('the same key goes on with the order where it stood', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    const key = 'a-key-that-survives';
    const revive = dying('after');
    const { body } = await ada.place(cartGuid, {}, key);
    revive();
    await shop.db.execute('delete from idempotency_keys');
    const again = await ada.place(cartGuid, {}, key);
    expect(again).toMatchObject({ status: 201, body: { code: body.code, status: 'processing' } });
    expect(await charges(body.code)).toHaveLength(1);
    await shop.db.execute('delete from idempotency_keys');
    expect(await ada.place(cartGuid, {}, 'a-key-of-another')).toMatchObject({ status: 409 });
  });

  test('a refused payment whose answer was lost is refused again, and charged nothing', async () => {
    const cartGuid = await ada.readyCart(['dawn-24'], { token: 'tok_declined' });
    const key = 'a-key-that-was-refused';
    const first = await ada.place(cartGuid, {}, key);
    expect(first.status).toBe(400);
    await shop.db.execute('delete from idempotency_keys');
    const again = await ada.place(cartGuid, {}, key);
    expect(again).toMatchObject({ status: 400, body: first.body });
    const { rows } = await shop.db.execute(`select code from orders where cart_guid = '${cartGuid}'`);
    expect(rows).toHaveLength(1);
  });

  test('a retry after its process died gets the order as soon as it is settled', async () => {
    const cartGuid = await ada.readyCart(['dawn-24']);
    const key = 'a-key-whose-answer-was-lost';
    const revive = dying('after');
    const { body } = await ada.place(cartGuid, {}, key);
    revive();
    await shop.db.execute('update idempotency_keys set status = null, answer = null');
    shop.clock.advance(30_000);
    await shop.commerce.orders.sweep();
    expect(await ada.place(cartGuid, {}, key)).toMatchObject({ status: 201, body: { code: body.code } });
    expect(await charges(body.code)).toHaveLength(1);
  });
});

test('the database itself refuses a second order of a cart, of a key, and a second payment', async () => {
  const cartGuid = await ada.readyCart(['dawn-24']);
  const { code } = (await ada.place(cartGuid)).body;
  const copy = (key: string) =>
    shop.db.execute(
      `insert into orders select 'CCOPY${key}', gen_random_uuid(), site, language, currency, status, cart_guid,
         '${key}', email, delivery_address, delivery_mode, sub_total, order_discounts, delivery_cost, total_tax,
         total, taxes, stock_released_at, created_at, placed_at, updated_at from orders where code = '${code}'`,
    );
  await expect(copy('X')).rejects.toThrow();
  await expect(
    shop.db.execute(`insert into order_payments select * from order_payments where order_code = '${code}'`),
  ).rejects.toThrow();
});
