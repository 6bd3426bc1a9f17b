/** The fields of a cart line, and what its sums depend on. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('mint', { price: 4.35, packType: 'Bagged' }),
    product('case', { count: 96, boxCount: 4, price: 70 }),
    {
      ...product('nib', { productType: 'Brewer', taxCode: 'STANDARD' }),
      options: ['Color'],
      variants: [
        {
          code: 'nib-ink',
          price: 89.99,
          stock: 10,
          options: { Color: 'Ink' },
          color: { name: { en: 'Ink', fr: 'Encre' }, hex: '#2a2421' },
        },
      ],
    },
  );
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

test('a line has its quantity, the boxes of its variant and the colour', async () => {
  // covers: S3.58, S3.62, S3.63
  const { cartGuid } = (await ada.add('case-24', 3)).body;
  await ada.add('nib-ink', 1, { cartGuid });
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  expect(body.entries).toMatchObject([
    { qty: 3, quantity: 3, product: { code: 'case-24', boxCount: 4 } },
    { qty: 1, quantity: 1, product: { code: 'nib-ink', variantColor: 'Ink' } },
  ]);
});

test('a line has its pack type and the address that the catalogue gives its product, in either language', async () => {
  // covers: S3.61
  const { cartGuid } = (await ada.add('mint-24', 1)).body;
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  const { url } = (await ada.call('GET', '/products/mint?fields=FULL')).body as unknown as { url: string };
  expect(body.entries).toMatchObject([{ product: { packType: 'Bagged', url } }]);
  await sell(shop.commerce, 'cab2c', product('mint'));
  const zoe = shopper(shop.commerce, 'cab2c');
  const french = await zoe.call('POST', 'addProductToCart?lang=fr', { code: 'mint-24', qty: 1 });
  expect(french.body.entry.product.url).toBe('/p/mint');
});

test('a price times a quantity has no crumbs of binary arithmetic', async () => {
  // covers: S9.81
  expect(4.35 * 3).not.toBe(13.05);
  const { body } = await ada.add('mint-24', 3);
  expect(body.entry.totalPrice).toEqual({ value: 13.05, currencyIso: 'USD', formattedValue: '$13.05' });
});

test('shipping is free from the minimum that the merchant set', async () => {
  // covers: S9.45
  const { cartGuid } = (await ada.add('dawn-24', 1)).body;
  const cost = async () => (await ada.call('GET', `carts/${cartGuid}`)).body;
  expect(await cost()).toMatchObject({
    deliveryCost: { value: 6.95 },
    freeShipping: { threshold: { value: 29 } },
  });
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('usb2c', 'configuration', 'freeShippingMinimum', '1899', 0)`,
  );
  await shop.commerce.content.load();
  expect(await cost()).toMatchObject({
    deliveryCost: { value: 0 },
    freeShipping: { threshold: { value: 18.99 }, reached: true },
  });
});
