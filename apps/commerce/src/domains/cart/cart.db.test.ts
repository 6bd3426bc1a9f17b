import { openShop } from '@crema/testing/factories/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => { shop = await openShop(); await shop.addVariant('usb2c', { code: 'dawn-24' }); });
afterAll(() => shop.commerce.close());

test('adds', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/rest/v2/usb2c/users/anonymous/addProductToCart', payload: { code: 'dawn-24', qty: 2 } });
  expect(answer.json()).toMatchObject({ cartQuantity: 2 });
  const { cartGuid } = answer.json();
  const second = await shop.app.inject({ method: 'POST', url: '/rest/v2/usb2c/users/anonymous/addProductToCart', payload: { code: 'dawn-24', qty: 2, cartGuid } });
  expect(second.json()).toMatchObject({ cartQuantity: 4 });
  const cart = await shop.app.inject({ url: `/rest/v2/usb2c/users/anonymous/carts/${cartGuid}` });
  expect(cart.json()).toEqual({});
});
