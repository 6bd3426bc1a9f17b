import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  const flags = ['isProductBMSMEligible'];
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('mix', { flags }),
    product('reduced', { flags, discountPrice: 15.5 }),
  );
});
afterAll(() => shop.commerce.close());

test('a product says what buy more save more takes off, where a list price lets it', async () => {
  const promotions = async (code: string) =>
    (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}?fields=FULL`)).json<{
      potentialPromotions?: unknown;
    }>().potentialPromotions;
  expect(await promotions('mix')).toEqual([
    {
      code: 'buyMoreSaveMore',
      description:
        'Buy more, save more: 10% off 4 boxes or more, 15% off\u00a06, 20% off\u00a010. Mix and match.',
    },
  ]);
  expect(await promotions('reduced')).toBeUndefined();
  expect(await promotions('dawn')).toBeUndefined();
});
