import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'));
  await sell(
    shop.commerce,
    'cab2c',
    product('aube', { price: 40 }),
    product('brasseur', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 }),
  );
});
afterAll(() => shop.commerce.close());

const fields = (body: { errors: { subject?: string }[] }) => body.errors.map((error) => error.subject);

test('a US cart takes e-mail, address, delivery and payment, and answers its totals each time', async () => {
  const ada = shopper(shop.commerce);
  const { cartGuid } = (await ada.add('dawn-24', 1)).body;
  const put = async (path: string, body: object) => ada.call('PUT', `carts/${cartGuid}/${path}`, body);
  expect((await put('email', { email: 'ada@example.com' })).body.email).toBe('ada@example.com');
  const addressed = await put('addresses/delivery', ADDRESSES.NY);
  expect(addressed.body).toMatchObject({
    taxIsFinal: true,
    deliveryMode: { code: 'standard' },
    deliveryAddress: { region: { isocode: 'US-NY' }, phone: '5185550100' },
    totalPriceWithTax: { value: 25.94 },
  });
  const modes = await ada.call('GET', `carts/${cartGuid}/deliverymodes`);
  const { deliveryDaysMin: from, deliveryDaysMax: to } = shop.commerce.content.configuration('usb2c');
  const description = `${from} to ${to} business days`;
  expect(modes.body.deliveryModes).toMatchObject([
    { code: 'standard', description, deliveryCost: { value: 6.95 } },
  ]);
  expect((await put('deliverymode', { code: 'standard' })).status).toBe(200);
  expect((await put('deliverymode', { code: 'teleport' })).status).toBe(400);
  const paid = await put('payment', { provider: 'test', token: 'tok_success' });
  expect(paid.body.paymentInfo).toEqual({
    provider: 'test',
    card: { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
  });
  expect(JSON.stringify(paid.body)).not.toContain('tok_');
});

test('shipping is never free to Alaska, and the way of delivery says so', async () => {
  const ada = shopper(shop.commerce);
  const cartGuid = await ada.readyCart(['dawn-24'], { qty: 9 });
  const { body } = await ada.call('PUT', `carts/${cartGuid}/addresses/delivery`, {
    ...ADDRESSES.NY,
    region: { isocode: 'US-AK' },
    postalCode: '99501',
  });
  expect(body).toMatchObject({ deliveryCost: { value: 6.95 }, freeShipping: { reached: false } });
  expect(body.freeShipping.threshold).toBeUndefined();
  const { body: modes } = await ada.call('GET', `carts/${cartGuid}/deliverymodes`);
  const description = expect.stringMatching(/ business days\. Free shipping is not available/);
  expect(modes.deliveryModes).toMatchObject([{ description }]);
});

test('a Quebec cart shows GST and QST on the brewer only', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const cartGuid = await zoe.readyCart(['aube-24', 'brasseur-24'], { qty: 1 });
  const { body } = await zoe.call('GET', `carts/${cartGuid}?lang=fr`);
  expect(body.taxes).toMatchObject([
    { name: 'GST', percent: 5, amount: { value: 5 } },
    { name: 'QST', percent: 9.975, amount: { value: 9.98, formattedValue: '9,98\u00a0$' } },
  ]);
  expect(body).toMatchObject({ totalTax: { value: 14.98 }, totalPriceWithTax: { value: 154.98 } });
});

test('a wrong address answers one item a field, in the language asked for', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const { cartGuid } = (await zoe.add('aube-24', 1)).body;
  const wrong = { ...ADDRESSES.QC, firstName: '', line1: 'x', postalCode: 'K1A 0B1', phone: '12' };
  const put = (query: string, body: object) =>
    zoe.call('PUT', `carts/${cartGuid}/addresses/delivery${query}`, body);
  const english = await put('', wrong);
  expect([english.status, fields(english.body)]).toEqual([
    400,
    ['firstName', 'line1', 'postalCode', 'phone'],
  ]);
  expect(english.body.errors[2]?.message).toBe('This postal code is not in the province you chose.');
  const french = await put('?lang=fr', wrong);
  expect(french.body.errors[2]?.message).toBe('Ce code postal n’est pas dans la province choisie.');
  const { phone, town, ...partial } = ADDRESSES.QC;
  const missing = await put('', partial);
  expect([missing.status, fields(missing.body).sort()]).toEqual([400, ['phone', 'town']]);
  expect((await put('', ADDRESSES.NY)).status).toBe(400);
});

test('an e-mail or token that cannot be one is refused, and a cart of another guid unknown', async () => {
  const ada = shopper(shop.commerce);
  const { cartGuid } = (await ada.add('dawn-24', 1)).body;
  const status = async (guid: string, path: string, body: object) =>
    (await ada.call('PUT', `carts/${guid}/${path}`, body)).status;
  expect(await status(cartGuid, 'email', { email: 'nobody' })).toBe(400);
  expect(await status(cartGuid, 'payment', { provider: 'test', token: 'tok_nothing' })).toBe(400);
  expect(await status(cartGuid, 'payment', { provider: 'test', token: '__proto__' })).toBe(400);
  expect(await status(cartGuid, 'payment', { provider: 'gold', token: 'tok_success' })).toBe(400);
  const other = '6f1f2a34-0d5e-4c7b-9a55-0d6a6b1c2d3e';
  expect(await status(other, 'email', { email: 'ada@example.com' })).toBe(404);
  expect(await status(other, 'payment', { provider: 'test', token: 'tok_success' })).toBe(404);
});
