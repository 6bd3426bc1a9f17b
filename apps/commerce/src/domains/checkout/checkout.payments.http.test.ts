import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterEach, expect, test } from 'vitest';

let shop: TestCommerce;
afterEach(() => shop.commerce.close());

const NOT_SET_UP = { type: 'PaymentNotSetUpError', reason: 'notSetUp', subject: 'payment' };
const providerTold = async () => {
  const { body } = await shopper(shop.commerce).call('GET', '/cms/siteConfig');
  const { entry } = (body as unknown as { siteConfigurations: { entry: { key: string; value: unknown }[] } })
    .siteConfigurations;
  return entry.find(({ key }) => key === 'payment.provider')?.value;
};

test('without a provider no card is taken, the fields are not served, and the pages are told', async () => {
  shop = await openTestCommerce({ env: { PAYMENTS: 'none' } });
  await shop.commerce.content.seed('usb2c');
  for (const site of ['usb2c', 'cab2c'] as const) await sell(shop.commerce, site, product('dawn'));
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24', 1)).body;
  const card = { provider: 'test', token: 'tok_success' };
  const english = await guest.call('PUT', `carts/${cartGuid}/payment`, card);
  expect([english.status, english.body.errors[0]]).toMatchObject([400, NOT_SET_UP]);
  expect(english.body.errors[0]?.message).toBe(
    'Payment is not set up in this shop yet, so you cannot place an order.',
  );
  const guestInFrench = shopper(shop.commerce, 'cab2c');
  const frenchGuid = (await guestInFrench.add('dawn-24', 1)).body.cartGuid;
  const french = await guestInFrench.call('PUT', `carts/${frenchGuid}/payment?lang=fr`, card);
  expect(french.body.errors[0]?.message).toBe(
    'Le paiement n’est pas encore configuré dans cette boutique\u00a0: vous ne pouvez pas commander.',
  );
  for (const file of ['frame', 'frame.js', 'frame.css'])
    expect((await shop.commerce.app.inject(`/payments/test/${file}`)).statusCode).toBe(404);
  expect(await providerTold()).toBeUndefined();
});

test('a card of a provider that the shop takes no more pays for nothing', async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await shop.commerce.content.seed('usb2c');
  await sell(shop.commerce, 'usb2c', product('dawn'));
  expect(await providerTold()).toBe('test');
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  Object.assign(shop.commerce.platform.config, { payments: 'none' });
  const placed = await guest.place(cartGuid);
  expect([placed.status, placed.body.errors[0]]).toMatchObject([400, NOT_SET_UP]);
  expect(await shop.commerce.payments.test.entries()).toEqual([]);
  // The cart waits for the day on which payment is set up.
  Object.assign(shop.commerce.platform.config, { payments: 'test' });
  expect((await guest.place(cartGuid)).status).toBe(201);
});
