import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, [nativeProduct({ code: 'dawn' })]);
});
afterAll(() => shop.commerce.close());

const as =
  ({ headers }: SignedUp) =>
  async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    more: object = {},
  ) => {
    const url = `/rest/v2/usb2c/users/current/${path}`;
    const { authorization } = headers;
    const answer = await shop.commerce.app.inject({
      method,
      url,
      payload,
      headers: { authorization, ...more },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

test('a profile is read and changed, one error item a field', async () => {
  // covers: V5.1.4
  const ada = as(await signUp(shop.commerce.app));
  expect((await ada('GET', 'profile')).body).toMatchObject({
    firstName: 'Ada',
    name: 'Ada Marsh',
    language: 'en',
  });
  const changed = await ada('PATCH', 'profile', { lastName: '  Fern ', phone: '+1 (518) 555-0100' });
  expect(changed.body).toMatchObject({ firstName: 'Ada', lastName: 'Fern', phone: '5185550100' });
  const { status, body } = await ada('PATCH', 'profile', { firstName: ' ', phone: '12' });
  expect(status).toBe(400);
  expect(body.errors.map(({ subject }: { subject: string }) => subject)).toEqual(['firstName', 'phone']);
  expect((await ada('PATCH', 'profile', { phone: '' })).body.phone).toBeUndefined();
});

test('addresses: checked by field, one of them the default, nobody else’s', async () => {
  // covers: V4.2.1, V5.1.4, V13.1.4
  const ada = as(await signUp(shop.commerce.app));
  const bob = as(await signUp(shop.commerce.app));
  const key = { 'idempotency-key': 'an-address-of-ada-0001' };
  const first = (await ada('POST', 'addresses', ADDRESSES.NY, key)).body;
  expect(first).toMatchObject({ defaultAddress: true, town: 'Albany', region: { isocode: 'US-NY' } });
  expect((await ada('POST', 'addresses', ADDRESSES.NY, key)).body).toEqual(first);
  const second = (await ada('POST', 'addresses', { ...ADDRESSES.NY, town: 'Troy', defaultAddress: true }))
    .body;
  const wrong = await ada('POST', 'addresses', { ...ADDRESSES.NY, postalCode: 'X', phone: '1' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors).toHaveLength(2);
  const towns = ({ body }: { body: { addresses: { town: string; defaultAddress: boolean }[] } }) =>
    body.addresses.map(({ town, defaultAddress }) => [town, defaultAddress]);
  expect(towns(await ada('GET', 'addresses'))).toEqual([
    ['Troy', true],
    ['Albany', false],
  ]);
  expect((await bob('PUT', `addresses/${first.id}`, ADDRESSES.NY)).status).toBe(404);
  expect((await bob('DELETE', `addresses/${first.id}`)).status).toBe(404);
  expect((await bob('DELETE', 'addresses/not-an-id')).status).toBe(404);
  // The default goes, another takes its place.
  expect(towns(await ada('DELETE', `addresses/${second.id}`))).toEqual([['Albany', true]]);
});

test('cards are kept as what names them, and pay for an order without their token leaving', async () => {
  const who = await signUp(shop.commerce.app);
  const ada = as(who);
  const card = (await ada('POST', 'paymentdetails', { provider: 'test', token: 'tok_success' })).body;
  expect(card).toEqual({
    id: expect.any(String),
    defaultPayment: true,
    provider: 'test',
    card: {
      brand: expect.any(String),
      lastFour: expect.stringMatching(/^\d{4}$/),
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
    },
  });
  expect((await ada('POST', 'paymentdetails', { provider: 'test', token: 'tok_success' })).body.id).toBe(
    card.id,
  );
  expect((await ada('POST', 'paymentdetails', { provider: 'test', token: 'made up' })).status).toBe(400);
  const listed = await ada('GET', 'paymentdetails');
  expect(listed.body.payments).toEqual([card]);
  expect(JSON.stringify(listed.body)).not.toContain('tok_');

  const { cartGuid } = (await ada('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body;
  expect((await ada('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY)).body.email).toBe(who.email);
  const bob = as(await signUp(shop.commerce.app));
  const { cartGuid: bobs } = (await bob('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body;
  expect((await bob('PUT', `carts/${bobs}/payment`, { paymentDetailsId: card.id })).status).toBe(400);
  expect((await ada('PUT', `carts/${cartGuid}/payment`, { paymentDetailsId: card.id })).status).toBe(200);
  const placed = await ada(
    'POST',
    'orders',
    { cartGuid, termsChecked: true },
    { 'idempotency-key': 'paid-with-a-kept-card' },
  );
  expect(placed.status).toBe(201);
  expect((await ada('DELETE', `paymentdetails/${card.id}`)).body.payments).toEqual([]);
});

test('a change of the book whose answer was lost is answered by its key, and a key is good for one change', async () => {
  const ada = as(await signUp(shop.commerce.app));
  const { id } = (await ada('POST', 'addresses', ADDRESSES.NY)).body;
  const { id: cardId } = (await ada('POST', 'paymentdetails', { provider: 'test', token: 'tok_success' }))
    .body;
  for (const [method, path, body, other] of [
    ['PATCH', 'profile', { firstName: 'Eve' }, { firstName: 'Ann' }],
    ['PUT', 'updatePerksOptIn', { perksOptIn: true }, { perksOptIn: false }],
    ['PUT', `addresses/${id}`, ADDRESSES.NY, { ...ADDRESSES.NY, town: 'Troy' }],
    ['PATCH', `paymentdetails/${cardId}`, { defaultPayment: true }, undefined],
    ['DELETE', `addresses/${id}`, undefined, undefined],
    ['DELETE', `paymentdetails/${cardId}`, undefined, undefined],
  ] as const) {
    const key = { 'idempotency-key': `${method}-of-the-book-${path}`.slice(0, 64) };
    const first = await ada(method, path, body, key);
    expect([path, first.status]).toEqual([path, 200]);
    expect(await ada(method, path, body, key)).toEqual(first);
    if (other) expect((await ada(method, path, other, key)).status).toBe(409);
  }
});

test('an order goes to an address of the book by its id, and another’s is as unknown as none', async () => {
  const who = await signUp(shop.commerce.app);
  const [ada, bob] = [as(who), as(await signUp(shop.commerce.app))];
  const { id } = (await ada('POST', 'addresses', { ...ADDRESSES.NY, town: 'Troy' })).body;
  const cartOf = async (somebody: typeof ada) =>
    (await somebody('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body.cartGuid;
  const chosen = await ada('PUT', `carts/${await cartOf(ada)}/addresses/delivery/${id}`);
  expect(chosen).toMatchObject({
    status: 200,
    body: { email: who.email, deliveryAddress: { town: 'Troy' }, deliveryMode: { code: 'standard' } },
  });
  expect(chosen.body.deliveryAddress.id).toBeUndefined();
  // A key stands for one address: the other is not answered with this one.
  const { id: other } = (await ada('POST', 'addresses', { ...ADDRESSES.NY, town: 'Utica' })).body;
  const again = (to: string, key: object) =>
    cartOf(ada).then((guid) => ada('PUT', `carts/${guid}/addresses/delivery/${to}`, undefined, key));
  const key = { 'idempotency-key': 'an-address-is-chosen' };
  const first = await again(id, key);
  expect([first.status, (await again(id, key)).body]).toEqual([200, first.body]);
  expect(await again(other, key)).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'IdempotencyKeyReuseError' }] },
  });

  const bobs = `carts/${await cartOf(bob)}/addresses/delivery`;
  const nobodys = '11111111-1111-4111-8111-111111111111';
  const answers = [await bob('PUT', `${bobs}/${id}`), await bob('PUT', `${bobs}/${nobodys}`)];
  for (const { status } of answers) expect(status).toBe(404);
  const [hers, none] = answers.map(({ body }) => JSON.stringify(body));
  expect(hers?.replaceAll(id, nobodys)).toBe(none);
});

test('a card is kept with the order it paid for, where that was asked; a declined one is not', async () => {
  const ada = as(await signUp(shop.commerce.app));
  const order = async (payment: object) => {
    const { cartGuid } = (await ada('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body;
    await ada('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
    const attached = await ada('PUT', `carts/${cartGuid}/payment`, { provider: 'test', ...payment });
    expect(attached.body.paymentInfo).toEqual({ provider: 'test', card: expect.any(Object) });
    const key = { 'idempotency-key': `kept-with-its-order-${JSON.stringify(payment).length}` };
    const { status } = await ada('POST', 'orders', { cartGuid, termsChecked: true }, key);
    return { status, kept: (await ada('GET', 'paymentdetails')).body.payments.length };
  };
  expect(await order({ token: 'tok_declined', saved: true })).toEqual({ status: 400, kept: 0 });
  expect(await order({ token: 'tok_success' })).toEqual({ status: 201, kept: 0 });
  expect(await order({ token: 'tok_success', saved: true })).toEqual({ status: 201, kept: 1 });
});

test('an agent orders with what the customer keeps, and keeps no card for him', async () => {
  const who = await signUp(shop.commerce.app);
  const ada = as(who);
  const { id } = (await ada('POST', 'addresses', ADDRESSES.NY)).body;
  const agent = await signInAgent(shop.commerce);
  const acting = as({ ...who, headers: await agent.actFor(who.customerId) });
  const { cartGuid } = (await acting('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body;
  expect((await acting('PUT', `carts/${cartGuid}/addresses/delivery/${id}`)).status).toBe(200);
  await acting('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success', saved: true });
  const key = { 'idempotency-key': 'ordered-by-an-agent-1' };
  expect((await acting('POST', 'orders', { cartGuid, termsChecked: true }, key)).status).toBe(201);
  expect((await ada('GET', 'paymentdetails')).body.payments).toEqual([]);
});

test('an export holds what the shop holds, and no token', async () => {
  // covers: V8.3.2
  const ada = as(await signUp(shop.commerce.app));
  await ada('POST', 'addresses', ADDRESSES.NY);
  await ada('POST', 'paymentdetails', { provider: 'test', token: 'tok_success' });
  const { body } = await ada('GET', 'export');
  expect(body).toMatchObject({
    profile: { firstName: 'Ada' },
    addresses: [{ town: 'Albany' }],
    autoDelivery: { subscriptions: [] },
  });
  expect(JSON.stringify(body)).not.toContain('tok_');
});
