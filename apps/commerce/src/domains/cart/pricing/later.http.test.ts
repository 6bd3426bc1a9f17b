/** What each later order of an auto-delivery comes to is said where it is put in, and is what its terms then say. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const goods = [
    product('dawn'),
    product('half', { boxCount: 4 }),
    product('edge', { price: 29 }),
    product('bulk', { salesPriceStrategy: 'OTP' }),
  ];
  await sell(shop.commerce, 'usb2c', ...goods);
  await sell(shop.commerce, 'cab2c', product('dawn', { taxCode: 'STANDARD' }));
});
afterAll(() => shop.commerce.close());

interface Later {
  frequencyWeeks: number;
  totalPriceWithTax: { value: number; formattedValue: string };
  [sum: string]: unknown;
}
const laterOf = (body: unknown) => (body as { laterOrders?: Later[] }).laterOrders;
const every = (frequencyWeeks: number, qty = 1) => ({
  ...{ code: 'dawn-24', qty, frequencyWeeks },
  isOneTimeProduct: false,
});

test('a cart says of every rhythm what each later order comes to, with shipping and before tax', async () => {
  const ada = shopper(shop.commerce);
  const products = [every(4), { ...every(8), qty: 3 }, { code: 'dawn-24', qty: 2 }];
  const { cartGuid } = (await ada.call('POST', 'addProductsToCart', { products })).body;
  // The cart itself ships free; one box alone does not.
  expect(laterOf((await ada.call('GET', `carts/${cartGuid}`)).body)).toMatchObject([
    {
      frequencyWeeks: 4,
      subTotal: { value: 14.24 },
      deliveryCost: { value: 6.95 },
      totalPriceWithTax: { value: 21.19, formattedValue: '$21.19' },
      taxIsFinal: false,
    },
    { frequencyWeeks: 8, deliveryCost: { value: 0 }, totalPriceWithTax: { value: 42.72 } },
  ]);
  const once = shopper(shop.commerce);
  const plain = (await once.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body.cartGuid;
  expect(laterOf((await once.call('GET', `carts/${plain}`)).body)).toBeUndefined();
});

test('with an address its tax too, at the price of later orders: as much as the terms will say', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const { cartGuid } = (await zoe.call('POST', 'addProductsToCart', { products: [every(4)] })).body;
  await zoe.call('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.QC);
  const [later] = laterOf((await zoe.call('GET', `carts/${cartGuid}?lang=fr`)).body) ?? [];
  // 15 % less from the second on: 16.14 and 8.95, and 14.975 % of both.
  expect(later).toMatchObject({ subTotal: { value: 16.14 }, taxIsFinal: true });
  const terms = await zoe.call('GET', `carts/${cartGuid}/autoDeliveryConsent?lang=fr`);
  expect(terms.body).toMatchObject({ groups: [{ total: later?.totalPriceWithTax }] });
});

test('a product says it of each number of boxes that one auto-delivery takes', async () => {
  const totalsOf = async (code: string, site: 'usb2c' | 'cab2c' = 'usb2c') => {
    const { autoDeliveryTotals } = await firstVariant(code, site);
    return autoDeliveryTotals?.map(({ value }) => value);
  };
  const totals = await totalsOf('dawn');
  // Free from 29.00 on.
  expect(totals?.slice(0, 3)).toEqual([21.19, 35.43, 42.72]);
  expect(totals).toHaveLength(12);
  expect((await totalsOf('dawn', 'cab2c'))?.[0]).toBe(25.09);
  expect(await totalsOf('half')).toHaveLength(12);
  expect(await totalsOf('bulk')).toBeUndefined();
});

test('a product says what auto-delivery saves after shipping, also where that is less or nothing', async () => {
  const { autoDeliverySavings } = await firstVariant('dawn');
  // One: 18.99 and 6.95 against 21.19. Two ship free when bought once, for 37.98; on auto-delivery they come to 35.43.
  expect(autoDeliverySavings?.slice(0, 3).map(({ value }) => value)).toEqual([4.75, 2.55, 14.25]);
  const { autoDeliverySavings: dear } = await firstVariant('edge');
  // 29.00 ships free, 21.75 does not: 28.70.
  expect(dear?.[0]?.value).toBe(0.3);
});

interface WithAutoDelivery {
  autoDeliveryTotals?: { value: number }[];
  autoDeliverySavings?: { value: number }[];
}

async function firstVariant(code: string, site: 'usb2c' | 'cab2c' = 'usb2c'): Promise<WithAutoDelivery> {
  const { body } = await shopper(shop.commerce, site).call('GET', `/products/${code}?fields=FULL`);
  const { variantOptions } = body as unknown as { variantOptions: WithAutoDelivery[] };
  return variantOptions[0] ?? {};
}
