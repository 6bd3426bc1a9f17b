import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'));
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const withSession = (session: string) => ({ cookie: `utag_main=x; SESSION=${session}` });

test('an id that the server did not give out begins no cart: the visit gets one of its own', async () => {
  const add = (session: string) =>
    ada.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 }, withSession(session));
  const planted = 'a-visit-that-somebody-else-has-thought-of';
  const victim = await add(planted);
  expect(victim.status).toBe(200);
  const own = String(victim.headers['set-cookie']).split(/[=;]/)[1] ?? '';
  expect(own).not.toBe(planted);
  const seen = async (session: string) =>
    (await ada.call('GET', '/users/anonymous/carts', undefined, withSession(session))).body.guid;
  expect([await seen(planted), await seen(own)]).toEqual([undefined, victim.body.cartGuid]);
  // One letter of a real one changed is none either.
  const bent = own.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect((await add(bent)).headers['set-cookie']).toMatch(/^SESSION=/);
  expect((await add(own)).body.cartQuantity).toBe(2);
  // A cart from before ids were signed stays with its visit.
  await shop.db.execute(
    `update carts set session = '0b9f6a0e-0000-4000-8000-00000000000b' where session = '${own}'`,
  );
  expect((await add('0b9f6a0e-0000-4000-8000-00000000000b')).body.cartQuantity).toBe(3);
});
