/** The address of an order is offered again: it is in its customer's address book once the order is paid. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const TROY = { ...ADDRESSES.NY, line1: '3 Mill Road', town: 'Troy', postalCode: '12180' };
type Headers = Record<string, string>;
const guest = () => shopper(shop.commerce);
const bookOf = async (headers: Headers) => {
  const { body } = await guest().call('GET', '/users/current/addresses', undefined, headers);
  const { addresses } = body as unknown as { addresses: { town: string; defaultAddress: boolean }[] };
  return addresses.map(({ town, defaultAddress }) => [town, defaultAddress]);
};

test('one that a customer types at the checkout is kept once, and the first one is the default', async () => {
  const ada = await signUp(shop.commerce.app);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, more: Headers = {}) =>
    guest().call(method, `/users/current/${path}`, body, { ...ada.headers, ...more });
  let orders = 0;
  const order = async (address: object, token = 'tok_success') => {
    const { cartGuid } = (await call('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 })).body;
    await call('PUT', `carts/${cartGuid}/addresses/delivery`, address);
    await call('PUT', `carts/${cartGuid}/email`, { email: ada.email });
    await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token });
    orders += 1;
    const key = { 'idempotency-key': `order-of-a-book-${orders}` };
    return (await call('POST', 'orders', { cartGuid, termsChecked: true }, key)).status;
  };
  // Nothing was sent to an order that was not paid.
  expect(await order(TROY, 'tok_declined')).toBe(400);
  expect(await bookOf(ada.headers)).toEqual([]);
  expect(await order(ADDRESSES.NY)).toBe(201);
  expect(await order({ ...ADDRESSES.NY, line1: '12 ORCHARD  Street', phone: '518 555 0199' })).toBe(201);
  expect(await bookOf(ada.headers)).toEqual([['Albany', true]]);
  expect(await order(TROY)).toBe(201);
  expect(await bookOf(ada.headers)).toEqual([
    ['Albany', true],
    ['Troy', false],
  ]);
});

test('one of an auto-delivery too, of an account that is made with it', async () => {
  const anybody = guest();
  const cartGuid = await anybody.readyCart(['dawn-24']);
  const line = { code: 'dawn-24', qty: 1, isOneTimeProduct: false, cartGuid };
  await anybody.call('POST', 'addProductToCart', line);
  const terms = await anybody.call('GET', `carts/${cartGuid}/autoDeliveryConsent`);
  const { version } = terms.body as unknown as { version: string };
  const password = 'four quiet kettles';
  const { body } = await anybody.place(cartGuid, {
    autoDeliveryConsent: version,
    newAccount: { password },
  });
  const logIn = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email: body.email, password },
  });
  const { access_token } = logIn.json<{ access_token: string }>();
  expect(await bookOf({ authorization: `Bearer ${access_token}` })).toEqual([['Albany', true]]);
});
