import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn', { flags: ['isProductBMSMEligible'] }),
    product('dusk', { discountPrice: 14.99 }),
    product('kettle', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 }),
    product('rare', { stock: 3 }),
    product('gone', { stock: 0 }),
    product('free', { price: 0 }),
    product('pair', {
      productType: 'Bundle',
      components: [
        { code: 'dawn-24', qty: 1 },
        { code: 'dusk-24', qty: 1 },
      ],
      price: 30,
    }),
  );
  await sell(shop.commerce, 'cab2c', product('aube', { price: 12.99 }));
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const error = (body: { errors: { type: string; subject?: string; reason?: string }[] }) => body.errors[0];
const withSession = (session: string) => ({ cookie: `utag_main=x; SESSION=${session}` });

describe('adding', () => {
  test('begins a cart, adds up the same line, and answers guid, quantity and entry', async () => {
    // covers: S7.80
    const first = await ada.add('dawn-24', 2);
    expect(first).toMatchObject({
      status: 200,
      body: { cartQuantity: 2, entry: { entryNumber: 0, quantity: 2 } },
    });
    const { cartGuid } = first.body;
    const again = await ada.add('dawn-24', 2, { cartGuid });
    expect(again.body).toMatchObject({ cartGuid, cartQuantity: 4, entry: { entryNumber: 0, quantity: 4 } });
    // Four eligible boxes: buy more save more shows at once.
    expect(again.body.entry).toMatchObject({
      basePrice: { value: 17.09, currencyIso: 'USD', formattedValue: '$17.09' },
      listPrice: { value: 18.99 },
      totalPrice: { value: 68.36 },
      product: { code: 'dawn-24', name: 'The dawn', url: '/p/dawn' },
    });
  });

  test('shows the whole cart as OCC does, with the free-shipping meter', async () => {
    // covers: S7.87
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    const { body } = await ada.call('GET', `carts/${cartGuid}`);
    expect(body).toMatchObject({
      guid: cartGuid,
      totalItems: 1,
      totalUnitCount: 1,
      subTotal: { value: 18.99 },
      deliveryCost: { value: 6.95 },
      totalTax: { value: 0 },
      totalPrice: { value: 25.94 },
      totalPriceWithTax: { value: 25.94 },
      freeShipping: { threshold: { value: 29 }, remaining: { value: 10.01 }, reached: false },
    });
  });

  test('keeps one-time and auto-delivery lines apart and prices both', async () => {
    // covers: S3.59, S3.60
    const { cartGuid } = (await ada.add('dusk-24', 1)).body;
    const delivered = await ada.add('dusk-24', 1, {
      cartGuid,
      isOneTimeProduct: false,
      boxPerShipmentQty: 3,
    });
    expect(delivered.body.entry).toMatchObject({
      entryNumber: 1,
      isOneTimeProduct: false,
      boxPerShipmentQty: 3,
      frequencyWeeks: 4,
      basePrice: { value: 14.24 },
    });
    const every2 = await ada.add('dusk-24', 1, { cartGuid, isOneTimeProduct: false, frequencyWeeks: 2 });
    expect(every2.body).toMatchObject({ cartQuantity: 5, entry: { entryNumber: 2 } });
    const { body } = await ada.call('GET', `carts/${cartGuid}`);
    expect(body.entries.map((entry) => entry.basePrice.value)).toEqual([14.99, 14.24, 14.24]);
  });

  test('adds several products at once, or none', async () => {
    // covers: S7.84
    const both = await ada.call('POST', 'addProductsToCart', {
      products: [
        { code: 'dawn-24', qty: 1 },
        { code: 'dusk-24', qty: 2 },
        { code: 'dawn-24', qty: 1 },
      ],
    });
    expect(both.body).toMatchObject({ cartQuantity: 4, entries: [{ quantity: 2 }, { quantity: 2 }] });
    const { cartGuid } = both.body;
    const none = await ada.call('POST', 'addProductsToCart', {
      cartGuid,
      products: [
        { code: 'dawn-24', qty: 1 },
        { code: 'rare-24', qty: 4 },
      ],
    });
    expect(none.status).toBe(409);
    expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(4);
  });

  test('takes a bundle whole, with its own parts only', async () => {
    // covers: S7.83
    const parts = (...codes: string[]) => ({
      code: 'pair-24',
      qty: 1,
      components: codes.map((code) => ({ code })),
    });
    const chosen = await ada.call('POST', 'addBundleProduct', parts('dusk-24', 'dawn-24'));
    expect(chosen.body).toMatchObject({
      cartQuantity: 1,
      entry: { totalPrice: { value: 30 }, components: [{ code: 'dawn-24' }, { code: 'dusk-24' }] },
    });
    // Else who leaves the taxed part out pays no tax on it.
    for (const named of [
      ['kettle-24'],
      ['dawn-24'],
      ['dawn-24', 'dawn-24'],
      ['dawn-24', 'dusk-24', 'dusk-24'],
    ])
      expect([named, (await ada.call('POST', 'addBundleProduct', parts(...named))).status]).toEqual([
        named,
        400,
      ]);
    const again = { cartGuid: chosen.body.cartGuid, code: 'pair-24', qty: 1 };
    await ada.call('POST', 'addBundleProduct', { ...again, components: [] });
    const { body } = await ada.call('POST', 'addProductToCart', again);
    expect(body.entry).toMatchObject({ entryNumber: chosen.body.entry.entryNumber, quantity: 3 });
    const plain = await ada.call('POST', 'addBundleProduct', { code: 'dawn-24', qty: 1, components: [] });
    expect(plain.status).toBe(400);
  });

  test.each([
    ['unknown-1', {}, 404, 'UnknownIdentifierError'],
    ['free-24', {}, 400, 'ProductNotSellableError'],
    ['gone-24', {}, 409, 'InsufficientStockError'],
    ['rare-24', { qty: 4 }, 409, 'InsufficientStockError'],
    ['dawn-24', { qty: 100 }, 400, 'MaxOrderQuantityExceededError'],
    ['dawn-24', { qty: 0 }, 400, 'ValidationError'],
    ['dawn-24', { qty: 1.5 }, 400, 'ValidationError'],
    ['dawn-24', { qty: '2' }, 400, 'ValidationError'],
    ['dawn-24', { surprise: 1 }, 400, 'ValidationError'],
    ['dawn-24', { isOneTimeProduct: false, frequencyWeeks: 13 }, 400, 'ValidationError'],
    ['kettle-24', { isOneTimeProduct: false }, 400, 'NotOnAutoDeliveryError'],
    ['dawn-24', { cartGuid: 'not-a-guid' }, 404, 'CartError'],
    ['dawn-24', { cartGuid: '6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e' }, 404, 'CartError'],
  ])('of %s with %j is %i %s', async (code, more, status, type) => {
    const answer = await ada.add(code, 1, more);
    expect([answer.status, error(answer.body)?.type]).toEqual([status, type]);
  });

  test('the cap is named, in the shopper’s language too, and nothing is lost', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 98)).body;
    const over = await ada.add('dawn-24', 2, { cartGuid });
    expect(over).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('99') }] },
    });
    expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(98);
    const zoe = shopper(shop.commerce, 'cab2c');
    const french = await zoe.call('POST', 'addProductToCart?lang=fr', { code: 'aube-24', qty: 100 });
    expect(french.body.errors[0]?.message).toContain('Maximum de 99 par produit');
  });

  test('a repeated Idempotency-Key adds once; another body under it is refused', async () => {
    const key = { 'idempotency-key': 'the-same-key-0001' };
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    const body = { code: 'dawn-24', qty: 1, cartGuid };
    const first = await ada.call('POST', 'addProductToCart', body, key);
    const second = await ada.call('POST', 'addProductToCart', body, key);
    expect(second.body).toEqual(first.body);
    expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(2);
    const other = await ada.call('POST', 'addProductToCart', { ...body, qty: 5 }, key);
    expect(other.status).toBe(409);
  });
});

