import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrdersCommand } from '../orders.command.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, [
    nativeProduct({ code: 'dawn', variants: [nativeVariant({ code: 'dawn-24', stock: 500 })] }),
    nativeProduct({ code: 'scarce', variants: [nativeVariant({ code: 'scarce-24', stock: 3 })] }),
  ]);
});
afterAll(() => shop.commerce.close());

/** Somebody who is logged in, with calls under `users/current`. */
async function customer() {
  const who = await signUp(shop.commerce.app);
  const anybody = shopper(shop.commerce);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    body?: object,
    key?: string,
  ) =>
    anybody.call(method, path.startsWith('/') ? path : `/users/current/${path}`, body, {
      ...who.headers,
      ...(key ? { 'idempotency-key': key } : {}),
    });
  const order = async (key: string, code = 'dawn-24', qty = 2) => {
    const { cartGuid } = (await call('POST', 'addProductToCart', { code, qty })).body;
    await call('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
    await call('PUT', `carts/${cartGuid}/email`, { email: who.email });
    await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    const placed = await call(
      'POST',
      'orders',
      { cartGuid, termsChecked: true },
      `order-of-a-customer-${key}`,
    );
    if (placed.status !== 201) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
    return placed.body;
  };
  return { ...who, call, order };
}

test('a customer has one cart a site, wherever they log in, and nobody else reaches it', async () => {
  // covers: S7.81, S7.85
  const ada = await customer();
  const { cartGuid } = (await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 })).body;
  expect((await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body.cartGuid).toBe(
    cartGuid,
  );
  expect((await ada.call('GET', 'carts/current')).body).toMatchObject({ guid: cartGuid, totalUnitCount: 3 });
  expect((await ada.call('GET', `/users/${ada.customerId}/carts/${cartGuid}`)).status).toBe(200);

  const bob = await customer();
  const guest = shopper(shop.commerce);
  for (const other of [bob.call, guest.call]) {
    const user = other === bob.call ? 'current' : 'anonymous';
    expect((await other('GET', `/users/${user}/carts/${cartGuid}`)).status).toBe(404);
    const add = { code: 'dawn-24', qty: 1, cartGuid };
    expect((await other('POST', `/users/${user}/addProductToCart`, add)).status).toBe(404);
    expect((await other('DELETE', `/users/${user}/carts/${cartGuid}/entries/0`)).status).toBe(404);
  }
  expect((await bob.call('GET', `/users/${ada.customerId}/carts/${cartGuid}`)).status).toBe(403);
});

test('orders are listed page by page, read by number, and are nobody else’s', async () => {
  // covers: S7.93
  const ada = await customer();
  expect((await ada.call('GET', 'recentOrder')).status).toBe(204);
  const first = await ada.order('list-0001');
  shop.clock.advance(60_000);
  const second = await ada.order('list-0002');
  const { body } = await ada.call('GET', 'orders?pageSize=1');
  expect(body).toMatchObject({
    orders: [
      { code: second.code, statusDisplay: 'processed', totalUnitCount: 2, products: [{ code: 'dawn-24' }] },
    ],
    pagination: { currentPage: 0, pageSize: 1, totalPages: 2, totalResults: 2 },
  });
  expect((await ada.call('GET', 'recentOrder')).body.code).toBe(second.code);
  expect((await ada.call('GET', `orders/${first.code}`)).body).toMatchObject({ guid: first.guid });

  const bob = await customer();
  expect((await bob.call('GET', `orders/${first.code}`)).status).toBe(404);
  expect((await bob.call('GET', `orders/${first.guid}`)).status).toBe(404);
  expect((await bob.call('POST', `orders/${first.code}/cancel`)).status).toBe(404);
  expect((await bob.call('GET', `/users/anonymous/orders/${first.guid}`)).status).toBe(404);
  expect((await ada.call('POST', `orders/${first.code}/cancel`)).body).toMatchObject({ status: 'cancelled' });
});

test('a list reads nothing that it does not show: which orders, how many, and those with their lines', async () => {
  const ada = await customer();
  const { orders } = shop.commerce;
  const ctx = {
    site: SITES.usb2c,
    language: 'en',
    correlationId: 'test',
    caller: { kind: 'system' },
    customerId: ada.customerId,
  } as const;
  const placed = [await ada.order('listed-0001'), await ada.order('listed-0002')];
  for (const { code } of placed) await runOrdersCommand(orders, ['ship', code], () => undefined);
  const { answer, statements } = await statementsOf(shop.db, () => orders.history.page(ctx, 0, 20));
  expect(answer).toMatchObject({ total: 2, orders: [{ status: 'shipped' }, { status: 'shipped' }] });
  expect(statements).toHaveLength(4);
});

test('parcels are told of every order, and many are read in as many statements as one', async () => {
  const ada = await customer();
  const { orders } = shop.commerce;
  const read = () => statementsOf(shop.db, () => orders.history.export('usb2c', ada.customerId));
  const ship = (code: string) =>
    runOrdersCommand(orders, ['ship', code, '--tracking', `1Z-${code}`], () => undefined);
  const first = await ada.order('parcel-0001');
  await ship(first.code);
  const one = await read();
  shop.clock.advance(60_000);
  const second = await ada.order('parcel-0002');
  await ship(second.code);
  const two = await read();
  expect(two.answer.map(({ code, shipments }) => [code, shipments[0]?.trackingCode])).toEqual(
    [second, first].map(({ code }) => [code, `1Z-${code}`]),
  );
  expect(two.statements).toHaveLength(one.statements.length);
  expect((await ada.call('GET', 'recentOrder')).body).toMatchObject({
    consignments: [{ trackingCode: `1Z-${second.code}` }],
  });
});

