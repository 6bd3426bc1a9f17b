/** Gift messages: with the cart, then with the order, and on a slip without prices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const slip = async (code: string, site = 'usb2c') => {
  const { headers } = await signInStaff(shop.commerce, 'owner');
  const answer = await shop.commerce.app.inject({ url: `/admin/v1/${site}/orders/${code}/slip`, headers });
  return { status: answer.statusCode, body: answer.json() };
};

const confirmation = async (code: string) => {
  await shop.commerce.platform.outbox.sendDue();
  const file = join(shop.dataDir, 'mail', `${code}-confirmation.eml`);
  const { text = '', html = '' } = await PostalMime.parse(readFileSync(file));
  return { text, html };
};

test('a message is kept with the cart and printed with the order, as plain text and without prices', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const path = `carts/${cartGuid}/giftMessage`;
  const message = 'Happy <b>birthday</b>!\nFrom all of us';
  expect((await guest.call('PUT', path, { message: ` ${message} ` })).body).toEqual({ message });
  expect((await guest.call('GET', path)).body).toEqual({ message });
  const { body: order } = await guest.place(cartGuid);
  const { status, body } = await slip(order.code);
  expect([status, body.message, body.isGift]).toEqual([200, message, true]);
  expect(body.lines).toEqual([{ code: 'dawn-24', name: 'The dawn', quantity: 2, options: ['24 ct'] }]);
  expect(JSON.stringify(body)).not.toMatch(/price|total|18\.99|37\.98/i);
  expect((await slip(order.code, 'cab2c')).status).toBe(404);
  expect((await slip('NO-SUCH-ORDER')).status).toBe(404);
});

test('who ordered reads the message with the order and in its confirmation, and nobody else does', async () => {
  const ada = await member(shop);
  const { body: cart } = await ada.call<{ cartGuid: string }>('POST', 'addProductToCart', {
    ...{ code: 'dawn-24', qty: 1 },
  });
  await ada.ready(cart.cartGuid);
  const message = 'Joyeux <b>anniversaire</b>!\nDe nous tous';
  await ada.call('PUT', `carts/${cart.cartGuid}/giftMessage`, { message });
  const { body: order } = await ada.call<{ code: string; guid: string }>(
    ...(['POST', 'orders', { cartGuid: cart.cartGuid, termsChecked: true }] as const),
    { 'idempotency-key': 'order-with-a-gift-message' },
  );
  for (const id of [order.code, order.guid])
    expect((await ada.call('GET', `orders/${id}/giftMessage`)).body).toEqual({ message });
  const guest = shopper(shop.commerce);
  expect((await guest.call('GET', `orders/${order.code}/giftMessage`)).status).toBe(404);
  expect((await (await member(shop)).call('GET', `orders/${order.code}/giftMessage`)).status).toBe(404);
  const mail = await confirmation(order.code);
  expect(mail.text).toContain(`Your gift message\n${message}`);
  expect(mail.html).toContain('Joyeux &#60;b&#62;anniversaire&#60;/b&#62;!<br>De nous tous');

  const cartGuid = await guest.readyCart(['dawn-24']);
  const { body: plain } = await guest.place(cartGuid);
  expect((await guest.call('GET', `orders/${plain.guid}/giftMessage`)).body).toEqual({ message: '' });
  expect((await confirmation(plain.code)).text).not.toContain('gift message');
});

test('an empty message takes it away; what is too long or somebody else’s is refused', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const path = `carts/${cartGuid}/giftMessage`;
  await guest.call('PUT', path, { message: 'For you' });
  expect((await guest.call('PUT', path, { message: 'x'.repeat(241) })).status).toBe(400);
  expect((await guest.call('GET', path)).body).toEqual({ message: 'For you' });
  const unknown = `carts/${crypto.randomUUID()}/giftMessage`;
  expect((await guest.call('PUT', unknown, { message: 'x' })).status).toBe(404);
  expect((await guest.call('PUT', path, { message: '  ' })).body).toEqual({ message: '' });
  const { body: order } = await guest.place(cartGuid);
  expect((await slip(order.code)).body).toMatchObject({ isGift: false });
});