describe('changing', () => {
  test('a quantity is set, and 0 or DELETE removes the line', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    await ada.add('rare-24', 1, { cartGuid });
    const set = await ada.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 5 });
    expect(set).toMatchObject({ status: 200, body: { totalUnitCount: 6, totalItems: 2 } });
    const gone = await ada.call('PATCH', `carts/${cartGuid}/entries/0`, { qty: 0 });
    expect(gone.body).toMatchObject({ totalItems: 1, entries: [{ entryNumber: 1 }] });
    const empty = await ada.call('DELETE', `carts/${cartGuid}/entries/1`);
    expect(empty.body).toMatchObject({
      totalItems: 0,
      totalPriceWithTax: { value: 0 },
      deliveryCost: { value: 0 },
    });
  });

  test('is refused over the cap, over the stock and for a line that is not there', async () => {
    const { cartGuid } = (await ada.add('rare-24', 1)).body;
    const patch = async (entry: string, qty: number) =>
      (await ada.call('PATCH', `carts/${cartGuid}/entries/${entry}`, { qty })).status;
    expect([await patch('0', 100), await patch('0', 4), await patch('7', 1), await patch('x', 1)]).toEqual([
      400, 409, 404, 400,
    ]);
    expect((await ada.call('GET', `carts/${cartGuid}`)).body.totalUnitCount).toBe(1);
  });

  test('a line is switched between bought once and coming again, in its place or onto its twin', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 2)).body;
    const patch = (entry: number, body: object) =>
      ada.call('PATCH', `carts/${cartGuid}/entries/${entry}`, body);
    const switched = await patch(0, { isOneTimeProduct: false, frequencyWeeks: 6 });
    expect(switched.body.entries).toMatchObject([
      { entryNumber: 0, quantity: 2, isOneTimeProduct: false, frequencyWeeks: 6, priceKind: 'autoDelivery' },
    ]);
    // Bought once as well; that line is then to come as the other does.
    await ada.add('dawn-24', 1, { cartGuid });
    const joined = await patch(1, { frequencyWeeks: 6, qty: 3 });
    expect(joined.body.entries).toMatchObject([{ entryNumber: 0, quantity: 5, frequencyWeeks: 6 }]);
    const back = await patch(0, { isOneTimeProduct: true });
    expect(back.body.entries).toMatchObject([{ quantity: 5, isOneTimeProduct: true }]);
    expect(back.body.entries[0]).not.toHaveProperty('frequencyWeeks');
    const refused = [await patch(0, { frequencyWeeks: 40 }), await patch(9, { isOneTimeProduct: false })];
    expect(refused.map(({ status }) => status)).toEqual([400, 404]);
  });

  test('a product that is no longer sold stays in sight and costs nothing', async () => {
    await sell(shop.commerce, 'usb2c', product('brief'));
    const { cartGuid } = (await ada.add('brief-24', 1)).body;
    await ada.add('dawn-24', 1, { cartGuid });
    await sell(shop.commerce, 'usb2c', product('brief', { status: 'archived' }));
    const { body } = await ada.call('GET', `carts/${cartGuid}`);
    expect(body).toMatchObject({
      entries: [{ available: false }, { available: true }],
      subTotal: { value: 18.99 },
    });
  });
});