test('an order tells the steps that it went, and where its carrier shows the parcel', async () => {
  const ada = await customer();
  const { code } = await ada.order('steps-0001');
  const { fulfilment } = shop.commerce.orders;
  shop.clock.advance(60_000);
  await fulfilment.ship(code, { carrier: 'UPS', trackingCode: '1Z999' });
  shop.clock.advance(60_000);
  await fulfilment.deliver(code);
  const { body } = await ada.call('GET', `orders/${code}`);
  expect(body).toMatchObject({
    steps: [{ status: 'processing' }, { status: 'shipped' }, { status: 'delivered' }],
    consignments: [
      {
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
        entries: [{ entryNumber: 0, quantity: 2 }],
      },
    ],
  });
});

test('an agent finds who ordered by the number of the order, at their own site', async () => {
  const ada = await customer();
  const { code } = await ada.order('found-0001');
  const search = async (site: 'usb2c' | 'cab2c') => {
    const { headers } = await signInAgent(shop.commerce, { site });
    const url = `/rest/v2/${site}/customers/search?query=${code.toLowerCase()}`;
    return (await shop.commerce.app.inject({ method: 'GET', url, headers })).json();
  };
  expect(await search('usb2c')).toMatchObject({
    customers: [{ customerId: ada.customerId }],
    pagination: { totalResults: 1 },
  });
  expect(await search('cab2c')).toMatchObject({ customers: [], pagination: { totalResults: 0 } });
});

test('an order is put into the cart again, as far as there is stock', async () => {
  // covers: S7.92
  const ada = await customer();
  const placed = await ada.order('again-0001', 'scarce-24', 2);
  const { status, body } = await ada.call('POST', 'reorder', { orderCode: placed.code });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    cartQuantity: 1,
    changes: [
      { code: 'scarce-24', asked: 2, quantity: 1, reason: 'stock', message: expect.stringContaining('1') },
    ],
  });
});

test('a guest’s order is claimed by its guid, once', async () => {
  const guest = shopper(shop.commerce);
  const { body: placed } = await guest.place(await guest.readyCart(['dawn-24']));
  const ada = await customer();
  const bob = await customer();
  expect((await ada.call('GET', `orders/${placed.guid}`)).status).toBe(404);
  expect((await ada.call('POST', 'claimOrder', { guid: placed.guid })).body.code).toBe(placed.code);
  expect((await ada.call('POST', 'claimOrder', { guid: placed.guid })).status).toBe(200);
  expect((await bob.call('POST', 'claimOrder', { guid: placed.guid })).status).toBe(404);
  expect((await ada.call('GET', `orders/${placed.code}`)).status).toBe(200);
});

test('what was in the cart before the log-in is there after it', async () => {
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24', 2)).body;
  const logIn = async (who: { email: string; password: string }, more: object) =>
    (
      await shop.commerce.app.inject({
        method: 'POST',
        url: '/api/auth/login?site=usb2c',
        payload: { email: who.email, password: who.password, ...more },
      })
    ).json();
  const ada = await customer();
  // Without a cart of her own the guest's becomes hers, guid and all.
  expect((await logIn(ada, { cartGuid })).cart).toEqual({ cartGuid, cartQuantity: 2, changes: [] });
  expect((await guest.call('GET', `carts/${cartGuid}`)).status).toBe(404);

  const other = (await guest.add('dawn-24', 98)).body.cartGuid;
  const { cart } = await logIn(ada, { cartGuid: other });
  expect(cart).toMatchObject({
    cartGuid,
    cartQuantity: 99,
    changes: [
      { code: 'dawn-24', asked: 100, quantity: 99, reason: 'cap', message: expect.stringContaining('99') },
    ],
  });
});

test('who is logged in is told by getCustomerDetails', async () => {
  // covers: S3.75, S3.79, S3.80, S3.81, S3.82
  const ada = await customer();
  await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 });
  const { body } = await ada.call('GET', 'getCustomerDetails');
  expect(body).toMatchObject({ isLoggedIn: true, cartCount: 2, customerID: ada.customerId });
  const { entry } = (body as unknown as { customerCookies: { entry: object[] } }).customerCookies;
  expect(entry).toContainEqual({ key: 'userFirstName', value: 'Ada' });
  expect(entry).toContainEqual({ key: 'CustomerID', value: ada.customerId });
});

test('… and the flags of a member, an employee and who counts coffee, with the token of the price segment', async () => {
  // covers: S3.78, S3.83, S3.84, S3.85, S3.86
  const ada = await customer();
  const flags = 'perks_opt_in = true, employee = true, smart_pantry = true';
  await shop.db.execute(`update customers set ${flags}, price_segment = 'friends' where id = $1`, [
    ada.customerId,
  ]);
  const { body } = await ada.call('GET', 'getCustomerDetails');
  expect(body).toMatchObject({ perksOptIn: true, isCremaEmployee: true });
  const { entry } = (body as unknown as { customerCookies: { entry: { key: string; value: string }[] } })
    .customerCookies;
  const cookies = Object.fromEntries(entry.map(({ key, value }) => [key, value]));
  expect(cookies).toMatchObject({ perksOptIn: 'true', isCremaEmployee: 'true', smartPantry: 'true' });
  // What names the segment is good for prices at this site, and nowhere else.
  const { priceSegments } = shop.commerce.platform;
  expect(priceSegments.read(cookies.priceGroup, 'usb2c', 'en')).toBe('friends');
  expect(() => priceSegments.read(cookies.priceGroup, 'cab2c', 'en')).toThrow();
});
