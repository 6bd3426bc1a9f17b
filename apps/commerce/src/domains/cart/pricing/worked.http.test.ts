/** The worked carts of the business rules, to the cent, as a shopper's calls make them; then the same as orders. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, type AnswerBody, shopper } from '@crema/testing/factories/shopper';
import { answeredSums, assertCartAddsUp } from '@crema/testing/factories/totals';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const brewer = product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 });
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('mix', { flags: ['isProductBMSMEligible'] }),
    product('blend', { flags: ['isProductBMSMEligible'] }),
  );
  await sell(shop.commerce, 'cab2c', product('dawn'), product('noon', { price: 40 }), brewer);
  await shop.commerce.coupons.create('usb2c', { code: 'TWENTY', name: { en: '20% off' }, percent: 20 });
});
afterAll(() => shop.commerce.close());

const ONTARIO = { ...ADDRESSES.QC, region: { isocode: 'CA-ON' }, town: 'Ottawa', postalCode: 'K1A 0B1' };

interface Worked {
  site: 'usb2c' | 'cab2c';
  products: { code: string; qty: number; isOneTimeProduct?: boolean }[];
  to: object;
  coupon?: string;
}

/** The cart by HTTP, ready to be ordered, its totals checked line by line. */
async function work({ site, products, to, coupon }: Worked) {
  const ada = shopper(shop.commerce, site);
  const { cartGuid } = (await ada.call('POST', 'addProductsToCart', { products })).body;
  const steps: [method: 'GET' | 'PUT', path: string, body?: object][] = [
    ['PUT', 'email', { email: 'ada@example.com' }],
    ['PUT', 'addresses/delivery', to],
    ['PUT', 'payment', { provider: 'test', token: 'tok_success' }],
  ];
  if (coupon) steps.push(['GET', `coupon/apply?couponCode=${coupon}`]);
  for (const [method, path, body] of steps)
    expect((await ada.call(method, `carts/${cartGuid}/${path}`, body)).status).toBe(200);
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  await assertCartAddsUp(shop.commerce, site, cartGuid, body);
  return { ada, cartGuid, body };
}

/** Places it: the order comes to what the cart did, and that is charged. */
async function order({ ada, cartGuid, body }: Awaited<ReturnType<typeof work>>): Promise<AnswerBody> {
  const placed = await ada.place(cartGuid, { expectedTotal: body.totalPriceWithTax.value });
  expect([placed.status, placed.body.paymentStatus]).toEqual([201, 'captured']);
  expect(answeredSums(placed.body)).toEqual(answeredSums(body));
  const charges = (await shop.commerce.payments.test.entries()).filter(({ key }) => key === placed.body.code);
  expect(charges.map(({ amount }) => amount)).toEqual([answeredSums(body).total]);
  return placed.body;
}

const newYork = { site: 'usb2c', to: ADDRESSES.NY } as const;

test('two boxes one-time to New York come to 37.98: shipping is free and food is not taxed', async () => {
  const cart = await work({ ...newYork, products: [{ code: 'dawn-24', qty: 2 }] });
  expect(answeredSums(cart.body)).toMatchObject({
    subTotal: 3798,
    deliveryCost: 0,
    totalTax: 0,
    total: 3798,
  });
  await order(cart);
});

test('one box comes to 18.99 and 6.95 for shipping', async () => {
  const cart = await work({ ...newYork, products: [{ code: 'dawn-24', qty: 1 }] });
  expect(answeredSums(cart.body)).toMatchObject({
    subTotal: 1899,
    deliveryCost: 695,
    totalTax: 0,
    total: 2594,
  });
  await order(cart);
});

test('three on auto-delivery come to three times 14.24', async () => {
  const { body } = await work({
    ...newYork,
    products: [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false }],
  });
  expect(body.entries).toMatchObject([
    { priceKind: 'autoDelivery', basePrice: { value: 14.24 }, listPrice: { value: 18.99 } },
  ]);
  expect(answeredSums(body)).toMatchObject({ subTotal: 4272, deliveryCost: 0, total: 4272 });
});

test('four eligible for buy more save more come to four times 17.09, of one kind or mixed', async () => {
  const cart = await work({ ...newYork, products: [{ code: 'mix-24', qty: 4 }] });
  expect(cart.body.entries).toMatchObject([{ priceKind: 'buyMoreSaveMore', basePrice: { value: 17.09 } }]);
  expect(cart.body).toMatchObject({
    appliedProductPromotions: [{ description: 'Buy more, save more: 10% off 4 boxes.' }],
    potentialProductPromotions: [{ description: 'Add 2 more eligible boxes and save 15%.' }],
  });
  expect(answeredSums(cart.body)).toMatchObject({ subTotal: 6836, deliveryCost: 0, total: 6836 });
  await order(cart);
  const mixed = await work({
    ...newYork,
    products: [
      { code: 'mix-24', qty: 3 },
      { code: 'blend-24', qty: 1 },
    ],
  });
  expect(answeredSums(mixed.body)).toMatchObject({ lines: [5127, 1709], total: 6836 });
});

test('three boxes with a coupon of 20 % come to 56.97 less 11.39', async () => {
  const cart = await work({ ...newYork, products: [{ code: 'dawn-24', qty: 3 }], coupon: 'TWENTY' });
  expect(answeredSums(cart.body)).toMatchObject({ subTotal: 5697, orderDiscounts: 1139, total: 4558 });
  await order(cart);
});

test('a brewer and pods to Quebec: GST 5.00 and QST 9.98 on the brewer only', async () => {
  const products = ['nib-24', 'noon-24'].map((code) => ({ code, qty: 1 }));
  const cart = await work({ site: 'cab2c', products, to: ADDRESSES.QC });
  expect(cart.body.taxes).toMatchObject([{ name: 'GST' }, { name: 'QST' }]);
  expect(answeredSums(cart.body)).toMatchObject({ subTotal: 14_000, taxes: [500, 998], total: 15_498 });
  await order(cart);
});

test('the same to Ontario: HST 13.00', async () => {
  const products = ['nib-24', 'noon-24'].map((code) => ({ code, qty: 1 }));
  const cart = await work({ site: 'cab2c', products, to: ONTARIO });
  expect(cart.body.taxes).toMatchObject([{ name: 'HST' }]);
  expect(answeredSums(cart.body)).toMatchObject({ subTotal: 14_000, taxes: [1300], total: 15_300 });
  await order(cart);
});

test('pods alone to Ontario: 8.95 of shipping, zero-rated like the goods', async () => {
  const cart = await work({ site: 'cab2c', products: [{ code: 'dawn-24', qty: 1 }], to: ONTARIO });
  expect(answeredSums(cart.body)).toMatchObject({ deliveryCost: 895, taxes: [], totalTax: 0, total: 2794 });
  await order(cart);
});