describe('whose cart', () => {
  test('a cart is found on its own site only', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    for (const site of ['cab2c', 'usafh'] as const) {
      const there = shopper(shop.commerce, site);
      expect((await there.call('GET', `carts/${cartGuid}`)).status).toBe(404);
      expect((await there.call('DELETE', `carts/${cartGuid}/entries/0`)).status).toBe(404);
    }
  });

  test('`current` takes a token and another customer an agent', async () => {
    for (const [path, status] of [
      ['/users/current/carts/current', 401],
      ['/users/current/carts/6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e', 401],
      ['/users/current/getCustomerDetails', 401],
      ['/users/10042/carts/6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e', 403],
    ] as const) {
      expect((await ada.call('GET', path)).status).toBe(status);
    }
    const body = { code: 'dawn-24', qty: 1 };
    expect((await ada.call('POST', '/users/current/addProductToCart', body)).status).toBe(401);
    expect((await ada.call('POST', '/users/10042/addProductToCart', body)).status).toBe(403);
  });

  test('the first add begins a SESSION, which holds one cart a site', async () => {
    // covers: S3.159, S7.24, S7.86
    const { headers, body } = await ada.add('dawn-24', 1);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^SESSION=[\w-]{59}; Path=\/; HttpOnly; SameSite=Lax$/);
    const session = withSession(cookie.split(/[=;]/)[1] ?? '');
    const again = await ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 }, session);
    expect(again.body).toMatchObject({ cartGuid: body.cartGuid, cartQuantity: 2 });
    expect(again.headers['set-cookie']).toBeUndefined();
    const mine = await ada.call('GET', '/users/anonymous/carts', undefined, session);
    expect(mine.body).toMatchObject({ guid: body.cartGuid, totalUnitCount: 2 });
    const zoe = shopper(shop.commerce, 'cab2c');
    const elsewhere = await zoe.call('GET', '/users/anonymous/carts', undefined, session);
    expect(elsewhere.body).toMatchObject({ entries: [], totalItems: 0 });
    expect(elsewhere.body.guid).toBeUndefined();
    const guid = await shop.commerce.app.inject({ url: '/getSessionCartGuid?site=usb2c', headers: session });
    expect(guid.json()).toEqual({ sessioncartguid: body.cartGuid });
    const none = await shop.commerce.app.inject({ url: '/getSessionCartGuid?site=cab2c', headers: session });
    expect(none.json()).toEqual({ sessioncartguid: '' });
  });

  test('customer details of a guest carry the count and nothing of a person', async () => {
    // covers: S3.76
    const { cartGuid } = (await ada.add('dawn-24', 3)).body;
    const details = async (query: string) => (await ada.call('GET', `getCustomerDetails${query}`)).body;
    const guest = {
      isLoggedIn: false,
      perksOptIn: false,
      isCremaEmployee: false,
      customerCookies: { entry: [] },
    };
    expect(await details(`?cartGuid=${cartGuid}&lang=en&isADUser=false`)).toEqual({
      ...guest,
      cartCount: 3,
      cartGuid,
    });
    expect(await details('')).toEqual({ ...guest, cartCount: 0 });
    expect(await details('?cartGuid=6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e')).toEqual({
      ...guest,
      cartCount: 0,
    });
  });

  test('a cart nobody touched for its lifetime is gone', async () => {
    const { cartGuid } = (await ada.add('dawn-24', 1)).body;
    const before = shop.clock.now();
    shop.clock.advance(91 * 86_400_000);
    expect((await ada.call('GET', `carts/${cartGuid}`)).status).toBe(404);
    await shop.commerce.platform.jobs.run('cart.expire', {});
    shop.clock.set(before);
    expect((await ada.call('GET', `carts/${cartGuid}`)).status).toBe(404);
  });
});

test('Canadian prices are formatted in the language asked for', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const { cartGuid } = (await zoe.add('aube-24', 1)).body;
  const english = (await zoe.call('GET', `carts/${cartGuid}?lang=en`)).body;
  const french = (await zoe.call('GET', `carts/${cartGuid}?lang=fr`)).body;
  expect([english.subTotal.formattedValue, french.subTotal.formattedValue]).toEqual([
    '$12.99',
    '12,99\u00a0$',
  ]);
  expect([english.entries[0]?.product.name, french.entries[0]?.product]).toMatchObject([
    'The aube',
    { name: 'Le aube', url: '/p/aube' },
  ]);
});
