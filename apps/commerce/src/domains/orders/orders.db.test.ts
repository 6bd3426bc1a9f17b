import { openShop } from '@crema/testing/factories/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
  await shop.addVariant('usb2c', { code: 'dawn-24' });
});
afterAll(() => shop.close());

test('orders', async () => {
  const call = async (method: string, path: string, payload?: object, headers = {}) => {
    const answer = await shop.app.inject({
      method: method as 'PUT',
      url: `/rest/v2/usb2c/users/anonymous/${path}`,
      payload,
      headers,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const { cartGuid } = (await call('POST', 'addProductToCart', { code: 'dawn-24', qty: 2 })).body;
  console.log(await call('PUT', `carts/${cartGuid}/email`, { email: 'a@example.com' }));
  console.log(
    await call('PUT', `carts/${cartGuid}/addresses/delivery`, {
      firstName: 'A',
      lastName: 'B',
      line1: '1 Main Street',
      town: 'Albany',
      region: { isocode: 'US-NY' },
      country: { isocode: 'US' },
      postalCode: '12207',
      phone: '(518) 555-0100',
    }),
  );
  console.log(await call('GET', `carts/${cartGuid}/deliverymodes`));
  console.log(await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' }));
  console.log(
    JSON.stringify(
      await call(
        'POST',
        'orders',
        { cartGuid, termsChecked: true },
        { 'idempotency-key': '0123456789abcdef' },
      ),
    ),
  );
  console.log(await shop.payments.test.entries());
});
